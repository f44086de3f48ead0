import { Badge, type BadgeProps } from '@signdrive/design-system/badge';
import { groupOfStatus, type OrderStatus, type OrderStatusGroup } from '#/domain/order/order-status.ts';
import { messageOf, shortStatusCopy } from '../orders.copy.ts';

const looks = {
  completed: { tone: 'success', icon: 'check' },
  error: { tone: 'danger', icon: 'alert' },
  pending: { tone: 'warning', icon: 'clock' },
} as const satisfies Record<OrderStatusGroup, Pick<BadgeProps, 'tone' | 'icon'>>;

/** Where an order stands, in a few words and in the look of its group (spec §4). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const words = shortStatusCopy[status] ?? messageOf(status);
  return words === undefined ? null : <Badge {...looks[groupOfStatus(status)]}>{words}</Badge>;
}

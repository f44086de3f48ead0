import { styled } from 'styled-components';
import { Badge, type BadgeProps } from '@signdrive/design-system/badge';
import { groupOfStatus, type OrderStatus, type OrderStatusGroup } from '#/domain/order/order-status.ts';
import { messageOf, shortStatusCopy } from '../orders.copy.ts';

/** Columns below an order's car: its progress, and its facts if there is room. */
export const CardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-7);
    padding: var(--space-6);
  }
`;

const looks = {
  completed: { tone: 'success', icon: 'check' },
  error: { tone: 'danger', icon: 'alert' },
  pending: { tone: 'warning', icon: 'clock' },
} as const satisfies Record<OrderStatusGroup, Pick<BadgeProps, 'tone' | 'icon'>>;

/** Short status of an order, with the look of its group (spec §4). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const words = shortStatusCopy[status] ?? messageOf(status);
  return words === undefined ? null : <Badge {...looks[groupOfStatus(status)]}>{words}</Badge>;
}

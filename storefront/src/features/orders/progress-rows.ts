import type { OrderProgressRow } from '@signdrive/design-system/patterns';
import type { Order } from '#/domain/order/order.ts';
import { groupOfStatus, orderProgress, type StatusEntry } from '#/domain/order/order-status.ts';
import { formatDateTime } from '#/shared/text/moments.ts';
import { formatDays } from './days.ts';
import { messageOf, ordersCopy, progressCopy } from './orders.copy.ts';

/**
 * Rows of the progress list: finished steps with their time, the current one with the status message, later ones with
 * their expected days. A failed order ends at its current step, with the message (product.md, Money and orders). The
 * car may be on its way before the order is concluded, so a finished row may be below the current one.
 */
export function progressRows(
  { status, delivery }: Pick<Order, 'status' | 'delivery'>,
  history: readonly StatusEntry[],
): OrderProgressRow[] {
  const message = messageOf(status);
  const steps = orderProgress(history, status);
  const hasStopped = groupOfStatus(status) === 'error';
  const current = hasStopped ? -1 : steps.findIndex(({ isCompleted }) => !isCompleted);
  const rows = steps.map(({ step, isCompleted, completedAt }, place): OrderProgressRow => {
    const row = { id: step, label: progressCopy[step] };
    if (isCompleted) {
      return {
        ...row,
        state: 'completed',
        ...(completedAt !== undefined && { dateText: formatDateTime(completedAt), dateTime: completedAt }),
      };
    }
    if (place === current) return { ...row, state: 'current', ...(message !== undefined && { note: message }) };
    const isExpected = step === 'availableForPickup' && delivery !== undefined;
    return {
      ...row,
      state: 'pending',
      ...(isExpected && { dateText: ordersCopy.expected(formatDays(delivery)) }),
    };
  });
  if (!hasStopped) return rows;
  const at = history.at(-1)?.createdAt;
  return [
    ...rows,
    {
      id: 'stopped',
      label: ordersCopy.stopped,
      state: 'stopped',
      ...(at !== undefined && { dateText: formatDateTime(at), dateTime: at }),
      ...(message !== undefined && { note: message }),
    },
  ];
}

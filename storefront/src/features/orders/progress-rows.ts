import type { OrderProgressRow } from '@signdrive/design-system/patterns';
import type { Order } from '#/domain/order/order.ts';
import { groupOfStatus, orderProgress, type StatusEntry } from '#/domain/order/order-status.ts';
import { formatDateTime } from '#/shared/text/moments.ts';
import { formatDays } from './days.ts';
import { messageOf, ordersCopy, progressCopy } from './orders.copy.ts';

/**
 * The progress list as it is drawn: what is done with its moment, what goes on with the status message, what is expected
 * with its days. One that failed ends where it stopped, with its message (product.md, Money and orders).
 */
export function progressRows(
  { status, delivery }: Pick<Order, 'status' | 'delivery'>,
  history: readonly StatusEntry[],
): OrderProgressRow[] {
  const message = messageOf(status);
  const ofTheService = orderProgress(history, status);
  // The car may be on its way before the order is concluded: no row is ticked below one that isn't.
  const steps = [
    ...ofTheService.filter(({ isCompleted }) => isCompleted),
    ...ofTheService.filter(({ isCompleted }) => !isCompleted),
  ];
  const current = steps.findIndex(({ isCompleted }) => !isCompleted);
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
  if (groupOfStatus(status) !== 'error') return rows;
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

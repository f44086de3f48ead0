/** How far an order got when its answer didn't come, or said no: what may be done next (product.md, Money and orders). */
import { isActive, type OrderInList } from './order-status.ts';

/** The three things that can be true. */
export type OrderOutcome =
  /** Nothing was placed and nothing charged: it may be tried again. */
  | 'nothingHappened'
  /** Nobody knows yet: it must not be repeated. */
  | 'beingChecked'
  | 'placed';

/** What went wrong, as far as it says whether the service acted. */
type Failure = { kind: string; status?: number };

/**
 * True when the service certainly didn't act: it answered no. Without an answer, with a fault of its own or with an
 * answer that can't be read, it may have.
 */
export function isDefinite({ kind, status = 0 }: Failure): boolean {
  if (kind === 'unauthorized' || kind === 'notFound') return true;
  // 408 and 409: it may still be at work on the first one.
  return kind === 'rejected' && status >= 400 && status < 500 && status !== 408 && status !== 409;
}

/** Statuses without the service's own answer: it may still be at work, as it may when nothing was answered at all. */
const unanswered = new Set([408, 409, 502, 504]);

/**
 * How long a request that nobody waits for any more may still run at a service, in milliseconds: four times as long as
 * the store's server waits for one.
 */
const mayRunInMs = 60_000;

/** True while an order that isn't among the orders may still come to be there: it was cut off, and not long ago. */
export function mayStillRun({ kind, status = 0 }: Failure, sinceSentInMs: number): boolean {
  const isCutOff = kind === 'network' || kind === 'timeout' || (kind === 'rejected' && unanswered.has(status));
  // Negative when the device's clock was set back: the request is then taken for a recent one.
  return isCutOff && sinceSentInMs < mayRunInMs;
}

/** What was there when the order was confirmed. */
export interface OrderBaseline {
  productId: string;
  /** Orders the person had before. */
  knownOrderIds: readonly string[];
}

/** The order that a confirmation has led to: one of the same product that wasn't there before, and stands. */
export function findPlaced<Order extends Pick<OrderInList, 'id' | 'productId' | 'status'>>(
  orders: readonly Order[],
  { productId, knownOrderIds }: OrderBaseline,
): Order | undefined {
  return orders.find(
    (order) => order.productId === productId && !knownOrderIds.includes(order.id) && isActive(order.status),
  );
}

/**
 * Which of the three is true of an order that wasn't found.
 * @param reading what reading the orders said: that there is none, or that they couldn't be read
 * @param sinceSentInMs how long ago it was sent: none found is none only when it can't come any more
 */
export function outcomeOf(
  failure: Failure,
  reading: 'none' | 'unread',
  sinceSentInMs: number,
): Exclude<OrderOutcome, 'placed'> {
  if (isDefinite(failure)) return 'nothingHappened';
  return reading === 'none' && !mayStillRun(failure, sinceSentInMs) ? 'nothingHappened' : 'beingChecked';
}

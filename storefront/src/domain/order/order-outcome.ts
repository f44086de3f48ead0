/** How far an order got when its answer didn't come, or said no: what may be done next (product.md, Money and orders). */
import { isActive, isReanalysis, type OrderInList } from './order-status.ts';

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

/** What a later reading is compared with. */
export interface OrderBaseline {
  productId: string;
  /** Orders the person had before. */
  knownOrderIds: readonly string[];
  /** The rejected order that is analysed again: it keeps its number. */
  formerOrderId?: string;
}

/** The order that a confirmation has led to: of the same product, active, and new or analysed again since. */
export function findPlaced<Order extends Pick<OrderInList, 'id' | 'productId' | 'status'>>(
  orders: readonly Order[],
  { productId, knownOrderIds, formerOrderId }: OrderBaseline,
): Order | undefined {
  return orders.find(
    ({ id, status, ...order }) =>
      order.productId === productId &&
      isActive(status) &&
      (id === formerOrderId ? !isReanalysis(status) : !knownOrderIds.includes(id)),
  );
}

/**
 * The rejected order that a new one replaces (product.md, Wire): the newest active order, if it was rejected for its
 * credit or its documents.
 * @param orders newest first
 */
export function formerOrderOf<Order extends Pick<OrderInList, 'status'>>(orders: readonly Order[]): Order | undefined {
  const active = orders.find(({ status }) => isActive(status));
  return active && isReanalysis(active.status) ? active : undefined;
}

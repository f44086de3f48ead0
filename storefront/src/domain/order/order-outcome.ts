/**
 * The possible outcomes of an order without a successful response, and what may follow (product.md, Money and orders).
 */
import { isActive, isReanalysis, type OrderInList, type OrderStatus } from './order-status.ts';

/** The three possible outcomes. */
export type OrderOutcome =
  /** Nothing was placed and nothing charged: the order may be sent again. */
  | 'nothingHappened'
  /** The outcome is unknown: the order must not be repeated. */
  | 'beingChecked'
  | 'placed';

/** The part of a failure that tells whether the service acted. */
type Failure = { kind: string; status?: number };

/**
 * True if the service certainly didn't act: it rejected the request. After a timeout, a server error or an unreadable
 * response it may have acted.
 */
export function isDefinite({ kind, status = 0 }: Failure): boolean {
  if (kind === 'unauthorized' || kind === 'notFound') return true;
  // With 408 and 409 it may still be processing the first request.
  return kind === 'rejected' && status >= 400 && status < 500 && status !== 408 && status !== 409;
}

/** Statuses that don't come from the service itself: it may still be processing, as after a timeout. */
const unanswered = new Set([408, 409, 502, 504]);

/**
 * How long a cancelled request may still run at a service, in milliseconds: four times the timeout of the store's
 * server.
 */
const mayRunInMs = 60_000;

/** True for a request whose outcome its response does not tell. */
export const isCutOff = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || (kind === 'rejected' && unanswered.has(status));

/**
 * True while a request that was cut off may still run at the service.
 * @param sinceSentInMs negative if the device's clock was set back: the request then counts as recent
 */
export const mayStillRun = (sinceSentInMs: number): boolean => sinceSentInMs < mayRunInMs;

/** Facts for a comparison with a later read. */
export interface OrderBaseline {
  productId: string;
  /** Orders the person had before. */
  knownOrderIds: readonly string[];
  /** The rejected order that is reanalysed: it keeps its number. */
  formerOrderId?: string;
  /** Its status; absent if another rejection does not count. */
  formerStatus?: OrderStatus;
}

/** The order of a confirmation: of the same product, active, and new or reanalysed since, even if it was rejected again. */
export function findPlaced<Order extends Pick<OrderInList, 'id' | 'productId' | 'status'>>(
  orders: readonly Order[],
  { productId, knownOrderIds, formerOrderId, formerStatus }: OrderBaseline,
): Order | undefined {
  return orders.find(
    ({ id, status, ...order }) =>
      order.productId === productId &&
      isActive(status) &&
      (id === formerOrderId
        ? !isReanalysis(status) || (formerStatus !== undefined && status !== formerStatus)
        : !knownOrderIds.includes(id)),
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

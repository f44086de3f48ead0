/**
 * The possible outcomes of an order without a successful response, and what may follow (product.md, Money and orders).
 */
import { isActive, isReanalysis, type OrderInList } from './order-status.ts';

/** The three possible outcomes. */
export type OrderOutcome =
  /** Nothing was placed and nothing charged: the order may be sent again. */
  | 'nothingHappened'
  /** The outcome is unknown: the order must not be repeated. */
  | 'beingChecked'
  | 'placed';

/** Facts for a comparison with a later read. */
export interface OrderBaseline {
  productId: string;
  /** Orders the person had before. */
  knownOrderIds: readonly string[];
  /** The rejected order that is reanalysed: it keeps its number. */
  formerOrderId?: string;
  /** It has a new status entry, and none was removed. It may have been rejected again or cancelled since. */
  hasFormerMoved?: boolean;
}

/** The order of a confirmation: of the same product, active, and new or reanalysed since, even if it was rejected again. */
export function findPlaced<Order extends Pick<OrderInList, 'id' | 'productId' | 'status'>>(
  orders: readonly Order[],
  { productId, knownOrderIds, formerOrderId, hasFormerMoved = false }: OrderBaseline,
): Order | undefined {
  return orders.find(
    ({ id, status, ...order }) =>
      order.productId === productId &&
      isActive(status) &&
      (id === formerOrderId ? !isReanalysis(status) || hasFormerMoved : !knownOrderIds.includes(id)),
  );
}

/**
 * The order of a confirmation whose outcome is unknown. The visitor may have seen it in their account and cancelled it
 * since: the confirmation has had its effect, and another one needs a new key.
 */
export const findOutcome: typeof findPlaced = (orders, baseline) =>
  findPlaced(orders, baseline) ??
  orders.find(
    ({ id, productId }) =>
      productId === baseline.productId &&
      (id === baseline.formerOrderId ? baseline.hasFormerMoved : !baseline.knownOrderIds.includes(id)),
  );

/**
 * The rejected order that a new one replaces (product.md, Wire): the newest active order, if it was rejected for its
 * credit or its documents.
 * @param orders newest first
 */
export function formerOrderOf<Order extends Pick<OrderInList, 'status'>>(orders: readonly Order[]): Order | undefined {
  const active = orders.find(({ status }) => isActive(status));
  return active && isReanalysis(active.status) ? active : undefined;
}

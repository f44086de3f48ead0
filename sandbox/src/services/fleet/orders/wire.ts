import type { FleetOffer } from '../../../../contract/fleet.ts';
import { orderStatusCodes, type Installment, type Order, type OrderStatusEntry } from '../../../../contract/orders.ts';
import { toReais } from '../../vehicle/money.ts';
import { actorOf, dueOf } from './life.ts';
import { papersOf } from './papers.ts';
import type { StatusEntry, StoredOrder } from './state.ts';

export interface OrderFacts {
  order: StoredOrder;
  /** Removed entries too. */
  history: readonly StatusEntry[];
  offer: FleetOffer | undefined;
  installments: readonly Installment[];
}

/** @param hasExtensions whether the fields that are ours are sent */
export function toOrder({ order, history, offer, installments }: OrderFacts, hasExtensions: boolean): Order {
  const last = history.at(-1);
  const status = last?.status ?? orderStatusCodes.InvalidRequest;
  const plain = {
    orderId: order.id,
    status,
    locationId: order.locationId,
    productId: order.productId,
    dealershipId: order.locationId,
  };
  if (!hasExtensions) return plain;
  const nextActor = actorOf(status);
  const nextActionUntil = last && dueOf(status, last.at);
  return {
    ...plain,
    dateCreated: order.at,
    typePayment: order.typePayment,
    monthlyInstallment: toReais(order.monthlyInCents),
    ...(nextActor && { nextActor }),
    ...(nextActionUntil !== undefined && { nextActionUntil }),
    ...(order.deliveryWindow && { deliveryWindow: order.deliveryWindow }),
    files: papersOf(order, history, { offer, installments }).map(({ file }) => file),
    installments: [...installments],
  };
}

/** What the owner sees of the history: entries that stand. */
export function toEntries(history: readonly StatusEntry[]): OrderStatusEntry[] {
  return history
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ id, status, description, at }) => ({ orderStatusId: id, status, description, dateCreated: at }));
}

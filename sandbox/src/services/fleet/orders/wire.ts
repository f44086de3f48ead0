import type { FleetOffer } from '../../../../contract/fleet.ts';
import { orderStatusCodes, type Installment, type Order, type OrderStatusEntry } from '../../../../contract/orders.ts';
import { toReais } from '../../vehicle/money.ts';
import { actorOf, dueOf } from './life.ts';
import { generateOrderFiles } from './order-files.ts';
import type { StatusEntry, StoredOrder } from './state.ts';

export interface OrderFacts {
  order: StoredOrder;
  /** Includes removed entries. */
  history: readonly StatusEntry[];
  offer: FleetOffer | undefined;
  installments: readonly Installment[];
}

/** @param hasExtensions whether extension fields are sent */
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
    files: generateOrderFiles(order, history, { offer, installments }).map(({ file }) => file),
    installments: [...installments],
  };
}

/** The history for the owner, without removed entries. */
export function toEntries(history: readonly StatusEntry[]): OrderStatusEntry[] {
  return history
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ id, status, description, at }) => ({ orderStatusId: id, status, description, dateCreated: at }));
}

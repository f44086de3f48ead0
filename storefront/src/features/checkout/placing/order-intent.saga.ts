/** The intent of an order: sends it, finds it, and reports its outcome to the visitor. */
import { call, put, select } from 'typed-redux-saga';
import type { AppError } from '#/api/app-error.ts';
import type { Intent, IntentDetails } from '#/domain/order/intent.ts';
import { findOutcome } from '#/domain/order/order-outcome.ts';
import { isActive } from '#/domain/order/order-status.ts';
import type { OrderRequest } from '#/domain/order/order-request.ts';
import { isToBeDoneAgain, read } from '#/shared/loading/requests.ts';
import type { Outcome, Undertaking } from '#/shared/ledger/carry-out.ts';
import { orderCancelled } from '#/shared/ledger/settled-events.ts';
import { storedUserId } from '#/shared/storage/stored-session.ts';
import { orderPlaced } from '../checkout.events.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { agreedOrders, drafts, tabOrder } from '../checkout.records.ts';
import { draftAfterPlacing } from '../checkout.gate.ts';
import { orderFailed, selectCheckout } from '../checkout.slice.ts';
import type { Orderer } from '../checkout.state.ts';

/** The request of an order, and the data by which the list of orders shows it. */
export function orderUndertaking(ports: CheckoutPorts, request?: OrderRequest): Undertaking<'order'> {
  const { orders, ledger } = ports;
  return {
    send: async ({ key }, signal) => {
      if (!request) throw new Error('An order that is only looked for is not sent');
      return (await orders.place({ ...request, idempotencyKey: key }, signal)).orderId;
    },
    find: async ({ userId, details }, signal) => {
      const listed = await orders.listOrders(userId, signal);
      const placed = findOutcome(listed, { ...details, hasFormerMoved: await hasFormerMoved(ports, details, signal) });
      return placed && { result: placed.id };
    },
    follow: async ({ userId, details: { coupon, productId } }, orderId) => {
      if (!coupon || orderId === undefined) return;
      const { code, couponOfferId } = coupon;
      await ledger.begin(userId, 'burn', { orderId, offerId: productId, code, couponOfferId });
    },
  };
}

/** Ids of an order's status entries. */
export const readEntryIds = async (
  { orders }: CheckoutPorts,
  orderId: string,
  signal: AbortSignal,
): Promise<string[]> => (await orders.readHistory(orderId, signal)).map(({ id }) => id);

async function hasFormerMoved(
  ports: CheckoutPorts,
  { formerOrderId, formerEntryIds }: IntentDetails['order'],
  signal: AbortSignal,
): Promise<boolean> {
  if (formerOrderId === undefined || !formerEntryIds) return false;
  const entryIds = await readEntryIds(ports, formerOrderId, signal);
  // A cancellation of the rejected order removes its latest entry. After a reanalysis it removes a later one.
  return entryIds.some((id) => !formerEntryIds.includes(id)) && formerEntryIds.every((id) => entryIds.includes(id));
}

/** Reports the outcome of an intent, and closes one that has ended. */
export function* reportOutcome(ports: CheckoutPorts, orderer: Orderer, settled: Outcome<'order'>, isFound = false) {
  const { intent } = settled;
  switch (settled.outcome) {
    case 'placed':
      yield* reportPlaced(ports, orderer, intent, isFound);
      return;
    case 'unknown':
      yield* reportOrderFailure('beingChecked', settled.error, intent.key);
      return;
    case 'failed':
      yield* call(() => ports.ledger.close(intent));
      break;
    case 'unsent':
  }
  if (tabOrder.read(ports.storage, orderer.user.id)?.intent.key === intent.key) tabOrder.remove(ports.storage);
  yield* reportOrderFailure('nothingHappened', settled.error, intent.key);
}

/** The service has the order. Its intent stays for a day, so that every waiting tab can show it. */
export function* reportPlaced(ports: CheckoutPorts, { user }: Orderer, intent: Intent<'order'>, isFound: boolean) {
  const { slug } = intent.details;
  const agreed = yield* call(readAgreed, ports, intent);
  tabOrder.write(ports.storage, { intent, ...(agreed && { agreed }) });
  const left = draftAfterPlacing(yield* select(selectCheckout), slug);
  if (left) yield* call(drafts.write, ports.records, user.id, left);
  else yield* call(drafts.remove, ports.records, user.id);
  const burns = yield* call(() => ports.ledger.list(user.id, 'burn'));
  const hasCoupon = burns.some(({ details }) => details.orderId === intent.result);
  yield* put(orderPlaced({ orderId: intent.result ?? '', slug, hasCoupon, isFound, ...(agreed && { agreed }) }));
}

/** The confirmed order, from this tab or from the tab that has sent it. */
export async function readAgreed({ records, storage }: CheckoutPorts, intent: Intent<'order'>) {
  const own = tabOrder.read(storage, intent.userId);
  return (own?.intent.key === intent.key ? own.agreed : undefined) ?? agreedOrders.read(records, intent);
}

/** The latest placed order whose number no visible page has shown. */
export async function findUnshownOrder({ ledger, storage }: CheckoutPorts, userId: string) {
  const known = await ledger.list(userId, 'order');
  const own = tabOrder.read(storage, userId);
  // Without a database there is only the tab's own record.
  const isLost =
    own?.intent.state === 'placed' && own.shownSlug === undefined && !known.some(({ key }) => key === own.intent.key);
  return known.findLast(({ state }) => state === 'placed') ?? (isLost ? own.intent : undefined);
}

/**
 * Closes a placed intent whose order was cancelled since, or has expired: the visitor may order the car again.
 * @returns whether it was closed
 */
export function* closeIfCancelled(ports: CheckoutPorts, intent: Intent<'order'>) {
  const isOver = yield* isCancelled(ports, intent.userId, intent.result);
  if (isOver) yield* call(close, ports, intent);
  return isOver;
}

/** Whether the order was cancelled or has expired. If the orders can't be read, it still counts. */
function* isCancelled({ orders }: CheckoutPorts, userId: string, orderId: string | undefined) {
  try {
    const listed = yield* read((signal) => orders.listOrders(userId, signal));
    const order = listed.find(({ id }) => id === orderId);
    return order !== undefined && !isActive(order.status);
  } catch (caught) {
    if (yield* isToBeDoneAgain()) throw caught;
    return false;
  }
}

async function close({ ledger, storage }: CheckoutPorts, intent: Intent<'order'>) {
  await ledger.close(intent);
  if (tabOrder.read(storage, intent.userId)?.intent.key === intent.key) tabOrder.remove(storage);
}

/**
 * The displayed order may have been cancelled since, in another tab or on another device, or may have expired. Another
 * tab may have closed its intent.
 */
export function* checkPlaced(ports: CheckoutPorts) {
  const { ledger, storage } = ports;
  const { placed } = yield* select(selectCheckout);
  const userId = storedUserId(storage);
  if (userId === undefined || !placed) return;
  const { orderId } = placed;
  if (!(yield* isCancelled(ports, userId, orderId))) return;
  const intents = yield* call(() => ledger.list(userId, 'order'));
  // Without a database there is only the tab's own record.
  const own = tabOrder.read(storage, userId)?.intent;
  const intent = [...intents, own].find((known) => known?.result === orderId);
  if (intent) yield* call(close, ports, intent);
  yield* put(orderCancelled({ orderId }));
}

/** The visitor has seen the number: every tab may begin the next order. After a reload this page shows it again. */
export function* recordSeenOrder({ storage, ledger }: CheckoutPorts) {
  const { orderer, page, placed } = yield* select(selectCheckout);
  if (!orderer || !page || !placed) return;
  const { id: userId } = orderer.user;
  const own = tabOrder.read(storage, userId);
  if (own?.intent.result === placed.orderId) tabOrder.write(storage, { ...own, shownSlug: page.slug });
  const intents = yield* call(() => ledger.list(userId, 'order'));
  const placedIntent = intents.find(({ result, state }) => result === placed.orderId && state === 'placed');
  if (placedIntent) yield* call(() => ledger.record(placedIntent, 'shown'));
}

export function* reportOrderFailure(outcome: 'nothingHappened' | 'beingChecked', error: AppError, intentKey?: string) {
  yield* put(orderFailed({ outcome, error, ...(intentKey !== undefined && { intentKey }) }));
}

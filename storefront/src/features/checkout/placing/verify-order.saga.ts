/** Looks for orders whose outcome is unknown: when a page opens, at the visitor's request, and every ten seconds. */
import { call, delay, put, select } from 'typed-redux-saga';
import { isEnded, isOpen } from '#/domain/order/intent.ts';
import { settle, whileAlone, type Outcome } from '#/shared/ledger/carry-out.ts';
import { orderLockOf } from '#/shared/ledger/ledger.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { tabOrder } from '../checkout.records.ts';
import { foundCancelled, selectCheckout, verificationStarted, type orderFailed } from '../checkout.slice.ts';
import type { Orderer } from '../checkout.state.ts';
import { closeIfCancelled, orderUndertaking, reportOrderFailure, reportOutcome } from './order-intent.saga.ts';
import { isUnderWay } from './order-life.ts';

/** Pause between two readings while an order may still come, in milliseconds. */
const verifyAgainInMs = 10_000;

/** Settles orders whose outcome an earlier page did not learn: at the visitor's request, and when a page opens. */
export function* verifyOrder(ports: CheckoutPorts) {
  yield* call(settleOrders, ports, true);
}

/** Reads the orders again while the outcome is unknown. The page does not change meanwhile. */
export function* verifyAgain(ports: CheckoutPorts, { payload }: ReturnType<typeof orderFailed>) {
  if (payload.outcome !== 'beingChecked') return;
  yield* delay(verifyAgainInMs);
  const { placing } = yield* select(selectCheckout);
  if (placing.status !== 'failed') return;
  yield* call(settleOrders, ports, false);
}

function* settleOrders(ports: CheckoutPorts, isShown: boolean) {
  const { orderer, placing: before } = yield* select(selectCheckout);
  if (!orderer || (yield* select((root) => isUnderWay(selectCheckout(root as never))))) return;
  const watched = before.status === 'failed' && before.outcome === 'beingChecked' ? before : undefined;
  const own = unshownOrder(ports, orderer);
  // Another tab may be sending an order: this tab gets the lock after it has ended.
  const open = yield* call(listOpenOrders, ports, orderer);
  if (!watched && !own && open.length === 0) return;
  const isAwaited = watched !== undefined || open.length > 0;
  if (isShown && isAwaited) yield* put(verificationStarted());
  yield* whileAlone(ports.ledger, orderLockOf(orderer.user.id), function* settleUnderLock() {
    const outcomes = yield* call(settleAll, ports, orderer, [...open, own?.key, watched?.intentKey]);
    // Orders of any car: the visitor learns of each before they can order another one.
    const found =
      outcomes.find(({ outcome }) => outcome === 'placed') ??
      outcomes.find(({ outcome }) => outcome === 'unknown') ??
      outcomes[0];
    const { placing } = yield* select(selectCheckout);
    if (found) yield* reportOutcome(ports, orderer, found, true);
    else if (placing.status !== 'idle')
      yield* reportOrderFailure('nothingHappened', watched?.error ?? { kind: 'network' });
  });
}

/** Keys of the person's orders whose outcome is unknown, or that another tab is sending. */
async function listOpenOrders({ ledger }: CheckoutPorts, { user }: Orderer): Promise<string[]> {
  return (await ledger.list(user.id, 'order')).filter(isOpen).map(({ key }) => key);
}

/** The order that this tab has sent, and whose number it has not shown. */
function unshownOrder({ storage }: CheckoutPorts, { user }: Orderer) {
  const own = tabOrder.read(storage, user.id);
  return own?.shownSlug === undefined ? own?.intent : undefined;
}

/** Settles the person's open orders, and those this page waits for, which another tab may have settled. */
function* settleAll(ports: CheckoutPorts, orderer: Orderer, watched: readonly (string | undefined)[]) {
  const own = unshownOrder(ports, orderer);
  const known = yield* call(() => ports.ledger.list(orderer.user.id, 'order'));
  // Without a database there is only the tab's own record.
  const lost =
    own && !known.some(({ key }) => key === own.key) && !isEnded(own) ? [{ ...own, state: 'sent' as const }] : [];
  const outcomes: Outcome<'order'>[] = [];
  for (const intent of [...known, ...lost]) {
    if (!isOpen(intent) && intent.state !== 'placed' && !watched.includes(intent.key)) continue;
    const settled = yield* settle(ports.ledger, intent, orderUndertaking(ports));
    if (settled.outcome === 'placed' && (yield* closeIfCancelled(ports, settled.intent))) yield* put(foundCancelled());
    else outcomes.push(settled);
  }
  return outcomes;
}

/** Coupons of placed orders: each is used up once, however long its service is down (spec §4, §7). */
import { call, delay, put, select } from 'typed-redux-saga';
import { isWorthRetrying } from '#/api/app-error.ts';
import { isEnded, isOpen, type Intent } from '#/domain/order/intent.ts';
import { carryOut, whileAlone, type Outcome } from '#/shared/ledger/carry-out.ts';
import { storedCoupon } from '#/shared/storage/stored-coupon.ts';
import { burnSettled } from '../checkout.events.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { selectCheckout } from '../checkout.slice.ts';
import type { Orderer } from '../checkout.state.ts';
import { ownsSession } from '#/shared/storage/stored-session.ts';

/** Pauses before the same burn is sent again, in milliseconds. */
const repeatAfterInMs = [300, 900] as const;

const isSameCode = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Burns the unused coupons of the person's placed orders. An ended burn stays in the ledger for a day. */
export function* burnCoupons(ports: CheckoutPorts) {
  const { orderer } = yield* select(selectCheckout);
  if (!orderer || !ownsSession(ports, orderer.user.id)) return;
  const isAnyLeft = yield* call(() => ports.ledger.hasUnsettled(orderer.user.id, 'burn'));
  if (isAnyLeft) {
    yield* whileAlone(ports.ledger, `burn/${orderer.user.id}`, function* burnAlone() {
      for (const intent of yield* call(() => ports.ledger.list(orderer.user.id, 'burn'))) {
        if (!isEnded(intent)) yield* burn(ports, orderer, intent);
      }
    });
  }
  yield* call(reportEndedBurns, ports, orderer);
}

/** Another tab may have burned the coupon of the order that this page shows. */
function* reportEndedBurns({ ledger }: CheckoutPorts, { user }: Orderer) {
  const { placed, burn: shown } = yield* select(selectCheckout);
  if (!placed || shown !== 'pending') return;
  const burns = yield* call(() => ledger.list(user.id, 'burn'));
  const ended = burns.find((intent) => intent.details.orderId === placed.orderId && isEnded(intent));
  if (!ended) return;
  const { orderId, code } = ended.details;
  yield* put(burnSettled({ orderId, code, burn: ended.state === 'placed' ? 'burned' : 'refused', isShown: true }));
}

/** The only write that is repeated automatically, with its first key (design.md, "Rejected on sight" 3). */
function* burn(ports: CheckoutPorts, { user }: Orderer, intent: Intent<'burn'>) {
  const { coupon, ledger, storage } = ports;
  const { code, offerId, couponOfferId, orderId } = intent.details;
  const undertaking = {
    send: ({ key }: Intent<'burn'>, signal: AbortSignal) =>
      coupon.burn(
        {
          userId: user.id,
          code,
          offerId,
          couponOfferId,
          document: user.document,
          email: user.email,
          idempotencyKey: key,
        },
        signal,
      ),
  };
  let settled: Outcome<'burn'> = yield* carryOut(ledger, intent, undertaking);
  for (const waitInMs of repeatAfterInMs) {
    if (settled.outcome !== 'unsent' || !isWorthRetrying(settled.error)) break;
    yield* delay(waitInMs);
    settled = yield* carryOut(ledger, settled.intent, undertaking);
  }
  if (settled.outcome === 'placed' && isSameCode(storedCoupon.readCode(storage) ?? '', code))
    storedCoupon.remove(storage);
  const burned = settled.outcome === 'placed' ? 'burned' : settled.outcome === 'failed' ? 'refused' : 'failed';
  const isShown = (yield* select(selectCheckout)).placed?.orderId === orderId;
  yield* put(burnSettled({ orderId, code, burn: burned, isShown }));
}

/**
 * True if an order of this browser still has to use the coupon up, or may have been placed with it. Another person's burn
 * is sent when that person is back.
 */
export function* isCouponInUse(ports: CheckoutPorts, userId: string, code: string) {
  yield* call(burnCoupons, ports);
  const burns = yield* call(() => ports.ledger.listOfBrowser('burn'));
  const orders = yield* call(() => ports.ledger.listOfBrowser('order'));
  return (
    burns.some((intent) => !isEnded(intent) && isSameCode(intent.details.code, code)) ||
    orders.some(
      (intent) => intent.userId !== userId && isOpen(intent) && isSameCode(intent.details.coupon?.code ?? '', code),
    )
  );
}

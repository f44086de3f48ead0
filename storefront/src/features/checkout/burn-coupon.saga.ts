/** Coupons of placed orders: each is used up once, however long its service is down (spec §4, §7). */
import { call, delay, put, select } from 'typed-redux-saga';
import { isWorthRetrying } from '#/api/app-error.ts';
import { isEnded, type Intent } from '#/domain/intent.ts';
import { carryOut, whileAlone, type Outcome } from '#/shared/ledger/carry-out.ts';
import { burnSettled } from './checkout.events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { selectCheckout } from './checkout.slice.ts';
import type { Orderer } from './checkout.state.ts';
import { ownsSession } from './own-session.ts';

/** Pauses before the same burn is sent again, in milliseconds. */
const repeatAfterInMs = [300, 900] as const;

const isSameCode = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Burns every coupon that the person's placed orders have left. */
export function* burnCoupons(ports: CheckoutPorts) {
  const { orderer } = yield* select(selectCheckout);
  if (!orderer || !ownsSession(ports, orderer.user.id)) return;
  const isAnyLeft = yield* call(() => ports.ledger.hasUnsettled(orderer.user.id, 'burn'));
  if (!isAnyLeft) return;
  yield* whileAlone(ports.ledger, `burn/${orderer.user.id}`, function* burnAlone() {
    for (const intent of yield* call(() => ports.ledger.list(orderer.user.id, 'burn'))) {
      yield* burn(ports, orderer, intent);
    }
  });
}

/** The one write that is repeated by itself, with its first key (design.md, "Rejected on sight" 3). */
function* burn(ports: CheckoutPorts, { user }: Orderer, intent: Intent<'burn'>) {
  const { coupon, ledger, storage } = ports;
  const { code, offerId, couponOfferId, orderId } = intent.details;
  const undertaking = {
    send: ({ key }: Intent<'burn'>, signal: AbortSignal) =>
      coupon.burn(
        { code, offerId, couponOfferId, document: user.document, email: user.email, idempotencyKey: key },
        signal,
      ),
  };
  let settled: Outcome<'burn'> = yield* carryOut(ledger, intent, undertaking);
  for (const waitInMs of repeatAfterInMs) {
    if (settled.outcome !== 'unsent' || !isWorthRetrying(settled.error)) break;
    yield* delay(waitInMs);
    settled = yield* carryOut(ledger, settled.intent, undertaking);
  }
  const left = settled.intent;
  if (isEnded(left)) yield* call(() => ledger.close(left));
  if (settled.outcome === 'placed' && isSameCode(storedCode(ports) ?? '', code)) storage.local.remove('coupon');
  const burned = settled.outcome === 'placed' ? 'burned' : settled.outcome === 'failed' ? 'refused' : 'failed';
  yield* put(burnSettled({ orderId, code, burn: burned }));
}

function storedCode({ storage }: CheckoutPorts): string | undefined {
  try {
    const stored: unknown = JSON.parse(storage.local.read('coupon') ?? 'null');
    const code = stored && typeof stored === 'object' && 'couponCode' in stored ? stored.couponCode : undefined;
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

/** True while a placed order of this person still has to use the coupon up. */
export function* isCouponInUse(ports: CheckoutPorts, userId: string, code: string) {
  yield* call(burnCoupons, ports);
  const burns = yield* call(() => ports.ledger.list(userId, 'burn'));
  return burns.some(({ details }) => isSameCode(details.code, code));
}

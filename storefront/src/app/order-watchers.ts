import { createAction } from '@reduxjs/toolkit';
import { call, put, take, takeEvery } from 'typed-redux-saga';
import { burnSettled, openingFailed, openingRetried, orderPlaced, stepOpened } from '#/features/checkout/index.ts';
import { couponRemoved } from '#/features/coupon/index.ts';
import { cancelOrderAsked, orderChangeSettled, resendDocumentsAsked } from '#/features/order-changes/index.ts';
import { cardUsed } from '#/features/payment/index.ts';
import { userLoaded } from '#/shared/session-events.ts';
import { browserLock } from './browser-lock.ts';
import { onFirstUse } from './identity/on-first-use.ts';
import type { Watcher } from './root-saga.ts';
import type { WatcherOptions } from './watchers.ts';

/** Watchers of an order, loaded with the first of its steps. */
export function createOrderWatchers({ ports, router }: WatcherOptions): Watcher[] {
  return [
    {
      name: 'order',
      run: () =>
        onFirstUse({
          events: [stepOpened, openingRetried],
          load: loadOrder,
          watch: ({ watchCheckout, photoPort, onLeaving, createStoredCard, createStepOpener }) =>
            watchCheckout({
              ...ports,
              lock: browserLock,
              photos: photoPort,
              storedCard: createStoredCard(ports, router),
              goToStep: createStepOpener(router),
              leaving: onLeaving,
              newKey: () => crypto.randomUUID(),
              now: () => new Date().toISOString(),
            }),
          *giveUp() {
            yield* put(openingFailed({ kind: 'network' }));
          },
        }),
    },
    { name: 'order, coupon', run: forgetBurnedCoupon },
    { name: 'order, card', run: forgetUsedCard },
    {
      name: 'changes of orders',
      run: () =>
        onFirstUse({
          events: [cancelOrderAsked, resendDocumentsAsked, changeLeft],
          load: () => import('#/features/order-changes/sagas.ts'),
          watch: ({ watchOrderChanges }) => watchOrderChanges(ports),
          *giveUp(event) {
            const { payload } = event as ReturnType<typeof cancelOrderAsked>;
            const kind = cancelOrderAsked.match(event) ? 'cancel' : 'resend';
            if (changeLeft.match(event)) return;
            yield* put(orderChangeSettled({ ...payload, kind, outcome: 'refused', error: { kind: 'network' } }));
          },
        }),
    },
    { name: 'changes of an earlier visit', run: () => watchLeftChanges(ports) },
  ];
}

const changeLeft = createAction('app/orderChangeLeft');

/** A change without an end is taken up by the next page of the same user, who is told what became of it. */
function* watchLeftChanges({ ledger }: WatcherOptions['ports']) {
  while (true) {
    const { payload } = yield* take(userLoaded);
    const left = yield* call(async () => [
      ...(await ledger.list(payload.userId, 'cancellation')),
      ...(await ledger.list(payload.userId, 'resend')),
    ]);
    if (left.length > 0) yield* put(changeLeft());
  }
}

const loadOrder = async () => {
  const [sagas, device] = await Promise.all([import('#/features/checkout/sagas.ts'), import('./order-device.ts')]);
  return { ...sagas, ...device };
};

/** Once the order is placed the card is its business: another order asks for one anew. */
function* forgetUsedCard() {
  yield* takeEvery(orderPlaced, function* forget() {
    yield* put(cardUsed());
  });
}

/** A coupon that was used up is no longer offered (spec §4). */
function* forgetBurnedCoupon() {
  yield* takeEvery(burnSettled, function* forget({ payload }) {
    if (payload.burn === 'burned') yield* put(couponRemoved());
  });
}

import type { Action } from '@reduxjs/toolkit';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { ServiceError } from '#/api/app-error.ts';
import type { StorePort } from '#/api/ports.ts';
import type { PartnerReference } from '#/domain/contact/leads.ts';
import {
  burnSettled,
  formerOrderChanging,
  openingFailed,
  openingRetried,
  openingStarted,
  orderCouponChanged,
  orderCouponRefused,
  orderCouponRemembered,
  orderPlaced,
  stepOpened,
} from '#/features/checkout/index.ts';
import {
  codeOf,
  couponApplied,
  couponEntered,
  couponRefused,
  couponRemoved,
  selectCouponEntry,
} from '#/features/coupon/index.ts';
import {
  cancelOrderAsked,
  orderChangeSettled,
  resendDocumentsAsked,
  unfinishedChangesFound,
} from '#/features/order-changes/index.ts';
import { selectPartner, selectStoreSlug, storeNotFound } from '#/features/partner-store/index.ts';
import { cardUsed } from '#/features/payment/index.ts';
import { listChanges } from '#/shared/ledger/ledger.ts';
import { userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { storedCoupon } from '#/shared/storage/stored-coupon.ts';
import { storedUserId } from '#/shared/storage/stored-session.ts';
import type { AppRouter } from '../router.tsx';
import { leaveStore } from './leave-store.ts';
import { onDemand } from './on-demand.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';

/** Watchers of an order, loaded with its first step. */
export function createOrderWatchers({ ports, router, notices }: WatcherOptions): Watcher[] {
  return [
    {
      name: 'order',
      run: onDemand({
        events: [stepOpened, openingRetried],
        load: loadOrder,
        watch: ({ watchCheckout, photoPort, onLeaving, createStoredCard, createStepOpener, createRejectionToast }) =>
          watchCheckout({
            ...ports,
            createPartnerCheck: () => createPartnerCheck(ports.store, router),
            photos: photoPort,
            storedCard: createStoredCard(ports, router),
            goToStep: createStepOpener(router),
            showRejection: createRejectionToast(router, notices),
            leaving: onLeaving,
            newKey: () => crypto.randomUUID(),
            now: () => new Date().toISOString(),
          }),
        fail: () => failToOpen(ports.storage),
      }),
    },
    {
      name: 'order, coupon',
      run: () =>
        watchOrderCoupon({
          storage: ports.storage,
          isOrderOpen: () => router.state.location.pathname.includes('/assinar/'),
        }),
    },
    { name: 'order, card', run: forgetUsedCard },
    {
      name: 'changes of orders',
      run: onDemand({
        events: [cancelOrderAsked, resendDocumentsAsked, unfinishedChangesFound],
        load: () => import('#/features/order-changes/order-changes.saga.ts'),
        watch: ({ watchOrderChanges }) => watchOrderChanges(ports),
        *fail(event) {
          // Unfinished changes are found again when the next user has loaded.
          if (unfinishedChangesFound.match(event)) return;
          const { payload } = event as ReturnType<typeof cancelOrderAsked>;
          const kind = cancelOrderAsked.match(event) ? 'cancel' : 'resend';
          yield* put(orderChangeSettled({ ...payload, kind, outcome: 'refused', error: { kind: 'network' } }));
        },
      }),
    },
    { name: 'changes of an earlier visit', run: () => watchLeftChanges(ports) },
  ];
}

/**
 * The next page of the same user resumes an unfinished change and shows its outcome. So do the last step of an
 * order and its confirmation: a tab that has been closed may have left a change of the order that this one replaces.
 */
function* watchLeftChanges({ ledger, storage }: WatcherOptions['ports']) {
  while (true) {
    yield* take([userLoaded.type, formerOrderChanging.type, isLastStep]);
    const userId = storedUserId(storage);
    if (userId === undefined) continue;
    const left = yield* call(listChanges, ledger, userId);
    if (left.length > 0) yield* put(unfinishedChangesFound());
  }
}

const isLastStep = (action: Action) => stepReached.match(action) && action.payload.step === 'payment';

/**
 * Creates the check of the store that is open now (spec §3, Partner store), which holds after the page has left that
 * store, too. It returns the partner; if the store has closed, the page leads home and the check fails. A store that was
 * visited before opens without its partner's facts while their service is down. An order is not sent without them: if
 * the store has closed, it would be an order of the house, which the visitor has not reviewed.
 */
export function createPartnerCheck(store: StorePort, router: Pick<AppRouter, 'navigate' | 'options'>) {
  const page = router.options.context.store;
  const slug = selectStoreSlug(page.getState());
  const known = selectPartner(page.getState());
  return async (signal: AbortSignal): Promise<PartnerReference | undefined> => {
    if (slug === undefined) return undefined;
    const partner = known ?? (await store.readPartner(slug, signal));
    if (partner) return { identifier: partner.identifier, referenceCode: partner.referenceCode };
    if (selectStoreSlug(page.getState()) === slug) {
      page.dispatch(storeNotFound({ slug }));
      leaveStore(router);
    }
    throw new ServiceError({ kind: 'notFound' });
  };
}

const loadOrder = async () => {
  const [sagas, device] = await Promise.all([
    import('#/features/checkout/checkout.saga.ts'),
    import('../device/order-device.ts'),
  ]);
  return { ...sagas, ...device };
};

/** The sagas that open an order could not be loaded. */
export function* failToOpen(storage: StoragePort) {
  if (storedUserId(storage) !== undefined) yield* put(openingStarted());
  yield* put(openingFailed({ kind: 'network' }));
}

/** Deletes a used card: another order needs a new one. */
function* forgetUsedCard() {
  yield* takeEvery(orderPlaced, function* forget() {
    yield* put(cardUsed());
  });
}

/** Synchronises the coupon of the page with that of the order. */
export function* watchOrderCoupon({ storage, isOrderOpen }: { storage: StoragePort; isOrderOpen: () => boolean }) {
  // A used coupon is no longer offered (spec §4). The page may have another one by now. Outside of the order that has used
  // it, it may be applied to another car.
  yield* takeEvery(burnSettled, function* forget({ payload: { burn, code, isShown } }) {
    if (burn !== 'burned' || codeOf(yield* select(selectCouponEntry)) !== code) return;
    yield* put(isShown && isOrderOpen() ? couponRemoved({ code }) : couponRefused({ code, reason: 'used' }));
  });
  yield* takeEvery(orderCouponRefused, function* refuse({ payload: { code, reason } }) {
    yield* call(() => storedCoupon.remove(storage, code));
    // With another discount it is validated again, so that the page shows the new price.
    yield* put(reason ? couponRefused({ code, reason }) : couponEntered({ code }));
  });
  // The menu of another tab deletes the stored coupon (spec §2.3); the order still has its own.
  yield* takeEvery(orderCouponRemembered, function* enterAgain({ payload: { code } }) {
    if ((yield* select(selectCouponEntry)).status === 'none') yield* put(couponEntered({ code }));
  });
  yield* takeEvery(couponApplied, ({ payload: { code } }) => changed(code));
  yield* takeEvery([couponRemoved, couponRefused], () => changed(undefined));
}

function* changed(code: string | undefined) {
  yield* put(orderCouponChanged({ code }));
}

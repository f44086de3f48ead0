import { call, put, take, takeEvery } from 'typed-redux-saga';
import type { StorePort } from '#/api/ports.ts';
import type { PartnerReference } from '#/domain/contact/leads.ts';
import { openingFailed, openingRetried, orderPlaced, stepOpened } from '#/features/checkout/index.ts';
import {
  cancelOrderAsked,
  orderChangeSettled,
  resendDocumentsAsked,
  unfinishedChangesFound,
} from '#/features/order-changes/index.ts';
import { selectPartner, selectStoreSlug, type PartnerStoreRoot } from '#/features/partner-store/index.ts';
import { cardUsed } from '#/features/payment/index.ts';
import { userLoaded } from '#/shared/page/session-events.ts';
import { onDemand } from './on-demand.ts';
import type { Watcher } from './root-saga.ts';
import { watchOrderCoupon } from './order-coupon.ts';
import type { WatcherOptions } from './watcher-options.ts';

/** Watchers of an order, loaded with the first of its steps. */
export function createOrderWatchers({ ports, router }: WatcherOptions): Watcher[] {
  return [
    {
      name: 'order',
      run: onDemand({
        events: [stepOpened, openingRetried],
        load: loadOrder,
        watch: ({ watchCheckout, photoPort, onLeaving, createStoredCard, createStepOpener }) =>
          watchCheckout({
            ...ports,
            partner: (signal) => readPartner(ports.store, router.options.context.store.getState(), signal),
            photos: photoPort,
            storedCard: createStoredCard(ports, router),
            goToStep: createStepOpener(router),
            leaving: onLeaving,
            newKey: () => crypto.randomUUID(),
            now: () => new Date().toISOString(),
          }),
        *fail() {
          yield* put(openingFailed({ kind: 'network' }));
        },
      }),
    },
    { name: 'order, coupon', run: () => watchOrderCoupon(ports) },
    { name: 'order, card', run: forgetUsedCard },
    {
      name: 'changes of orders',
      run: onDemand({
        events: [cancelOrderAsked, resendDocumentsAsked, unfinishedChangesFound],
        load: () => import('#/features/order-changes/sagas.ts'),
        watch: ({ watchOrderChanges }) => watchOrderChanges(ports),
        *fail(event) {
          // Unfinished changes are found again with the next user that is loaded.
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

/** A change without an end is taken up by the next page of the same user, who is told what became of it. */
function* watchLeftChanges({ ledger }: WatcherOptions['ports']) {
  while (true) {
    const { payload } = yield* take(userLoaded);
    const left = yield* call(async () => [
      ...(await ledger.list(payload.userId, 'cancellation')),
      ...(await ledger.list(payload.userId, 'resend')),
    ]);
    if (left.length > 0) yield* put(unfinishedChangesFound());
  }
}

/**
 * The partner of the open store (spec §3, Partner store). A store that was visited before opens without its partner's facts
 * while their service is down: an order is not sent without them.
 */
export async function readPartner(
  store: StorePort,
  state: PartnerStoreRoot,
  signal: AbortSignal,
): Promise<PartnerReference | undefined> {
  const slug = selectStoreSlug(state);
  if (slug === undefined) return undefined;
  const partner = selectPartner(state) ?? (await store.readPartner(slug, signal));
  return partner && { identifier: partner.identifier, referenceCode: partner.referenceCode };
}

const loadOrder = async () => {
  const [sagas, device] = await Promise.all([
    import('#/features/checkout/sagas.ts'),
    import('../device/order-device.ts'),
  ]);
  return { ...sagas, ...device };
};

/** The placed order owns the card; another order asks for a new one. */
function* forgetUsedCard() {
  yield* takeEvery(orderPlaced, function* forget() {
    yield* put(cardUsed());
  });
}

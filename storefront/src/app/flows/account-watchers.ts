import { call, fork, put, takeEvery } from 'typed-redux-saga';
import {
  dataSubmitted,
  documentsFailed,
  documentsOpened,
  formFailed,
  passwordSubmitted,
  profileFailed,
  profileOpened,
  userChanged,
} from '#/features/account/index.ts';
import { orderPlaced } from '#/features/checkout/index.ts';
import { orderChangeSettled } from '#/features/order-changes/index.ts';
import { ordersFailed, ordersOpened, ordersOutdated } from '#/features/orders/index.ts';
import { methodChanged } from '#/features/payment/index.ts';
import { profileRead, selectUser } from '#/features/session/index.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { storedUserId } from '#/shared/storage/stored-session.ts';
import { onDemand } from './on-demand.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';
import type { AppRouter } from '../router.tsx';
import type { RootState } from '../store.ts';

const loadAccount = async () => {
  const [sagas, device] = await Promise.all([
    import('#/features/account/sagas.ts'),
    import('../device/order-device.ts'),
  ]);
  return { ...sagas, ...device };
};

const loadOrders = async () => {
  const [sagas, device, seen] = await Promise.all([
    import('#/features/orders/sagas.ts'),
    import('../device/account-device.ts'),
    import('./last-seen-orders.ts'),
  ]);
  return { ...sagas, ...device, ...seen };
};

/** Watchers of the account. Each chunk loads with the first page that needs it. */
export function createAccountWatchers({ ports, router }: WatcherOptions): Watcher[] {
  const readUser = () => selectUser(router.options.context.store.getState() as RootState);
  return [
    {
      name: 'orders',
      run: onDemand({
        events: [ordersOpened],
        load: loadOrders,
        *watch({ watchOrders, watchSeenOrders, attentionPort, filesPort }) {
          const readUserId = () => readUser()?.id;
          yield* fork(watchSeenOrders, { records: ports.records, readUserId, now: () => Date.now() });
          yield* watchOrders({
            ...ports,
            attention: attentionPort,
            files: filesPort,
            readUserId,
            now: () => new Date().toISOString(),
          });
        },
        *fail() {
          yield* put(ordersFailed({ kind: 'network' }));
        },
      }),
    },
    {
      name: 'account',
      run: onDemand({
        events: [profileOpened, documentsOpened, dataSubmitted, passwordSubmitted],
        load: loadAccount,
        watch: ({ watchAccount, photoPort }) => watchAccount({ ...ports, photos: photoPort, readUser }),
        *fail(event) {
          if (profileOpened.match(event)) yield* put(profileFailed());
          if (documentsOpened.match(event)) yield* put(documentsFailed());
          if (dataSubmitted.match(event)) yield* put(formFailed({ form: 'data' }));
          if (passwordSubmitted.match(event)) yield* put(formFailed({ form: 'password' }));
        },
      }),
    },
    { name: 'account, who it is now', run: () => greetChangedUser(ports.storage) },
    { name: 'orders, what was done to one', run: readChangedOrders },
    { name: 'payment method, reload', run: () => reloadAfterChange(router) },
  ];
}

/**
 * Updates the greeting in the header with the changed name. A response that arrives after the session was rejected must
 * not confirm it: a log-in in another tab would leave this tab's log-in open.
 */
function* greetChangedUser(storage: StoragePort) {
  yield* takeEvery(userChanged, function* greet({ payload }) {
    if (storedUserId(storage) === payload.id) yield* put(profileRead(payload));
  });
}

/** Reads the orders after a new order and after a change, also a rejected one: a status may have changed. */
function* readChangedOrders() {
  yield* takeEvery([orderPlaced, orderChangeSettled], function* readAgain(event) {
    const isTold = orderChangeSettled.match(event) && event.payload.outcome === 'done';
    yield* put(ordersOutdated(isTold ? { toldOf: event.payload.orderId } : {}));
  });
}

/** Reads the plan again after its payment method was changed (spec §2.5), with a notice. */
function* reloadAfterChange(router: AppRouter) {
  yield* takeEvery(methodChanged, function* reload({ payload }) {
    const { pathname } = router.state.location;
    // The visitor may have left the page.
    if (!/\/conta\/plano\/?$/.test(pathname)) return;
    const state = { changedContractOf: payload.orderId };
    yield* call(() => router.navigate({ to: '/conta/plano', state, replace: true }));
    window.location.reload();
  });
}

import {
  applyMiddleware,
  combineReducers,
  configureStore,
  createAction,
  legacy_createStore as createStore,
  type Middleware,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { campaignReducer } from '#/features/campaign/index.ts';
import { catalogReducer, registeredCarsReducer } from '#/features/catalog/index.ts';
import { comparisonReducer } from '#/features/comparison/index.ts';
import { consentReducer, storeConsent } from '#/features/consent/index.ts';
import { contentReducer } from '#/features/content/index.ts';
import { couponReducer } from '#/features/coupon/index.ts';
import { nearbyReducer, offerReducer, shareReducer } from '#/features/offer/index.ts';
import { partnerStoreReducer } from '#/features/partner-store/index.ts';
import { sessionReducer } from '#/features/session/index.ts';
import { lateReducer } from '#/shared/loading/late-state.ts';
import { pageDialogReducer } from '#/shared/page/page-dialog.slice.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { pageLoadReducer } from '#/routes/-page/page-load.slice.ts';
import { createSagaGate, type SagaGateOptions } from './flows/saga-gate.ts';

/** Made with the store and not while the first file is evaluated, a task that is long already: it asks each part for its beginning. */
const createFeaturesReducer = () =>
  combineReducers({
    campaign: campaignReducer,
    catalog: catalogReducer,
    comparison: comparisonReducer,
    consent: consentReducer,
    content: contentReducer,
    coupon: couponReducer,
    late: lateReducer,
    nearby: nearbyReducer,
    offer: offerReducer,
    pageDialog: pageDialogReducer,
    pageLoad: pageLoadReducer,
    partnerStore: partnerStoreReducer,
    registeredCars: registeredCarsReducer,
    session: sessionReducer,
    share: shareReducer,
  });

type FeaturesReducer = ReturnType<typeof createFeaturesReducer>;

export type RootState = ReturnType<FeaturesReducer>;

let featuresReducer: FeaturesReducer | undefined;

/** The state the server rendered with has arrived in the browser. */
export const serverStateReceived = createAction<RootState>('app/serverStateReceived');

/** Applies state that an earlier page stored, where the server loaded nothing. */
export const persistedStateApplied = createAction<RootState>('app/persistedStateApplied');

function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (serverStateReceived.match(action) || persistedStateApplied.match(action)) return action.payload;
  featuresReducer ??= createFeaturesReducer();
  return featuresReducer(state, action);
}

/**
 * Redux Toolkit's own store in development, for its tools and its checks (state changed in place, actions that can't be
 * written down). A release has neither, and what they come with is half a kibibyte of script on every route.
 */
function createReduxStore(middleware: readonly Middleware[]): Store<RootState> {
  if (!import.meta.env.DEV) return createStore(rootReducer, applyMiddleware(...middleware));
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
  });
}

type Saga<Args extends unknown[], Result> = (...args: Args) => Generator<unknown, Result>;

/**
 * One store per request on the server, one per page in the browser.
 * @param sagas how the runtime of sagas comes, with the watchers that run in it
 * @param storage where the choice about measurement is kept; nowhere without
 */
export function createAppStore(sagas: SagaGateOptions, storage?: StoragePort) {
  const gate = createSagaGate({
    ...sagas,
    isSilent: (action) => serverStateReceived.match(action) || sagas.isSilent?.(action) === true,
  });
  const keeping: Middleware = () => (next) => (action) => {
    if (storage) storeConsent(storage.cookies, action);
    return next(action);
  };
  const store = createReduxStore([keeping, gate.middleware]);

  /** Runs one unit of work to its end; cancelled when the signal aborts. Resolves to `undefined` then. */
  async function runSaga<Args extends unknown[], Result>(
    saga: Saga<Args, Result>,
    signal: AbortSignal,
    ...args: Args
  ): Promise<Result | undefined> {
    if (signal.aborted) return undefined;
    const runtime = gate.started() ?? (await gate.need());
    const task = runtime.run(saga, ...args);
    const cancel = () => task.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const result: unknown = await task.toPromise();
      // A cancelled task's promise resolves with redux-saga's cancel marker, which is no result.
      return task.isCancelled() ? undefined : (result as Result);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  return Object.assign(store, {
    runSaga,
    /** Brings the runtime of sagas without an event that asks for it. */
    startSagas: gate.need,
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

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
import { consentReducer, storeConsent } from '#/features/consent/index.ts';
import { contentReducer } from '#/features/content/index.ts';
import { partnerStoreReducer } from '#/features/partner-store/index.ts';
import { sessionReducer } from '#/features/session/index.ts';
import { lateReducer } from '#/shared/loading/late-state.ts';
import { pageDialogReducer } from '#/shared/page/page-dialog.slice.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { pageLoadReducer } from '#/routes/loaders/page-load.slice.ts';
import { createSagaGate, type SagaGateOptions } from './flows/saga-gate.ts';

/** Called with the first action: calling every reducer would lengthen the task that evaluates the first chunk. */
const createFeaturesReducer = () =>
  combineReducers({
    campaign: campaignReducer,
    catalog: catalogReducer,
    consent: consentReducer,
    content: contentReducer,
    late: lateReducer,
    pageDialog: pageDialogReducer,
    pageLoad: pageLoadReducer,
    partnerStore: partnerStoreReducer,
    registeredCars: registeredCarsReducer,
    session: sessionReducer,
  });

type FeaturesReducer = ReturnType<typeof createFeaturesReducer>;

export type RootState = ReturnType<FeaturesReducer>;

let featuresReducer: FeaturesReducer | undefined;

/** The browser has received the state that the server rendered with. */
export const serverStateReceived = createAction<RootState>('app/serverStateReceived');

/** Applies state that an earlier page stored, where the server loaded nothing. */
export const persistedStateApplied = createAction<RootState>('app/persistedStateApplied');

function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (serverStateReceived.match(action) || persistedStateApplied.match(action)) return action.payload;
  featuresReducer ??= createFeaturesReducer();
  return featuresReducer(state, action);
}

/**
 * Redux Toolkit's store in development, for its developer tools and its checks (mutations, values that can't be
 * serialized). A release uses neither, and saves 0.5 KiB of script on every route.
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
 * @param sagas starts or loads the saga runtime with its watchers
 * @param storage stores the consent choice; without it the choice is not stored
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
    const runtime = gate.started() ?? (await gate.need());
    if (signal.aborted) return undefined;
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
    /** Loads the saga runtime without an action that needs it. */
    startSagas: gate.need,
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

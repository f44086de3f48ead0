import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';

/** The part of a store that sagas use. */
export interface SagaIo {
  dispatch: Dispatch;
  getState: () => unknown;
}

export interface SagaTask {
  toPromise(): Promise<unknown>;
  cancel(): void;
  isCancelled(): boolean;
}

/** The runtime of sagas: `app/flows/sagas.ts`. */
export interface Sagas {
  /** Sends an action to every saga. */
  emit(action: UnknownAction): void;
  run<Args extends unknown[]>(saga: (...args: Args) => Generator, ...args: Args): SagaTask;
}

export interface SagaGateOptions {
  /** Starts the runtime at once: on the server, and in tests. */
  start?: (io: SagaIo) => Sagas;
  /** Loads and starts the runtime at the first action that needs it: in the browser. */
  load?: (io: SagaIo) => Promise<Sagas>;
  /** True for actions that no saga handles. */
  isSilent?: (action: unknown) => boolean;
  /** Called when the runtime could not be loaded and actions are waiting. They wait for the next attempt. */
  onMissing?: (io: SagaIo) => void;
}

/**
 * Replaces the saga middleware: the saga runtime is loaded on the first action or the first `runSaga`. It then receives
 * the earlier actions in their order. After a failure, the next action or the connection's return loads it again.
 */
export function createSagaGate({ start, load, isSilent = () => false, onMissing }: SagaGateOptions) {
  let io: SagaIo | undefined;
  let sagas: Sagas | undefined;
  let loading: Promise<Sagas> | undefined;
  let isReportingMissing = false;
  const waiting: UnknownAction[] = [];

  async function fetchSagas(): Promise<Sagas> {
    if (!io || !load) throw new Error('Sagas are neither started nor to be loaded');
    try {
      const loaded = await load(io);
      sagas = loaded;
      for (const action of waiting.splice(0)) loaded.emit(action);
      return loaded;
    } catch (error) {
      globalThis.addEventListener?.('online', loadInBackground, { once: true });
      // Actions may wait even if `need` was called without one.
      if (waiting.length > 0) reportMissing(io);
      throw error;
    } finally {
      loading = undefined;
    }
  }

  function reportMissing(store: SagaIo) {
    // Actions about the failure itself are not kept for the runtime.
    isReportingMissing = true;
    onMissing?.(store);
    isReportingMissing = false;
  }

  /** Returns the runtime; rejects if it can't be loaded. */
  async function need(): Promise<Sagas> {
    return sagas ?? (loading ??= fetchSagas());
  }

  function loadInBackground() {
    // `fetchSagas` has reported the failure.
    need().catch(() => undefined);
  }

  const middleware: Middleware = (api) => {
    io = api;
    sagas = start?.(api);
    return (next) => (action) => {
      const result = next(action);
      if (sagas) sagas.emit(action as UnknownAction);
      else if (!isReportingMissing && !isSilent(action)) {
        waiting.push(action as UnknownAction);
        loadInBackground();
      }
      return result;
    };
  };

  return {
    middleware,
    need,
    /** The runtime, if it is loaded. */
    started: () => sagas,
  };
}

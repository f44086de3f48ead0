import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';

/** What sagas need of the store they run in. */
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
  /** Lets every saga hear of an action. */
  emit(action: UnknownAction): void;
  run<Args extends unknown[]>(saga: (...args: Args) => Generator, ...args: Args): SagaTask;
}

export interface SagaGateOptions {
  /** Starts the runtime at once: on the server, and in tests. */
  start?: (io: SagaIo) => Sagas;
  /** Fetches and starts the runtime when the first action asks for it: in the browser. */
  load?: (io: SagaIo) => Promise<Sagas>;
  /** True for actions that no saga handles. */
  isSilent?: (action: unknown) => boolean;
  /** Called when the runtime could not be fetched and actions wait for it. They go on waiting for the next try. */
  onMissing?: (io: SagaIo) => void;
}

/**
 * Stands where the saga middleware would: a page that is only read never loads the runtime of sagas. The first action,
 * or the first unit of work, asks for it; what happened before it came is heard in its order. Where it can't be
 * fetched, the next action asks again, or the connection's return.
 */
export function createSagaGate({ start, load, isSilent = () => false, onMissing }: SagaGateOptions) {
  let io: SagaIo | undefined;
  let sagas: Sagas | undefined;
  let loading: Promise<Sagas> | undefined;
  let isTellingOfIt = false;
  const waiting: UnknownAction[] = [];

  async function fetchSagas(): Promise<Sagas> {
    if (!io || !load) throw new Error('Sagas are neither started nor to be loaded');
    try {
      const loaded = await load(io);
      sagas = loaded;
      for (const action of waiting.splice(0)) loaded.emit(action);
      return loaded;
    } catch (error) {
      globalThis.addEventListener?.('online', ask, { once: true });
      // Actions that were dispatched meanwhile wait for the runtime, whatever has loaded it.
      if (waiting.length > 0) tellOfIt(io);
      throw error;
    } finally {
      loading = undefined;
    }
  }

  function tellOfIt(store: SagaIo) {
    // What is said of it now is not for the runtime, which comes later.
    isTellingOfIt = true;
    onMissing?.(store);
    isTellingOfIt = false;
  }

  /** The runtime; rejects when it can't be fetched. */
  async function need(): Promise<Sagas> {
    return sagas ?? (loading ??= fetchSagas());
  }

  function ask() {
    // A failure has been told where it happened.
    need().catch(() => undefined);
  }

  const middleware: Middleware = (api) => {
    io = api;
    sagas = start?.(api);
    return (next) => (action) => {
      const result = next(action);
      if (sagas) sagas.emit(action as UnknownAction);
      else if (!isTellingOfIt && !isSilent(action)) {
        waiting.push(action as UnknownAction);
        ask();
      }
      return result;
    };
  };

  return {
    middleware,
    need,
    /** The runtime, when it is there. */
    started: () => sagas,
  };
}

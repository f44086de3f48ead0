import { channel } from 'redux-saga';
import { call, race, take, takeEvery } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import { onTestFinished } from 'vitest';
import { rootSaga, startSagas } from '../app/flows/root-saga.ts';
import { serverStateReceived, type RootState, createAppStore } from '../app/store.ts';
import { fakePorts, type Answers } from './fake-ports.ts';
import type { FakeRecords, FakeStorage } from './fake-browser.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { Sagas } from '../app/flows/saga-gate.ts';

interface StartOptions {
  /** Responses of the services; a call without one fails the test. */
  ports?: Answers;
  /** Data that an earlier visit has stored in the browser. */
  storage?: FakeStorage;
  records?: FakeRecords;
  /** Initial values of parts of the state. */
  state?: Partial<RootState>;
}

type Crash = { watcher: string; error: unknown; attempt: number };

/** The application's own store with fake ports. An unexpected call or crash fails the test at its end. */
export function startStore({ ports: answers, storage, records, state }: StartOptions = {}) {
  const ports = fakePorts(answers, storage, records);
  const { store, sagas } = createTestStore(ports.storage);
  if (state) store.dispatch(serverStateReceived({ ...store.getState(), ...state }));

  const events: UnknownAction[] = [];
  const listening = new AbortController();
  void store.runSaga(function* record() {
    yield* takeEvery('*', (action: UnknownAction) => void events.push(action));
  }, listening.signal);

  const crashes: Crash[] = [];
  const watching = new Set<{ cancel: () => void }>();
  let areCrashesExpected = false;

  onTestFinished(() => {
    listening.abort();
    for (const task of watching) task.cancel();
    if (ports.unexpected.length > 0) throw new Error(`Unexpected calls: ${ports.unexpected.join(', ')}`);
    const [crash] = crashes;
    if (crash && !areCrashesExpected) throw new Error(`Watcher ${crash.watcher} crashed`, { cause: crash.error });
  });

  return {
    store,
    ports,
    /** Every action since the start. */
    events,
    eventsOf: (type: string) => events.filter((event) => event.type === type),
    /** Runs one worker to its end. */
    run: <Args extends unknown[], Result>(saga: (...args: Args) => Generator<unknown, Result>, ...args: Args) =>
      store.runSaga(saga, new AbortController().signal, ...args),
    /** Starts a watcher under the root saga, until the test ends. */
    watch: (run: () => Generator, name = 'watcher') => {
      // Watchers are detached, as in a page, so the test's end must cancel each of them.
      const end = channel<true>();
      const untilTheEnd = function* untilTheEnd() {
        yield* race([call(run), take(end)]);
      };
      sagas.run(rootSaga, [{ name, run: untilTheEnd }], (crash) => void crashes.push(crash));
      const page = { cancel: () => end.put(true) };
      watching.add(page);
      return page;
    },
    crashes,
    /** Allows watchers to crash from here on. */
    expectCrashes: () => {
      areCrashesExpected = true;
    },
  };
}

/**
 * Creates the application's store with the saga runtime loaded, and returns both.
 * @param storage the browser's storage; by default none
 */
export function createTestStore(storage?: StoragePort) {
  let sagas: Sagas | undefined;
  const store = createAppStore({ start: (io) => (sagas = startSagas(io)) }, storage);
  if (!sagas) throw new Error('The store starts its sagas while it is made');
  return { store, sagas };
}

import { configureStore, createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { afterEach, expect, test, vi } from 'vitest';
import { createSagaGate, type SagaGateOptions, type Sagas } from './saga-gate.ts';
import { startSagas } from './root-saga.ts';

const pressed = createAction<string>('test/pressed');
const silent = createAction('test/silent');

afterEach(() => vi.unstubAllGlobals());

/** A store with a gate; `heard` contains the actions that a saga received. */
function aStore(options: Pick<SagaGateOptions, 'onMissing'> & { failures?: number } = {}) {
  const heard: string[] = [];
  let failures = options.failures ?? 0;
  const load = vi.fn<NonNullable<SagaGateOptions['load']>>(async (io) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('offline');
    }
    const sagas: Sagas = startSagas(io);
    sagas.run(function* watch() {
      yield* takeEvery(pressed, ({ payload }) => void heard.push(payload));
    });
    return sagas;
  });
  const gate = createSagaGate({ load, isSilent: silent.match, onMissing: options.onMissing });
  const store = configureStore({
    reducer: (count: number = 0, action) => (pressed.match(action) ? count + 1 : count),
    middleware: (defaults) => defaults().concat(gate.middleware),
  });
  return { store, gate, load, heard };
}

test('an action that no saga handles does not load the runtime', async () => {
  const { store, load } = aStore();
  store.dispatch(silent());
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
});

test('actions from before the runtime loaded are handled once, in order', async () => {
  const { store, heard, load } = aStore();
  store.dispatch(pressed('one'));
  store.dispatch(pressed('two'));
  expect(store.getState()).toBe(2);
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
  store.dispatch(pressed('three'));
  expect(heard).toEqual(['one', 'two', 'three']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('`runSaga` and an action share one load', async () => {
  const { store, gate, load } = aStore();
  store.dispatch(pressed('one'));
  await Promise.all([gate.need(), gate.need()]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load that fails offline is reported, and the next action delivers all pending actions', async () => {
  const onMissing = vi.fn<NonNullable<SagaGateOptions['onMissing']>>(({ dispatch }) => {
    dispatch(pressed('told'));
  });
  const { store, heard } = aStore({ failures: 1, onMissing });
  store.dispatch(pressed('one'));
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  expect(heard).toEqual([]);
  store.dispatch(pressed('two'));
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
});

test('after a load that failed offline, the returned connection delivers all pending actions', async () => {
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  const onMissing = vi.fn<NonNullable<SagaGateOptions['onMissing']>>();
  const { store, heard } = aStore({ failures: 1, onMissing });
  store.dispatch(pressed('one'));
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  network.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(heard).toEqual(['one']));
});

test('an action sent while the runtime loads is reported too when the load fails', async () => {
  const onMissing = vi.fn<NonNullable<SagaGateOptions['onMissing']>>();
  const { store, gate, load } = aStore({ failures: 1, onMissing });
  const wanted = gate.need();
  store.dispatch(pressed('one'));
  await expect(wanted).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(onMissing).toHaveBeenCalledTimes(1);
});

test('a runtime that fails to load is not reported while no action is pending', async () => {
  const onMissing = vi.fn<NonNullable<SagaGateOptions['onMissing']>>();
  const { gate } = aStore({ failures: 1, onMissing });
  await expect(gate.need()).rejects.toThrow('offline');
  expect(onMissing).not.toHaveBeenCalled();
});

test('`runSaga` fails if the runtime does not load', async () => {
  const { gate } = aStore({ failures: 1 });
  await expect(gate.need()).rejects.toThrow('offline');
});

import { expect, test } from 'vitest';
import { call } from 'typed-redux-saga';
import { loadCatalog } from '#/features/catalog/index.ts';
import { consentDenied } from '#/features/consent/index.ts';
import { read } from '#/shared/loading/requests.ts';
import { anOffer, createTestStore, fakeStorage, neverAnswers, startStore } from '#/test-support/index.ts';
import { startSagas } from './flows/root-saga.ts';
import { createAppStore, serverStateReceived } from './store.ts';

test('`runSaga` resolves to the saga’s result', async () => {
  const { run } = startStore();
  const double = function* double(number: number) {
    return yield* call(() => Promise.resolve(number * 2));
  };
  await expect(run(double, 21)).resolves.toBe(42);
});

test('`runSaga` rejects if the saga throws', async () => {
  const { run } = startStore();
  const broken = function* broken() {
    yield* call(() => Promise.reject(new Error('broken')));
  };
  // redux-saga prints errors of a root task; the test is about the rejection.
  await expect(run(broken)).rejects.toThrow('broken');
});

test('aborting `runSaga` aborts its call and resolves to undefined', async () => {
  const { store, ports } = startStore({ ports: { catalog: { listOffers: neverAnswers } } });
  const leaving = new AbortController();
  const result = store.runSaga(function* list() {
    return yield* read((signal) => ports.catalog.listOffers(signal));
  }, leaving.signal);
  const [made] = ports.callsOf('catalog.listOffers');
  expect(made?.signal.aborted).toBe(false);
  leaving.abort();
  expect(made?.signal.aborted).toBe(true);
  await expect(result).resolves.toBeUndefined();
});

test('`runSaga` starts nothing if its page has been left already', async () => {
  const { store, ports } = startStore();
  await expect(store.runSaga(loadCatalog, AbortSignal.abort(), ports)).resolves.toBeUndefined();
  expect(ports.calls).toEqual([]);
});

test('`runSaga` starts nothing if its page is left while the saga runtime loads', async () => {
  const { ports } = startStore();
  const store = createAppStore({ load: async (io) => startSagas(io) });
  const leaving = new AbortController();
  const result = store.runSaga(loadCatalog, leaving.signal, ports);
  leaving.abort();
  await expect(result).resolves.toBeUndefined();
  expect(ports.calls).toEqual([]);
});

test('two stores share no state: one request never shows what another loaded', async () => {
  const { store, ports, run } = startStore({ ports: { catalog: { listOffers: () => Promise.resolve([anOffer()]) } } });
  await run(loadCatalog, ports);
  expect(store.getState().catalog.status).toBe('success');
  expect(createTestStore().store.getState().catalog.status).toBe('idle');
});

test("the server's state crosses as text and replaces the browser's", async () => {
  const { store, ports, run } = startStore({ ports: { catalog: { listOffers: () => Promise.resolve([anOffer()]) } } });
  await run(loadCatalog, ports);
  const browser = createTestStore().store;
  browser.dispatch(serverStateReceived(JSON.parse(JSON.stringify(store.getState())) as never));
  expect(browser.getState()).toEqual(store.getState());
});

test('a consent choice is stored before the saga runtime has loaded', () => {
  const storage = fakeStorage();
  const store = createAppStore({ load: () => new Promise(() => {}) }, storage);
  store.dispatch(consentDenied());
  expect(storage.cookies.read('consent')).toBe('denied');
});

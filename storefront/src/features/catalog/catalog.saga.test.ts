import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { anOffer, failing, neverAnswers, startStore } from '#/test-support/index.ts';
import { loadCatalog } from './catalog.saga.ts';
import { selectCars, selectCatalog } from './catalog.slice.ts';

beforeEach(() => void vi.useFakeTimers());

function startCatalog(listOffers: () => Promise<never> | Promise<ReturnType<typeof anOffer>[]>) {
  const started = startStore({ ports: { catalog: { listOffers } } });
  const load = () => started.run(loadCatalog, started.ports);
  return { ...started, load, calls: () => started.ports.callsOf('catalog.listOffers').length };
}

test('the offers are requested once, for any number of pages', async () => {
  const { store, load, calls } = startCatalog(() => Promise.resolve([anOffer()]));
  await load();
  await load();
  expect(calls()).toBe(1);
  expect(selectCars(store.getState()).map((car) => car.name)).toEqual(['Polo']);
});

test('a failed list is stored as failed and raises one event', async () => {
  const error = { kind: 'contract', where: '0.slug' } as const;
  const { store, load, eventsOf } = startCatalog(failing(error));
  await load();
  expect(selectCatalog(store.getState())).toEqual({ status: 'error', error });
  expect(eventsOf(loadFailed.type)).toEqual([loadFailed({ slice: 'catalog', error })]);
});

test('a failed list is requested again by the next page', async () => {
  const { store, ports, load } = startCatalog(failing({ kind: 'notFound' }));
  await load();
  ports.answer({ catalog: { listOffers: () => Promise.resolve([anOffer()]) } });
  await load();
  expect(selectCatalog(store.getState()).status).toBe('success');
});

describe('a read that fails', () => {
  test.each<AppError>([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'rejected', status: 503, code: '' }])(
    'is repeated twice, waiting longer each time, on %o',
    async (error) => {
      const { store, load, calls } = startCatalog(failing(error));
      const loaded = load();
      await vi.advanceTimersByTimeAsync(299);
      expect(calls()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls()).toBe(2);
      await vi.advanceTimersByTimeAsync(899);
      expect(calls()).toBe(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls()).toBe(3);
      await loaded;
      expect(selectCatalog(store.getState())).toEqual({ status: 'error', error });
    },
  );

  test.each<AppError>([
    { kind: 'rejected', status: 400, code: '' },
    { kind: 'rejected', status: 429, code: '' },
    { kind: 'unauthorized' },
    { kind: 'notFound' },
    { kind: 'contract', where: '0' },
    { kind: 'unexpected' },
  ])('is not repeated on %o', async (error) => {
    const { load, calls } = startCatalog(failing(error));
    await load();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls()).toBe(1);
  });

  test('succeeds when a repetition succeeds, and no failure is raised', async () => {
    const { store, ports, load, eventsOf } = startCatalog(failing({ kind: 'network' }));
    const loaded = load();
    ports.answer({ catalog: { listOffers: () => Promise.resolve([anOffer()]) } });
    await vi.advanceTimersByTimeAsync(300);
    await loaded;
    expect(selectCatalog(store.getState()).status).toBe('success');
    expect(eventsOf(loadFailed.type)).toEqual([]);
  });
});

test('leaving the page aborts the call without a failure', async () => {
  const { store, ports, eventsOf } = startStore({ ports: { catalog: { listOffers: neverAnswers } } });
  const leaving = new AbortController();
  const loaded = store.runSaga(loadCatalog, leaving.signal, ports);
  leaving.abort();
  await expect(loaded).resolves.toBeUndefined();
  expect(ports.callsOf('catalog.listOffers')[0]?.signal.aborted).toBe(true);
  expect(selectCatalog(store.getState()).status).toBe('idle');
  expect(eventsOf(loadFailed.type)).toEqual([]);
});

describe('two simultaneous readers', () => {
  test('share one call', async () => {
    const { store, load, calls } = startCatalog(() => Promise.resolve([anOffer()]));
    await Promise.all([load(), load()]);
    expect(calls()).toBe(1);
    expect(selectCatalog(store.getState()).status).toBe('success');
  });

  test('share the tries of a read that fails, and its failure', async () => {
    const { load, calls, eventsOf } = startCatalog(failing({ kind: 'network' }));
    const loaded = Promise.all([load(), load()]);
    await vi.advanceTimersByTimeAsync(10_000);
    await loaded;
    expect(calls()).toBe(3);
    expect(eventsOf(loadFailed.type)).toHaveLength(1);
  });

  test('send a second call when the first reader leaves', async () => {
    const { store, ports, load } = startStoreThatIsLeft();
    const leaving = new AbortController();
    void store.runSaga(loadCatalog, leaving.signal, ports);
    const loaded = load();
    ports.answer({ catalog: { listOffers: () => Promise.resolve([anOffer()]) } });
    leaving.abort();
    await loaded;
    expect(selectCatalog(store.getState()).status).toBe('success');
  });
});

function startStoreThatIsLeft() {
  const started = startStore({ ports: { catalog: { listOffers: neverAnswers } } });
  return { ...started, load: () => started.run(loadCatalog, started.ports) };
}

import { expect, test } from 'vitest';
import { loadCatalog } from '#/features/catalog/index.ts';
import { aConfig, anOffer, neverAnswers, startStore } from '#/test-support/index.ts';
import { loadBySearch, loadPage } from './load-page.ts';

function openPage(listOffers: () => Promise<ReturnType<typeof anOffer>[]>, serverBudget?: AbortSignal) {
  const { store, ports } = startStore({ ports: { catalog: { listOffers } } });
  const abortController = new AbortController();
  const loader = {
    context: {
      store,
      ports,
      config: aConfig(),
      url: {
        storeSlug: undefined,
        resolution: { kind: 'page', path: '/', isStoreNamed: false } as const,
        left: new AbortController().signal,
      },
      readLocation: () => ({ pathname: '/', search: {} }),
      watchLocation: () => () => undefined,
      serverBudget,
    },
    route: { id: '/' },
    location: { pathname: '/', search: {} },
    abortController,
  };
  return {
    loader,
    store,
    ports,
    leave: () => abortController.abort(),
    load: () => loadPage(loader, loadCatalog, ports),
  };
}
const incomplete = (store: ReturnType<typeof openPage>['store']) => store.getState().pageLoad.incompleteRoutes;

test('a response within the server’s budget makes the page complete', async () => {
  const { store, load } = openPage(() => Promise.resolve([anOffer()]), new AbortController().signal);
  await load();
  expect(store.getState().catalog.status).toBe('success');
  expect(incomplete(store)).toEqual([]);
});

test('past the budget the call is dropped and the route is marked for the browser', async () => {
  const budget = new AbortController();
  const { store, ports, load } = openPage(neverAnswers, budget.signal);
  const loaded = load();
  budget.abort();
  await loaded;
  expect(ports.callsOf('catalog.listOffers')[0]?.signal.aborted).toBe(true);
  expect(store.getState().catalog.status).toBe('idle');
  expect(incomplete(store)).toEqual(['/']);
});

test('a spent budget starts no call', async () => {
  const { store, ports, load } = openPage(neverAnswers, AbortSignal.abort());
  await load();
  expect(ports.calls).toEqual([]);
  expect(incomplete(store)).toEqual(['/']);
});

test('leaving the page does not mark it as incomplete', async () => {
  const { store, load, leave } = openPage(neverAnswers, new AbortController().signal);
  const loaded = load();
  leave();
  await loaded;
  expect(incomplete(store)).toEqual([]);
});

test.each([
  ['the search that the page has by then, if its script was slow', '/', [{ prazo: '48' }]],
  ['its own search, if another page is open', '/faq', [{ prazo: '36' }]],
])('a page is loaded by %s', async (_, pathname, expected) => {
  const { loader } = openPage(neverAnswers);
  const context = { ...loader.context, readLocation: () => ({ pathname, search: { prazo: '48' } }) };
  const loaded: unknown[] = [];
  await loadBySearch({ ...loader, context, location: { pathname: '/', search: { prazo: '36' } } }, async (search) => {
    loaded.push(search);
  });
  expect(loaded).toEqual(expected);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { put, spawn } from 'typed-redux-saga';
import { campaignSeen } from '#/features/campaign/index.ts';
import { loadCatalog } from '#/features/catalog/index.ts';
import { loadTables, selectTables } from '#/features/comparison/index.ts';
import { loadFaq, selectFaq } from '#/features/faq/index.ts';
import { storeLeft } from '#/features/partner-store/index.ts';
import { visitorArrived } from '#/features/session/index.ts';
import { dataOf, failure, success } from '#/shared/loading/loadable.ts';
import {
  aCarPage,
  aHomeContent,
  anOffer,
  aText,
  failing,
  fakeStorage,
  neverAnswers,
  startStore,
  type Answers,
} from '#/test-support/index.ts';
import { persistedStateApplied, type RootState } from '../store.ts';
import { watchPersistedState } from './persisted-state.saga.ts';

const start = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));

const partner = { identifier: '1', referenceCode: 'E-1', name: 'Viaduto · exemplo', whatsApp: '5511000000001' };

interface Visit {
  state?: Partial<RootState>;
  ports?: Answers;
  kept?: string;
  build?: string;
}

/** A page that has just hydrated, with the stored state of an earlier one. */
function openPage({ state, ports, kept, build = 'one' }: Visit = {}) {
  const storage = fakeStorage({ local: kept === undefined ? {} : { persisted: kept } });
  const leaveStore = vi.fn<() => void>();
  const started = startStore({ storage, ...(ports && { ports }), ...(state && { state }) });
  started.watch(() =>
    watchPersistedState({ store: started.store, ports: started.ports, now: () => Date.now(), build, leaveStore }),
  );
  return { ...started, leaveStore, kept: () => storage.kept.local.persisted };
}

const initial = () => startStore().store.getState();

/** The stored state of a page with an offer list, home texts, a car's text and a partner. */
async function keptByAnEarlierPage(): Promise<string> {
  const { content } = initial();
  const page = openPage({
    state: {
      catalog: success([anOffer()]),
      content: {
        ...content,
        home: success(aHomeContent()),
        carPages: { polo: success(aCarPage()), fox: success(null) },
      },
      partnerStore: { status: 'open', slug: 'viaduto', partner },
      session: { ...initial().session, hasHint: true },
    },
  });
  page.store.dispatch(visitorArrived({ hasSessionHint: true }));
  await vi.advanceTimersByTimeAsync(1000);
  return page.kept() ?? '';
}

test('loaded data is stored a second after the last change, without anything of the session', async () => {
  const { store, ports, run, kept } = openPage({
    ports: { catalog: { listOffers: () => Promise.resolve([anOffer()]) } },
  });
  await run(loadCatalog, ports);
  expect(kept()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(JSON.parse(kept() ?? '')).toMatchObject({
    version: 1,
    facts: { catalog: { keptAt: start + 1000, fact: [anOffer()] } },
  });
  expect(Object.keys(JSON.parse(await keptByAnEarlierPage()).facts).toSorted()).toEqual([
    'car/polo',
    'catalog',
    'home',
    'store/viaduto',
  ]);
  expect(store.getState().session).toEqual(initial().session);
});

test('a stored state is applied as one event where the server loaded nothing, and is read again', async () => {
  const kept = await keptByAnEarlierPage();
  const fresh = aHomeContent({ title: 'Novo' });
  const { store, ports, eventsOf } = openPage({
    kept,
    state: {
      catalog: failure({ kind: 'timeout' }),
      partnerStore: { status: 'open', slug: 'viaduto' },
    },
    ports: {
      catalog: { listOffers: () => Promise.resolve([anOffer({ name: 'Polo novo' })]) },
      content: {
        readHome: () => Promise.resolve(fresh),
        readCarPage: failing({ kind: 'notFound' }),
      },
      store: { readPartner: () => Promise.resolve({ ...partner, name: 'Novo' }) },
    },
  });
  expect(eventsOf(persistedStateApplied.type)).toHaveLength(1);
  expect(dataOf(store.getState().catalog)?.[0]?.name).toBe('Polo');
  expect(dataOf(store.getState().content.home)?.title).toBe('Início');
  expect(store.getState().partnerStore).toMatchObject({ partner: { name: partner.name } });

  await vi.advanceTimersByTimeAsync(0);
  expect(ports.calls.map(({ name }) => name)).toEqual([
    'store.readPartner',
    'catalog.listOffers',
    'content.readHome',
    'content.readCarPage',
  ]);
  expect(dataOf(store.getState().catalog)?.[0]?.name).toBe('Polo novo');
  expect(dataOf(store.getState().content.home)?.title).toBe('Novo');
  expect(dataOf(store.getState().content.carPages['polo'])?.title).toBe('Polo');
});

test('data that the server loaded is kept and not read again', async () => {
  const kept = await keptByAnEarlierPage();
  const { content } = initial();
  const offers = [anOffer({ name: 'Do servidor' })];
  const { store, ports } = openPage({
    kept,
    state: {
      catalog: success(offers),
      content: { ...content, home: success(aHomeContent({ title: 'Do servidor' })), carPages: { polo: success(null) } },
    },
  });
  expect(dataOf(store.getState().catalog)).toEqual(offers);
  expect(dataOf(store.getState().content.home)?.title).toBe('Do servidor');
  expect(store.getState().content.carPages['polo']).toEqual(success(null));
  expect(store.getState().partnerStore).toEqual({ status: 'house' });
  expect(ports.calls).toEqual([]);
});

test.each([
  ['is of another version', (kept: string) => kept.replace('"version":1', '"version":2'), {}],
  ['is of another program', (kept: string) => kept, { build: 'two' }],
  ['is cut off', (kept: string) => kept.slice(0, -20), {}],
  ['is nothing', () => 'null', {}],
  ['comes from the future', (kept: string) => kept.replaceAll(String(start), String(start + 60_000_000)), {}],
] as [string, (kept: string) => string, { build?: string }][])(
  'a stored state that %s is deleted at the start and changes nothing',
  async (_, change, { build }) => {
    const kept = change(await keptByAnEarlierPage());
    const page = openPage({ kept, ...(build && { build }) });
    expect(page.kept()).toBeUndefined();
    expect(page.eventsOf(persistedStateApplied.type)).toEqual([]);
    expect(page.store.getState()).toEqual(initial());
  },
);

test('a stored state is applied until it is 600 seconds old, and deleted then', async () => {
  const kept = await keptByAnEarlierPage();
  const openAtAge = (ageInMs: number) => {
    vi.setSystemTime(start + ageInMs);
    const page = openPage({
      kept,
      ports: {
        catalog: { listOffers: neverAnswers },
        content: { readHome: neverAnswers, readCarPage: neverAnswers },
        store: { readPartner: neverAnswers },
      },
    });
    return { applied: page.eventsOf(persistedStateApplied.type).length, isStored: page.kept() !== undefined };
  };
  expect(openAtAge(599_999)).toEqual({ applied: 1, isStored: true });
  expect(openAtAge(600_000)).toEqual({ applied: 0, isStored: false });
});

test('a fact that is stored again keeps its age', async () => {
  const kept = await keptByAnEarlierPage();
  vi.setSystemTime(start + 300_000);
  const notFound = failing({ kind: 'notFound' });
  const page = openPage({
    kept,
    ports: { catalog: { listOffers: notFound }, content: { readHome: notFound, readCarPage: notFound } },
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(JSON.parse(page.kept() ?? '').facts.catalog.keptAt).toBe(start);
});

/** A page of a partner's store, whose data of an earlier page is read again. */
async function openStorePage(readPartner: NonNullable<Answers['store']>['readPartner']) {
  const kept = await keptByAnEarlierPage();
  const { content } = initial();
  return openPage({
    kept,
    state: {
      catalog: success([anOffer()]),
      content: { ...content, home: success(aHomeContent()), carPages: { polo: success(aCarPage()) } },
      partnerStore: { status: 'open', slug: 'viaduto' },
    },
    ports: { store: { readPartner } },
  });
}

test('the visitor leaves a partner store that no longer exists', async () => {
  const { leaveStore } = await openStorePage(() => Promise.resolve(undefined));
  await vi.advanceTimersByTimeAsync(0);
  expect(leaveStore).toHaveBeenCalledOnce();
});

test('a visitor who leaves a partner store while its data is read again stays on the page of the house', async () => {
  const { store, leaveStore } = await openStorePage(() => Promise.resolve(partner));
  store.dispatch(storeLeft());
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().partnerStore).toEqual({ status: 'house' });
  expect(leaveStore).not.toHaveBeenCalled();
});

test('an event that another watcher dispatches meanwhile is not undone', async () => {
  const kept = await keptByAnEarlierPage();
  const { store, ports, watch } = startStore({
    storage: fakeStorage({ local: { persisted: kept } }),
    ports: { catalog: { listOffers: neverAnswers } },
  });
  const options = { store, ports, now: () => Date.now(), build: 'one', leaveStore: () => undefined };
  watch(function* both() {
    yield* spawn(function* another() {
      yield* put(campaignSeen({ source: 'radio' }));
    });
    yield* spawn(watchPersistedState, options);
  });
  expect(store.getState().campaign).toEqual({ firstSeen: { source: 'radio' } });
  expect(store.getState().catalog.status).toBe('success');
});

test('questions and comparison data of an earlier page are applied, and read again', async () => {
  const question = { title: 'Posso?', content: aText('Pode.'), categoryId: 7 };
  const content = {
    listFaqCategories: () => Promise.resolve([{ id: 7, name: 'Assinatura', slug: 'assinatura' }]),
    listFaqs: () => Promise.resolve([question]),
  };
  const tables = { source: 'Tabela de exemplo', depreciation: [], maintenance: [] };
  const application = { readApplication: () => Promise.resolve({ name: 'Loja', notes: [], tables }) };
  const earlier = openPage({ ports: { content, application } });
  await earlier.run(loadFaq, earlier.ports);
  await earlier.run(loadTables, earlier.ports);
  await vi.advanceTimersByTimeAsync(1000);

  const later = openPage({ kept: earlier.kept() ?? '', ports: { content, application } });
  expect(dataOf(selectFaq(later.store.getState()))?.[0]?.questions[0]?.question).toBe('Posso?');
  expect(dataOf(selectTables(later.store.getState()))).toEqual(tables);
  await vi.advanceTimersByTimeAsync(0);
  expect(later.ports.callsOf('content.listFaqs')).toHaveLength(1);
  expect(later.ports.callsOf('application.readApplication')).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import {
  aCarPage,
  aHomeContent,
  aText,
  failing,
  neverAnswers,
  startStore,
  type Answers,
} from '#/test-support/index.ts';
import { loadCarPage, loadConditions, loadHome, loadTextPage } from './content.saga.ts';
import { selectCarPage, selectConditions, selectHome, selectTextPage } from './content.slice.ts';

const terms = { title: 'Termos de Uso', body: aText('Ao usar este site'), seo: {} };

/** The four reads. They differ in their call and in their part of the state. */
const reads = [
  {
    what: 'the home page',
    call: 'content.readHome',
    args: [],
    content: aHomeContent(),
    answering: (answer: () => Promise<never>): Answers => ({ content: { readHome: answer } }),
    given: { content: { readHome: () => Promise.resolve(aHomeContent()) } } satisfies Answers,
    load: (started: Started) => started.run(loadHome, started.ports),
    read: (started: Started) => selectHome(started.store.getState()),
  },
  {
    what: "a car's page",
    call: 'content.readCarPage',
    args: ['polo'],
    content: aCarPage(),
    answering: (answer: () => Promise<never>): Answers => ({ content: { readCarPage: answer } }),
    given: { content: { readCarPage: () => Promise.resolve(aCarPage()) } } satisfies Answers,
    load: (started: Started) => started.run(loadCarPage, started.ports, 'polo'),
    read: (started: Started) => selectCarPage('polo')(started.store.getState()),
  },
  {
    what: 'a text page',
    call: 'content.readPage',
    args: ['termos-de-uso'],
    content: terms,
    answering: (answer: () => Promise<never>): Answers => ({ content: { readPage: answer } }),
    given: { content: { readPage: () => Promise.resolve(terms) } } satisfies Answers,
    load: (started: Started) => started.run(loadTextPage, started.ports, 'termos-de-uso'),
    read: (started: Started) => selectTextPage('termos-de-uso')(started.store.getState()),
  },
  {
    what: 'the conditions of the offers',
    call: 'content.readConditions',
    args: [],
    content: [{ title: 'Validade', body: aText('Enquanto aparecem') }],
    answering: (answer: () => Promise<never>): Answers => ({ content: { readConditions: answer } }),
    given: {
      content: { readConditions: () => Promise.resolve([{ title: 'Validade', body: aText('Enquanto aparecem') }]) },
    } satisfies Answers,
    load: (started: Started) => started.run(loadConditions, started.ports),
    read: (started: Started) => selectConditions(started.store.getState()),
  },
] as const;

type Started = ReturnType<typeof startStore>;

describe.each(reads)('$what', ({ call, args, content, answering, given, load, read }) => {
  test('is loaded once and stored', async () => {
    const started = startStore({ ports: given });
    await load(started);
    await load(started);
    expect(started.ports.callsOf(call).map((made) => made.args)).toEqual([args]);
    expect(read(started)).toEqual({ status: 'success', data: content });
  });

  test('stores its failure, raises it once and is loaded again by the next page', async () => {
    const error = { kind: 'rejected', status: 404, code: 'gone' } as const;
    const started = startStore({ ports: answering(failing(error)) });
    await load(started);
    expect(read(started)).toEqual({ status: 'error', error });
    expect(started.eventsOf(loadFailed.type)).toMatchObject([{ payload: { error } }]);
    started.ports.answer(given);
    await load(started);
    expect(read(started).status).toBe('success');
  });
});

test('the status of one car page does not change that of another', async () => {
  const started = startStore({ ports: { content: { readCarPage: neverAnswers } } });
  const leaving = new AbortController();
  void started.store.runSaga(loadCarPage, leaving.signal, started.ports, 'polo');
  expect(selectCarPage('polo')(started.store.getState()).status).toBe('loading');
  expect(selectCarPage('nivus')(started.store.getState()).status).toBe('idle');
  leaving.abort();
});

test('a page that the service does not have is no failure', async () => {
  const { store, ports, run, eventsOf } = startStore({
    ports: { content: { readCarPage: () => Promise.resolve(undefined), readPage: () => Promise.resolve(undefined) } },
  });
  await run(loadCarPage, ports, 'fusca');
  await run(loadTextPage, ports, 'fusca');
  expect(selectCarPage('fusca')(store.getState())).toEqual({ status: 'success', data: null });
  expect(selectTextPage('fusca')(store.getState())).toEqual({ status: 'success', data: null });
  expect(eventsOf(loadFailed.type)).toEqual([]);
});

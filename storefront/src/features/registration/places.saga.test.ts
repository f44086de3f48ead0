import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failing, startStore, type Answers } from '#/test-support/index.ts';
import { watchPlaces } from './places.saga.ts';
import { citiesWanted, selectPlaces, statesWanted } from './places.slice.ts';
import { draftRestored, fieldChanged, selectRegistration, type FieldName } from './registration.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const paulista = {
  cep: '01310100',
  street: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'SAO PAULO',
  state: 'SP',
};
const cities: Record<string, string[]> = { SP: ['Campinas', 'São Paulo'], RJ: ['Niterói', 'Rio de Janeiro'] };
const dead = failing({ kind: 'network' });
const alive: Answers = {
  geography: {
    listStates: () => Promise.resolve([{ id: 25, name: 'São Paulo', uf: 'SP' }]),
    listCities: (uf) => Promise.resolve((cities[uf] ?? []).map((name, id) => ({ id, name }))),
  },
  postalCode: { findPostalCode: () => Promise.resolve(paulista) },
};

function openForm(answers: Answers = {}, document = '11.222.333/0001-81') {
  const started = startStore({ ports: alive });
  const { store, ports } = started;
  ports.answer(answers);
  started.watch(() => watchPlaces(ports), 'places');
  const type = (name: FieldName, value: string) => void store.dispatch(fieldChanged({ name, value }));
  type('document', document);
  return {
    ...started,
    type,
    settle: () => vi.advanceTimersByTimeAsync(3000),
    place: () => {
      const { state, city } = selectRegistration(store.getState()).values;
      return [state, city];
    },
    places: () => selectPlaces(store.getState()),
    cepsAsked: () => ports.callsOf('postalCode.findPostalCode').map(({ args }) => args[0]),
  };
}

describe('looking up a postal code', () => {
  test('fills in state and city, even if the service spells the city differently', async () => {
    const { type, settle, place } = openForm();
    type('cep', '01310-100');
    await settle();
    expect(place()).toEqual(['SP', 'São Paulo']);
  });

  test('does not start while the code is incomplete', async () => {
    const { type, settle, cepsAsked } = openForm();
    type('cep', '01310-10');
    await settle();
    expect(cepsAsked()).toEqual([]);
  });

  test('never overwrites a chosen state or city, whichever came first', async () => {
    const { type, settle, place } = openForm();
    type('cep', '01310-100');
    await settle();
    type('city', 'Campinas');
    type('cep', '01310-101');
    await settle();
    expect(place()).toEqual(['SP', 'Campinas']);
    const chosenFirst = openForm();
    chosenFirst.type('state', 'RJ');
    chosenFirst.type('cep', '01310-100');
    await chosenFirst.settle();
    expect(chosenFirst.place()).toEqual(['RJ', '']);
  });

  test('does not overwrite a correction made before the response', async () => {
    const late = Promise.withResolvers<typeof paulista>();
    const { type, settle, place } = openForm({ postalCode: { findPostalCode: () => late.promise } });
    type('cep', '01310-100');
    await settle();
    type('state', 'RJ');
    late.resolve(paulista);
    await settle();
    expect(place()).toEqual(['RJ', '']);
  });

  test('shows a missing code as unknown, and requests it once', async () => {
    const { type, settle, places, cepsAsked } = openForm({
      postalCode: { findPostalCode: () => Promise.resolve(undefined) },
    });
    type('cep', '99999-999');
    await settle();
    expect(places().postalCode).toEqual({ status: 'unknown', cep: '99999999' });
    expect(cepsAsked()).toEqual(['99999999']);
  });

  test('is tried three times while the service is down, and then left to the visitor', async () => {
    const { type, settle, places, cepsAsked } = openForm({ postalCode: { findPostalCode: dead } });
    type('cep', '01310-100');
    await settle();
    expect(places().postalCode).toEqual({ status: 'failed', cep: '01310100' });
    expect(cepsAsked()).toHaveLength(3);
  });

  test.each([
    ['is unknown', () => Promise.resolve(undefined)],
    ['could not be looked up', dead],
  ] as const)('removes state and city of the code before if the code %s, except a chosen city', async (_, missed) => {
    const { type, settle, place, ports } = openForm();
    type('cep', '01310-100');
    await settle();
    ports.answer({ postalCode: { findPostalCode: missed } });
    type('cep', '01310-999');
    await settle();
    expect(place()).toEqual(['', '']);
    ports.answer({ postalCode: { findPostalCode: () => Promise.resolve(paulista) } });
    type('cep', '01310-100');
    await settle();
    expect(place()).toEqual(['SP', 'São Paulo']);
    type('city', 'Campinas');
    type('cep', '01310-999');
    await settle();
    expect(place()).toEqual(['SP', 'Campinas']);
  });

  test('starts when an individual’s document is replaced by a company’s', async () => {
    const { type, settle, place, cepsAsked } = openForm({}, '529.982.247-25');
    type('cep', '01310-100');
    await settle();
    expect(cepsAsked()).toEqual([]);
    type('document', '11.222.333/0001-81');
    await settle();
    expect(place()).toEqual(['SP', 'São Paulo']);
  });
});

describe('choosing a state', () => {
  test('loads its cities, and clears a chosen city of another state', async () => {
    const { type, settle, places, place } = openForm();
    type('state', 'SP');
    await settle();
    type('city', 'Campinas');
    type('state', 'RJ');
    await settle();
    expect(places().cities).toMatchObject({ uf: 'RJ', list: { status: 'success', data: [{ name: 'Niterói' }, {}] } });
    expect(place()).toEqual(['RJ', '']);
  });

  test('can be retried by the visitor if its cities fail to load', async () => {
    const { type, settle, places, store, ports } = openForm({ geography: { listCities: dead } });
    type('state', 'SP');
    await settle();
    expect(places().cities.list.status).toBe('error');
    ports.answer(alive);
    store.dispatch(citiesWanted());
    await settle();
    expect(places().cities.list.status).toBe('success');
  });

  test('ignores a late response with the cities of the state before', async () => {
    const late = Promise.withResolvers<{ id: number; name: string }[]>();
    const { type, settle, places, ports } = openForm({ geography: { listCities: () => late.promise } });
    type('state', 'SP');
    await settle();
    ports.answer(alive);
    type('state', 'RJ');
    late.resolve([{ id: 1, name: 'Campinas' }]);
    await settle();
    expect(places().cities).toMatchObject({ uf: 'RJ', list: { data: [{ name: 'Niterói' }, {}] } });
  });
});

test('states that fail to load can be retried by the visitor', async () => {
  const { settle, places, store, ports } = openForm({ geography: { listStates: dead } });
  await settle();
  expect(places().states.status).toBe('error');
  ports.answer(alive);
  store.dispatch(statesWanted());
  await settle();
  expect(places().states.status).toBe('success');
});

test('a restored draft keeps its state and city and loads the cities of its state', async () => {
  const { store, settle, place, places, cepsAsked } = openForm({}, '');
  store.dispatch(draftRestored({ document: '11.222.333/0001-81', cep: '01310-100', state: 'RJ', city: 'Niterói' }));
  await settle();
  expect(place()).toEqual(['RJ', 'Niterói']);
  expect(places().cities.uf).toBe('RJ');
  expect(cepsAsked()).toEqual([]);
});

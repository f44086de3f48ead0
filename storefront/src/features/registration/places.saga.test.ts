import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { startStore, type Answers } from '#/test-support/index.ts';
import { watchPlaces } from './places.saga.ts';
import { citiesWanted, selectPlaces, statesWanted } from './places.slice.ts';
import type { FieldName } from './registration.fields.ts';
import { draftRestored, fieldChanged, selectRegistration } from './registration.slice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paulista = {
  cep: '01310100',
  street: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'SAO PAULO',
  state: 'SP',
};
const cities: Record<string, string[]> = { SP: ['Campinas', 'São Paulo'], RJ: ['Niterói', 'Rio de Janeiro'] };
const dead = () => Promise.reject(new ServiceError({ kind: 'network' }));
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

describe('a postal code', () => {
  test('fills in state and city, however the city is written', async () => {
    const { type, settle, place } = openForm();
    type('cep', '01310-100');
    await settle();
    expect(place()).toEqual(['SP', 'São Paulo']);
  });

  test('that is incomplete is not looked up', async () => {
    const { type, settle, cepsAsked } = openForm();
    type('cep', '01310-10');
    await settle();
    expect(cepsAsked()).toEqual([]);
  });

  test('never overwrites a state or city the visitor chose, whichever came first', async () => {
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

  test('whose answer comes after a correction does not overwrite it', async () => {
    const late = Promise.withResolvers<typeof paulista>();
    const { type, settle, place } = openForm({ postalCode: { findPostalCode: () => late.promise } });
    type('cep', '01310-100');
    await settle();
    type('state', 'RJ');
    late.resolve(paulista);
    await settle();
    expect(place()).toEqual(['RJ', '']);
  });

  test('that does not exist is shown as unknown and looked up once', async () => {
    const { type, settle, places, cepsAsked } = openForm({
      postalCode: { findPostalCode: () => Promise.resolve(undefined) },
    });
    type('cep', '99999-999');
    await settle();
    expect(places().postalCode).toEqual({ status: 'unknown', cep: '99999999' });
    expect(cepsAsked()).toEqual(['99999999']);
  });

  test('while the service is dead is asked for three times, then left to the visitor', async () => {
    const { type, settle, places, cepsAsked } = openForm({ postalCode: { findPostalCode: dead } });
    type('cep', '01310-100');
    await settle();
    expect(places().postalCode).toEqual({ status: 'failed', cep: '01310100' });
    expect(cepsAsked()).toHaveLength(3);
  });

  test('typed for an individual is asked about when a company’s document takes its place', async () => {
    const { type, settle, place, cepsAsked } = openForm({}, '529.982.247-25');
    type('cep', '01310-100');
    await settle();
    expect(cepsAsked()).toEqual([]);
    type('document', '11.222.333/0001-81');
    await settle();
    expect(place()).toEqual(['SP', 'São Paulo']);
  });
});

describe('a state', () => {
  test('brings its cities; another one brings its own, and no city stays that is not in it', async () => {
    const { type, settle, places, place } = openForm();
    type('state', 'SP');
    await settle();
    type('city', 'Campinas');
    type('state', 'RJ');
    await settle();
    expect(places().cities).toMatchObject({ uf: 'RJ', list: { status: 'success', data: [{ name: 'Niterói' }, {}] } });
    expect(place()).toEqual(['RJ', '']);
  });

  test('whose cities fail is asked for again by the visitor', async () => {
    const { type, settle, places, store, ports } = openForm({ geography: { listCities: dead } });
    type('state', 'SP');
    await settle();
    expect(places().cities.list.status).toBe('error');
    ports.answer(alive);
    store.dispatch(citiesWanted());
    await settle();
    expect(places().cities.list.status).toBe('success');
  });

  test('that left late does not bring its cities over those of the one chosen after it', async () => {
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

test('states that fail are asked for again by the visitor', async () => {
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

import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { anOffer, failing, plansFor, red, someConditions, startStore } from '#/test-support/index.ts';
import { loadCar } from './calculator.saga.ts';
import { selectCalculator } from './calculator.slice.ts';

const broken = failing({ kind: 'rejected', status: 500, code: 'broken' });
const offer = {
  readConditions: () => Promise.resolve({ conditions: someConditions() }),
  simulate: (query: Parameters<typeof plansFor>[0]) => Promise.resolve(plansFor(query)),
};

describe('a car', () => {
  test('has one price per term, in its best kilometres and paint, and its financing for the wanted term', async () => {
    const { run, ports, store } = startStore({ ports: { offer } });
    await run(loadCar, ports, anOffer(), 36);
    const state = selectCalculator(store.getState())['polo'];
    expect(state?.status).toBe('success');
    expect(
      state?.facts?.terms.map(({ deadlineInMonths, monthlyInCents }) => [deadlineInMonths, monthlyInCents]),
    ).toEqual([
      // 2.000 + 12 × 10, 2.000, 2.000 − 12 × 10
      [12, 212_000],
      [24, 200_000],
      [36, 188_000],
    ]);
    expect(state?.facts?.financing[36]?.map(({ type }) => type)).toEqual(['convencional']);
    expect(ports.callsOf('offer.simulate')[0]?.args).toMatchObject([{ deadlineInMonths: 36, monthlyKm: 1000 }]);
  });

  test('is loaded once; another term loads only its financing, a missing term the nearest one', async () => {
    const { run, ports, store } = startStore({ ports: { offer } });
    await run(loadCar, ports, anOffer(), undefined);
    await run(loadCar, ports, anOffer(), 25);
    expect(ports.callsOf('offer.simulate'), '25 months are nearest to 24').toHaveLength(1);
    await run(loadCar, ports, anOffer(), 12);
    expect(ports.callsOf('offer.readConditions')).toHaveLength(1);
    expect(ports.callsOf('offer.simulate')).toHaveLength(2);
    expect(Object.keys(selectCalculator(store.getState())['polo']?.facts?.financing ?? {})).toEqual(['12', '24']);
  });

  test('without conditions has neither prices nor financing, and is not loaded again', async () => {
    const { run, ports, store } = startStore({
      ports: { offer: { ...offer, readConditions: () => Promise.resolve({ conditions: [] }) } },
    });
    await run(loadCar, ports, anOffer(), undefined);
    await run(loadCar, ports, anOffer(), undefined);
    expect(selectCalculator(store.getState())['polo']).toEqual({
      status: 'success',
      facts: { terms: [], financing: {} },
    });
    expect(ports.callsOf('offer.readConditions')).toHaveLength(1);
  });

  test('whose simulation fails keeps its prices, and is loaded again by the next page', async () => {
    const { run, ports, store } = startStore({ ports: { offer: { ...offer, simulate: broken } } });
    await run(loadCar, ports, anOffer({ colorHex: red.colorHex }), 24);
    const state = selectCalculator(store.getState())['polo'];
    expect(state).toMatchObject({ status: 'error', error: { kind: 'rejected', status: 500 } });
    expect(state?.facts?.terms).toHaveLength(3);
    ports.answer({ offer: { simulate: offer.simulate } });
    await run(loadCar, ports, anOffer(), 24);
    expect(selectCalculator(store.getState())['polo']?.status).toBe('success');
  });

  test('shows no failure of another term when the visitor returns to a term whose financing is known', async () => {
    const { run, ports, store } = startStore({ ports: { offer } });
    const state = () => selectCalculator(store.getState())['polo'];
    await run(loadCar, ports, anOffer(), 24);
    const { facts } = state() ?? {};
    const rejected = new ServiceError({ kind: 'rejected', status: 400, code: 'broken' });
    ports.answer({ offer: { simulate: () => Promise.reject(rejected) } });
    await run(loadCar, ports, anOffer(), 36);
    expect(state()?.status).toBe('error');
    await run(loadCar, ports, anOffer(), 24);
    expect(state()).toEqual({ status: 'success', facts });
    expect(ports.callsOf('offer.simulate')).toHaveLength(2);
  });
});

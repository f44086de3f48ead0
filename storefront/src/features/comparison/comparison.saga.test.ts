import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { noTables } from '#/domain/comparison/comparison-tables.ts';
import { aCondition, anOffer, aVehicle, failing, neverAnswers, plansFor, startStore } from '#/test-support/index.ts';
import { loadCompared, loadLeading, loadTables } from './comparison.saga.ts';
import { selectLeading, selectPlans, selectVehicles, selectTables } from './comparison.slice.ts';

const broken = failing({ kind: 'rejected', status: 500, code: 'broken' });
const facts = { name: 'Loja', notes: [] };
const tables = { ...noTables, source: 'Tabela de exemplo' };

describe('the tables', () => {
  test('are requested once', async () => {
    const { run, ports, store } = startStore({
      ports: { application: { readApplication: () => Promise.resolve({ ...facts, tables }) } },
    });
    await run(loadTables, ports);
    await run(loadTables, ports);
    expect(selectTables(store.getState())).toEqual({ status: 'success', data: tables });
    expect(ports.callsOf('application.readApplication')).toHaveLength(1);
  });

  test('are empty if the service has none', async () => {
    const { run, ports, store } = startStore({
      ports: { application: { readApplication: () => Promise.resolve(facts) } },
    });
    await run(loadTables, ports);
    expect(selectTables(store.getState())).toEqual({ status: 'success', data: noTables });
  });

  test('are not retried after a failure, and are requested again by the next page', async () => {
    const { run, ports, store, eventsOf } = startStore({ ports: { application: { readApplication: broken } } });
    await run(loadTables, ports);
    expect(ports.callsOf('application.readApplication')).toHaveLength(1);
    expect(selectTables(store.getState()).status).toBe('error');
    expect(eventsOf('app/loadFailed')).toHaveLength(1);
    await run(loadTables, ports);
    expect(ports.callsOf('application.readApplication')).toHaveLength(2);
  });
});

describe("the home page's car", () => {
  test('is simulated in its best condition, once', async () => {
    const { run, ports, store } = startStore({
      ports: { offer: { simulate: (query) => Promise.resolve(plansFor(query)) } },
    });
    await run(loadLeading, ports, anOffer());
    await run(loadLeading, ports, anOffer());
    const [call, ...others] = ports.callsOf('offer.simulate');
    expect(others).toEqual([]);
    expect(call?.args[0]).toMatchObject({ modelCode: 'PO1', deadlineInMonths: 24, monthlyKm: 1000, colorCode: 'B4B4' });
    expect(selectLeading(store.getState())).toMatchObject({ slug: 'polo', plans: { status: 'success' } });
  });

  test('is not simulated without a price', async () => {
    const { run, ports, store } = startStore();
    const { bestCondition: _, ...offer } = anOffer();
    await run(loadLeading, ports, offer);
    expect(selectLeading(store.getState())).toBeUndefined();
  });
});

describe('offers side by side', () => {
  const polo = anOffer();
  const tera = anOffer({ slug: 'tera', modelCode: 'TE1', name: 'Tera' });
  const taos = anOffer({ slug: 'taos', modelCode: 'TA1', name: 'Taos', isAvailable: false });

  const readVehicle = () => Promise.resolve(aVehicle());

  test('have one plan for each term and kilometres, in the colour of the best condition', async () => {
    const conditions = [
      aCondition(),
      aCondition({ colorCode: '0Q0Q', score: 0 }),
      aCondition({ deadlineInMonths: 36, monthlyInstallmentInCents: 180_000 }),
      aCondition({ monthlyKm: 2000, monthlyInstallmentInCents: 220_000 }),
    ];
    const { run, ports, store } = startStore({
      ports: {
        offer: {
          readVehicle,
          readConditions: () => Promise.resolve({ conditions, costTerms: { excessKmPriceInCents: 89 } }),
        },
      },
    });
    await run(loadCompared, ports, [polo, taos]);
    const planOf = (id: string) => selectPlans(store.getState())[id];
    const plan = { colorCode: 'B4B4', accessoryText: '' };
    expect(planOf('polo.PO1.2026')).toEqual({
      status: 'success',
      data: {
        plans: [
          { ...plan, deadlineInMonths: 24, monthlyKm: 1000, monthlyInstallmentInCents: 200_000 },
          { ...plan, deadlineInMonths: 24, monthlyKm: 2000, monthlyInstallmentInCents: 220_000 },
          { ...plan, deadlineInMonths: 36, monthlyKm: 1000, monthlyInstallmentInCents: 180_000 },
        ],
        costTerms: { excessKmPriceInCents: 89 },
      },
    });
    expect(planOf('taos.TA1.2026'), 'a car that cannot be had has no conditions').toBeUndefined();
  });

  test('have the data of their cars, even of an unavailable one, and keep their plan if it fails', async () => {
    const { run, ports, store } = startStore({
      ports: {
        offer: {
          readConditions: () => Promise.resolve({ conditions: [aCondition()] }),
          readVehicle: ({ modelCode }) =>
            modelCode === 'TE1'
              ? Promise.reject(new ServiceError({ kind: 'notFound' }))
              : Promise.resolve(aVehicle({ id: modelCode })),
        },
      },
    });
    await run(loadCompared, ports, [polo, tera, taos]);
    const vehicles = selectVehicles(store.getState());
    expect(vehicles['taos.TA1.2026']).toMatchObject({ data: { id: 'TA1' } });
    expect(vehicles['tera.TE1.2026']?.status).toBe('error');
    expect(selectPlans(store.getState())['tera.TE1.2026']?.status).toBe('success');
  });

  test('are loaded in parallel, and not again without a change', async () => {
    const { run, ports } = startStore({
      ports: { offer: { readVehicle, readConditions: () => Promise.resolve({ conditions: [aCondition()] }) } },
    });
    await run(loadCompared, ports, [polo, tera]);
    await run(loadCompared, ports, [polo, tera]);
    expect(ports.callsOf('offer.readConditions')).toHaveLength(2);
    expect(ports.callsOf('offer.readVehicle')).toHaveLength(2);
    ports.answer({ offer: { readVehicle, readConditions: neverAnswers } });
    const nivus = anOffer({ slug: 'nivus', modelCode: 'NI1' });
    void run(loadCompared, ports, [nivus, anOffer({ slug: 'jetta', modelCode: 'JE1' })]);
    expect(ports.callsOf('offer.readConditions')).toHaveLength(4);
  });

  test('are displayed even if one of them fails', async () => {
    const { run, ports, store } = startStore({
      ports: {
        offer: {
          readVehicle,
          readConditions: ({ modelCode }) =>
            modelCode === 'TE1'
              ? Promise.reject(new ServiceError({ kind: 'notFound' }))
              : Promise.resolve({ conditions: [aCondition()] }),
        },
      },
    });
    await run(loadCompared, ports, [polo, tera]);
    expect(selectPlans(store.getState())['polo.PO1.2026']?.status).toBe('success');
    expect(selectPlans(store.getState())['tera.TE1.2026']?.status).toBe('error');
  });
});

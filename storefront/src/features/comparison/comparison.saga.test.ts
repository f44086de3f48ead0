import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { noTables } from '#/domain/comparison-tables.ts';
import { aCondition, anOffer, neverAnswers, plansFor, startStore } from '#/test-support/index.ts';
import { loadCompared, loadLeading, loadTables } from './comparison.saga.ts';
import { selectLeading, selectPlan, selectTables } from './comparison.selectors.ts';

const failing = () => Promise.reject(new ServiceError({ kind: 'rejected', status: 500, code: 'broken' }));
const facts = { name: 'Loja', notes: [] };
const tables = { ...noTables, source: 'Tabela de exemplo' };

describe('the tables', () => {
  test('are read once', async () => {
    const { run, ports, store } = startStore({
      ports: { application: { readApplication: () => Promise.resolve({ ...facts, tables }) } },
    });
    await run(loadTables, ports);
    await run(loadTables, ports);
    expect(selectTables(store.getState())).toEqual({ status: 'success', data: tables });
    expect(ports.callsOf('application.readApplication')).toHaveLength(1);
  });

  test('are empty when the service has none', async () => {
    const { run, ports, store } = startStore({
      ports: { application: { readApplication: () => Promise.resolve(facts) } },
    });
    await run(loadTables, ports);
    expect(selectTables(store.getState())).toEqual({ status: 'success', data: noTables });
  });

  test('that fail are not waited for a second time, and are asked for again by the next page', async () => {
    const { run, ports, store, eventsOf } = startStore({ ports: { application: { readApplication: failing } } });
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

  test('that has no price is not asked about', async () => {
    const { run, ports, store } = startStore();
    const { bestCondition: _, ...offer } = anOffer();
    await run(loadLeading, ports, offer);
    expect(selectLeading(store.getState())).toBeUndefined();
  });

  test('that cannot be simulated is an error, not a wait', async () => {
    const { run, ports, store } = startStore({ ports: { offer: { simulate: failing } } });
    await run(loadLeading, ports, anOffer());
    expect(ports.callsOf('offer.simulate')).toHaveLength(1);
    expect(selectLeading(store.getState())?.plans.status).toBe('error');
  });
});

describe('offers side by side', () => {
  const polo = anOffer();
  const tera = anOffer({ slug: 'tera', modelCode: 'TE1', name: 'Tera' });
  const taos = anOffer({ slug: 'taos', modelCode: 'TA1', name: 'Taos', isAvailable: false });

  test('take the term and kilometres of the first one, or the closest they have', async () => {
    const { run, ports, store } = startStore({
      ports: {
        offer: {
          readConditions: ({ modelCode }) =>
            Promise.resolve({
              conditions: modelCode === 'TE1' ? [aCondition({ deadlineInMonths: 36 })] : [aCondition()],
              costTerms: { excessKmPriceInCents: 89 },
            }),
        },
      },
    });
    await run(loadCompared, ports, [polo, tera, taos]);
    const planOf = (slug: string) => selectPlan(slug)(store.getState());
    expect(planOf('polo')).toMatchObject({
      status: 'success',
      data: { condition: { deadlineInMonths: 24 }, costTerms: { excessKmPriceInCents: 89 } },
    });
    expect(planOf('tera')).toMatchObject({ data: { condition: { deadlineInMonths: 36, monthlyKm: 1000 } } });
    expect(planOf('taos'), 'a car that cannot be had has no conditions').toBeUndefined();
  });

  test('are read at the same time, and not again while nothing changed', async () => {
    const { run, ports } = startStore({
      ports: { offer: { readConditions: () => Promise.resolve({ conditions: [aCondition()] }) } },
    });
    await run(loadCompared, ports, [polo, tera]);
    await run(loadCompared, ports, [polo, tera]);
    expect(ports.callsOf('offer.readConditions')).toHaveLength(2);
    ports.answer({ offer: { readConditions: neverAnswers } });
    const nivus = anOffer({ slug: 'nivus', modelCode: 'NI1' });
    void run(loadCompared, ports, [nivus, anOffer({ slug: 'jetta', modelCode: 'JE1' })]);
    expect(ports.callsOf('offer.readConditions')).toHaveLength(4);
  });

  test('stand even where one of them fails', async () => {
    const { run, ports, store } = startStore({
      ports: {
        offer: {
          readConditions: ({ modelCode }) =>
            modelCode === 'TE1'
              ? Promise.reject(new ServiceError({ kind: 'notFound' }))
              : Promise.resolve({ conditions: [aCondition()] }),
        },
      },
    });
    await run(loadCompared, ports, [polo, tera]);
    expect(selectPlan('polo')(store.getState())?.status).toBe('success');
    expect(selectPlan('tera')(store.getState())?.status).toBe('error');
  });
});

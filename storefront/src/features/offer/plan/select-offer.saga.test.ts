import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { SimulationQuery } from '#/domain/offer/simulation.ts';
import type { Vehicle } from '#/domain/offer/offer.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { anOffer, aVehicle, failing, neverAnswers, plansFor, red, white } from '#/test-support/index.ts';
import { choicesOf, viewOf } from '../offer.view.ts';
import { selectOffer } from './select-offer.saga.ts';
import { poloServices, startOffer } from '../test-support/offer-under-test.ts';

beforeEach(() => void vi.useFakeTimers());

const broken = (kind: 'notFound' | 'network') => failing({ kind });

test('an offer is opened by its conditions, then the vehicle, then a simulation', async () => {
  const { open, made, selected, ports } = startOffer();
  await open();
  expect(made()).toEqual(['offer.readConditions', 'offer.readVehicle', 'offer.simulate']);
  expect(ports.callsOf('offer.readConditions')[0]?.args[0]).toMatchObject({
    modelCode: 'PO1',
    year: 2026,
    hasShield: false,
  });
  expect(selected()).toMatchObject({
    conditions: { status: 'success' },
    vehicle: { status: 'success' },
    simulation: { status: 'success' },
    offer: { isAvailable: true },
    isTouched: false,
  });
});

describe('the same offer again', () => {
  test('with the same modelCode, year and hasShield fetches nothing', async () => {
    const { open, made } = startOffer();
    await open();
    await open();
    await open(anOffer({ description: 'Other words, same offer.' }));
    expect(made()).toHaveLength(3);
  });

  test.each([{ modelCode: 'PO2' }, { year: 2027 }, { hasShield: true }])('with %o is another offer', async (change) => {
    const { open, made, selected } = startOffer();
    await open();
    await open(anOffer(change));
    expect(made()).toHaveLength(6);
    expect(selected().offer).toMatchObject(change);
  });

  test.each([
    ['comes', aVehicle({ id: 'PO1' })],
    ['fails', undefined],
  ])('keeps its vehicle when that of the one before %s late', async (_, answer) => {
    const late = Promise.withResolvers<Vehicle>();
    const { open, selected } = startOffer({
      readVehicle: ({ modelCode }) =>
        modelCode === 'PO1' ? late.promise : Promise.resolve(aVehicle({ id: modelCode })),
    });
    const before = open();
    await vi.advanceTimersByTimeAsync(0);
    await open(anOffer({ modelCode: 'PO2' }));
    if (answer) late.resolve(answer);
    else late.reject(new ServiceError({ kind: 'notFound' }));
    await before;
    expect(selected().vehicle).toMatchObject({ status: 'success', data: { id: 'PO2' } });
  });

  test('is fetched again after its conditions had failed', async () => {
    const { open, ports, selected } = startOffer({ readConditions: broken('notFound') });
    await open();
    expect(selected().conditions.status).toBe('error');
    ports.answer({ offer: poloServices });
    await open();
    expect(selected()).toMatchObject({ conditions: { status: 'success' }, simulation: { status: 'success' } });
  });

  test('tries again what had failed beside them, once for each load', async () => {
    const { open, ports, selected } = startOffer({ readVehicle: broken('notFound'), simulate: broken('notFound') });
    await open();
    await open();
    expect(selected()).toMatchObject({ vehicle: { status: 'error' }, simulation: { status: 'error' } });
    expect(ports.callsOf('offer.readVehicle')).toHaveLength(2);
    expect(ports.callsOf('offer.simulate')).toHaveLength(2);
    await open(anOffer(), { deadlineInMonths: 36 });
    expect(ports.callsOf('offer.simulate')).toHaveLength(3);
    ports.answer({ offer: poloServices });
    await open();
    expect(selected()).toMatchObject({ vehicle: { status: 'success' }, simulation: { status: 'success' } });
    expect(ports.callsOf('offer.readConditions')).toHaveLength(1);
  });

  test.each([
    ['the vehicle', { readVehicle: neverAnswers }],
    ['the simulation', { simulate: neverAnswers }],
  ] as const)('completes what was dropped while %s was on its way', async (_, pending) => {
    const { store, open, ports, selected } = startOffer(pending);
    const leaving = new AbortController();
    const dropped = store.runSaga(selectOffer, leaving.signal, ports, { slug: 'polo', offer: anOffer(), wanted: {} });
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    await dropped;
    ports.answer({ offer: poloServices });
    await open();
    expect(selected()).toMatchObject({ vehicle: { status: 'success' }, simulation: { status: 'success' } });
    expect(ports.callsOf('offer.readConditions')).toHaveLength(1);
  });
});

describe('the availability of an offer', () => {
  test('an offer without conditions is unavailable and not simulated', async () => {
    const { open, made, selected } = startOffer({ readConditions: () => Promise.resolve({ conditions: [] }) });
    await open();
    expect(selected().offer.isAvailable).toBe(false);
    expect(made()).toEqual(['offer.readConditions', 'offer.readVehicle']);
    expect(selected().simulation.status).toBe('idle');
  });

  test('an offer listed as unavailable that has conditions is available', async () => {
    const { open, selected } = startOffer();
    await open(anOffer({ isAvailable: false }));
    expect(selected()).toMatchObject({ offer: { isAvailable: true }, simulation: { status: 'success' } });
  });

  test("the text 'Sem disponibilidade.' means unavailable, whatever the conditions", async () => {
    const { open, made, selected } = startOffer();
    await open(anOffer({ deadlineInfo: 'Sem disponibilidade.' }));
    expect(selected().offer.isAvailable).toBe(false);
    expect(made()).not.toContain('offer.simulate');
  });
});

describe('the selection an offer opens with', () => {
  test('is its best condition', async () => {
    const { open, selected } = startOffer();
    await open();
    expect(selected()).toMatchObject({
      selection: { deadlineInMonths: 24, monthlyKm: 1000, colorCode: white.colorCode, accessoryText: '' },
      adjusted: [],
    });
  });

  test('is that of the URL, which is also simulated', async () => {
    const { open, selected, ports } = startOffer();
    const wanted = { deadlineInMonths: 36, monthlyKm: 2000, colorCode: red.colorCode };
    await open(anOffer(), wanted);
    expect(selected()).toMatchObject({ selection: wanted, adjusted: [] });
    expect(ports.callsOf('offer.simulate')[0]?.args[0]).toEqual({
      ...wanted,
      accessoryText: '',
      modelCode: 'PO1',
      year: 2026,
      hasShield: false,
      step: 2,
    });
  });

  test('is the nearest one if the URL names a plan that does not exist, and reports the changed parts', async () => {
    const { open, selected } = startOffer();
    await open(anOffer(), { deadlineInMonths: 12, monthlyKm: 1000, colorCode: red.colorCode });
    expect(selected()).toMatchObject({
      selection: { deadlineInMonths: 12, monthlyKm: 1000, colorCode: white.colorCode },
      adjusted: ['colorCode'],
    });
  });
});

describe('a changed URL of the same offer', () => {
  test('selects and simulates its plan, without other requests', async () => {
    const { open, made, selected } = startOffer();
    await open();
    await open(anOffer(), { deadlineInMonths: 36 });
    expect(selected().selection).toMatchObject({ deadlineInMonths: 36, monthlyKm: 1000 });
    expect(made().slice(3)).toEqual(['offer.simulate']);
    expect(viewOf(selected())?.price.deadlineInMonths).toBe(36);
  });

  test('does not count as the visitor’s change, so nothing is announced', async () => {
    const { open, selected } = startOffer();
    await open();
    await open(anOffer(), { deadlineInMonths: 36 });
    expect(selected().isTouched).toBe(false);
  });
});

describe('failures', () => {
  test('failed conditions stop the load, are stored as failed, and raise an event', async () => {
    const { open, made, selected, eventsOf } = startOffer({ readConditions: broken('notFound') });
    await open();
    expect(made()).toEqual(['offer.readConditions']);
    expect(selected().conditions).toEqual({ status: 'error', error: { kind: 'notFound' } });
    expect(eventsOf(loadFailed.type)).toEqual([loadFailed({ slice: 'offer', error: { kind: 'notFound' } })]);
  });

  test('a failed vehicle does not prevent the price', async () => {
    const { open, selected } = startOffer({ readVehicle: broken('notFound') });
    await open();
    expect(selected()).toMatchObject({ vehicle: { status: 'error' }, simulation: { status: 'success' } });
  });

  test("a failed simulation leaves the tree's price", async () => {
    const { open, selected } = startOffer({ simulate: broken('notFound') });
    await open();
    expect(selected().simulation.status).toBe('error');
    expect(viewOf(selected())).toMatchObject({ price: { monthlyInCents: 200_000 }, isPending: false });
  });

  test('leaving while the conditions load aborts the call without a failure', async () => {
    const { store, ports, selected, eventsOf } = startOffer({ readConditions: neverAnswers });
    const leaving = new AbortController();
    const opening = store.runSaga(selectOffer, leaving.signal, ports, { slug: 'polo', offer: anOffer(), wanted: {} });
    leaving.abort();
    await expect(opening).resolves.toBeUndefined();
    expect(ports.callsOf('offer.readConditions')[0]?.signal.aborted).toBe(true);
    expect(selected().conditions.status).toBe('loading');
    expect(eventsOf(loadFailed.type)).toEqual([]);
  });
});

describe('the price', () => {
  const dearer = (query: SimulationQuery) =>
    Promise.resolve(plansFor(query, { subscription: { monthlyInstallmentInCents: 213_000 } }));

  test('is the service’s if it differs from the tree, and the change is reported', async () => {
    const { open, selected } = startOffer({ simulate: dearer });
    await open();
    expect(viewOf(selected())?.price).toMatchObject({
      monthlyInCents: 213_000,
      totalInCents: 24 * 213_000,
      changed: { fromInCents: 200_000, toInCents: 213_000 },
    });
  });

  test('is not reported as changed if both are equal', async () => {
    const { open, selected } = startOffer();
    await open();
    expect(viewOf(selected())?.price).not.toHaveProperty('changed');
  });
});

test('an option that does not go with the rest is disabled, with the conflicting part as the reason', async () => {
  const { open, selected } = startOffer();
  await open(anOffer(), { deadlineInMonths: 12 });
  const paints = choicesOf(selected())?.colors ?? [];
  expect(paints.find(({ value }) => value === red.colorCode)).toMatchObject({
    isPossible: false,
    reason: 'notWithTerm',
  });
  expect(paints.find(({ value }) => value === white.colorCode)).toMatchObject({ isPossible: true });
});

test('a link to a version that is not on offer reports that another one is displayed', async () => {
  const { run, ports, selected } = startOffer();
  await run(selectOffer, ports, { slug: 'polo', offer: anOffer(), wanted: {}, isAnotherVersion: true });
  expect(selected().adjusted).toEqual(['version']);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aCondition,
  anOffer,
  aVehicle,
  failing,
  neverAnswers,
  plansFor,
  red,
  someConditions,
  type Answers,
} from '#/test-support/index.ts';
import { viewOf } from '../offer.view.ts';
import { openedPlan, openPolo as openOffer } from '../test-support/offer-under-test.ts';

beforeEach(() => void vi.useFakeTimers());

const highline = anOffer({ modelCode: 'PO2', model: 'Highline' });
const broken = failing({ kind: 'notFound' });
/** The other version costs R$ 100 more, and comes in red only. */
const conditionsOfHighline = someConditions()
  .filter(({ colorCode }) => colorCode === red.colorCode)
  .map((condition) => ({
    ...condition,
    monthlyInstallmentInCents: condition.monthlyInstallmentInCents + 10_000,
  }));

const services = {
  readConditions: ({ modelCode }) =>
    Promise.resolve({ conditions: modelCode === 'PO2' ? conditionsOfHighline : someConditions() }),
  readVehicle: ({ modelCode }) => Promise.resolve(aVehicle({ id: modelCode })),
  simulate: (query) =>
    Promise.resolve(
      plansFor(query, query.modelCode === 'PO2' ? { subscription: { monthlyInstallmentInCents: 215_000 } } : {}),
    ),
} satisfies Answers['offer'];

const openPolo = ({ isWatched = true }: { isWatched?: boolean } = {}) => openOffer({ isWatched, answers: services });

describe('another version', () => {
  test('loads its conditions, its vehicle and a simulation, and is written into the URL', async () => {
    const { chooseVersion, selected, url, ports } = await openPolo();
    await chooseVersion(highline);
    expect(selected()).toMatchObject({
      offer: { modelCode: 'PO2' },
      vehicle: { status: 'success', data: { id: 'PO2' } },
      simulation: { status: 'success' },
      isTouched: true,
    });
    expect(selected().next).toBeUndefined();
    expect(ports.callsOf('offer.readConditions').at(-1)?.args[0]).toMatchObject({ modelCode: 'PO2' });
    expect(url.replaceSimulation).toHaveBeenLastCalledWith('polo', expect.objectContaining({ versao: 'PO2' }));
    expect(viewOf(selected())?.price.monthlyInCents).toBe(215_000);
  });

  test('is written into the URL once it is displayed, and is loaded once though the route loads too', async () => {
    const { chooseVersion, selected, open, answer, url, ports } = await openPolo();
    answer({ readVehicle: neverAnswers, simulate: neverAnswers });
    const before = ports.calls.length;
    await chooseVersion(highline);
    expect(selected().offer.modelCode).toBe('PO2');
    expect(url.replaceSimulation).toHaveBeenLastCalledWith('polo', expect.objectContaining({ versao: 'PO2' }));
    await open(highline);
    expect(ports.calls.slice(before).map(({ name }) => name)).toEqual([
      'offer.readConditions',
      'offer.readVehicle',
      'offer.simulate',
    ]);
  });

  test('keeps the available parts of the plan and reports the others', async () => {
    const { choose, chooseVersion, selected } = await openPolo();
    choose({ deadlineInMonths: 36 });
    await chooseVersion(highline);
    expect(selected()).toMatchObject({
      selection: { deadlineInMonths: 36, monthlyKm: 1000, colorCode: red.colorCode },
      adjusted: ['colorCode'],
      adjustedFor: 'version',
    });
  });

  test('keeps the former version displayed until its conditions have loaded, with the price marked as changing', async () => {
    const { chooseVersion, settle, selected, answer } = await openPolo();
    await settle();
    answer({ readConditions: neverAnswers });
    await chooseVersion(highline);
    expect(selected().offer.modelCode).toBe('PO1');
    expect(viewOf(selected())).toMatchObject({ price: { monthlyInCents: 200_000 }, isPending: true });
  });

  test('that fails to load keeps the former one, and can be requested again', async () => {
    const { chooseVersion, selected, answer } = await openPolo();
    answer({ readConditions: broken });
    await chooseVersion(highline);
    expect(selected()).toMatchObject({
      offer: { modelCode: 'PO1' },
      next: { status: 'error', offer: { modelCode: 'PO2' } },
    });
    answer({ readConditions: services.readConditions });
    await chooseVersion(highline);
    expect(selected().offer.modelCode).toBe('PO2');
  });

  test('is given up when the displayed one is chosen again while it loads', async () => {
    const { chooseVersion, settle, selected, answer, ports } = await openPolo();
    await settle();
    answer({ readConditions: neverAnswers });
    await chooseVersion(highline);
    await chooseVersion(selected().offer);
    expect(ports.callsOf('offer.readConditions').at(-1)?.signal.aborted).toBe(true);
    expect(viewOf(selected())).toMatchObject({ price: { monthlyInCents: 200_000 }, isPending: false });
    expect(selected().next).toBeUndefined();
  });

  test('chosen while another one loads cancels that one', async () => {
    const { chooseVersion, selected, answer, ports } = await openPolo();
    answer({ readConditions: neverAnswers });
    await chooseVersion(highline);
    answer({ readConditions: () => Promise.resolve({ conditions: [aCondition()] }) });
    await chooseVersion(anOffer({ modelCode: 'PO3' }));
    expect(selected().offer.modelCode).toBe('PO3');
    expect(ports.callsOf('offer.readConditions').at(-2)?.signal.aborted).toBe(true);
  });

  test('without conditions is unavailable, and is not simulated', async () => {
    const { chooseVersion, settle, selected, answer, ports } = await openPolo();
    await settle();
    const before = ports.callsOf('offer.simulate').length;
    answer({ readConditions: () => Promise.resolve({ conditions: [] }) });
    await chooseVersion(highline);
    expect(selected().offer).toMatchObject({ modelCode: 'PO2', isAvailable: false });
    expect(ports.callsOf('offer.simulate')).toHaveLength(before);
  });

  test('chosen before the watcher has loaded is opened once it has', async () => {
    const { chooseVersion, watch, settle, selected } = await openPolo({ isWatched: false });
    void chooseVersion(highline);
    watch();
    await settle();
    expect(selected().offer.modelCode).toBe('PO2');
  });

  test('ignores a price that was requested for the former one', async () => {
    const { choose, chooseVersion, settle, selected, answer } = await openPolo();
    await settle();
    // The same plan exists in both versions; its price for the first arrives after the second was opened.
    const late = Promise.withResolvers<ReturnType<typeof plansFor>>();
    answer({
      simulate: (query) => (query.modelCode === 'PO1' ? late.promise : services.simulate(query)),
    });
    choose({ colorCode: red.colorCode });
    await vi.advanceTimersByTimeAsync(400);
    await chooseVersion(highline);
    late.resolve(
      plansFor({ ...openedPlan, colorCode: red.colorCode, modelCode: 'PO1', year: 2026, hasShield: false, step: 2 }),
    );
    await settle();
    expect(viewOf(selected())?.price.monthlyInCents).toBe(215_000);
  });
});

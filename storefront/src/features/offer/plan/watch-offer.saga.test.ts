import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Selection } from '#/domain/offer/conditions.ts';
import type { SimulationQuery } from '#/domain/offer/simulation.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { anOffer, failing, millisecondsUntil, neverAnswers, plansFor, red, white } from '#/test-support/index.ts';
import { connectionReturned } from '../offer.events.ts';
import { viewOf } from '../offer.view.ts';
import { openedPlan, openPolo as openOffer, poloServices } from '../test-support/offer-under-test.ts';

beforeEach(() => void vi.useFakeTimers());

const refused = failing({ kind: 'rejected', status: 400, code: '' });
const answering = (query: SimulationQuery) => Promise.resolve(plansFor(query));

const services = poloServices;

async function openPolo({
  isWatched = true,
  simulate = answering,
}: { isWatched?: boolean; simulate?: typeof answering } = {}) {
  const opened = await openOffer({ isWatched, answers: { simulate } });
  return {
    ...opened,
    /** The terms simulated since the page was opened, in months. */
    terms: () => opened.simulations().map(({ args }) => (args[0] as SimulationQuery).deadlineInMonths),
    followUrl: (wanted: Partial<Selection>) => opened.open(anOffer(), wanted),
  };
}

describe('a change of the plan', () => {
  test('shows the price of the tree at once and requests a simulation 300 ms later', async () => {
    const { choose, simulations, selected } = await openPolo();
    choose({ deadlineInMonths: 36 });
    expect(viewOf(selected())).toMatchObject({ price: { monthlyInCents: 188_000 }, isPending: true });
    expect(await millisecondsUntil(() => simulations().length > 0)).toBe(300);
    expect(simulations()).toHaveLength(1);
    expect(selected()).toMatchObject({ simulation: { status: 'success' }, isTouched: true });
  });

  test('that is followed by others within that time causes one simulation, of the last one', async () => {
    const { choose, terms } = await openPolo();
    choose({ deadlineInMonths: 12 });
    await vi.advanceTimersByTimeAsync(200);
    choose({ deadlineInMonths: 24, monthlyKm: 2000 });
    await vi.advanceTimersByTimeAsync(200);
    choose({ deadlineInMonths: 36 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(terms()).toEqual([36]);
  });

  test('aborts the simulation of the previous plan, which is no failure', async () => {
    const { choose, answer, simulations, selected, notices, eventsOf } = await openPolo();
    answer({ simulate: neverAnswers });
    choose({ deadlineInMonths: 12 });
    await vi.advanceTimersByTimeAsync(300);
    const [stale] = simulations();
    expect(stale?.signal.aborted).toBe(false);
    answer(services);
    choose({ deadlineInMonths: 36 });
    expect(stale?.signal.aborted).toBe(true);
    expect(selected().simulation.status).toBe('loading');
    await vi.advanceTimersByTimeAsync(300);
    expect(selected().simulation.status).toBe('success');
    expect(notices.show).not.toHaveBeenCalled();
    expect(eventsOf(loadFailed.type)).toEqual([]);
  });

  test('is written into the URL at once', async () => {
    const { choose, url } = await openPolo();
    choose({ deadlineInMonths: 36 });
    choose({ deadlineInMonths: 36, monthlyKm: 2000, colorCode: red.colorCode });
    expect(url.replaceSimulation.mock.calls).toEqual([
      ['polo', { prazo: '36', km: '1000', cor: white.colorCode, versao: 'PO1', ano: '2026' }],
      ['polo', { prazo: '36', km: '2000', cor: red.colorCode, versao: 'PO1', ano: '2026' }],
    ]);
  });
});

describe('a simulation that fails', () => {
  async function openWithFailure() {
    const polo = await openPolo();
    polo.answer({ simulate: refused });
    polo.choose({ deadlineInMonths: 36 });
    await vi.advanceTimersByTimeAsync(300);
    return polo;
  }

  test('shows its notice once and keeps the unconfirmed price of the tree', async () => {
    const { notices, selected, eventsOf } = await openWithFailure();
    expect(notices.show.mock.calls).toEqual([['simulationFailed']]);
    expect(selected().simulation.status).toBe('error');
    expect(viewOf(selected())?.price.monthlyInCents).toBe(188_000);
    expect(eventsOf(loadFailed.type)).toHaveLength(1);
  });

  test('has failed only after two retries, 300 and 900 ms later', async () => {
    const polo = await openPolo();
    polo.answer({ simulate: failing({ kind: 'network' }) });
    polo.choose({ deadlineInMonths: 36 });
    expect(await millisecondsUntil(() => polo.notices.show.mock.calls.length > 0)).toBe(300 + 300 + 900);
    expect(polo.notices.show).toHaveBeenCalledOnce();
    expect(polo.simulations()).toHaveLength(3);
  });

  test('is repeated when the connection returns, and its success removes the notice', async () => {
    const { store, answer, notices, selected, terms } = await openWithFailure();
    expect(notices.dismiss).not.toHaveBeenCalled();
    answer(services);
    store.dispatch(connectionReturned());
    await vi.advanceTimersByTimeAsync(0);
    expect(terms()).toEqual([36, 36]);
    expect(selected().simulation.status).toBe('success');
    expect(notices.dismiss).toHaveBeenCalledWith('simulationFailed');
  });

  test('is followed by one of the next change, whose success removes the notice', async () => {
    const { choose, answer, notices, terms } = await openWithFailure();
    answer(services);
    choose({ deadlineInMonths: 12 });
    await vi.advanceTimersByTimeAsync(300);
    expect(terms()).toEqual([36, 12]);
    expect(notices.dismiss).toHaveBeenCalledWith('simulationFailed');
  });

  test('is not repeated without an event', async () => {
    const { simulations } = await openWithFailure();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(simulations()).toHaveLength(1);
  });
});

describe('a connection that returns', () => {
  test('after no failure sends no request', async () => {
    const { store, simulations } = await openPolo();
    store.dispatch(connectionReturned());
    await vi.advanceTimersByTimeAsync(1000);
    expect(simulations()).toEqual([]);
  });

  test.each([
    ['before the service has been asked', 100],
    ['while the service is being asked', 300],
  ])('%s loses no price', async (_, elapsedInMs) => {
    const { store, choose, answer, selected } = await openPolo();
    answer({ simulate: neverAnswers });
    choose({ deadlineInMonths: 36 });
    await vi.advanceTimersByTimeAsync(elapsedInMs);
    answer(services);
    store.dispatch(connectionReturned());
    await vi.advanceTimersByTimeAsync(1000);
    expect(selected().simulation).toMatchObject({
      status: 'success',
      current: { selection: { deadlineInMonths: 36 } },
    });
  });
});

describe('a step back in the history', () => {
  test('before a change is simulated causes one simulation, of the plan in the URL', async () => {
    const { choose, followUrl, terms, selected } = await openPolo();
    choose({ deadlineInMonths: 36 });
    await followUrl({ deadlineInMonths: 12 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(terms()).toEqual([12]);
    expect(selected().selection?.deadlineInMonths).toBe(12);
  });

  test('keeps its price when the response for the other plan arrives later', async () => {
    const { choose, answer, followUrl, selected } = await openPolo();
    const late = Promise.withResolvers<ReturnType<typeof plansFor>>();
    answer({ simulate: () => late.promise });
    choose({ deadlineInMonths: 36 });
    await vi.advanceTimersByTimeAsync(300);
    answer(services);
    await followUrl({ deadlineInMonths: 12 });
    late.resolve(
      plansFor({ ...openedPlan, deadlineInMonths: 36, modelCode: 'PO1', year: 2026, hasShield: false, step: 2 }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(viewOf(selected())).toMatchObject({
      price: { deadlineInMonths: 12, monthlyInCents: 212_000 },
      isPending: false,
    });
  });
});

describe('a watcher that starts after the choice', () => {
  test('writes the URL and requests a simulation at once', async () => {
    const { choose, watch, url, terms, selected } = await openPolo({ isWatched: false });
    choose({ deadlineInMonths: 36 });
    watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(url.replaceSimulation).toHaveBeenCalledOnce();
    expect(terms()).toEqual([36]);
    expect(selected().simulation.status).toBe('success');
  });

  test('aborts that simulation when another choice follows', async () => {
    const { choose, watch, answer, simulations, terms } = await openPolo({ isWatched: false });
    answer({ simulate: neverAnswers });
    choose({ deadlineInMonths: 36 });
    watch();
    await vi.advanceTimersByTimeAsync(0);
    answer(services);
    choose({ deadlineInMonths: 12 });
    expect(simulations()[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(terms()).toEqual([36, 12]);
  });

  test('requests a simulation that had failed before it started', async () => {
    const { watch, answer, selected, terms } = await openPolo({ isWatched: false, simulate: refused });
    expect(selected().simulation.status).toBe('error');
    answer(services);
    watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(terms()).toEqual([24]);
    expect(selected().simulation.status).toBe('success');
  });

  test('requests nothing on a page without a choice', async () => {
    const { watch, url, simulations } = await openPolo({ isWatched: false });
    watch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(url.replaceSimulation).not.toHaveBeenCalled();
    expect(simulations()).toEqual([]);
  });
});

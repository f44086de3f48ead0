import { describe, expect, it } from 'vitest';
import { pages } from '#/domain/urls/pages.ts';
import { nameOfStep, pageSteps } from '#/domain/order/order-steps.ts';
import { allWindows, combine, stores, type Combination } from './combinations.ts';
import { dealtVisits, pageStates } from './page-states.ts';

const pairs = (list: readonly Combination[]) =>
  new Set(
    list.flatMap(({ store, window, colours }) => [
      `${store} × ${window}`,
      `${store} × ${colours}`,
      `${window} × ${colours}`,
    ]),
  );

describe('the states of pages', () => {
  it('contain every route of the table of pages', () => {
    const routes = new Set(pageStates.map(({ route }) => route));
    expect(
      Object.values(pages)
        .flat()
        .filter((path) => !routes.has(path)),
    ).toEqual([]);
  });

  it('contain every step of an order', () => {
    const steps = new Set<string | undefined>(pageStates.map(({ step }) => step));
    expect(pageSteps.map(nameOfStep).filter((name) => !steps.has(name))).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(pageStates.map(({ name }) => name)).size).toBe(pageStates.length);
  });

  it('have every pair of store, window and colours', () => {
    const dealt = dealtVisits.flat().map(({ combination }) => combination);
    expect(pairs(dealt)).toEqual(pairs(combine(stores, allWindows)));
  });
});

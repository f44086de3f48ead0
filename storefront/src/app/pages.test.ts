import { createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { folders, pages, patternOf } from '#/domain/address/pages.ts';
import { nameOfStep, orderSteps, stepAt } from '#/domain/order/order-steps.ts';
import type { RouterContext } from '#/routes/-page/load-page.ts';
import { routeTree } from '../routeTree.gen.ts';

it('the table of pages lists every route and nothing else', () => {
  const routes = Object.keys(createRouter({ routeTree, context: {} as RouterContext }).routesByPath).filter(
    (path) => !(path in folders),
  );
  expect(Object.values(pages).flat().toSorted()).toEqual(routes.toSorted());
});

it('the names of the steps that are pages are addresses of an order', () => {
  for (const name of orderSteps.map(nameOfStep)) {
    const address = `/ofertasvw/polo/assinar/${name}`;
    expect([name, patternOf(...pages.personal).test(address)]).toEqual([name, stepAt(name) !== undefined]);
  }
});

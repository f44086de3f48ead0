import { createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { folders, pages, patternOf } from '#/domain/urls/pages.ts';
import { nameOfStep, orderSteps, stepAt } from '#/domain/order/order-steps.ts';
import type { RouterContext } from '#/routes/loaders/load-page.ts';
import { routeTree } from '#/routes/routes.tsx';

it('the page table lists every route and nothing else', () => {
  const routes = Object.keys(createRouter({ routeTree, context: {} as RouterContext }).routesByPath).filter(
    (path) => !(path in folders),
  );
  expect(Object.values(pages).flat().toSorted()).toEqual(routes.toSorted());
});

it('the slugs of the order steps match the pattern of an order’s pages', () => {
  for (const name of orderSteps.map(nameOfStep)) {
    const url = `/ofertasvw/polo/assinar/${name}`;
    expect([name, patternOf(...pages.personal).test(url)]).toEqual([name, stepAt(name) !== undefined]);
  }
});

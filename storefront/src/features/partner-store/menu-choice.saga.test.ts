import { expect, test } from 'vitest';
import { fakeStorage, startStore } from '#/test-support/index.ts';
import { carChosenInMenu, watchMenuChoice } from './menu-choice.saga.ts';

test('a car chosen in the menu forgets the store, the simulation, the company draft and the coupon, and nothing else', () => {
  const storage = fakeStorage({
    cookies: { lastVisitedStore: 'viaduto', consent: 'granted' },
    local: { simulation: 's', registerFleet: 'r', coupon: 'c', id: '7', utm_source: 'u' },
  });
  const { store, watch, ports } = startStore({ storage });
  watch(() => watchMenuChoice(ports));
  store.dispatch(carChosenInMenu({ slug: 'polo' }));
  expect(storage.kept.local).toEqual({ id: '7', utm_source: 'u' });
  expect(Object.keys(storage.kept.cookies)).toEqual(['consent']);
});

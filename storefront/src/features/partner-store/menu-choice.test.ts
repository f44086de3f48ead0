import { expect, test, vi } from 'vitest';
import type { PartnerStore } from '#/domain/content/content.ts';
import { failing, fakeStorage, startStore, type Answers } from '#/test-support/index.ts';
import { watchMenuChoice } from './partner-store.saga.ts';
import { carChosenInMenu, selectStoreSlug, storeLeft } from './partner-store.slice.ts';

const partner: PartnerStore = {
  identifier: '1',
  referenceCode: 'EXEMPLO-001',
  name: 'Viaduto · exemplo',
  whatsApp: '5511000000001',
};

function choose(readPartner?: NonNullable<Answers['store']>['readPartner']) {
  const storage = fakeStorage({
    cookies: { lastVisitedStore: 'viaduto', consent: 'granted' },
    local: { simulation: 's', registerFleet: 'r', coupon: 'c', id: '7', utm_source: 'u' },
  });
  const leaveStore = vi.fn<() => void>();
  const started = startStore({
    storage,
    ...(readPartner && {
      ports: { store: { readPartner } },
      state: { partnerStore: { status: 'open', slug: 'viaduto', partner } },
    }),
  });
  started.watch(() => watchMenuChoice({ ...started.ports, leaveStore }));
  started.store.dispatch(carChosenInMenu({ slug: 'polo' }));
  return { ...started, kept: storage.kept, leaveStore };
}

test('a car chosen in the menu clears the store, the simulation, the company draft and the coupon, and nothing else', () => {
  const { kept, ports } = choose();
  expect(kept.local).toEqual({ id: '7', utm_source: 'u' });
  expect(Object.keys(kept.cookies)).toEqual(['consent']);
  expect(ports.calls).toEqual([]);
});

test('the open store is checked again, and stays open meanwhile', async () => {
  const { store, ports, leaveStore } = choose(() => Promise.resolve({ ...partner, name: 'Viaduto novo' }));
  expect(selectStoreSlug(store.getState())).toBe('viaduto');
  await vi.waitFor(() =>
    expect(store.getState().partnerStore).toEqual({
      status: 'open',
      slug: 'viaduto',
      partner: { ...partner, name: 'Viaduto novo' },
    }),
  );
  expect(ports.callsOf('store.readPartner')).toHaveLength(1);
  expect(leaveStore).not.toHaveBeenCalled();
});

test.each([
  ['exists no more', () => Promise.resolve(undefined)],
  ['can’t be asked for', failing({ kind: 'notFound' })],
] as const)('the visitor leaves a store that %s', async (_, readPartner) => {
  const { leaveStore } = choose(readPartner);
  await vi.waitFor(() => expect(leaveStore).toHaveBeenCalledOnce());
});

test.each([
  ['still exists', partner],
  ['exists no more', undefined],
] as const)('a response that a store %s changes nothing once the visitor has left it', async (_, found) => {
  vi.useFakeTimers();
  const { store, leaveStore } = choose(() => Promise.resolve(found));
  store.dispatch(storeLeft());
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().partnerStore).toEqual({ status: 'house' });
  expect(leaveStore).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { storeFound } from '#/features/partner-store/index.ts';
import { fakePorts, startStore } from '#/test-support/index.ts';
import { readPartner } from './order-watchers.ts';

const { signal } = new AbortController();
const slug = 'viaduto';
const reference = { identifier: 'viaduto-01', referenceCode: 'REF-7' };
const partner = { ...reference, name: 'Viaduto', whatsApp: '5511900000000' };

it('the partner of an order is that of the open store, and is read where only the store is known', async () => {
  const ports = fakePorts({ store: { readPartner: async () => partner } });
  const { store } = startStore();
  expect(await readPartner(ports.store, store.getState(), signal)).toBeUndefined();
  store.dispatch(storeFound({ slug, partner }));
  expect(await readPartner(ports.store, store.getState(), signal)).toEqual(reference);
  expect(ports.callsOf('store.readPartner')).toEqual([]);
  store.dispatch(storeFound({ slug }));
  expect(await readPartner(ports.store, store.getState(), signal)).toEqual(reference);
});

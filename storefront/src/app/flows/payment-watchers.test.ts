import { expect, it, vi } from 'vitest';
import { cardUsed } from '#/features/payment/index.ts';
import { profileRead } from '#/features/session/index.ts';
import { aUser, fakeRecords, startStore } from '#/test-support/index.ts';
import { createPaymentWatchers } from './payment-watchers.ts';
import type { WatcherOptions } from './root-saga.ts';

it('deletes the stored card of a placed order on a page that has not shown the card', async () => {
  const user = aUser();
  const card = { id: 's-1', shopperReference: 'r-1', expiresAt: '2026-07-01T12:00:00.000Z' };
  const records = fakeRecords({ draft: { [`${user.id}/card`]: card, 'another/card': card } });
  const { ports, store, watch } = startStore({ records });
  const options = { ports, router: { options: { context: { store } } } } as unknown as WatcherOptions;
  for (const { name, run } of createPaymentWatchers(options)) watch(run, name);
  store.dispatch(profileRead(user));
  store.dispatch(cardUsed());
  await vi.waitFor(() => expect(records.kept.draft).toEqual({ 'another/card': card }));
});

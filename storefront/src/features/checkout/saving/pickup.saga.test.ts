import { beforeEach, expect, it, vi } from 'vitest';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { openCheckout } from '../test-support/checkout-under-test.ts';
import { failing } from '#/test-support/index.ts';

beforeEach(() => void vi.useFakeTimers());

it('reports dealers that fail to load with the code of the specification', async () => {
  const listDealers = failing({ kind: 'rejected', status: 422, code: '' });
  const { settle, eventsOf } = openCheckout({ answers: { dealers: { listDealers } } });
  await settle();
  expect(eventsOf(loadFailed.type)).toMatchObject([{ payload: { code: 'Failed to fetch dealer' } }]);
});

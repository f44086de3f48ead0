import { expect, test } from 'vitest';
import { startStore } from '#/test-support/index.ts';
import { restoreConsent } from './consent.saga.ts';
import { selectConsent } from './consent.slice.ts';

test.each(['granted', 'denied', 'unknown'] as const)('a choice kept as %s is so when the page starts', async (kept) => {
  const { store, run } = startStore();
  await run(restoreConsent, { consent: { readChoice: () => kept } });
  expect(selectConsent(store.getState())).toBe(kept);
});

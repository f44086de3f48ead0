import { expect, test } from 'vitest';
import { startStore } from '#/test-support/index.ts';
import { restoreConsent, watchConsent } from './consent.saga.ts';
import { consentGranted, selectConsent, selectIsConsentReopened } from './consent.slice.ts';

test.each(['granted', 'denied', 'unknown'] as const)(
  'a stored choice %s is restored when the page starts',
  async (kept) => {
    const { store, ports, run } = startStore();
    if (kept !== 'unknown') ports.storage.cookies.write('consent', kept, 60);
    await run(restoreConsent, ports);
    expect(selectConsent(store.getState())).toBe(kept);
  },
);

test('a cookie with any other value counts as no choice', async () => {
  const { store, ports, run } = startStore();
  ports.storage.cookies.write('consent', 'sim', 60);
  await run(restoreConsent, ports);
  expect(selectConsent(store.getState())).toBe('unknown');
});

test('a consent that was withdrawn in another tab ends, without a banner that takes the focus', async () => {
  const { store, ports, run } = startStore();
  store.dispatch(consentGranted());
  ports.storage.cookies.remove('consent');
  await run(restoreConsent, ports);
  expect(selectConsent(store.getState())).toBe('unknown');
  expect(selectIsConsentReopened(store.getState())).toBe(false);
});

test('of two windows side by side, the one that gets the focus knows what was chosen in the other', async () => {
  const { store, ports, watch } = startStore();
  ports.storage.cookies.write('consent', 'granted', 60);
  watch(() => watchConsent(ports));
  ports.storage.cookies.write('consent', 'denied', 60);
  window.dispatchEvent(new Event('focus'));
  expect(selectConsent(store.getState())).toBe('denied');
});

import { expect, test } from 'vitest';
import { cookieLifetimeInSeconds } from '#/shared/storage/storage.ts';
import { fakeStorage } from '#/test-support/index.ts';
import { consentDenied, consentGranted, consentRevoked, storeConsent } from './consent.slice.ts';

test.each([
  ['granted', consentGranted],
  ['denied', consentDenied],
] as const)('a choice is stored as %s for six months, until it is withdrawn', (choice, choose) => {
  const { cookies, kept } = fakeStorage();
  storeConsent(cookies, choose());
  expect(kept.cookies.consent).toEqual({ value: choice, lifetimeInSeconds: cookieLifetimeInSeconds.consent });
  storeConsent(cookies, consentRevoked());
  expect(kept.cookies.consent).toBeUndefined();
});

test('restoring a choice does not extend its six months, and a new choice does', () => {
  const { cookies, kept } = fakeStorage({ cookies: { consent: 'denied' } });
  storeConsent(cookies, consentDenied());
  expect(kept.cookies.consent).toEqual({ value: 'denied' });
  storeConsent(cookies, consentGranted());
  expect(kept.cookies.consent).toMatchObject({ value: 'granted' });
});

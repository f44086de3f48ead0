import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';
import { consentDenied, consentGranted, consentRevoked } from './consent.slice.ts';

/**
 * Stores a choice for six months, and deletes one that is withdrawn. This is not a saga: the visitor may leave the page
 * before the saga runtime has loaded, and would see the banner again. Restoring a choice doesn't extend its lifetime.
 */
export function storeConsent(cookies: StoragePort['cookies'], action: unknown): void {
  if (consentRevoked.match(action)) cookies.remove('consent');
  const choice = consentGranted.match(action) ? 'granted' : consentDenied.match(action) ? 'denied' : undefined;
  if (choice === undefined || choice === cookies.read('consent')) return;
  cookies.write('consent', choice, cookieLifetimeInSeconds.consent);
}

import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';
import { consentDenied, consentGranted, consentRevoked } from './consent.slice.ts';

/**
 * Keeps a choice for six months, and forgets one that is taken back. At once and not from a saga: who refuses may leave
 * the page before the runtime of sagas has come, and would be asked again. A choice that is only restored lives no longer for it.
 */
export function keepConsent(cookies: StoragePort['cookies'], action: unknown): void {
  if (consentRevoked.match(action)) cookies.remove('consent');
  const choice = consentGranted.match(action) ? 'granted' : consentDenied.match(action) ? 'denied' : undefined;
  if (choice === undefined || choice === cookies.read('consent')) return;
  cookies.write('consent', choice, cookieLifetimeInSeconds.consent);
}

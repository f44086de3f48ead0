import { put, select } from 'typed-redux-saga';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { consentDenied, consentGranted, consentRevoked, selectConsent } from './consent.slice.ts';

interface ConsentPorts {
  storage: StoragePort;
}

/** Restores the stored choice, on the server too, so that the banner isn't rendered again. */
export function* restoreConsent({ storage }: ConsentPorts) {
  const stored = storage.cookies.read('consent');
  const choice = yield* select(selectConsent);
  if (stored === choice) return;
  if (stored === 'granted') yield* put(consentGranted());
  if (stored === 'denied') yield* put(consentDenied());
  // Withdrawn in another tab. A refusal stays: a browser without cookies would ask again on each return.
  if (stored === undefined && choice === 'granted') yield* put(consentRevoked('elsewhere'));
}

import { put, select } from 'typed-redux-saga';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { consentDenied, consentGranted, selectConsent } from './consent.slice.ts';

interface ConsentPorts {
  storage: StoragePort;
}

/** Restores the stored choice, on the server too, so that the banner isn't rendered again. */
export function* restoreConsent({ storage }: ConsentPorts) {
  const stored = storage.cookies.read('consent');
  if (stored === (yield* select(selectConsent))) return;
  if (stored === 'granted') yield* put(consentGranted());
  if (stored === 'denied') yield* put(consentDenied());
}

import { put, select } from 'typed-redux-saga';
import type { StoragePort } from '#/shared/storage.ts';
import { consentDenied, consentGranted, selectConsent } from './consent.slice.ts';

interface ConsentPorts {
  storage: StoragePort;
}

/** Brings the choice that was kept into the page: the server's, when it renders it, and the browser's when it starts. */
export function* restoreConsent({ storage }: ConsentPorts) {
  const kept = storage.cookies.read('consent');
  if (kept === (yield* select(selectConsent))) return;
  if (kept === 'granted') yield* put(consentGranted());
  if (kept === 'denied') yield* put(consentDenied());
}

import { put, select, takeEvery } from 'typed-redux-saga';
import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage.ts';
import { consentDenied, consentGranted, consentRevoked, selectConsent } from './consent.slice.ts';

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

/** Keeps every choice for six months, and forgets one that is taken back. */
export function* watchConsent({ storage }: ConsentPorts) {
  yield* restoreConsent({ storage });
  const keep = (choice: string) => () => storage.cookies.write('consent', choice, cookieLifetimeInSeconds.consent);
  yield* takeEvery(consentGranted, keep('granted'));
  yield* takeEvery(consentDenied, keep('denied'));
  yield* takeEvery(consentRevoked, () => storage.cookies.remove('consent'));
}

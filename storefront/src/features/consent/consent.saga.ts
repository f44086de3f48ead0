import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { onReturn } from '#/shared/page/on-return.ts';
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

/**
 * The choice may change in another tab, and this tab must not measure after a refusal. Of two windows side by side, the
 * visitor uses the one that has the focus.
 */
export function* watchConsent(ports: ConsentPorts) {
  const returns = yield* call((): EventChannel<true> =>
    eventChannel((emit) => {
      const listener = () => emit(true);
      const stopReturns = onReturn(listener);
      window.addEventListener('focus', listener);
      return () => {
        stopReturns();
        window.removeEventListener('focus', listener);
      };
    }),
  );
  while (true) {
    yield* call(restoreConsent, ports);
    yield* take(returns);
  }
}

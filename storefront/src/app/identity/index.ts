import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import {
  newPasswordGiven,
  passwordChangeFailed,
  recoveryOpened,
  resetEmailFailed,
  resetEmailRequested,
} from '#/features/recovery/index.ts';
import {
  accountOpened,
  checkRetried,
  checkUnanswered,
  loginFailed,
  loginSubmitted,
  storedSessionNoticed,
  type SessionPorts,
} from '#/features/session/index.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { sessionRefused } from '#/shared/page/session-events.ts';
import { storedSession } from '#/shared/storage/stored-session.ts';
import type { Watcher, WatcherOptions } from '../flows/root-saga.ts';
import { onDemand } from '../flows/on-demand.ts';
import type { AppRouter } from '../router.tsx';
import { browserLock } from '../device/browser-records.ts';
import { createPlaces, createRecoveryUrl } from './places.ts';
import { createRegistrationWatchers } from './registration.ts';
import { createSessionRenewal } from './session-renewal.ts';

const loadRecovery = () => import('#/features/recovery/recovery.saga.ts');
const loadSession = () => import('#/features/session/sagas.ts');

/** Watchers of the user's identity. The first event that needs one loads it. */
export function createIdentityWatchers(options: WatcherOptions): Watcher[] {
  const { ports, router } = options;
  const session: SessionPorts = {
    identity: ports.identity,
    storage: ports.storage,
    records: ports.records,
    places: createPlaces(router, router.options.context.config.basePath),
  };
  const renewal = createSessionRenewal({
    readSession: () => storedSession(ports.storage),
    isVisitorActing: () => {
      // Despite the types, some browsers lack it.
      const { userActivation }: { userActivation?: UserActivation } = navigator;
      return userActivation?.isActive ?? true;
    },
  });
  ports.sessionRule.renew = renewal.renew;
  return [
    { name: 'session rule', run: () => renewal.watch() },
    {
      name: 'session',
      run: onDemand({
        // A user who has logged in may log out.
        events: [storedSessionNoticed, accountOpened, checkRetried, sessionRefused, dialogOpened, loginSubmitted],
        load: loadSession,
        watch: ({ watchSession }) => watchSession(session),
        *fail(event) {
          if (sessionRefused.match(event)) renewal.giveUp();
          if (!dialogOpened.match(event) && !loginSubmitted.match(event)) yield* put(checkUnanswered());
        },
      }),
    },
    {
      name: 'log-in',
      run: onDemand({
        events: [loginSubmitted],
        load: loadSession,
        watch: ({ watchLogin }) => watchLogin(session),
        *fail() {
          yield* put(loginFailed({ kind: 'unreachable' }));
        },
      }),
    },
    {
      name: 'forgotten password',
      run: onDemand({
        events: [recoveryOpened, resetEmailRequested, newPasswordGiven],
        load: loadRecovery,
        watch: ({ watchRecovery }) =>
          watchRecovery({
            ...ports,
            lock: browserLock,
            createKey: () => crypto.randomUUID(),
            url: createRecoveryUrl(router),
            // These pages have no slug in the URL and use the theme of the stored store.
            siteUrl: router.options.context.config.publicUrl,
          }),
        *fail(event) {
          if (resetEmailRequested.match(event)) yield* put(resetEmailFailed());
          if (newPasswordGiven.match(event)) {
            yield* put(passwordChangeFailed({ problem: { kind: 'passwordNotChanged' } }));
          }
        },
      }),
    },
    { name: 'dialogs of a page that is left', run: () => closeDialogOnLeave(router) },
    { name: 'stored session', run: () => watchStoredSession(session) },
    ...createRegistrationWatchers(options),
  ];
}

/**
 * Closes the open dialog when the visitor goes to another entry of the history, for example back. A flow that keeps its
 * dialog replaces the entry.
 */
function* closeDialogOnLeave(router: AppRouter) {
  const departures = yield* call((): EventChannel<true> =>
    eventChannel((emit) =>
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
        const isOtherEntry = fromLocation?.state.__TSR_index !== toLocation.state.__TSR_index;
        if (fromLocation && pathChanged && isOtherEntry) emit(true);
      }),
    ),
  );
  while (true) {
    yield* take(departures);
    const dialog = yield* select(selectPageDialog);
    if (dialog) yield* put(dialogClosed(dialog.name));
  }
}

/** Dispatches an event if a session is stored, now or by another tab. Visitors without a session load nothing. */
function* watchStoredSession({ storage }: SessionPorts) {
  const changes = yield* call((): EventChannel<true> =>
    eventChannel((emit) => onStoredSessionChange(() => emit(true))),
  );
  if (storage.local.read('token') !== undefined) yield* put(storedSessionNoticed());
  while (true) {
    yield* take(changes);
    yield* put(storedSessionNoticed());
  }
}

/**
 * Calls the listener when another tab has logged in or out, and when a page is restored from the back/forward cache,
 * where it received no events. Returns the unsubscribe function.
 */
function onStoredSessionChange(listener: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  window.addEventListener(
    'storage',
    // A storage event without a key means that everything was cleared.
    ({ key, storageArea }) => {
      if (storageArea === window.localStorage && (key === 'id' || key === null)) listener();
    },
    { signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => stopping.abort();
}

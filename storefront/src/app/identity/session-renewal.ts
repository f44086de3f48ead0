import { channel } from 'redux-saga';
import { put, takeEvery } from 'typed-redux-saga';
import type { RenewSession, StoredSession } from '#/api/wire/http.ts';
import { refusalOf } from '#/shared/loading/requests.ts';
import { sessionEnded, sessionRefused, userLoaded } from '#/shared/page/session-events.ts';

interface Waiter {
  /** The user of the request. */
  userId: string | undefined;
  resolve: (isRenewed: boolean) => void;
}

interface SessionRenewalOptions {
  readSession: () => StoredSession | undefined;
  /** True shortly after a press or a key. */
  isVisitorActing: () => boolean;
}

/**
 * The session rule of all services' clients. The first request with a second 401 dispatches `sessionRefused`, and later
 * ones wait with it. All resolve when a user is loaded or the session ends. A 401 counts only for the session of its
 * request: after a new log-in, an old one ends nothing.
 */
export function createSessionRenewal({ readSession, isVisitorActing }: SessionRenewalOptions) {
  const refusals = channel<true>();
  const waiters = new Set<Waiter>();
  let isRenewing = false;
  /** The last user of this page, even after the session expired. */
  let pageUserId: string | undefined;

  const renew: RenewSession = ({ userId = pageUserId, token }, signal) => {
    const isFirst = !isRenewing;
    if (isFirst) {
      const stored = readSession();
      if (stored && stored.token !== token) {
        return Promise.resolve(stored.userId === userId);
      }
      // The session has ended since the request was sent, or there was none.
      if (token === undefined ? userId === undefined : !stored) return Promise.resolve(false);
      // Only an interaction of the visitor opens a closed log-in again; a poll does not.
      if (token === undefined && !isVisitorActing()) return Promise.resolve(false);
      isRenewing = true;
    }
    const refusal = refusalOf(signal);
    // The work of a refusal releases its lock before it waits for the log-in.
    const renewed = refusal ? (refusal.renewal ??= untilSettled(userId)) : untilSettled(userId, signal);
    // After the request waits: where no log-in is opened in place, the session ends at once.
    if (isFirst) refusals.put(true);
    return refusal ? Promise.resolve(false) : renewed;
  };

  function untilSettled(userId: string | undefined, signal?: AbortSignal) {
    return new Promise<boolean>((resolve, reject) => {
      const waiter = { userId, resolve };
      waiters.add(waiter);
      signal?.addEventListener(
        'abort',
        () => {
          waiters.delete(waiter);
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
  }

  /** @param userId the logged-in user; undefined if the log-in was closed */
  function settle(userId: string | undefined) {
    isRenewing = false;
    const settled = [...waiters];
    waiters.clear();
    for (const waiter of settled) waiter.resolve(userId !== undefined && waiter.userId === userId);
  }

  return {
    renew,
    *watch() {
      yield* takeEvery(userLoaded, ({ payload: { userId } }) => {
        pageUserId = userId;
        settle(userId);
      });
      yield* takeEvery(sessionEnded, ({ payload: { why } }) => {
        if (why === 'loggedOut') pageUserId = undefined;
        settle(undefined);
      });
      yield* takeEvery(refusals, function* raise() {
        yield* put(sessionRefused());
      });
    },
    /** The log-in could not be opened: waiting requests fail. */
    giveUp: () => settle(undefined),
  };
}

import { channel } from 'redux-saga';
import { put, takeEvery } from 'typed-redux-saga';
import type { RenewSession, StoredSession } from '#/api/wire/http.ts';
import { refusalOf } from '#/shared/loading/requests.ts';
import { sessionEnded, sessionRefused, userLoaded } from '#/shared/page/session-events.ts';

interface Waiter {
  /** Whose request it is. */
  userId: string | undefined;
  resolve: (isRenewed: boolean) => void;
}

interface SessionRenewalOptions {
  readSession: () => StoredSession | undefined;
  /** True shortly after a press or a key. */
  isVisitorActing: () => boolean;
}

/**
 * The session rule that the clients of all services share: the first request with a second 401 raises `sessionRefused`,
 * later ones join it, and all of them resolve together when a user is loaded or the session ends. A rejection counts
 * only for the session its request was sent with: after a new log-in, an old 401 ends nothing.
 */
export function createSessionRenewal({ readSession, isVisitorActing }: SessionRenewalOptions) {
  const refusals = channel<true>();
  const waiters = new Set<Waiter>();
  let isRenewing = false;
  /** The last user of this page, also after the session was refused. */
  let pageUserId: string | undefined;

  const renew: RenewSession = (refused, signal) => {
    const userId = refused?.userId ?? pageUserId;
    if (!isRenewing) {
      const stored = readSession();
      if (stored && stored.token !== refused?.token) {
        return Promise.resolve(stored.userId === userId);
      }
      // The session has ended since the request was sent, or the page never had one.
      if (refused ? !stored : userId === undefined) return Promise.resolve(false);
      // A log-in that was closed is opened again by what the visitor does, and not by a poll.
      if (!refused && !isVisitorActing()) return Promise.resolve(false);
      isRenewing = true;
      refusals.put(true);
    }
    const refusal = refusalOf(signal);
    if (!refusal) return untilSettled(userId, signal);
    // The work gives back its lock first, and then waits for the log-in.
    refusal.renewal ??= untilSettled(userId);
    return Promise.resolve(false);
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

  /** @param userId the user who is logged in now; undefined when the log-in was given up */
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

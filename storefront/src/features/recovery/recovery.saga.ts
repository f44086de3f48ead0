import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { ServiceError, toAppError, type AppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { sameSitePath } from '#/domain/urls/same-site-path.ts';
import {
  createWriteKeys,
  isRejectedForNow,
  sendWithKey,
  type WriteKeyPorts,
  type WriteKeys,
} from '#/shared/failures/confirmed-write.ts';
import { serverMessageIn } from '#/shared/failures/server-message.ts';
import { takeSecret } from '#/shared/forms/one-time-secrets.ts';
import { closes, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { send } from '#/shared/loading/requests.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { storedSession } from '#/shared/storage/stored-session.ts';
import {
  newPasswordGiven,
  passwordChanged,
  passwordChangeFailed,
  recoveryEnded,
  resetEmailFailed,
  resetEmailRequested,
  resetEmailSent,
  selectRecovery,
  type RecoveryProblem,
} from './recovery.slice.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The token of an e-mailed link, moved from the URL to the history entry: it survives a reload and is not shared
     * (product.md, "Session, storage, privacy").
     */
    resetToken?: string;
  }
}

/** Reads and changes the page's URL for a password reset. */
export interface RecoveryUrlPort {
  /** The page's URL: path with slug, query and hash, relative to the site's base path. */
  current(): string;
  /** The token of the link that opened the page. */
  resetToken(): string | undefined;
  /** Deletes the used token. */
  forgetResetToken(): Promise<void>;
  /** Replaces this page with another. @param path as `current` */
  leaveFor(path: string): Promise<void>;
}

export interface RecoveryPorts extends WriteKeyPorts {
  identity: IdentityPort;
  storage: StoragePort;
  url: RecoveryUrlPort;
  /** Absolute URL of the store's home: the base of the e-mail's link. */
  siteUrl: string;
}

/** Password reset: the e-mail, the new password, the way back. Browser only. */
export function* watchRecovery(ports: RecoveryPorts) {
  yield* takeLeading(resetEmailRequested, requestUnlessLeft, ports);
  yield* takeLeading(newPasswordGiven, changePassword, ports, createWriteKeys(ports));
  yield* takeEvery(recoveryEnded, leaveRecovery, ports);
}

const leavesRecovery = (event: Action) => dialogOpened.match(event) || closes(event, 'recovery');

/** Cancels the request when the dialog closes or another one opens, so that the next e-mail can be requested. */
function* requestUnlessLeft(ports: RecoveryPorts) {
  const state = yield* select(selectRecovery);
  if (state.step !== 'email' || !state.sending) return;
  yield* race([call(requestEmail, ports, state.sending.email), take(leavesRecovery)]);
}

function* requestEmail({ identity, storage, url, siteUrl }: RecoveryPorts, email: string) {
  // The page of a link is no page to return to, so the stored one stays.
  const here = sameSitePath(url.current());
  if (here !== undefined) storage.session.write('previousRoute', here);
  try {
    yield* send((signal) => identity.requestPasswordReset({ email, siteUrl }, signal));
    yield* put(resetEmailSent());
  } catch {
    // The catalogue has one text for every failure (spec §4, §8), and another request is harmless.
    yield* put(resetEmailFailed());
  }
}

/** The link works once: a repeat after a lost response has the same key, so that the service doesn't reject it. */
function* changePassword({ identity, storage, url }: RecoveryPorts, keys: WriteKeys) {
  const state = yield* select(selectRecovery);
  if (state.step !== 'password' || !state.sending) return;
  const [token, newPassword] = [url.resetToken(), takeSecret(state.sending.password)];
  try {
    if (token === undefined || newPassword === undefined) throw new ServiceError({ kind: 'unexpected' });
    const change = { token, newPassword };
    yield* sendWithKey(keys, { write: 'new-password', body: change, isSecret: true }, (idempotencyKey, signal) =>
      identity.changePassword({ ...change, idempotencyKey }, signal),
    );
    yield* put(passwordChanged({ hasSession: storedSession(storage) !== undefined }));
    yield* call([url, 'forgetResetToken']);
  } catch (caught) {
    yield* put(passwordChangeFailed({ problem: problemOf(toAppError(caught)) }));
  }
  // Opens a dialog that was closed during the request, because the password may have changed.
  if (!(yield* select(selectPageDialog))) yield* put(dialogOpened({ name: 'recovery' }));
}

function problemOf(error: AppError): RecoveryProblem {
  switch (error.kind) {
    case 'rejected': {
      if (error.status >= 500) return { kind: 'passwordNotChanged' };
      // An invalid password (422) says nothing of the link.
      const isLinkAtFault = error.status !== 422 && !isRejectedForNow(error);
      return { kind: 'refused', ...serverMessageIn(error), isLinkAtFault };
    }
    case 'notFound':
    case 'unauthorized':
      return { kind: 'refused', isLinkAtFault: true };
    case 'network':
    case 'timeout':
      return { kind: 'passwordNotChanged' };
    case 'contract':
    case 'unexpected':
      return { kind: 'unexpected' };
  }
}

function* leaveRecovery({ storage, url }: RecoveryPorts, { payload }: ReturnType<typeof recoveryEnded>) {
  const kept = storage.session.read('previousRoute');
  storage.session.remove('previousRoute');
  yield* call([url, 'leaveFor'], sameSitePath(kept) ?? '/');
  if (payload.next === 'login') yield* put(dialogOpened({ name: 'login' }));
}

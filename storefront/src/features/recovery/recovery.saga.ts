import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { ServiceError, toAppError, type AppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { sameSitePath } from '#/domain/address/same-site-path.ts';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { takeSecret } from '#/shared/forms/one-time-secrets.ts';
import { closes, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { send } from '#/shared/loading/requests.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
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
     * The token of an e-mailed link: it leaves the address for the entry of the history, where it survives a reload
     * and is not shared (product.md, "Session, storage, privacy").
     */
    resetToken?: string;
  }
}

/** The page's address, as far as a forgotten password has to do with it. */
export interface RecoveryAddressPort {
  /** Where the visitor is: path with slug, query and hash, relative to the site's base path. */
  current(): string;
  /** The token of the link the page was opened by. */
  resetToken(): string | undefined;
  /** The link has been used. */
  forgetResetToken(): Promise<void>;
  /** Opens a page in place of this one. @param path as `current` */
  leaveFor(path: string): Promise<void>;
}

export interface RecoveryPorts {
  identity: IdentityPort;
  storage: StoragePort;
  address: RecoveryAddressPort;
  /** The store's home, absolute: the link in the e-mail leads below it. */
  siteUrl: string;
}

/** A forgotten password: the e-mail, the new password, the way back. Browser only. */
export function* watchRecovery(ports: RecoveryPorts) {
  yield* takeLeading(resetEmailRequested, requestUnlessLeft, ports);
  yield* takeLeading(newPasswordGiven, changePassword, ports);
  yield* takeEvery(recoveryEnded, goOn, ports);
}

const leavesRecovery = (event: Action) => dialogOpened.match(event) || closes(event, 'recovery');

/**
 * Cancels the wait for the e-mail when the dialog closes or another one opens. The next e-mail may then be requested.
 */
function* requestUnlessLeft(ports: RecoveryPorts) {
  const state = yield* select(selectRecovery);
  if (state.step !== 'email' || !state.sending) return;
  yield* race([call(requestEmail, ports, state.sending.email), take(leavesRecovery)]);
}

function* requestEmail({ identity, storage, address, siteUrl }: RecoveryPorts, email: string) {
  // Where a link has brought the visitor is nowhere to go back to: what was kept before it stays.
  const here = sameSitePath(address.current());
  if (here !== undefined) storage.session.write('previousRoute', here);
  try {
    yield* send((signal) => identity.requestPasswordReset({ email, siteUrl }, signal));
    yield* put(resetEmailSent());
  } catch {
    // Whatever happened, the catalogue has one sentence for it (spec §4, §8), and asking again is harmless.
    yield* put(resetEmailFailed());
  }
}

function* changePassword({ identity, address }: RecoveryPorts) {
  const state = yield* select(selectRecovery);
  if (state.step !== 'password' || !state.sending) return;
  const [token, newPassword] = [address.resetToken(), takeSecret(state.sending.password)];
  try {
    if (token === undefined || newPassword === undefined) throw new ServiceError({ kind: 'unexpected' });
    yield* send((signal) => identity.changePassword({ token, newPassword }, signal));
    yield* put(passwordChanged());
    yield* call([address, 'forgetResetToken']);
  } catch (caught) {
    yield* put(passwordChangeFailed({ problem: problemOf(toAppError(caught)) }));
  }
  // Closed while it was under way: what became of the password is told all the same.
  if (!(yield* select(selectPageDialog))) yield* put(dialogOpened({ name: 'recovery' }));
}

/** A password that can't stand, or too many tries: the link is still good. */
const otherFaults = new Set([422, 429]);

function problemOf(error: AppError): RecoveryProblem {
  switch (error.kind) {
    case 'rejected': {
      if (error.status >= 500) return { kind: 'passwordNotChanged' };
      const words = serverMessageOf(error);
      return {
        kind: 'refused',
        ...(words !== undefined && { words }),
        isLinkAtFault: !otherFaults.has(error.status),
      };
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

function* goOn({ storage, address }: RecoveryPorts, { payload }: ReturnType<typeof recoveryEnded>) {
  const kept = storage.session.read('previousRoute');
  storage.session.remove('previousRoute');
  yield* call([address, 'leaveFor'], sameSitePath(kept) ?? '/');
  if (payload.next === 'login') yield* put(dialogOpened({ name: 'login' }));
}

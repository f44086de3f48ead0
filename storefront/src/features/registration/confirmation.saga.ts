import type { Action } from '@reduxjs/toolkit';
import { isSlug } from '@signdrive/tokens/slug';
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { ServiceError, toAppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { sameSitePath } from '#/domain/urls/same-site-path.ts';
import { closes } from '#/shared/page/page-dialog.slice.ts';
import { send } from '#/shared/loading/requests.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { storedSession } from '#/shared/storage/stored-session.ts';
import { isOutcomeUnknown, isRejectedForNow } from '#/shared/failures/confirmed-write.ts';
import {
  confirmationLeft,
  confirmationUnanswered,
  emailConfirmed,
  linkOpened,
  linkRefused,
  selectConfirmation,
} from './confirmation.slice.ts';

/** Destination after the confirmation (spec §2.1). */
export type AfterConfirmation =
  /** `search`: the query with the plan. */
  { to: 'offer'; slug: string; search?: string } | { to: 'path'; path: string } | { to: 'home' };

/** The page of an e-mail's link. */
export interface ConfirmationPagePort {
  /**
   * Moves the link's token from the URL to the state of the history entry. So it survives a reload, and no shared URL
   * contains it.
   */
  takeToken: () => Promise<{ token?: string; wasConfirmed: boolean }>;
  /** Deletes the used token from the history entry, which stores that the e-mail is confirmed. */
  forgetToken: () => Promise<void>;
  /** @param isBackKept true if the back button leads here again */
  leave: (to: AfterConfirmation, isBackKept: boolean) => Promise<void>;
}

interface Ports {
  identity: IdentityPort;
  storage: StoragePort;
  page: ConfirmationPagePort;
  /** True if a user is logged in whose e-mail is confirmed. It waits for the check of a stored session. */
  isSessionConfirmed: () => SagaGenerator<boolean>;
}

/** Confirms the e-mail of the opened link. Browser only, because mail scanners open links, too. */
export function* watchConfirmation(ports: Ports) {
  yield* takeLeading(linkOpened, confirm, ports);
  yield* takeEvery((event: Action) => closes(event, 'registration'), leave, ports);
}

function* confirm({ identity, storage, page, isSessionConfirmed }: Ports) {
  if ((yield* select(selectConfirmation)).status !== 'confirming') return;
  const { token, wasConfirmed } = yield* call(page.takeToken);
  const hasSession = storedSession(storage) !== undefined;
  if (wasConfirmed) {
    yield* put(emailConfirmed({ hasSession }));
    return;
  }
  try {
    if (token === undefined) throw new ServiceError({ kind: 'notFound' });
    yield* send((signal) => identity.confirmEmail(token, signal));
  } catch (caught) {
    const error = toAppError(caught);
    if (isOutcomeUnknown(error) || isRejectedForNow(error)) {
      yield* put(confirmationUnanswered());
      return;
    }
    // A confirmed user needs no other link (spec §4, Registration).
    if (!(yield* isSessionConfirmed())) {
      yield* put(linkRefused());
      return;
    }
  }
  const chosen = storage.local.read('signup');
  storage.local.remove('signup');
  if (chosen !== undefined) storage.local.write('confirm', chosen);
  yield* call(page.forgetToken);
  yield* put(emailConfirmed({ hasSession }));
}

/** Closing the dialog leads away from home, which is behind it. */
function* leave({ storage, page }: Ports) {
  const { status } = yield* select(selectConfirmation);
  if (status === 'none') return;
  yield* put(confirmationLeft());
  // The back button leads to a link that is still open.
  const isBackKept = status === 'unanswered' || status === 'confirming';
  const to: AfterConfirmation = status === 'confirmed' ? afterwards(storage) : { to: 'home' };
  yield* call(() => page.leave(to, isBackKept));
}

/** The offer or page of the registration, the page of an earlier step, or home; each is used once. */
function afterwards({ local, session }: StoragePort): AfterConfirmation {
  const origin = local.read('confirm');
  local.remove('confirm');
  // Any script may have written the value: only a valid slug becomes part of a URL.
  const { slug = '', search } = /^(?<slug>[^?]*)(?<search>\?.*)?$/.exec(origin ?? '')?.groups ?? {};
  if (isSlug(slug)) return { to: 'offer', slug, ...(search !== undefined && { search }) };
  const path = sameSitePath(origin) ?? sameSitePath(session.read('previousRoute'));
  session.remove('previousRoute');
  return path === undefined ? { to: 'home' } : { to: 'path', path };
}

import type { Action } from '@reduxjs/toolkit';
import { isSlug } from '@signdrive/tokens/slug';
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { sameSitePath } from '#/domain/address/same-site-path.ts';
import { closes } from '#/shared/page/page-dialog.slice.ts';
import { send } from '#/shared/loading/requests.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { isOutcomeUnknown } from '#/shared/failures/confirmed-write.ts';
import {
  confirmationLeft,
  confirmationUnanswered,
  emailConfirmed,
  linkOpened,
  linkRefused,
  selectConfirmation,
} from './confirmation.slice.ts';

/** Where a visitor goes after the confirmation (spec §2.1). */
export type AfterConfirmation = { to: 'offer'; slug: string } | { to: 'path'; path: string } | { to: 'home' };

/** The page an e-mail's link opens, and the ways on from it. */
export interface ConfirmationPagePort {
  /**
   * The link's token. It is taken out of the address and stays with the entry of the history: it survives reload, and
   * is in no address that is shared or sent on.
   */
  takeToken: () => Promise<{ token?: string; wasConfirmed: boolean }>;
  /** The token has done its work: the entry forgets it, and remembers that. */
  forgetToken: () => Promise<void>;
  /** @param isBackKept the way back leads here again */
  leave: (to: AfterConfirmation, isBackKept: boolean) => Promise<void>;
}

interface Ports {
  identity: IdentityPort;
  storage: StoragePort;
  page: ConfirmationPagePort;
  /** True when the loaded user has confirmed already. */
  readIsEmailConfirmed: () => boolean;
}

/** Confirms the e-mail of the link that was opened. Browser only: mail scanners open links, too. */
export function* watchConfirmation(ports: Ports) {
  yield* takeLeading(linkOpened, confirm, ports);
  yield* takeEvery((event: Action) => closes(event, 'registration'), leave, ports);
}

function* confirm({ identity, storage, page, readIsEmailConfirmed }: Ports) {
  if ((yield* select(selectConfirmation)).status !== 'confirming') return;
  const { token, wasConfirmed } = yield* call(page.takeToken);
  if (wasConfirmed) {
    yield* put(emailConfirmed());
    return;
  }
  try {
    if (token !== undefined) yield* send((signal) => identity.confirmEmail(token, signal));
    else if (!readIsEmailConfirmed()) {
      yield* put(linkRefused());
      return;
    }
  } catch (caught) {
    if (isOutcomeUnknown(toAppError(caught))) {
      yield* put(confirmationUnanswered());
      return;
    }
    if (!readIsEmailConfirmed()) {
      yield* put(linkRefused());
      return;
    }
  }
  const chosen = storage.local.read('signup');
  storage.local.remove('signup');
  if (chosen !== undefined) storage.local.write('confirm', chosen);
  yield* call(page.forgetToken);
  yield* put(emailConfirmed());
}

/** The page behind the dialog is the home page; closing goes where the visitor came from. */
function* leave({ storage, page }: Ports) {
  const { status } = yield* select(selectConfirmation);
  if (status === 'none') return;
  yield* put(confirmationLeft());
  // What is not over can be gone back to.
  const isBackKept = status === 'unanswered' || status === 'confirming';
  const to: AfterConfirmation = status === 'confirmed' ? afterwards(storage) : { to: 'home' };
  yield* call(() => page.leave(to, isBackKept));
}

/** The offer or page of the registration, the page an earlier step stored, or home; each is used once. */
function afterwards({ local, session }: StoragePort): AfterConfirmation {
  const origin = local.read('confirm');
  local.remove('confirm');
  // Other scripts can write to storage: only a car's name becomes part of an address.
  if (origin !== undefined && isSlug(origin)) return { to: 'offer', slug: origin };
  const path = sameSitePath(origin) ?? sameSitePath(session.read('previousRoute'));
  session.remove('previousRoute');
  return path === undefined ? { to: 'home' } : { to: 'path', path };
}

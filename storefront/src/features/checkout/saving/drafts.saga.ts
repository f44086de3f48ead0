import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { sessionEnded } from '#/shared/page/session-events.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { drafts, tabOrder } from '../checkout.records.ts';
import { draftSaved, selectCheckout } from '../checkout.slice.ts';
import type { OrderDraft } from '../checkout.state.ts';

/**
 * Pause in typing before the draft is stored, in milliseconds. It is stored at once when the page is left, and when the
 * session is refused: another person may log in next.
 */
const pauseInMs = 300;

/** The key of drafts that are typed before log-in. */
export const anonymousOwner = ({ storage }: Pick<CheckoutPorts, 'storage'>): string | undefined =>
  storage.local.read('client-session-id');

export function* keepTyping(ports: CheckoutPorts) {
  yield* call(pauseOrLeaving, ports);
  yield* call(keepDraft, ports);
}

export function* keepDraft(ports: CheckoutPorts) {
  const { draft, keptDraft, orderer, placed } = yield* select(selectCheckout);
  const owner = orderer?.user.id ?? anonymousOwner(ports);
  if (owner === undefined || placed) return;
  const isKept = yield* call(drafts.write, ports.records, owner, draft, keptDraft);
  if (isKept) yield* put(draftSaved({ at: ports.now(), draft }));
}

const isRefusal = (action: Action) => sessionEnded.match(action) && action.payload.why === 'refused';

function* pauseOrLeaving({ leaving }: CheckoutPorts) {
  const channel = eventChannel<true>((emit) => leaving(() => emit(true)));
  try {
    yield* race({ paused: delay(pauseInMs), left: take(channel), refused: take(isRefusal) });
  } finally {
    channel.close();
  }
}

/**
 * Reads a user's draft, completed with what was typed before log-in.
 * @returns with `typedBy`, the owner of what was typed before log-in: `adoptDraft` makes it the user's
 */
export function* readDraft(
  ports: CheckoutPorts,
  userId: string,
): SagaGenerator<{ draft?: OrderDraft | undefined; typedBy?: string }> {
  const kept = yield* call(drafts.read, ports.records, userId);
  const typedBy = anonymousOwner(ports);
  const typed =
    typedBy === undefined || typedBy === userId ? undefined : yield* call(drafts.read, ports.records, typedBy);
  if (typedBy === undefined || !typed) return { draft: kept };
  const draft: OrderDraft = {
    ...kept,
    ...typed,
    personal: { ...kept?.personal, ...typed.personal },
    address: { ...kept?.address, ...typed.address },
    pickup: { ...kept?.pickup, ...typed.pickup },
  };
  return { draft, typedBy };
}

/**
 * Makes a draft that was typed before log-in the user's, once it is known who has logged in. Not if it is gone: another
 * tab has adopted it, and may have stored newer input, or a log-out has deleted it.
 */
export function* adoptDraft({ records }: CheckoutPorts, userId: string, draft: OrderDraft, typedBy: string) {
  if (!(yield* call(drafts.read, records, typedBy))) return;
  yield* call(drafts.write, records, userId, draft);
  yield* call(drafts.remove, records, typedBy);
}

/** Deletes the visitor's drafts at log-out. */
export function* forgetDrafts({ records, storage }: CheckoutPorts) {
  tabOrder.remove(storage);
  const owner = anonymousOwner({ storage });
  if (owner !== undefined) yield* call(() => records.removeAllOf(owner));
}

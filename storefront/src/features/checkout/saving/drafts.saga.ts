import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
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

/** A draft typed before log-in belongs to the user who logs in. */
export function* adoptDraft(ports: CheckoutPorts, userId: string) {
  const kept = yield* call(drafts.read, ports.records, userId);
  const owner = anonymousOwner(ports);
  if (owner === undefined || owner === userId) return kept;
  const typed = yield* call(drafts.read, ports.records, owner);
  if (!typed) return kept;
  const adopted: OrderDraft = {
    ...kept,
    ...typed,
    personal: { ...kept?.personal, ...typed.personal },
    address: { ...kept?.address, ...typed.address },
    pickup: { ...kept?.pickup, ...typed.pickup },
  };
  yield* call(drafts.write, ports.records, userId, adopted);
  yield* call(drafts.remove, ports.records, owner);
  return adopted;
}

/** Deletes the visitor's drafts at log-out. */
export function* forgetDrafts({ records, storage }: CheckoutPorts) {
  tabOrder.remove(storage);
  const owner = anonymousOwner({ storage });
  if (owner !== undefined) yield* call(() => records.removeAllOf(owner));
}

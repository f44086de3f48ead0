import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { sessionEnded } from '#/shared/session-events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { drafts, sentHere } from './checkout.records.ts';
import { draftSaved, selectCheckout } from './checkout.slice.ts';
import type { OrderDraft } from './checkout.state.ts';

/** Typing is kept when it pauses, in milliseconds, or when the page is left before. */
const pauseInMs = 300;

/** Whose draft it is before anybody is logged in. */
export const anonymousOwner = ({ storage }: Pick<CheckoutPorts, 'storage'>): string | undefined =>
  storage.local.read('client-session-id');

export function* keepTyping(ports: CheckoutPorts) {
  yield* call(pauseOrLeaving, ports);
  yield* call(keepDraft, ports);
}

export function* keepDraft(ports: CheckoutPorts) {
  const { draft, orderer, progress } = yield* select(selectCheckout);
  const owner = orderer?.user.id ?? anonymousOwner(ports);
  if (owner === undefined || progress.at === 'placed') return;
  const isKept = yield* call(drafts.write, ports.records, owner, draft);
  if (isKept) yield* put(draftSaved({ at: ports.now() }));
}

function* pauseOrLeaving({ leaving }: CheckoutPorts) {
  const channel = eventChannel<true>((tell) => leaving(() => tell(true)));
  try {
    yield* race({ paused: delay(pauseInMs), left: take(channel) });
  } finally {
    channel.close();
  }
}

/** What somebody typed before they logged in is theirs from then on. */
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

/** Who logs out leaves nothing behind. */
export function* forgetDrafts({ records, storage }: CheckoutPorts, { payload }: ReturnType<typeof sessionEnded>) {
  if (payload.why !== 'loggedOut') return;
  sentHere.remove(storage);
  const owner = anonymousOwner({ storage });
  if (owner !== undefined) yield* call(() => records.removeAllOf(owner));
}

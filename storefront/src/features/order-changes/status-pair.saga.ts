/**
 * A change of an order is a pair of writes (spec §4): the present status is removed, then the new one is posted. Each
 * is an intent of its own. A late removal would remove the status that follows it. So nothing is sent after an unknown
 * removal until it is settled or can no longer run. An order without a status needs one, so the second request is
 * retried until it is accepted.
 */
import { all, call } from 'typed-redux-saga';
import type { AppError } from '#/api/app-error.ts';
import type { OrdersPort } from '#/api/ports.ts';
import { isOpen, type Intent } from '#/domain/order/intent.ts';
import { codeOfStatus, statusAfterResend, type OrderInList, type StatusEntry } from '#/domain/order/order-status.ts';
import { carryOut, settle, type Outcome, type Undertaking } from '#/shared/ledger/carry-out.ts';
import type { ChangeIntent, Ledger } from '#/shared/ledger/ledger.ts';
import { read } from '#/shared/loading/requests.ts';
import {
  orderMoved,
  orderWithoutStatus,
  type OrderChangeKind,
  type OrderChangeOutcome,
} from './order-changes.slice.ts';

export interface StatusPairPorts {
  orders: Pick<OrdersPort, 'listOrders' | 'postStatus' | 'readHistory' | 'removeStatus'>;
  ledger: Ledger;
}

/** Texts that the service stores in the order's history. The second one is the specification's (§4). */
const descriptions = { cancel: 'Cancelado pelo cliente', resend: 'Reenvio dos documentos' } as const;
const intentKinds = { cancel: 'cancellation', resend: 'resend' } as const;

export const kindOf = ({ kind }: ChangeIntent): OrderChangeKind => (kind === 'resend' ? 'resend' : 'cancel');

/** The order has no status, so a rejected second request is retried; the fifth rejection ends the change. */
const toleratedRejections = 4;

const refused = (error: AppError): OrderChangeOutcome => ({ outcome: 'refused', error });
const ownRefusal = (code: string) => refused({ kind: 'rejected', status: 409, code });

/**
 * Continues a change as far as possible. Call it inside `whileAlone`.
 * @param left the change of an earlier attempt
 * @throws if a read fails
 */
export function* changeStatus(
  ports: StatusPairPorts,
  { userId, orderId, kind }: { userId: string; orderId: string; kind: OrderChangeKind },
  left: ChangeIntent | undefined,
) {
  const { ledger } = ports;
  // Settled before the history is read, so that the removal can't change what was read.
  const earlier = left && (yield* settleRemoval(ports, left));
  if (left && earlier?.outcome === 'failed') return yield* end(ledger, left, refused(earlier.error));
  if (earlier?.outcome === 'unknown') return awaited(earlier.error);

  const { orders, history } = yield* all({
    orders: call(() => read((signal) => ports.orders.listOrders(userId, signal))),
    history: call(() => read((signal) => ports.orders.readHistory(orderId, signal))),
  });
  const order = orders.find(({ id }) => id === orderId);
  const done: OrderChangeOutcome = { outcome: 'done' };
  if (!left && kind === 'cancel' && order?.status === 'cancelled') return done;
  const change = left ?? (order && (yield* call(begin, ledger, userId, kind, order, history)));
  if (!change) return ownRefusal(orderMoved);

  const undertaking = posting(ports, kind);
  let posted: Outcome<ChangeIntent['kind']> = yield* settle(ledger, change, undertaking);
  if (posted.outcome === 'unsent') {
    // The change was meant for the former status.
    if (changeSince(change, history) === 'moved') return yield* end(ledger, posted.intent, ownRefusal(orderMoved));
    const hasStatus = earlier?.outcome !== 'placed' && history.length > 0 && !isRemoved(change, history);
    const removed = hasStatus ? yield* remove(ports, change) : undefined;
    if (removed?.outcome === 'failed') return yield* end(ledger, change, refused(removed.error));
    if (removed?.outcome === 'unknown') return awaited(removed.error);
    if (removed?.outcome === 'unsent') return unfinished(removed.error);
    posted = yield* carryOut(ledger, posted.intent, undertaking);
  }
  if (posted.outcome === 'placed') return yield* end(ledger, posted.intent, done);
  if (posted.outcome === 'failed') return yield* end(ledger, posted.intent, ownRefusal(orderWithoutStatus));
  return unfinished(posted.error);
}

const unfinished = (error: AppError): OrderChangeOutcome => ({ outcome: 'unfinished', error });
const awaited = (error: AppError): OrderChangeOutcome => ({ outcome: 'unfinished', error, isAwaited: true });

/** Closes a finished change and its removal. */
function* end(ledger: Ledger, change: ChangeIntent, outcome: OrderChangeOutcome) {
  yield* call(async () => {
    const removals = await ledger.list(change.userId, 'statusRemoval');
    const own = removals.filter((removal) => removal.details.change === change.key && !isOpen(removal));
    await Promise.all([...own, change].map((intent) => ledger.close(intent)));
  });
  return outcome;
}

async function begin(
  ledger: Ledger,
  userId: string,
  kind: OrderChangeKind,
  { id: orderId, status }: OrderInList,
  history: readonly StatusEntry[],
): Promise<ChangeIntent> {
  const to = kind === 'cancel' ? 'cancelled' : statusAfterResend(status);
  return ledger.begin(userId, intentKinds[kind], { orderId, to, knownEntryIds: history.map(({ id }) => id) });
}

/** Settles the removal of a change; undefined if there is none. */
function* settleRemoval(ports: StatusPairPorts, change: ChangeIntent) {
  const removals = yield* call(() => ports.ledger.list(change.userId, 'statusRemoval'));
  const own = removals.findLast(({ details }) => details.change === change.key);
  return own && (yield* settle(ports.ledger, own, removing(ports)));
}

function* remove(ports: StatusPairPorts, { userId, key, details }: ChangeIntent) {
  const { orderId, knownEntryIds } = details;
  const intent = yield* call(() =>
    ports.ledger.begin(userId, 'statusRemoval', { orderId, change: key, knownEntryIds }),
  );
  return yield* carryOut(ports.ledger, intent, removing(ports));
}

/** `done` if the history has the new status; `moved` if it has another one. */
function changeSince({ details: { to, knownEntryIds } }: ChangeIntent, history: readonly StatusEntry[]) {
  const later = history.filter(({ id }) => !knownEntryIds.includes(id));
  if (later.some(({ code }) => code === codeOfStatus(to))) return 'done';
  return later.length > 0 ? 'moved' : undefined;
}

/** True if an entry that the history had is missing. */
const isRemoved = ({ details }: ChangeIntent | Intent<'statusRemoval'>, history: readonly StatusEntry[]) =>
  details.knownEntryIds.some((known) => !history.some(({ id }) => id === known));

function removing({ orders }: StatusPairPorts): Undertaking<'statusRemoval'> {
  return {
    send: ({ details: { orderId }, key }, signal) => orders.removeStatus({ orderId, idempotencyKey: key }, signal),
    find: async (intent, signal) =>
      isRemoved(intent, await orders.readHistory(intent.details.orderId, signal)) ? {} : undefined,
  };
}

function posting({ orders }: StatusPairPorts, kind: OrderChangeKind): Undertaking<ChangeIntent['kind']> {
  const description = descriptions[kind];
  return {
    send: ({ details: { orderId, to }, key }, signal) =>
      orders.postStatus({ orderId, status: to, description, idempotencyKey: key }, signal),
    find: async (intent, signal) =>
      changeSince(intent, await orders.readHistory(intent.details.orderId, signal)) === 'done' ? {} : undefined,
    // A retry has the same key, and posting the same status twice has no effect.
    mayOverlap: true,
    toleratedRejections,
  };
}

import { createAction } from '@reduxjs/toolkit';
import { all, call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { ServiceError, toAppError } from '#/api/app-error.ts';
import type { OrdersPort } from '#/api/ports.ts';
import { isEnded, type Intent } from '#/domain/intent.ts';
import { isDefinite } from '#/domain/order-outcome.ts';
import { codeOfStatus, statusAfterResend, type OrderInList, type StatusEntry } from '#/domain/order-status.ts';
import { carryOut, settle, whileAlone, type Undertaking } from '#/shared/ledger/carry-out.ts';
import type { Ledger } from '#/shared/ledger/ledger.ts';
import { read } from '#/shared/requests.ts';
import { sessionEnded, userLoaded } from '#/shared/session-events.ts';
import type { StoragePort } from '#/shared/storage.ts';
import {
  cancelOrderAsked,
  orderChangeResumed,
  orderChangeSettled,
  orderMoved,
  resendDocumentsAsked,
  selectChangeUnderWay,
  selectIsAnyUnfinished,
  selectOrderChange,
  type OrderChangeKind,
  type OrderChangeOutcome,
} from './order-changes.slice.ts';

export interface OrderChangesPorts {
  orders: Pick<OrdersPort, 'listOrders' | 'postStatus' | 'readHistory' | 'removeStatus'>;
  storage: Pick<StoragePort, 'local'>;
  ledger: Ledger;
}

/** Texts that the service stores in the order's history. The second one is the specification's (§4). */
const descriptions = { cancel: 'Cancelado pelo cliente', resend: 'Reenvio dos documentos' } as const;

const intentKinds = { cancel: 'cancellation', resend: 'resend' } as const;
type ChangeIntent = Intent<'cancellation' | 'resend'>;

/** Before a change without an end is taken up again, in milliseconds; the last wait repeats. */
const takeUpDelaysInMs = [10_000, 30_000, 60_000] as const;

const watcherStarted = createAction('orderChanges/watcherStarted');
const takeUpDue = createAction('orderChanges/takeUpDue');

/** Changes of placed orders. Begins with what the state says was asked before this was loaded. */
export function* watchOrderChanges(ports: OrderChangesPorts) {
  let times = 0;
  yield* takeLeading([watcherStarted, userLoaded, cancelOrderAsked, resendDocumentsAsked, takeUpDue], goOn, ports);
  // While the page is open; afterwards the next page takes the change up.
  yield* takeLatest([orderChangeSettled, sessionEnded], function* takeUpAgain() {
    if (!(yield* select(selectIsAnyUnfinished))) {
      times = 0;
      return;
    }
    yield* delay(takeUpDelaysInMs[Math.min(times, takeUpDelaysInMs.length - 1)] ?? 0);
    times += 1;
    yield* put(takeUpDue());
  });
  yield* put(watcherStarted());
}

function* goOn(ports: OrderChangesPorts) {
  yield* race({ work: call(workThrough, ports), ended: take(sessionEnded) });
}

/** The requested change first, then those without an end, and whatever is requested meanwhile. */
function* workThrough(ports: OrderChangesPorts) {
  yield* workOnRequested(ports);
  for (const { details, kind } of yield* call(listLeft, ports)) {
    yield* workOnRequested(ports);
    yield* takeUp(ports, details.orderId, kind === 'resend' ? 'resend' : 'cancel');
  }
  yield* workOnRequested(ports);
}

async function listLeft({ ledger, storage }: OrderChangesPorts): Promise<ChangeIntent[]> {
  const userId = storage.local.read('id');
  if (userId === undefined) return [];
  return [...(await ledger.list(userId, 'cancellation')), ...(await ledger.list(userId, 'resend'))];
}

function* workOnRequested(ports: OrderChangesPorts) {
  let requested = yield* select(selectChangeUnderWay);
  while (requested) {
    const settled = yield* change(ports, requested.orderId, requested.kind);
    yield* put(orderChangeSettled({ ...requested, ...settled }));
    requested = yield* select(selectChangeUnderWay);
  }
}

/** The notice of a change that is known to be unfinished stays as it is until there is an end. */
function* takeUp(ports: OrderChangesPorts, orderId: string, kind: OrderChangeKind) {
  const { status } = yield* select(selectOrderChange(orderId));
  if (status !== 'unfinished') yield* put(orderChangeResumed({ orderId, kind }));
  yield* put(orderChangeSettled({ orderId, kind, ...(yield* change(ports, orderId, kind)) }));
}

/** One change, while no other tab is at the same order. */
function* change(ports: OrderChangesPorts, orderId: string, kind: OrderChangeKind) {
  const userId = ports.storage.local.read('id');
  let settled: OrderChangeOutcome = { outcome: 'refused', error: { kind: 'unauthorized' } };
  if (userId === undefined) return settled;
  settled = yield* whileAlone(ports.ledger, `order-change/${userId}/${orderId}`, function* work() {
    let alone: OrderChangeOutcome;
    try {
      alone = yield* changeAlone(ports, userId, { orderId, kind });
    } catch (caught) {
      // A reading failed.
      const isBegun = (yield* call(findLeft, ports, userId, orderId, kind)) !== undefined;
      alone = { outcome: isBegun ? 'unfinished' : 'refused', error: toAppError(caught) };
    }
    return alone;
  });
  return settled;
}

async function findLeft({ ledger }: OrderChangesPorts, userId: string, orderId: string, kind: OrderChangeKind) {
  const left: ChangeIntent[] = await ledger.list(userId, intentKinds[kind]);
  return left.find(({ details }) => details.orderId === orderId);
}

function* changeAlone(
  ports: OrderChangesPorts,
  userId: string,
  { orderId, kind }: { orderId: string; kind: OrderChangeKind },
) {
  const { ledger } = ports;
  const done: OrderChangeOutcome = { outcome: 'done' };
  const { orders, history } = yield* all({
    orders: call(function* readOrders() {
      return yield* read((signal) => ports.orders.listOrders(userId, signal));
    }),
    history: call(function* readHistory() {
      return yield* read((signal) => ports.orders.readHistory(orderId, signal));
    }),
  });
  const order = orders.find(({ id }) => id === orderId);
  const left = yield* call(findLeft, ports, userId, orderId, kind);
  if (!left && kind === 'cancel' && order?.status === 'cancelled') return done;
  const intent = left ?? (order && (yield* call(begin, ledger, userId, kind, order, history)));
  if (!intent) return moved;

  const undertaking = undertakingOf(ports, kind);
  let outcome = yield* settle(ledger, intent, undertaking);
  // Somebody else has changed the order since: the change was meant for its former status.
  const isMoved = changeSince(intent, history) === 'moved';
  if (outcome.outcome === 'unsent' && !isMoved) outcome = yield* carryOut(ledger, outcome.intent, undertaking);
  if (isEnded(outcome.intent) || (outcome.outcome === 'unsent' && isMoved)) {
    const { intent: ended } = outcome;
    yield* call(() => ledger.close(ended));
  }
  if (outcome.outcome === 'placed') return done;
  if (outcome.outcome === 'unsent' && isMoved) return moved;
  const unfinished: OrderChangeOutcome = {
    outcome: outcome.outcome === 'failed' ? 'refused' : 'unfinished',
    error: outcome.error,
  };
  return unfinished;
}

const moved: OrderChangeOutcome = { outcome: 'refused', error: { kind: 'rejected', status: 409, code: orderMoved } };

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

/** Whether the change is in the history by now, or the order has moved on without it. */
function changeSince({ details: { to, knownEntryIds } }: ChangeIntent, history: readonly StatusEntry[]) {
  const later = history.filter(({ id }) => !knownEntryIds.includes(id));
  if (later.some(({ code }) => code === codeOfStatus(to))) return 'done';
  return later.length > 0 ? 'moved' : undefined;
}

/**
 * The present status is removed, then the new one is posted (spec §4). The first may be repeated: a removed status stays
 * removed. Once it is, a rejected second half is no end: the order has no status, so the change has to be taken up again.
 */
function undertakingOf({ orders }: OrderChangesPorts, kind: OrderChangeKind): Undertaking<'cancellation' | 'resend'> {
  const description = descriptions[kind];
  return {
    async send({ details: { orderId, to }, key }, signal) {
      await orders.removeStatus(orderId, signal);
      try {
        await orders.postStatus({ orderId, status: to, description, idempotencyKey: key }, signal);
      } catch (caught) {
        const error = toAppError(caught);
        if (!isDefinite(error) || error.kind === 'unauthorized') throw caught;
        throw new ServiceError({ kind: 'unexpected' }, { cause: caught });
      }
    },
    find: async (intent, signal) =>
      changeSince(intent, await orders.readHistory(intent.details.orderId, signal)) === 'done' ? {} : undefined,
    mayOverlap: true,
  };
}

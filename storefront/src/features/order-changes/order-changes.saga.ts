import { createAction } from '@reduxjs/toolkit';
import { all, call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { OrdersPort } from '#/api/ports.ts';
import { isDefinite } from '#/domain/order-outcome.ts';
import { codeOfStatus, statusAfterResend, type OrderStatus, type StatusEntry } from '#/domain/order-status.ts';
import { acquire, type LockPort } from '#/shared/locks.ts';
import type { RecordsPort } from '#/shared/records.ts';
import { read, send } from '#/shared/requests.ts';
import { sessionEnded, userLoaded } from '#/shared/session-events.ts';
import type { StoragePort } from '#/shared/storage.ts';
import { keptChanges, type KeptChange } from './kept-changes.ts';
import {
  cancelOrderAsked,
  orderChangeResumed,
  orderChangeSettled,
  resendDocumentsAsked,
  selectChangeUnderWay,
  type OrderChangeKind,
  type OrderChangeOutcome,
} from './order-changes.slice.ts';

export interface OrderChangesPorts {
  orders: Pick<OrdersPort, 'listOrders' | 'postStatus' | 'readHistory' | 'removeStatus'>;
  records: RecordsPort;
  storage: Pick<StoragePort, 'local'>;
  lock: LockPort;
  /** A key nobody has had. */
  newKey: () => string;
}

/** Words the service keeps in the order's history: the second is the specification's (§4). */
const descriptions = { cancel: 'Cancelado pelo cliente', resend: 'Reenvio dos documentos' } as const;

/** Tabs of one browser wait for each other: the second finds what the first has done. */
const lockName = 'signdrive-order-change';

const watcherStarted = createAction('orderChanges/watcherStarted');

/** Changes of placed orders. Begins with what the state says was asked before this was loaded. */
export function* watchOrderChanges(ports: OrderChangesPorts) {
  yield* takeLeading([watcherStarted, userLoaded, cancelOrderAsked, resendDocumentsAsked], goOn, ports);
  yield* put(watcherStarted());
}

function* goOn(ports: OrderChangesPorts) {
  yield* race({ work: call(workThrough, ports), ended: take(sessionEnded) });
}

/** What was asked, then what an earlier page has left; and what is asked meanwhile. */
function* workThrough(ports: OrderChangesPorts) {
  yield* workOnAsked(ports);
  const userId = ports.storage.local.read('id');
  const left = userId === undefined ? [] : yield* call(keptChanges.list, ports.records, userId);
  for (const { orderId, kind } of left) {
    yield* workOnAsked(ports);
    yield* put(orderChangeResumed({ orderId, kind }));
  }
  yield* workOnAsked(ports);
}

function* workOnAsked(ports: OrderChangesPorts) {
  let asked = yield* select(selectChangeUnderWay);
  while (asked) {
    const settled = yield* settleChange(ports, asked.orderId, asked.kind);
    yield* put(orderChangeSettled({ ...asked, ...settled }));
    asked = yield* select(selectChangeUnderWay);
  }
}

function* settleChange({ lock, ...ports }: OrderChangesPorts, orderId: string, kind: OrderChangeKind) {
  const userId = ports.storage.local.read('id');
  let settled: OrderChangeOutcome = { outcome: 'refused', error: { kind: 'unauthorized' } };
  if (userId === undefined) return settled;
  const release = yield* acquire(lock, lockName);
  try {
    settled = yield* changeAlone(ports, userId, { orderId, kind });
  } catch (caught) {
    // Reading failed: an earlier page may have begun, else nothing was.
    const isBegun = (yield* call(keptChanges.read, ports.records, userId, orderId)) !== undefined;
    settled = { outcome: isBegun ? 'unfinished' : 'refused', error: toAppError(caught) };
  } finally {
    release();
  }
  return settled;
}

type Ports = Omit<OrderChangesPorts, 'lock'>;

function* changeAlone(ports: Ports, userId: string, { orderId, kind }: Pick<KeptChange, 'orderId' | 'kind'>) {
  const { orders, history } = yield* all({
    orders: call(function* readOrders() {
      return yield* read((signal) => ports.orders.listOrders(userId, signal));
    }),
    history: call(function* readHistory() {
      return yield* read((signal) => ports.orders.readHistory(orderId, signal));
    }),
  });
  const order = orders.find(({ id }) => id === orderId);
  const kept = yield* call(keptChanges.read, ports.records, userId, orderId);
  const wanted = kept?.kind === kind ? kept : order && newChange(ports, order.status, history, { orderId, kind });
  const later = wanted && changeSince(wanted, history);
  const isThere = later === 'done' || (kind === 'cancel' && order?.status === 'cancelled' && kept === undefined);
  if (!wanted || isThere || later === 'overtaken') {
    yield* call(keptChanges.remove, ports.records, userId, orderId);
    const none: OrderChangeOutcome = isThere
      ? { outcome: 'done' }
      : { outcome: 'refused', error: { kind: 'notFound' } };
    return none;
  }
  // Before the first is sent: after a reload it is known what is to be finished.
  yield* call(keptChanges.write, ports.records, userId, wanted);
  return yield* sendPair(ports, userId, wanted);
}

function newChange(
  { newKey }: Ports,
  status: OrderStatus,
  history: readonly StatusEntry[],
  { orderId, kind }: Pick<KeptChange, 'orderId' | 'kind'>,
): KeptChange {
  return {
    orderId,
    kind,
    to: kind === 'cancel' ? 'cancelled' : statusAfterResend(status),
    knownEntryIds: history.map(({ id }) => id),
    idempotencyKey: newKey(),
  };
}

/** Whether the change is in the history by now, or the order has moved on without it. */
function changeSince({ to, knownEntryIds }: KeptChange, history: readonly StatusEntry[]) {
  const later = history.filter(({ id }) => !knownEntryIds.includes(id));
  if (later.some(({ code }) => code === codeOfStatus(to))) return 'done';
  return later.length > 0 ? 'overtaken' : undefined;
}

/** The status goes, then the new one takes its place (spec §4). The first may be repeated: what is gone stays gone. */
function* sendPair(ports: Ports, userId: string, change: KeptChange) {
  const { orderId, kind, to, idempotencyKey } = change;
  let settled: OrderChangeOutcome = { outcome: 'done' };
  try {
    yield* send((signal) => ports.orders.removeStatus(orderId, signal));
    const description = descriptions[kind];
    yield* send((signal) => ports.orders.postStatus({ orderId, status: to, description, idempotencyKey }, signal));
  } catch (caught) {
    const error = toAppError(caught);
    const isOver = isDefinite(error) && error.kind !== 'unauthorized';
    if (isOver) settled = { outcome: 'refused', error };
    else if ((yield* readLater(ports, change)) !== 'done') settled = { outcome: 'unfinished', error };
  }
  if (settled.outcome !== 'unfinished') yield* call(keptChanges.remove, ports.records, userId, orderId);
  return settled;
}

/** Without an answer the history is read before anything is said. */
function* readLater({ orders }: Ports, change: KeptChange) {
  try {
    return changeSince(change, yield* read((signal) => orders.readHistory(change.orderId, signal)));
  } catch {
    // The failure of the write is what is said.
    return undefined;
  }
}

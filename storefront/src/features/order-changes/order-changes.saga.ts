import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { ServiceError, toAppError } from '#/api/app-error.ts';
import { isOpen } from '#/domain/order/intent.ts';
import { whileAlone } from '#/shared/ledger/carry-out.ts';
import { listChanges, orderLockOf } from '#/shared/ledger/ledger.ts';
import { orderCancelled } from '#/shared/ledger/settled-events.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import {
  cancelOrderAsked,
  orderChangeResumed,
  orderChangeSettled,
  resendDocumentsAsked,
  selectChangeUnderWay,
  selectOrderChange,
  selectUnfinished,
  unfinishedChangesFound,
  type ChangeUnderWay,
  type OrderChangeKind,
} from './order-changes.slice.ts';
import { changeStatus, kindOf, type StatusPairPorts } from './status-pair.saga.ts';

export interface OrderChangesPorts extends StatusPairPorts {
  storage: Pick<StoragePort, 'local'>;
}

/** Delays before an unfinished change is resumed; the last one repeats. */
const resumeDelaysInMs = [10_000, 30_000, 60_000] as const;

const resumeDue = createAction('orderChanges/resumeDue');

export function* watchOrderChanges(ports: OrderChangesPorts) {
  let attempts = 0;
  yield* takeLeading(
    [userLoaded, unfinishedChangesFound, cancelOrderAsked, resendDocumentsAsked, resumeDue],
    runUntilSessionEnds,
    ports,
  );
  // Only while the page is open: the next page resumes the change, too.
  yield* takeLatest([orderChangeSettled, sessionEnded], function* resumeLater() {
    if ((yield* select(selectUnfinished)).length === 0) {
      attempts = 0;
      return;
    }
    yield* delay(resumeDelaysInMs[Math.min(attempts, resumeDelaysInMs.length - 1)] ?? 0);
    attempts += 1;
    yield* put(resumeDue());
  });
}

function* runUntilSessionEnds(ports: OrderChangesPorts) {
  yield* race({ work: call(runChanges, ports), ended: take(sessionEnded) });
}

/** The requested change first, then unfinished ones, and changes requested meanwhile. */
function* runChanges(ports: OrderChangesPorts) {
  yield* runRequestedChanges(ports);
  const userId = ports.storage.local.read('id');
  const left = userId === undefined ? [] : yield* call(listChanges, ports.ledger, userId);
  for (const shown of yield* select(selectUnfinished)) {
    const isLeft = left.some(({ details }) => details.orderId === shown.orderId);
    if (!isLeft) yield* put(orderChangeSettled({ ...shown, outcome: 'idle' }));
  }
  for (const intent of left) {
    yield* runRequestedChanges(ports);
    yield* resume(ports, intent.details.orderId, kindOf(intent));
  }
  yield* runRequestedChanges(ports);
}

function* runRequestedChanges(ports: OrderChangesPorts) {
  let requested = yield* select(selectChangeUnderWay);
  while (requested) {
    yield* change(ports, requested);
    requested = yield* select(selectChangeUnderWay);
  }
}

/** The notice of an unfinished change stays unchanged during its retries. */
function* resume(ports: OrderChangesPorts, orderId: string, kind: OrderChangeKind) {
  const { status } = yield* select(selectOrderChange(orderId));
  if (status !== 'unfinished') yield* put(orderChangeResumed({ orderId, kind }));
  yield* change(ports, { orderId, kind, isResumed: true });
}

/** Runs one change under the person's order lock: no tab orders or changes another order meanwhile. */
function* change(ports: OrderChangesPorts, { orderId, kind, isResumed }: ChangeUnderWay) {
  const { ledger } = ports;
  const userId = ports.storage.local.read('id');
  if (userId === undefined) {
    yield* put(orderChangeSettled({ orderId, kind, outcome: 'refused', error: { kind: 'unauthorized' } }));
    return;
  }
  const findLeft = async () => (await listChanges(ledger, userId)).find(({ details }) => details.orderId === orderId);
  const isPlacedAgain = async () =>
    (await ledger.list(userId, 'order')).some((each) => isOpen(each) && each.details.formerOrderId === orderId);
  // Reported after the work: an outcome of work that is restarted after a log-in does not count.
  const settled = yield* whileAlone(ledger, orderLockOf(userId), function* work() {
    // Two changes of one order would interfere: the unfinished one is continued.
    const left = yield* call(findLeft);
    const of = { orderId, kind: left ? kindOf(left) : kind };
    if (isResumed && !left) return { ...of, outcome: 'idle' as const };
    try {
      // An order that is placed again may get its new status at any moment.
      if (yield* call(isPlacedAgain)) throw new ServiceError({ kind: 'timeout' });
      return { ...of, ...(yield* changeStatus(ports, { userId, ...of }, left)) };
    } catch (caught) {
      // A read failed.
      const isBegun = (yield* call(findLeft)) !== undefined;
      return { ...of, outcome: isBegun ? ('unfinished' as const) : ('refused' as const), error: toAppError(caught) };
    }
  });
  yield* put(orderChangeSettled(settled));
  if (settled.kind === 'cancel' && settled.outcome === 'done') yield* put(orderCancelled({ orderId }));
}

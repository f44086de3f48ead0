import { eventChannel, type EventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { DealersPort, DocumentsPort, FleetOfferPort, OrdersPort } from '#/api/ports.ts';
import { isFinal } from '#/domain/order/order.ts';
import { isActive } from '#/domain/order/order-status.ts';
import { orderCancelled } from '#/shared/ledger/settled-events.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { load, read, watchEachUser } from '#/shared/loading/requests.ts';
import { ordersFailed, ordersOpened, ordersOutdated } from './orders.events.ts';
import {
  fileAsked,
  fileFailed,
  fileSaved,
  ordersFollowed,
  ordersLeft,
  ordersLoaded,
  orderShown,
  partAsked,
  partFailed,
  partLoaded,
  selectOrders,
  statusAnswered,
  statusAsked,
  type OrdersState,
  type PartName,
} from './orders.slice.ts';

/** Reports whether the visitor sees the page. */
export interface AttentionPort {
  isHere(): boolean;
  /** Calls the listener when the visibility changes or the connection returns. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Saves a file on the visitor's device. */
export interface FilesPort {
  save(file: Blob, fileName: string): void;
}

export interface OrdersFeaturePorts {
  orders: Pick<OrdersPort, 'listOrders' | 'readHistory'>;
  fleetOffer: FleetOfferPort;
  dealers: Pick<DealersPort, 'readLocation' | 'readDealer'>;
  documents: Pick<DocumentsPort, 'readFile'>;
  attention: AttentionPort;
  files: FilesPort;
  /** Undefined until the user is known. */
  readUserId: () => string | undefined;
  /** The time, as an ISO text. */
  now: () => string;
}

/** Polling interval in milliseconds; each failure doubles it, up to the longest. */
export const readingPace = { usual: 30_000, longest: 300_000 } as const;

export const watchOrders = (ports: OrdersFeaturePorts) => watchEachUser(watchOrdersOfUser, ports);

function* watchOrdersOfUser(ports: OrdersFeaturePorts) {
  // A page that opens again shows the known orders while they are read: this visitor may have ordered meanwhile.
  yield* takeLatest([ordersOpened, ordersOutdated], readAgain, ports);
  yield* takeLatest(ordersFollowed, follow, ports);
  yield* takeLatest(statusAsked, readStatus, ports);
  yield* takeEvery(orderShown, loadOrder, ports);
  yield* takeEvery(fileAsked, saveFile, ports);
}

/** @returns true if the service responded */
function* readList({ orders, readUserId, now }: OrdersFeaturePorts) {
  const userId = readUserId();
  if (userId === undefined) return false;
  return yield* load(
    'orders',
    function* readOrders() {
      const found = yield* read((signal) => orders.listOrders(userId, signal));
      yield* put(ordersLoaded({ orders: found, at: now() }));
      // The page of a placed order may still show one as placed.
      for (const { id, status } of found) if (!isActive(status)) yield* put(orderCancelled({ orderId: id }));
    },
    ordersFailed,
  );
}

/** Reads the list, then changed histories and failed parts again. */
function* readAgain(ports: OrdersFeaturePorts) {
  const isAnswered = yield* readList(ports);
  if (!isAnswered) return false;
  const { list, histories, ...parts } = yield* select(selectOrders);
  const outdated = (dataOf(list) ?? []).filter(({ id, status }) => {
    const history = histories[id];
    // Retries a failed history. A history that was never opened is not read.
    return history !== undefined && (history.status === 'error' || !isFinal(status) || !isReadToItsEnd(history));
  });
  const wanted = outdated.map(({ id }): PartRef => ({ part: 'histories', id }));
  yield* all([...wanted, ...missingOf(parts)].map((ref) => call(readPart, ref, ports)));
  return true;
}

/** Reads list and history: either may lack the status. */
function* readStatus(ports: OrdersFeaturePorts) {
  yield* readAgain(ports);
  yield* put(statusAnswered());
}

/** Failed parts, except for those that the service doesn't have. */
function missingOf(state: Pick<OrdersState, Exclude<PartName, 'histories'>>): PartRef[] {
  return (['products', 'places', 'dealers'] as const).flatMap((part) =>
    Object.entries(state[part])
      .filter(([, known]) => known.status === 'error' && known.error.kind !== 'notFound')
      .map(([id]) => ({ part, id })),
  );
}

const isReadToItsEnd = (history: { status: string; data?: readonly { code: number }[] }) =>
  history.status === 'success' && endCodes.has(history.data?.at(-1)?.code ?? Number.NaN);
/** Codes of the final statuses: Expired, Cancelled, FraudRejected, CreditRejected, InvalidRequest, Completed. */
const endCodes: ReadonlySet<number> = new Set([-1, 0, 4, 7, 8, 11]);

/** Polls while the page is visible and the order may still change; slower after each failure. */
function* follow(ports: OrdersFeaturePorts) {
  const changes = yield* call(attentionChannel, ports.attention);
  try {
    let failures = 0;
    while ((yield* select(selectOrders)).isFollowed) {
      const { list } = yield* select(selectOrders);
      const waiting = dataOf(list)?.some(({ status }) => !isFinal(status)) ?? false;
      const { left, other } = yield* race({
        due: waiting ? call(untilDue, ports.attention, changes, failures) : call(forever),
        left: take(ordersLeft),
        // Another saga read the orders: the interval starts again from there.
        other: take(ordersLoaded),
      });
      if (left) return;
      if (other) failures = 0;
      else failures = (yield* readAgain(ports)) ? 0 : failures + 1;
    }
  } finally {
    changes.close();
  }
}

function* forever() {
  while (true) yield* take('orders/nothingMoreToWaitFor');
}

function* untilDue(attention: AttentionPort, changes: EventChannel<true>, failures: number) {
  const wait = delay(Math.min(readingPace.usual * 2 ** failures, readingPace.longest));
  // After a failure the returned connection or a visible page starts a read at once.
  if (failures === 0) yield* wait;
  else yield* race([wait, call(untilHere, attention, changes)]);
  while (!attention.isHere()) yield* take(changes);
}

function* untilHere(attention: AttentionPort, changes: EventChannel<true>) {
  do yield* take(changes);
  while (!attention.isHere());
}

function attentionChannel(attention: AttentionPort): EventChannel<true> {
  return eventChannel((emit) => attention.onChange(() => emit(true)));
}

/** Loads the missing parts of a displayed order. */
function* loadOrder(ports: OrdersFeaturePorts, { payload: { orderId } }: ReturnType<typeof orderShown>) {
  const { list } = yield* select(selectOrders);
  const order = dataOf(list)?.find(({ id }) => id === orderId);
  if (!order) return;
  const wanted: PartRef[] = [
    { part: 'histories', id: orderId },
    { part: 'products', id: order.productId },
    { part: 'places', id: order.locationId },
  ];
  if (order.dealershipId !== undefined) wanted.push({ part: 'dealers', id: order.dealershipId });
  yield* all(wanted.map((ref) => call(loadPart, ref, ports)));
}

interface PartRef {
  part: PartName;
  id: string;
}

function* loadPart(ref: PartRef, ports: OrdersFeaturePorts) {
  const { part, id } = ref;
  const known = (yield* select(selectOrders))[part][id];
  if (known?.status === 'loading' || (known?.status === 'success' && !isEmpty(known.data))) return;
  yield* put(partAsked(ref));
  yield* readPart(ref, ports);
}

/** An empty history is loaded again. */
const isEmpty = (data: unknown) => Array.isArray(data) && data.length === 0;

function* readPart({ part, id }: PartRef, { orders, fleetOffer, dealers }: OrdersFeaturePorts) {
  function* readData() {
    switch (part) {
      case 'histories':
        yield* put(partLoaded({ part, id, data: yield* read((signal) => orders.readHistory(id, signal)) }));
        break;
      case 'products':
        yield* put(
          partLoaded({ part, id, data: yield* read((signal) => fleetOffer.readOffer({ productId: id }, signal)) }),
        );
        break;
      case 'places':
        yield* put(partLoaded({ part, id, data: yield* read((signal) => dealers.readLocation(id, signal)) }));
        break;
      case 'dealers':
        yield* put(partLoaded({ part, id, data: yield* read((signal) => dealers.readDealer(id, signal)) }));
        break;
    }
  }
  yield* load(part === 'histories' ? 'orderStatus' : part, readData, (error) => partFailed({ part, id, error }));
}

function* saveFile(
  { documents, files }: OrdersFeaturePorts,
  { payload: { id, fileName } }: ReturnType<typeof fileAsked>,
) {
  yield* load(
    'orderFile',
    function* saveRead() {
      const file = yield* read((signal) => documents.readFile(id, signal));
      yield* call([files, 'save'], file, fileName);
      yield* put(fileSaved({ id }));
    },
    () => fileFailed({ id }),
  );
}

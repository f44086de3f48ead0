import { call, delay, put, select } from 'typed-redux-saga';
import { isWorthRetrying, toAppError, type AppError } from '#/api/app-error.ts';
import type { Coupon } from '#/domain/coupon.ts';
import { findPlaced, isDefinite, outcomeOf, type OrderBaseline } from '#/domain/order-outcome.ts';
import { orderRequestOf, type OrderRequest, type Payment } from '#/domain/order-request.ts';
import { acquire } from '#/shared/locks.ts';
import { read, send } from '#/shared/requests.ts';
import { burnSettled, cardMissing, orderPlaced } from './checkout.events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import {
  burns,
  drafts,
  placedHere,
  sentHere,
  sentOrders,
  type OrderOnItsWay,
  type SentOrder,
} from './checkout.records.ts';
import {
  orderFailed,
  orderSent,
  priceChanged,
  selectCheckout,
  verificationStarted,
  type orderConfirmed,
} from './checkout.slice.ts';
import type { Confirmation, Orderer, PendingBurn } from './checkout.state.ts';

/** Tabs of one browser wait for each other: one order at a time. */
const lockName = 'signdrive-order';
/** Between two looks for an order that may still come, in milliseconds. */
const lookAgainInMs = 10_000;

/** Step 8. Only one tab is in here, and whoever comes second looks first at what the other has done. */
export function* placeOrder(ports: CheckoutPorts, { payload }: ReturnType<typeof orderConfirmed>) {
  const release = yield* acquire(ports.lock, lockName);
  try {
    yield* call(placeAlone, ports, payload);
  } catch (caught) {
    // Nothing has been sent: every failure from there on is dealt with where it happens.
    yield* fail('nothingHappened', toAppError(caught));
  } finally {
    release();
  }
}

function* placeAlone(ports: CheckoutPorts, { query, shownInCents, coupon, payment }: Confirmation) {
  const { orderer, progress } = yield* select(selectCheckout);
  if (!orderer || progress.at !== 'payment') return;
  const { id: userId } = orderer.user;

  const plan = yield* read((signal) => ports.offer.readRental(query, signal));
  if (plan.monthlyInstallmentInCents !== shownInCents) {
    yield* put(priceChanged({ fromInCents: shownInCents, toInCents: plan.monthlyInstallmentInCents }));
    return;
  }
  const product = yield* read((signal) => ports.fleetOffer.readOffer({ productId: plan.productId }, signal));
  const orders = yield* read((signal) => ports.orders.listOrders(userId, signal));
  const earlier = yield* call(sentOrders.read, ports.records, userId);

  // Another tab, or a try whose answer was lost, may have placed it.
  const { knownOrderIds } = earlier?.productId === product.productId ? earlier : orderer;
  const placed = findPlaced(orders, { productId: product.productId, knownOrderIds });
  if (placed) {
    yield* call(settle, ports, orderer, { orderId: placed.id, sent: earlier });
    return;
  }

  const paying = yield* call(paymentOf, ports, payment);
  if (!paying) {
    yield* fail('nothingHappened', { kind: 'rejected', status: 422, code: cardMissing });
    return;
  }
  const request = orderRequestOf({
    product,
    userId,
    locationId: progress.locationId,
    payment: paying,
    ...(coupon && { coupon }),
  });
  const wanted = fingerprint(request);
  const sent: SentOrder = {
    productId: product.productId,
    knownOrderIds: orders.map(({ id }) => id),
    idempotencyKey: earlier?.wanted === wanted ? earlier.idempotencyKey : ports.newKey(),
    wanted,
    sentAt: ports.now(),
    ...(coupon && { coupon }),
  };
  // Before it is sent: after a reload it is known what to look for.
  yield* call(sentOrders.write, ports.records, userId, sent);
  sentHere.write(ports.storage, userId, sent);
  yield* put(orderSent());
  yield* call(sendOrder, ports, orderer, request, sent);
}

/** Undefined where the card can't be charged later (spec §5, Card). Its token lives as long as the one write. */
function* paymentOf({ storedCard }: CheckoutPorts, kind: Confirmation['payment']) {
  let payment: Payment | undefined;
  if (kind === 'boleto') payment = { kind };
  else {
    const card = yield* read((signal) => storedCard(signal));
    payment = card && { kind, ...card };
  }
  return payment;
}

/** What a key is good for; a token isn't kept. */
const fingerprint = ({ orderPayments, ...request }: OrderRequest): string =>
  JSON.stringify({ ...request, orderPayments: { ...orderPayments, token: undefined } });

/** The one write. Without a clear answer the orders are read before anything is said. */
function* sendOrder(ports: CheckoutPorts, orderer: Orderer, request: OrderRequest, sent: SentOrder) {
  const { id: userId } = orderer.user;
  try {
    const { idempotencyKey } = sent;
    const { orderId } = yield* send((signal) => ports.orders.place({ ...request, idempotencyKey }, signal));
    yield* call(settle, ports, orderer, { orderId, sent });
  } catch (caught) {
    const error = toAppError(caught);
    if (!isDefinite(error)) {
      yield* call(lookForIt, ports, orderer, sent, error);
      return;
    }
    yield* call(sentOrders.remove, ports.records, userId);
    sentHere.remove(ports.storage);
    yield* fail('nothingHappened', error);
  }
}

function* lookForIt(ports: CheckoutPorts, orderer: Orderer, sent: SentOrder, error: AppError) {
  yield* put(verificationStarted());
  const { reading, orderId } = yield* call(findOrder, ports, orderer.user.id, sent);
  if (orderId !== undefined) yield* call(settle, ports, orderer, { orderId, sent });
  else yield* fail(wayOut(ports, reading, error, sent), error);
}

type Reading = { reading: 'none' | 'unread'; orderId?: never } | { reading: 'found'; orderId: string };

function* findOrder({ orders }: CheckoutPorts, userId: string, baseline: OrderBaseline) {
  try {
    const placed = findPlaced(yield* read((signal) => orders.listOrders(userId, signal)), baseline);
    const found: Reading = placed ? { reading: 'found', orderId: placed.id } : { reading: 'none' };
    return found;
  } catch {
    // Nothing is known, which is what is said.
    const nothing: Reading = { reading: 'unread' };
    return nothing;
  }
}

/**
 * An order that was sent in an earlier page, or whose fate nobody knows: looked for. Also coupons of placed orders that are
 * still to be used up.
 */
export function* verifyOrder(ports: CheckoutPorts) {
  const { orderer } = yield* select(selectCheckout);
  if (!orderer) return;
  yield* call(burnWhatIsLeft, ports, orderer.user.id);
  yield* call(lookFor, ports, orderer, true);
}

/** Whoever is asked to wait learns what became of it without asking; until then nothing on the page moves. */
export function* lookAgain(ports: CheckoutPorts, { payload }: ReturnType<typeof orderFailed>) {
  if (payload.outcome !== 'beingChecked') return;
  yield* delay(lookAgainInMs);
  const { orderer, placing } = yield* select(selectCheckout);
  if (orderer && placing.status === 'failed') yield* call(lookFor, ports, orderer, false);
}

function* lookFor(ports: CheckoutPorts, orderer: Orderer, isSaid: boolean) {
  const { id: userId } = orderer.user;
  const { placing } = yield* select(selectCheckout);
  const own = sentHere.read(ports.storage, userId);
  if (!own && !(yield* call(sentOrders.read, ports.records, userId))) {
    // A browser that keeps nothing: whoever asks is answered what they were.
    if (isSaid && placing.status === 'failed') {
      yield* put(verificationStarted());
      yield* fail(placing.outcome, placing.error);
    }
    return;
  }
  const release = yield* acquire(ports.lock, lockName);
  try {
    // Another tab may have settled it meanwhile: then only what this one sent is left to look for.
    const sent = yield* call(sentOrders.read, ports.records, userId);
    const wanted = sent ?? own;
    if (!wanted) return;
    if (isSaid) yield* put(verificationStarted());
    const { reading, orderId } = yield* call(findOrder, ports, userId, wanted);
    if (orderId !== undefined) yield* call(settle, ports, orderer, { orderId, sent, isFound: true });
    else {
      const error: AppError = placing.status === 'failed' ? placing.error : { kind: 'network' };
      const outcome = wayOut(ports, reading, error, wanted);
      // What only this tab remembered is done with; the common record keeps the key for a repeat.
      if (outcome === 'nothingHappened' && !sent) sentHere.remove(ports.storage);
      yield* fail(outcome, error);
    }
  } finally {
    release();
  }
}

/** The order is there. Its coupon is used up with the key of the order, so that a repeat is harmless. */
function* settle(
  ports: CheckoutPorts,
  { user }: Orderer,
  { orderId, sent, isFound = false }: { orderId: string; sent: SentOrder | undefined; isFound?: boolean },
) {
  const { records, storage } = ports;
  const { coupon } = sent ?? {};
  // First what is still to do, then the memory of what was done: whatever is cut off is taken up again.
  const pending = sent && coupon && burnOf(user, sent, coupon);
  const key = pending && (yield* call(burns.write, records, user.id, orderId, pending));
  yield* call(sentOrders.remove, records, user.id);
  sentHere.remove(storage);
  yield* call(drafts.remove, records, user.id);
  const { page, agreedPlan } = yield* select(selectCheckout);
  if (page) placedHere.write(storage, user.id, { slug: page.slug, orderId, ...(agreedPlan && { plan: agreedPlan }) });
  yield* put(orderPlaced({ orderId, hasCoupon: pending !== undefined, isFound }));
  if (pending && key !== undefined) yield* call(burn, ports, key, pending);
}

function burnOf(user: Orderer['user'], sent: SentOrder, { code, couponOfferId }: Coupon): PendingBurn {
  return {
    code,
    couponOfferId,
    offerId: sent.productId,
    document: user.document,
    email: user.email,
    idempotencyKey: sent.idempotencyKey,
  };
}

/** Repeated while the failure may pass: the one write that may, with its first key (design, "Rejected on sight" 3). */
function* burn({ coupon, records, storage }: CheckoutPorts, key: string, pending: PendingBurn) {
  try {
    yield* read((signal) => coupon.burn(pending, signal));
    yield* call(burns.remove, records, key);
    storage.local.remove('coupon');
    yield* put(burnSettled({ burn: 'burned' }));
  } catch (caught) {
    const error = toAppError(caught);
    const mayPass = isWorthRetrying(error) || error.kind === 'contract' || error.kind === 'unauthorized';
    if (!mayPass) yield* call(burns.remove, records, key);
    yield* put(burnSettled(mayPass ? { burn: 'failed', left: { key, burn: pending } } : { burn: 'refused' }));
  }
}

function* burnWhatIsLeft(ports: CheckoutPorts, userId: string) {
  for (const { key, burn: pending } of yield* call(burns.list, ports.records, userId)) {
    yield* call(burn, ports, key, pending);
  }
}

export function* burnAgain(ports: CheckoutPorts) {
  const { orderer, burnLeft } = yield* select(selectCheckout);
  const kept = orderer ? yield* call(burns.list, ports.records, orderer.user.id) : [];
  // A browser that keeps nothing has this page's own. One that another tab used up meanwhile answers its key the same.
  const left = kept.length === 0 && burnLeft ? [burnLeft] : kept;
  for (const { key, burn: pending } of left) yield* call(burn, ports, key, pending);
}

/** Without an order that was found: what is true of the one that was sent. */
function wayOut({ now }: CheckoutPorts, reading: 'none' | 'unread', error: AppError, { sentAt }: OrderOnItsWay) {
  return outcomeOf(error, reading, Date.parse(now()) - Date.parse(sentAt));
}

function* fail(outcome: 'nothingHappened' | 'beingChecked', error: AppError) {
  yield* put(orderFailed({ outcome, error }));
}

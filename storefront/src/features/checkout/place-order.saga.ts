/** Step 8: from the confirmation to the order's number. One order at a time per person, in every tab. */
import { all, call, delay, put, select } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { CouponRefusal } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon.ts';
import { isEnded, isOpen, type Intent, type IntentDetails } from '#/domain/intent.ts';
import { needsSpouseProof } from '#/domain/customer.ts';
import { documentsWanted, isOnFile } from '#/domain/order-documents.ts';
import { findPlaced, formerOrderOf } from '#/domain/order-outcome.ts';
import { orderRequestOf, type OrderRequest, type Payment } from '#/domain/order-request.ts';
import { isSameValue } from '#/domain/same-value.ts';
import { carryOut, settle, whileAlone, type Outcome, type Undertaking } from '#/shared/ledger/carry-out.ts';
import { read } from '#/shared/requests.ts';
import { burnCoupons, isCouponInUse } from './burn-coupon.saga.ts';
import { cardMissing, orderCouponRefused, orderPlaced } from './checkout.events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { drafts, tabOrder } from './checkout.records.ts';
import {
  factsRead,
  orderFailed,
  orderSent,
  priceChanged,
  reviewChanged,
  selectCheckout,
  verificationStarted,
  type orderConfirmed,
} from './checkout.slice.ts';
import type { KnownOrder, Orderer, ReviewedPart } from './checkout.state.ts';
import { keepToDue } from './open-order.saga.ts';
import { isUnderWay } from './order-life.ts';
import { proposalOf, type OrderProposal } from './order-proposal.ts';
import { ownsSession } from './own-session.ts';

/** Pause between two readings while an order may still come, in milliseconds. */
const lookAgainInMs = 10_000;

const lockOf = (userId: string) => `order/${userId}`;

export function* placeOrder(ports: CheckoutPorts, { payload: proposal }: ReturnType<typeof orderConfirmed>) {
  if ((yield* select(selectCheckout)).placing.status !== 'checking') return;
  try {
    yield* whileAlone(ports.ledger, lockOf(proposal.userId), () => placeAlone(ports, proposal));
  } catch (caught) {
    // A reading before the order failed: nothing has been sent.
    yield* fail('nothingHappened', toAppError(caught));
  }
  yield* call(burnCoupons, ports);
}

function* placeAlone(ports: CheckoutPorts, proposal: OrderProposal) {
  const state = yield* select(selectCheckout);
  const { orderer, page } = state;
  // The person at the page may have changed while another tab held the lock.
  if (!orderer || !page || orderer.user.id !== proposal.userId) return;
  if (!ownsSession(ports, proposal.userId)) return yield* fail('nothingHappened', { kind: 'unauthorized' });
  if (!isSameValue(proposalOf(state, proposal), proposal)) return yield* showChange(ports, 'customer');
  if (!(yield* call(settleEarlier, ports, orderer))) return undefined;

  const facts: ServiceFacts = yield* readFacts(ports, proposal);
  const { productId } = facts.rental;
  // Another tab may have placed it.
  const baseline = { productId, knownOrderIds: idsOf(orderer.orders), ...formerIdOf(orderer.orders) };
  const placed = findPlaced(facts.orders, baseline);
  if (placed) return yield* tellPlaced(ports, orderer, { orderId: placed.id, isFound: true });

  if (yield* findChange(ports, proposal, facts)) return undefined;
  const coupon = yield* call(confirmCoupon, ports, proposal, productId);
  if (coupon === 'lost') return undefined;
  const payment = yield* call(paymentOf, ports, proposal.payment);
  if (!payment) return yield* fail('nothingHappened', { kind: 'rejected', status: 422, code: cardMissing });

  const product = yield* read((signal) => ports.fleetOffer.readOffer({ productId }, signal));
  const request = orderRequestOf({
    product,
    userId: proposal.userId,
    locationId: proposal.dealer.id,
    payment,
    ...(coupon && { coupon }),
    ...(proposal.former && { former: { orderId: proposal.former.id, status: proposal.former.status } }),
  });
  const details: IntentDetails['order'] = {
    slug: page.slug,
    productId,
    plan: JSON.stringify(proposal.plan.query),
    ...(coupon && { coupon }),
    knownOrderIds: idsOf(facts.orders),
    ...formerIdOf(facts.orders),
  };
  const intent = yield* call(() => ports.ledger.begin(proposal.userId, 'order', details));
  tabOrder.write(ports.storage, { intent, plan: proposal.plan });
  yield* put(orderSent());
  yield* tell(ports, orderer, yield* carryOut(ports.ledger, intent, placing(ports, request)));
  return undefined;
}

const idsOf = (orders: readonly KnownOrder[]) => orders.map(({ id }) => id);

function formerIdOf(orders: readonly KnownOrder[]) {
  const former = formerOrderOf(orders);
  return former && { formerOrderId: former.id };
}

/** How an order is sent, and how a reading of the orders finds it. */
function placing(ports: CheckoutPorts, request?: OrderRequest): Undertaking<'order'> {
  const { orders, ledger } = ports;
  return {
    send: async ({ key }, signal) => {
      if (!request) throw new Error('An order that is only looked for is not sent');
      return (await orders.place({ ...request, idempotencyKey: key }, signal)).orderId;
    },
    find: async ({ userId, details }, signal) => {
      const placed = findPlaced(await orders.listOrders(userId, signal), details);
      return placed && { result: placed.id };
    },
    follow: async ({ userId, details: { coupon, productId } }, orderId) => {
      if (!coupon || orderId === undefined) return;
      const { code, couponOfferId } = coupon;
      await ledger.begin(userId, 'burn', { orderId, offerId: productId, code, couponOfferId });
    },
  };
}

/**
 * Settles orders that this person has sent from any tab. Nothing is sent while one of them may still come.
 * @returns false when the confirmation ends here, which the visitor was told
 */
function* settleEarlier(ports: CheckoutPorts, orderer: Orderer) {
  const { page } = yield* select(selectCheckout);
  const intents = yield* call(() => ports.ledger.list(orderer.user.id, 'order'));
  for (const intent of intents.filter(isOpen)) {
    const settled: Outcome<'order'> = yield* settle(ports.ledger, intent, placing(ports));
    const isOfThisPage = settled.intent.details.slug === page?.slug;
    if (settled.outcome === 'unknown' || (settled.outcome === 'placed' && isOfThisPage)) {
      yield* tell(ports, orderer, settled, true);
      return false;
    }
  }
  return true;
}

type SagaResult<Saga> = Saga extends Generator<unknown, infer Result, never> ? Result : never;

/** Everything that was reviewed, as the services have it now. */
function* readFacts({ offer, customers, documents, orders }: CheckoutPorts, { plan, userId }: OrderProposal) {
  return yield* all({
    rental: call(function* readRental() {
      return yield* read((signal) => offer.readRental(plan.query, signal));
    }),
    customer: call(function* readCustomer() {
      return yield* read((signal) => customers.readCustomer(userId, signal));
    }),
    documents: call(function* readDocuments() {
      return yield* read((signal) => documents.listDocuments(userId, signal));
    }),
    orders: call(function* readOrders() {
      return yield* read((signal) => orders.listOrders(userId, signal));
    }),
  });
}

type ServiceFacts = SagaResult<ReturnType<typeof readFacts>>;

/** Compares the services' facts with the review. Returns true when they differ, which the visitor was told. */
function* findChange(ports: CheckoutPorts, proposal: OrderProposal, facts: ServiceFacts) {
  const { rental, customer, documents, orders } = facts;
  const { fullMonthlyInCents } = proposal.plan;
  if (rental.monthlyInstallmentInCents !== fullMonthlyInCents) {
    yield* put(priceChanged({ fromInCents: fullMonthlyInCents, toInCents: rental.monthlyInstallmentInCents }));
    return true;
  }
  const part = changedPart(proposal, facts);
  if (!part) return false;
  yield* put(factsRead({ customer, documents, orders: orders.map(knownOf) }));
  yield* showChange(ports, part);
  return true;
}

function changedPart(proposal: OrderProposal, { customer, documents, orders }: ServiceFacts): ReviewedPart | undefined {
  if (!customer || !isSameValue(customer, proposal.customer)) return 'customer';
  const wanted = documentsWanted(needsSpouseProof(customer));
  const onFile = new Set(documents.filter(isOnFile).map(({ kind }) => kind));
  if (!wanted.every((kind) => onFile.has(kind))) return 'documents';
  return formerOrderOf(orders)?.id === proposal.former?.id ? undefined : 'former';
}

export const knownOf = ({ id, status, productId }: KnownOrder): KnownOrder => ({ id, status, productId });

/** Shows what differs; where a step became due again, the visitor is led there. */
function* showChange(ports: CheckoutPorts, part: ReviewedPart) {
  yield* put(reviewChanged({ part }));
  yield* call(keepToDue, ports);
}

/**
 * The coupon, confirmed for this person and product.
 * @returns `lost` when it isn't valid any more, which the visitor was told
 * @throws when its service doesn't answer: the order is not sent at another price
 */
function* confirmCoupon(ports: CheckoutPorts, { plan, customer, email, userId }: OrderProposal, productId: string) {
  const { draft } = yield* select(selectCheckout);
  if (!plan.coupon) {
    if (draft.coupon === undefined) return undefined;
    // The visitor has seen a coupon applied, and the reviewed price does not have it.
    yield* put(reviewChanged({ part: 'coupon' }));
    return 'lost' as const;
  }
  const { code } = plan.coupon;
  if (yield* call(isCouponInUse, ports, userId, code)) return yield* loseCoupon(code, 'used');
  let coupon: Coupon;
  try {
    const holder = { document: customer.cpf, email };
    coupon = yield* read((signal) => ports.coupon.validate({ code, offerId: productId, ...holder }, signal));
  } catch (caught) {
    const error = toAppError(caught);
    const reason = error.kind === 'rejected' ? refusals.find((known) => known === error.code) : undefined;
    if (reason === undefined) throw caught;
    return yield* loseCoupon(code, reason);
  }
  if (isSameValue(coupon.discount, plan.coupon.discount)) return coupon;
  yield* put(reviewChanged({ part: 'coupon' }));
  return 'lost' as const;
}

const refusals: readonly CouponRefusal[] = ['expired', 'otherOffer', 'otherPerson', 'used', 'unknown'];

function* loseCoupon(code: string, reason: CouponRefusal) {
  yield* put(orderCouponRefused({ code, reason }));
  yield* put(reviewChanged({ part: 'coupon' }));
  return 'lost' as const;
}

/** Undefined if the stored card has no recurring reference (spec §5, Card). The token is used for one request. */
function* paymentOf({ storedCard }: CheckoutPorts, kind: OrderProposal['payment']) {
  if (kind === 'boleto') return { kind } satisfies Payment as Payment;
  const card = yield* read((signal) => storedCard(signal));
  return card && ({ kind, ...card } satisfies Payment as Payment);
}

/** Tells the visitor what became of an intent, and closes one that ended. */
function* tell(ports: CheckoutPorts, orderer: Orderer, settled: Outcome<'order'>, isFound = false) {
  const { intent } = settled;
  switch (settled.outcome) {
    case 'placed':
      yield* tellPlaced(ports, orderer, { orderId: intent.result ?? '', isFound, intent });
      return;
    case 'unknown':
      yield* fail('beingChecked', settled.error, intent.key);
      return;
    case 'failed':
      yield* call(() => ports.ledger.close(intent));
      break;
    case 'unsent':
  }
  if (tabOrder.read(ports.storage, orderer.user.id)?.intent.key === intent.key) tabOrder.remove(ports.storage);
  yield* fail('nothingHappened', settled.error, intent.key);
}

/** The order is there. Its intent stays for a day, so that another tab that sent it can tell, too. */
function* tellPlaced(
  ports: CheckoutPorts,
  { user }: Orderer,
  { orderId, isFound, intent }: { orderId: string; isFound: boolean; intent?: Intent<'order'> },
) {
  const own = tabOrder.read(ports.storage, user.id);
  if (own && intent && own.intent.key === intent.key) tabOrder.write(ports.storage, { ...own, intent });
  yield* call(drafts.remove, ports.records, user.id);
  const plan = own && own.intent.key === intent?.key ? own.plan : undefined;
  const hasCoupon = intent?.details.coupon !== undefined;
  yield* put(orderPlaced({ orderId, hasCoupon, isFound, ...(plan && { plan }) }));
}

/** At the visitor's request, and when an order's page opens: orders whose outcome an earlier page did not learn. */
export function* verifyOrder(ports: CheckoutPorts) {
  yield* call(lookFor, ports, true);
  yield* call(burnCoupons, ports);
}

/** Reads the orders again while the outcome is unknown. The page does not change meanwhile. */
export function* lookAgain(ports: CheckoutPorts, { payload }: ReturnType<typeof orderFailed>) {
  if (payload.outcome !== 'beingChecked') return;
  yield* delay(lookAgainInMs);
  const { placing } = yield* select(selectCheckout);
  if (placing.status !== 'failed') return;
  yield* call(lookFor, ports, false);
  yield* call(burnCoupons, ports);
}

function* lookFor(ports: CheckoutPorts, isShown: boolean) {
  const { orderer, placing: before } = yield* select(selectCheckout);
  if (!orderer || (yield* select((root) => isUnderWay(selectCheckout(root as never))))) return;
  const watched = before.status === 'failed' && before.outcome === 'beingChecked' ? before : undefined;
  const own = tabOrder.read(ports.storage, orderer.user.id)?.intent;
  const isAnyLeft = yield* call(async () => (await ports.ledger.list(orderer.user.id, 'order')).some(isOpen));
  if (!watched && !own && !isAnyLeft) return;
  yield* whileAlone(ports.ledger, lockOf(orderer.user.id), function* lookAlone() {
    if (isShown && (watched || isAnyLeft)) yield* put(verificationStarted());
    const outcomes = yield* call(settleAll, ports, orderer, [own?.key, watched?.intentKey]);
    const { page } = yield* select(selectCheckout);
    const told =
      outcomes.find(({ outcome, intent }) => outcome === 'placed' && intent.details.slug === page?.slug) ??
      outcomes.find(({ outcome }) => outcome === 'unknown') ??
      outcomes.find(({ outcome }) => outcome !== 'placed');
    if (told) yield* tell(ports, orderer, told, true);
    else if (watched || isAnyLeft) yield* fail('nothingHappened', watched?.error ?? { kind: 'network' });
  });
}

/** Settles the person's open orders, and those this page waits for, which another tab may have settled. */
function* settleAll(ports: CheckoutPorts, orderer: Orderer, watched: readonly (string | undefined)[]) {
  const own = tabOrder.read(ports.storage, orderer.user.id)?.intent;
  const known = yield* call(() => ports.ledger.list(orderer.user.id, 'order'));
  // A browser without a database has only what the tab remembers.
  const lost =
    own && !known.some(({ key }) => key === own.key) && !isEnded(own) ? [{ ...own, state: 'sent' as const }] : [];
  const outcomes: Outcome<'order'>[] = [];
  for (const intent of [...known, ...lost]) {
    if (!isOpen(intent) && !watched.includes(intent.key)) continue;
    outcomes.push(yield* settle(ports.ledger, intent, placing(ports)));
  }
  return outcomes;
}

function* fail(outcome: 'nothingHappened' | 'beingChecked', error: AppError, intentKey?: string) {
  yield* put(orderFailed({ outcome, error, ...(intentKey !== undefined && { intentKey }) }));
}

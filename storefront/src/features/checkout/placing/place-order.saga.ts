/** Step 8: from the confirmation to the order's number. One order at a time per person, in every tab. */
import { call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { FleetOffer } from '#/domain/offer/offer.ts';
import { isOpen, type Intent, type IntentDetails } from '#/domain/order/intent.ts';
import { findPlaced, formerOrderOf } from '#/domain/order/order-outcome.ts';
import { orderRequestOf, type Payment } from '#/domain/order/order-request.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { carryOut, settle, whileAlone, type Outcome } from '#/shared/ledger/carry-out.ts';
import { listChanges, orderLockOf } from '#/shared/ledger/ledger.ts';
import { read } from '#/shared/loading/requests.ts';
import { cardMissing, formerOrderChanging } from '../checkout.events.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { agreedOrders, tabOrder } from '../checkout.records.ts';
import { checkStarted, orderSent, selectCheckout, type orderConfirmed } from '../checkout.slice.ts';
import type { AgreedOrder, KnownOrder, Orderer } from '../checkout.state.ts';
import {
  closeIfCancelled,
  orderUndertaking,
  readEntryIds,
  reportOrderFailure,
  reportOutcome,
  reportPlaced,
} from './order-intent.saga.ts';
import { proposalOf, type OrderProposal } from './order-proposal.ts';
import { ownsSession } from '#/shared/storage/stored-session.ts';
import { confirmCoupon, findChange, readFacts, showChange, type ServiceFacts } from './review-facts.saga.ts';

interface Confirmation {
  proposal: OrderProposal;
  /** Keys of the person's orders that were settled at the confirmation. */
  settled: readonly string[];
  checkPartner: ReturnType<CheckoutPorts['createPartnerCheck']>;
}

export function* placeOrder(ports: CheckoutPorts, { payload: proposal }: ReturnType<typeof orderConfirmed>) {
  if ((yield* select(selectCheckout)).placing.status !== 'checking') return;
  // The page may leave the store while the order is being checked.
  const checkPartner = ports.createPartnerCheck();
  try {
    const known = yield* call(() => ports.ledger.list(proposal.userId, 'order'));
    const settled = known.filter((intent) => !isOpen(intent)).map(({ key }) => key);
    // Another tab may be sending an order: this tab gets the lock after it has ended.
    yield* whileAlone(ports.ledger, orderLockOf(proposal.userId), () =>
      placeAlone(ports, { proposal, settled, checkPartner }),
    );
  } catch (caught) {
    // A reading before the order failed: nothing has been sent.
    yield* reportOrderFailure('nothingHappened', toAppError(caught));
  }
}

function* placeAlone(ports: CheckoutPorts, { proposal, settled, checkPartner }: Confirmation) {
  yield* put(checkStarted());
  const { orderer } = yield* select(selectCheckout);
  const { slug } = proposal;
  // The person at the page may have changed while another tab held the lock.
  if (!orderer || orderer.user.id !== proposal.userId) return;
  if (!ownsSession(ports, proposal.userId))
    return yield* reportOrderFailure('nothingHappened', { kind: 'unauthorized' });
  // First, so that no page says that nothing happened while another tab has ordered.
  if (!(yield* call(settleEarlier, ports, orderer, settled))) return undefined;
  const now = proposalOf(yield* select(selectCheckout), proposal);
  if (!now || !isSameValue({ ...now, slug }, proposal)) return yield* showChange(proposal, 'customer');
  const facts: ServiceFacts = yield* readFacts(ports, proposal);
  // After the first request: without a session it opens the log-in, and only then the change is continued.
  if (yield* call(isFormerChanging, ports, proposal)) {
    yield* put(formerOrderChanging());
    return yield* reportOrderFailure('nothingHappened', { kind: 'timeout' });
  }
  const { productId } = facts.rental;
  // Another tab may have placed it. An order that was rejected again since is reanalysed by this confirmation.
  const known = formerOrderOf(orderer.orders);
  const baseline = { productId, knownOrderIds: idsOf(orderer.orders), ...(known && { formerOrderId: known.id }) };
  const placed = findPlaced(facts.orders, baseline);
  if (placed) {
    const plan = JSON.stringify(proposal.plan.query);
    const intent = yield* call(intentOf, ports, orderer, placed.id, { slug, plan, ...baseline });
    return yield* reportPlaced(ports, orderer, intent, true);
  }

  if (yield* findChange(ports, proposal, facts)) return undefined;
  const coupon = yield* call(confirmCoupon, ports, proposal, { productId, document: orderer.user.document });
  if (coupon === 'lost') return undefined;
  const payment = yield* call(paymentOf, ports, proposal.payment);
  if (!payment)
    return yield* reportOrderFailure('nothingHappened', { kind: 'rejected', status: 422, code: cardMissing });

  const { former } = proposal;
  const product = yield* read((signal) => ports.fleetOffer.readOffer({ productId }, signal));
  const partner = yield* read((signal) => checkPartner(signal));
  const request = orderRequestOf({
    product,
    userId: proposal.userId,
    locationId: proposal.dealer.id,
    payment,
    ...(coupon && { coupon }),
    ...(former && { former: { orderId: former.id, status: former.status } }),
    ...(partner && { partner }),
  });
  const details: IntentDetails['order'] = {
    slug,
    productId,
    plan: JSON.stringify(proposal.plan.query),
    ...(coupon && { coupon }),
    knownOrderIds: idsOf(facts.orders),
    ...(former && { formerOrderId: former.id, formerEntryIds: yield* readEntries(ports, former) }),
  };
  const intent = yield* call(() => ports.ledger.begin(proposal.userId, 'order', details));
  const agreed = agreedOrderOf(proposal, { payment, product, now: ports.now() });
  yield* call(agreedOrders.write, ports.records, intent, agreed);
  tabOrder.write(ports.storage, { intent, agreed });
  yield* put(orderSent());
  yield* reportOutcome(ports, orderer, yield* carryOut(ports.ledger, intent, orderUndertaking(ports, request)));
  return undefined;
}

/** While a cancellation or resend of the former order is unfinished, it may still remove the order's latest status. */
async function isFormerChanging({ ledger }: CheckoutPorts, { userId, former }: OrderProposal): Promise<boolean> {
  if (!former) return false;
  return (await listChanges(ledger, userId)).some(({ details }) => details.orderId === former.id);
}

/** The intent of an order that is placed: this browser's, or a new one for an order from elsewhere. */
async function intentOf(
  { ledger }: CheckoutPorts,
  { user }: Orderer,
  orderId: string,
  details: IntentDetails['order'],
): Promise<Intent<'order'>> {
  const known = (await ledger.list(user.id, 'order')).find(({ result }) => result === orderId);
  return known ?? ledger.record(await ledger.begin(user.id, 'order', details), 'found', { result: orderId });
}

const idsOf = (orders: readonly KnownOrder[]) => orders.map(({ id }) => id);

function* readEntries(ports: CheckoutPorts, { id }: KnownOrder) {
  return yield* read((signal) => readEntryIds(ports, id, signal));
}

/**
 * Settles orders that this person has sent from any tab. No order is sent while one of them may still arrive, before the
 * visitor has seen one that did, or after another tab has placed one since the confirmation, which may wait for a log-in.
 * @returns false when the confirmation ends here, which the page shows
 */
function* settleEarlier(ports: CheckoutPorts, orderer: Orderer, before: readonly string[]) {
  const intents = yield* call(() => ports.ledger.list(orderer.user.id, 'order'));
  const isDue = ({ key, state }: Intent) => state === 'placed' || isOpen({ state }) || !before.includes(key);
  for (const intent of intents.filter(isDue)) {
    const settled: Outcome<'order'> = yield* settle(ports.ledger, intent, orderUndertaking(ports));
    if (settled.outcome === 'placed' && (yield* closeIfCancelled(ports, settled.intent))) continue;
    if (settled.outcome === 'unknown' || settled.outcome === 'placed') {
      yield* reportOutcome(ports, orderer, settled, true);
      return false;
    }
  }
  return true;
}

/** Undefined if the stored card has no recurring reference (spec §5, Card). The token is used for one request. */
function* paymentOf({ storedCard }: CheckoutPorts, kind: OrderProposal['payment']) {
  if (kind === 'boleto') return { kind } satisfies Payment as Payment;
  const card = yield* read((signal) => storedCard(signal));
  return card && ({ kind, ...card } satisfies Payment as Payment);
}

interface Sent {
  payment: Payment;
  product: Pick<FleetOffer, 'orderPeriods'>;
  /** ISO moment. */
  now: string;
}

/** The agreement that the confirmation of this proposal makes. */
function agreedOrderOf(proposal: OrderProposal, { payment, product, now }: Sent): AgreedOrder {
  const { plan, dealer, email, documents } = proposal;
  const endDigits = payment.kind === 'card' ? payment.endDigits : undefined;
  const { orderPeriods: periods } = product;
  return {
    plan,
    details: {
      dealer,
      payment: payment.kind,
      ...(endDigits !== undefined && { endDigits }),
      email,
      documents: [...documents],
      confirmedAt: now,
      ...(periods && { periods }),
    },
  };
}

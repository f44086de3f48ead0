/** Reads all reviewed facts again before an order is sent. */
import { all, call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { CouponRefusal } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { needsSpouseProof } from '#/domain/customer/customer.ts';
import { documentsWanted, type DocumentKind } from '#/domain/order/order-documents.ts';
import { formerOrderOf } from '#/domain/order/order-outcome.ts';
import { isSameDealer } from '#/domain/place/dealer.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { read } from '#/shared/loading/requests.ts';
import { readDocuments } from '#/shared/uploads/upload-document.ts';
import { isCouponInUse } from './burn-coupon.saga.ts';
import { orderCouponRefused } from '../checkout.events.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { factsRead, priceChanged, reviewChanged, selectCheckout } from '../checkout.slice.ts';
import type { DocumentFacts, KnownOrder, ReviewedPart } from '../checkout.state.ts';
import { documentOf } from '../documents/document-state.ts';
import { showDealers } from '../saving/pickup.saga.ts';
import { reportOrderFailure } from './order-intent.saga.ts';
import type { OrderProposal } from './order-proposal.ts';

type SagaResult<Saga> = Saga extends Generator<unknown, infer Result, never> ? Result : never;

/**
 * The reviewed facts, as the services have them now. The orders come last: the others may be read several times, and an
 * order that is rejected meanwhile is to be replaced by this one.
 */
export function* readFacts(ports: CheckoutPorts, { plan, userId, dealer: { uf } }: OrderProposal) {
  const { offer, customers, dealers, orders } = ports;
  const facts = yield* all({
    rental: call(() => read((signal) => offer.readRental(plan.query, signal))),
    customer: call(() => read((signal) => customers.readCustomer(userId, signal))),
    documents: call(readDocuments, ports, userId),
    dealers: call(() => read((signal) => dealers.listDealers({ uf }, signal))),
  });
  return { ...facts, orders: yield* read((signal) => orders.listOrders(userId, signal)) };
}

export type ServiceFacts = SagaResult<ReturnType<typeof readFacts>>;

/** Compares the services' facts with the review. Returns true when they differ, which the page shows. */
export function* findChange(ports: CheckoutPorts, proposal: OrderProposal, facts: ServiceFacts) {
  const { rental, customer, documents, dealers, orders } = facts;
  const prices = { fromInCents: proposal.plan.fullMonthlyInCents, toInCents: rental.monthlyInstallmentInCents };
  const { files } = (yield* select(selectCheckout)).documents;
  const part = changedPart(proposal, facts, files);
  if (!part && prices.fromInCents === prices.toInCents) return false;
  yield* put(factsRead({ customer, documents, orders: orders.map(knownOf) }));
  if (part === 'pickup') yield* call(showDealers, ports, proposal.dealer.uf, dealers);
  if (part) yield* showChange(proposal, part);
  else yield* reportChange(proposal, priceChanged(prices));
  return true;
}

function changedPart(
  proposal: OrderProposal,
  facts: ServiceFacts,
  files: DocumentFacts['files'],
): ReviewedPart | undefined {
  const { customer, documents, dealers, orders } = facts;
  if (!customer || !isSameValue(customer, proposal.customer)) return 'customer';
  const wanted = documentsWanted(needsSpouseProof(customer));
  const isSent = (kind: DocumentKind) => documentOf({ ...documents, files }, kind).status === 'success';
  if (!wanted.every(isSent)) return 'documents';
  if (!dealers.some((listed) => isSameDealer(listed, proposal.dealer))) return 'pickup';
  return formerOrderOf(orders)?.id === proposal.former?.id ? undefined : 'former';
}

const knownOf = ({ id, status, productId }: KnownOrder): KnownOrder => ({ id, status, productId });

export const showChange = (proposal: OrderProposal, part: ReviewedPart) =>
  reportChange(proposal, reviewChanged({ part }));

/** On the page of another car, the visitor only learns that the first one was not ordered. */
function* reportChange({ slug }: OrderProposal, change: ReturnType<typeof priceChanged | typeof reviewChanged>) {
  const { page } = yield* select(selectCheckout);
  if (page?.slug === slug) yield* put(change);
  else yield* reportOrderFailure('nothingHappened', { kind: 'unexpected' });
}

interface CouponUse {
  productId: string;
  /** Document of the account: a coupon is validated and redeemed with the same one. */
  document: string;
}

/**
 * The coupon, confirmed for this person and product.
 * @returns `lost` when it isn't valid any more, which the page shows
 * @throws when its service doesn't respond: the order is not sent at another price
 */
export function* confirmCoupon(ports: CheckoutPorts, proposal: OrderProposal, { productId, document }: CouponUse) {
  const { plan, email, userId } = proposal;
  const { draft } = yield* select(selectCheckout);
  if (!plan.coupon) {
    if (draft.coupon === undefined) return undefined;
    // The visitor has seen a coupon applied, and the reviewed price does not have it.
    yield* showChange(proposal, 'coupon');
    return 'lost' as const;
  }
  const { code } = plan.coupon;
  if (yield* call(isCouponInUse, ports, userId, code)) return yield* loseCoupon(proposal, code, 'used');
  let coupon: Coupon;
  try {
    const wanted = { code, offerId: productId, userId, document, email };
    coupon = yield* read((signal) => ports.coupon.validate(wanted, signal));
  } catch (caught) {
    const error = toAppError(caught);
    const reason = error.kind === 'rejected' ? refusals.find((known) => known === error.code) : undefined;
    if (reason === undefined) throw caught;
    return yield* loseCoupon(proposal, code, reason);
  }
  return isSameValue(coupon.discount, plan.coupon.discount) ? coupon : yield* loseCoupon(proposal, code);
}

const refusals: readonly CouponRefusal[] = ['expired', 'otherOffer', 'otherPerson', 'used', 'unknown'];

function* loseCoupon(proposal: OrderProposal, code: string, reason?: CouponRefusal) {
  yield* put(orderCouponRefused({ code, ...(reason && { reason }) }));
  yield* showChange(proposal, 'coupon');
  return 'lost' as const;
}

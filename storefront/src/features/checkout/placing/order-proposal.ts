/** The order as it is reviewed and sent: one value from one function. */
import type { Customer } from '#/domain/customer/customer.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import { formerOrderOf } from '#/domain/order/order-outcome.ts';
import { chosenDealer, dueStepOf, wantedOf } from '../checkout.gate.ts';
import type { CheckoutState, KnownOrder } from '../checkout.state.ts';
import type { OrderPlan } from './order-plan.ts';

export interface OrderProposal {
  /** Slug of the car whose order is confirmed. */
  slug: string;
  userId: string;
  /** E-mail of the account. */
  email: string;
  /** As the service has it. */
  customer: Customer & { id: string };
  documents: readonly DocumentKind[];
  dealer: Dealer;
  plan: OrderPlan;
  /** No event contains the token of a stored card: it is read when the order is sent. */
  payment: PaymentKind;
  /** The rejected order that this one replaces. */
  former?: KnownOrder;
}

/** The order that a confirmation would send; undefined while a step is unfinished. */
export function proposalOf(
  state: CheckoutState,
  { plan, payment }: Pick<OrderProposal, 'plan' | 'payment'>,
): OrderProposal | undefined {
  const { orderer, page } = state;
  const dealer = chosenDealer(state);
  if (!page || !orderer?.customer || !dealer || dueStepOf(state) !== 'payment') return undefined;
  const former = formerOrderOf(orderer.orders);
  return {
    slug: page.slug,
    userId: orderer.user.id,
    email: orderer.user.email,
    customer: orderer.customer,
    documents: wantedOf(state),
    dealer,
    plan,
    payment,
    ...(former && { former }),
  };
}

import type { FleetOffer } from '#/domain/offer/fleet-offer.ts';
import type { Payment } from '#/domain/order/order-request.ts';
import type { AgreedOrder } from '../checkout.state.ts';
import type { OrderProposal } from './order-proposal.ts';

interface Sent {
  payment: Payment;
  product: Pick<FleetOffer, 'orderPeriods'>;
  /** ISO moment. */
  now: string;
}

/** The agreement that the confirmation of this proposal makes. */
export function agreedOrderOf(proposal: OrderProposal, { payment, product, now }: Sent): AgreedOrder {
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

/** What the visitor has agreed to. The page of the placed order shows this, and never computes it again. */
import type { Dealer } from '#/domain/place/dealer.ts';
import type { FleetOffer, OrderPeriods } from '#/domain/offer/fleet-offer.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import type { Payment, PaymentKind } from '#/domain/order/order-request.ts';
import type { OrderPlan } from './order-plan.ts';
import type { OrderProposal } from './order-proposal.ts';

export interface AgreedOrder {
  plan: OrderPlan;
  /** Absent in a record of an earlier version, as all that follows. */
  details?: {
    dealer: Dealer;
    payment: PaymentKind;
    /** Last four digits of the card. */
    endDigits?: string;
    email: string;
    documents: DocumentKind[];
    /** ISO moment. */
    confirmedAt: string;
    periods?: OrderPeriods;
  };
}

interface Sent {
  payment: Payment;
  product: Pick<FleetOffer, 'orderPeriods'>;
  /** ISO moment. */
  now: string;
}

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

import type { CardDigits } from '#/domain/order/payment.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { selectCard } from './card.slice.ts';

/** A card the order can be paid by. */
export interface RegisteredCard extends CardDigits {
  /** `identificationPayment` of the order; the card's token is read by it when the order is sent. */
  shopperReference: string;
}

/** Undefined until a card is registered: the order waits for it. */
export function selectRegisteredCard(state: LateRoot): RegisteredCard | undefined {
  const card = selectCard(state);
  return card.step === 'stored' ? { ...card.card, shopperReference: card.session.shopperReference } : undefined;
}

/** True while a card is on its way or being checked: an order can't be paid by it yet. Nothing of it blocks a boleto. */
export function selectIsCardUnderWay(state: LateRoot): boolean {
  const card = selectCard(state);
  const isSent = card.step === 'entering' && card.isSent;
  return isSent || ['verifying', 'unverified', 'reading', 'unread'].includes(card.step);
}

import type { ContractPayment, HistoryEntry, SessionStatus } from '../../../contract/payment.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { challengeTries, slowInMs, type CardOutcome, type TestCard } from '../../card/test-cards.ts';
import { newReference, type Contract, type PaymentSession } from './state.ts';

/** Next stage of an open session by card, and the delay until it is visible; null means never. */
const afterCard: Record<CardOutcome, { stage: PaymentSession['stage']; visibleAfterMs: number | null }> = {
  approved: { stage: 'approved', visibleAfterMs: 0 },
  refused: { stage: 'refused', visibleAfterMs: 0 },
  challenged: { stage: 'challenged', visibleAfterMs: 0 },
  slow: { stage: 'approved', visibleAfterMs: slowInMs },
  unanswered: { stage: 'approved', visibleAfterMs: null },
};

/** The visible status of a session. */
export function statusOf({ stage, visibleAt, expiresAt }: PaymentSession, now: Date): SessionStatus {
  if (stage === 'open' || stage === 'challenged') {
    if (expiresAt <= now.toISOString()) return 'EXPIRED';
    return stage === 'open' ? 'OPEN' : 'CHALLENGED';
  }
  if (visibleAt === null || visibleAt > now.toISOString()) return 'PENDING';
  return stage === 'approved' ? 'AUTHORISED' : 'REFUSED';
}

/** Enters a card. @returns undefined if the session has one already: it accepts one card, once */
export function enterCard(session: PaymentSession, card: TestCard, now: Date): Partial<PaymentSession> | undefined {
  if (statusOf(session, now) !== 'OPEN') return undefined;
  const { stage, visibleAfterMs } = afterCard[card.outcome];
  return {
    stage,
    visibleAt: visibleAfterMs === null ? null : new Date(now.getTime() + visibleAfterMs).toISOString(),
    challengeTriesLeft: challengeTries,
    issuerBin: card.number.slice(0, 6),
    endDigits: card.number.slice(-4),
    brand: card.brand,
    historyMisses: card.historyMisses,
    cardToken: card.isRecurring && card.outcome !== 'refused' ? newReference() : null,
  };
}

/** Submits the holder's code. @returns undefined if none is required */
export function answerChallenge(
  session: PaymentSession,
  isRight: boolean,
  now: Date,
): Partial<PaymentSession> | undefined {
  if (statusOf(session, now) !== 'CHALLENGED') return undefined;
  const visibleAt = now.toISOString();
  if (isRight) return { stage: 'approved', visibleAt };
  const challengeTriesLeft = session.challengeTriesLeft - 1;
  return challengeTriesLeft > 0
    ? { challengeTriesLeft }
    : { stage: 'refused', visibleAt, challengeTriesLeft, cardToken: null };
}

/** The history entry of a session; undefined while there is none. */
export function historyOf(session: PaymentSession, now: Date): HistoryEntry[] | undefined {
  const status = statusOf(session, now);
  const { issuerBin, endDigits, brand, cardToken, pspReference, visibleAt } = session;
  if ((status !== 'AUTHORISED' && status !== 'REFUSED') || issuerBin === null || endDigits === null) return undefined;
  const isAuthorised = status === 'AUTHORISED';
  return [
    {
      pspReference,
      resultCode: isAuthorised ? 'Authorised' : 'Refused',
      refusalReason: isAuthorised ? null : 'Refused',
      issuerBin,
      cardSummary: endDigits,
      ...(brand !== null && { brand }),
      recurringDetailReference: cardToken,
      createdAt: visibleAt ?? session.createdAt,
    },
  ];
}

/** How contracts are paid (spec §9, Payment method ids). */
export const methods: Readonly<Record<number, string>> = {
  1: 'Cartão na loja',
  19: 'Boleto bancário',
  36: 'Cartão de crédito',
  40: 'Débito em conta',
};
const boleto = 19;
const creditCard = 36;

export function toContractPayment({ contractNumber, methodId, cardSummary }: Contract): ContractPayment {
  return {
    contractId: contractNumber,
    paymentMethod: methodId,
    paymentMethodDescription: methods[methodId] ?? '',
    ...(methodId === creditCard && cardSummary !== null && { creditCardDetails: { cardSummary } }),
  };
}

/**
 * The contract with another payment method.
 * @param card session of the stored card; null for bank slips
 * @throws Refusal if the contract can't be changed, or not by this person or card
 */
export function changedContract(
  contract: Contract,
  document: string,
  card: PaymentSession | null,
  now: Date,
): Contract {
  if (contract.document !== document) throw new Refusal(403, 'other_document', 'This contract is somebody else’s');
  if (contract.methodId !== boleto && contract.methodId !== creditCard) {
    throw new Refusal(422, 'not_changeable', 'The payment method of this contract can not be changed');
  }
  if (card === null) return { ...contract, methodId: boleto, issuerBin: null, cardSummary: null };
  if (card.document !== document || statusOf(card, now) !== 'AUTHORISED') {
    throw new Refusal(422, 'unusable_card', 'No such card is stored for this person');
  }
  return { ...contract, methodId: creditCard, issuerBin: card.issuerBin, cardSummary: card.endDigits };
}

/** CPF or CNPJ without its mask. */
export function bareDocument(document: string): string {
  return document.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
}

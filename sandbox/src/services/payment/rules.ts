import type { ContractPayment, HistoryEntry, SessionStatus } from '../../../contract/payment.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { challengeTries, slowInMs, type CardOutcome, type TestCard } from '../../card/test-cards.ts';
import { newReference, type Contract, type PaymentSession } from './state.ts';

/** From an open session: the stage each card leads to, and how long until others are told; null is never. */
const afterCard: Record<CardOutcome, { stage: PaymentSession['stage']; toldAfterMs: number | null }> = {
  approved: { stage: 'approved', toldAfterMs: 0 },
  refused: { stage: 'refused', toldAfterMs: 0 },
  challenged: { stage: 'challenged', toldAfterMs: 0 },
  slow: { stage: 'approved', toldAfterMs: slowInMs },
  unanswered: { stage: 'approved', toldAfterMs: null },
};

/** How far a session has come, as anybody is told. */
export function statusOf({ stage, toldAt, expiresAt }: PaymentSession, now: Date): SessionStatus {
  if (stage === 'open' || stage === 'challenged') {
    if (expiresAt <= now.toISOString()) return 'EXPIRED';
    return stage === 'open' ? 'OPEN' : 'CHALLENGED';
  }
  if (toldAt === null || toldAt > now.toISOString()) return 'PENDING';
  return stage === 'approved' ? 'AUTHORISED' : 'REFUSED';
}

/** A card is entered. @returns undefined where the session takes none any more: it takes one, once */
export function enterCard(session: PaymentSession, card: TestCard, now: Date): Partial<PaymentSession> | undefined {
  if (statusOf(session, now) !== 'OPEN') return undefined;
  const { stage, toldAfterMs } = afterCard[card.outcome];
  return {
    stage,
    toldAt: toldAfterMs === null ? null : new Date(now.getTime() + toldAfterMs).toISOString(),
    challengeTriesLeft: challengeTries,
    issuerBin: card.number.slice(0, 6),
    endDigits: card.number.slice(-4),
    brand: card.brand,
    historyMisses: card.historyMisses,
    cardToken: card.isRecurring && card.outcome !== 'refused' ? newReference() : null,
  };
}

/** The holder answers the bank. @returns undefined where nothing is asked */
export function answerChallenge(
  session: PaymentSession,
  isRight: boolean,
  now: Date,
): Partial<PaymentSession> | undefined {
  if (statusOf(session, now) !== 'CHALLENGED') return undefined;
  const toldAt = now.toISOString();
  if (isRight) return { stage: 'approved', toldAt };
  const challengeTriesLeft = session.challengeTriesLeft - 1;
  return challengeTriesLeft > 0
    ? { challengeTriesLeft }
    : { stage: 'refused', toldAt, challengeTriesLeft, cardToken: null };
}

/** What the history says of a session; undefined while nothing has come through. */
export function historyOf(session: PaymentSession, now: Date): HistoryEntry[] | undefined {
  const status = statusOf(session, now);
  const { issuerBin, endDigits, brand, cardToken, pspReference, toldAt } = session;
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
      createdAt: toldAt ?? session.createdAt,
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
 * The contract, paid in another way.
 * @param card session of the stored card; null for bank slips
 * @throws Refusal when the contract can't be changed, or not by this person or card
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

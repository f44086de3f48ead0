import { personWithId } from '../people/people.ts';
import type { Service } from './service.ts';
import { answered, refused, type ServiceAnswer, type ServiceRequest } from './answer.ts';

/** Outcome of an entered card. */
export type CardFate =
  | 'good'
  | 'refused'
  /** The provider sends no notification. */
  | 'unanswered'
  /** Authorised, but reading its history always fails. */
  | 'unreadable'
  /** Authorised, but without a recurring reference. */
  | 'unusable';

export const cardFates: readonly CardFate[] = ['good', 'refused', 'unanswered', 'unreadable', 'unusable'];

/** A session of the provider, with the card that was entered in it. */
export interface StoredCard {
  id: string;
  shopperReference: string;
  document: string;
  fate: CardFate | undefined;
  token: string;
}

export interface StoredContract {
  userId: string;
  methodId: number;
  cardSummary: string | undefined;
}

/** How contracts are paid by card, and by bank slip. */
export const cardMethodId = 36;
const bankSlipMethodId = 19;

const statusOfFate: Readonly<Record<CardFate, string>> = {
  good: 'AUTHORISED',
  refused: 'REFUSED',
  unanswered: 'PENDING',
  unreadable: 'AUTHORISED',
  unusable: 'AUTHORISED',
};

type Call = (service: Service, request: ServiceRequest) => ServiceAnswer;

const isOwn = (document: string, userId: string | undefined) => personWithId(userId)?.cpf === document;

/** Stored cards, and how contracts are paid. */
export const paymentCalls = {
  openSession: (service, { body, userId }) => {
    const { document, clientDocumentNumber } = body as { document?: string; clientDocumentNumber?: string };
    const owner = document ?? clientDocumentNumber ?? '';
    if (!isOwn(owner, userId)) return refused(403, 'other_document');
    const id = `s${service.newId()}`;
    const card: StoredCard = { id, shopperReference: `r-${id}`, document: owner, fate: undefined, token: `t-${id}` };
    service.cards.push(card);
    const facts = { shopperReference: card.shopperReference, expiresAt: '2026-12-31T00:00:00Z' };
    return answered({ id, sessionId: id, ...facts }, 201);
  },
  readNotification: ({ cards }, { path, userId }) => {
    const card = cards.find(({ id }) => id === path[2]);
    if (!card || !isOwn(card.document, userId)) return refused(404, 'not_found');
    return answered({ sessionId: card.id, status: card.fate ? statusOfFate[card.fate] : 'OPEN' });
  },
  readCardHistory: ({ cards }, { body, userId }) => {
    const { shopperReference } = body as { shopperReference: string };
    const card = cards.find((stored) => stored.shopperReference === shopperReference);
    if (!card || !isOwn(card.document, userId) || card.fate === undefined) return refused(404, 'not_found');
    if (card.fate === 'unreadable') return refused(500, 'broken');
    const isAuthorised = statusOfFate[card.fate] === 'AUTHORISED';
    return answered([
      {
        pspReference: card.id,
        resultCode: isAuthorised ? 'Authorised' : 'Refused',
        refusalReason: isAuthorised ? null : 'Refused',
        issuerBin: '411111',
        cardSummary: '1111',
        recurringDetailReference: card.fate === 'good' ? card.token : null,
        createdAt: '2026-11-22T12:00:00Z',
      },
    ]);
  },
  readContract: (service, { path, userId }) => {
    const contract = contractOf(service, path[2], userId);
    if (!contract) return refused(404, 'not_found');
    return answered({
      contractId: path[2],
      paymentMethod: contract.methodId,
      paymentMethodDescription: contract.methodId === cardMethodId ? 'Cartão de crédito' : 'Boleto bancário',
      ...(contract.cardSummary !== undefined && { creditCardDetails: { cardSummary: contract.cardSummary } }),
    });
  },
  readMethod: (service, { query, userId }) => {
    const contract = contractOf(service, query.get('contractNumber') ?? '', userId);
    if (!contract) return refused(404, 'not_found');
    const { methodId } = contract;
    return answered({
      formaPagamentoId: methodId,
      formaPagamentoDescricao: methodId === cardMethodId ? 'Cartão' : 'Boleto',
    });
  },
  readCardUsed: (service, { body, userId }) => {
    const contract = contractOf(service, (body as { contractNumber: string }).contractNumber, userId);
    return contract?.cardSummary === undefined
      ? refused(404, 'not_found')
      : answered({ cardSummary: contract.cardSummary });
  },
  changeMethod: (service, { body, userId }) => {
    const { contractNumber, contractId, recurrenceToken } = body as Record<string, string | undefined>;
    const contract = contractOf(service, contractNumber ?? contractId, userId);
    if (!contract) return refused(404, 'not_found');
    const card = service.cards.find(({ token }) => token === recurrenceToken);
    if (recurrenceToken !== undefined && !card) return refused(422, 'unusable_card');
    contract.methodId = card ? cardMethodId : bankSlipMethodId;
    contract.cardSummary = card ? '1111' : undefined;
    return answered({ message: 'ok' });
  },
} satisfies Record<string, Call>;

function contractOf({ contracts }: Service, number: string | undefined, userId: string | undefined) {
  const contract = contracts.get(number ?? '');
  return contract && contract.userId === userId ? contract : undefined;
}

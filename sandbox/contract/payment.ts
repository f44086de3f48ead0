/**
 * Wire shapes of the payment services (spec §3, §5, §7). Amounts are integer cents; a session that only stores a card
 * has 0. The specification names the calls and some of their fields but no responses, so these are assumptions.
 */
import { Type, type Static } from 'typebox';

const Document = Type.String({ minLength: 11, maxLength: 18, description: 'CPF or CNPJ, masked or not' });
const ContractNumber = Type.String({ minLength: 1, maxLength: 40, description: 'prefix of the segment + order id' });
const Cents = Type.Integer({
  minimum: 0,
  maximum: 100_000_000,
  description: 'cents; 0 stores a card without a charge',
});
const RecurrenceToken = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'names a stored card; never its number',
});

/** POST /payments/sessions */
export const SessionRequest = Type.Object({ document: Document, value: Cents });
export type SessionRequest = Static<typeof SessionRequest>;

export const SessionResponse = Type.Object({
  id: Type.String({ description: 'unguessable; names the session to the card form and to its notification' }),
  shopperReference: Type.String({ description: 'unguessable; what was stored in this session is read by it' }),
  expiresAt: Type.String({ description: 'ISO date' }),
});
export type SessionResponse = Static<typeof SessionResponse>;

/** POST /Payment/Sessions: the fallback. */
export const OtherSessionRequest = Type.Object({
  merchantAccount: Type.String({ minLength: 1, maxLength: 80 }),
  amountCharged: Cents,
  clientDocumentNumber: Document,
});
export type OtherSessionRequest = Static<typeof OtherSessionRequest>;

export const OtherSessionResponse = Type.Object({
  sessionId: Type.String(),
  shopperReference: Type.String(),
  expiresAt: Type.String(),
});
export type OtherSessionResponse = Static<typeof OtherSessionResponse>;

/** Statuses of a session. Clients must accept unknown ones. */
const sessionStatuses = ['OPEN', 'CHALLENGED', 'PENDING', 'AUTHORISED', 'REFUSED', 'EXPIRED'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** GET /payment-notifications/sessions/{id} */
export const SessionPath = Type.Object({ id: Type.String() });

export const SessionNotification = Type.Object({
  sessionId: Type.String(),
  status: Type.Enum([...sessionStatuses]),
  refusalReason: Type.Optional(Type.String({ description: 'why, as a code' })),
});
export type SessionNotification = Static<typeof SessionNotification>;

/** POST /Payment/Checkout/History. 404 while there is no entry. */
export const HistoryRequest = Type.Object({ shopperReference: Type.String({ minLength: 1, maxLength: 200 }) });
export type HistoryRequest = Static<typeof HistoryRequest>;

export const HistoryEntry = Type.Object({
  pspReference: Type.String({ description: 'the provider’s own number of the attempt' }),
  resultCode: Type.String({ description: '"Authorised", "Refused" …' }),
  refusalReason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  issuerBin: Type.String({ description: 'first six digits of the card: its issuer' }),
  cardSummary: Type.String({ description: 'last four digits of the card' }),
  brand: Type.Optional(Type.String()),
  recurringDetailReference: Type.Optional(Type.Union([RecurrenceToken, Type.Null()])),
  createdAt: Type.String({ description: 'ISO date' }),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** The newest first. */
export const HistoryResponse = Type.Array(HistoryEntry);
export type HistoryResponse = Static<typeof HistoryResponse>;

/** GET /contracts/erp/{contract}. An unknown contract is a 404, or an error with the id 900. */
export const ContractPath = Type.Object({ contract: ContractNumber });

export const ContractPayment = Type.Object({
  contractId: Type.String(),
  paymentMethod: Type.Integer({ description: '19 bank slip, 36 card; others can not be changed' }),
  paymentMethodDescription: Type.String(),
  creditCardDetails: Type.Optional(Type.Object({ cardSummary: Type.String() })),
});
export type ContractPayment = Static<typeof ContractPayment>;

/** PUT /payments/methods. Payment by that card with a token, by bank slip without one. */
export const ChangeMethodRequest = Type.Object({
  contractId: ContractNumber,
  document: Document,
  recurrenceToken: Type.Optional(RecurrenceToken),
});
export type ChangeMethodRequest = Static<typeof ChangeMethodRequest>;

/** GET /EuroIT/Payments/Methods?contractNumber= */
export const MethodQuery = Type.Object({ contractNumber: ContractNumber });

export const PaymentMethod = Type.Object({
  formaPagamentoId: Type.Integer(),
  formaPagamentoDescricao: Type.String(),
});
export type PaymentMethod = Static<typeof PaymentMethod>;

/** POST /Payment/CreditCardUsed. 404 if the contract is not paid by card. */
export const CardUsedRequest = Type.Object({ contractNumber: ContractNumber, clientDocumentNumber: Document });
export type CardUsedRequest = Static<typeof CardUsedRequest>;

export const CardUsed = Type.Object({ cardSummary: Type.String(), issuerBin: Type.Optional(Type.String()) });
export type CardUsed = Static<typeof CardUsed>;

/** POST /EuroIT/Payments/Methods/Save */
export const SaveMethodRequest = Type.Object({
  contractNumber: ContractNumber,
  clientDocumentNumber: Document,
  formaPagamentoId: Type.Enum([1, 2], { description: '1 card, 2 bank slip' }),
  recurrenceToken: Type.Optional(RecurrenceToken),
});
export type SaveMethodRequest = Static<typeof SaveMethodRequest>;

/** POST /oauth/token (OAuth 2 client credentials, RFC 6749 §4.4). */
export const TokenResponse = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'seconds' }),
});
export type TokenResponse = Static<typeof TokenResponse>;

/** Error shape of the payment services. */
export const PaymentError = Type.Object({
  id: Type.Integer({ description: '900: a contract the ERP does not know; else see the sandbox’s page of numbers' }),
  message: Type.String(),
});
export type PaymentError = Static<typeof PaymentError>;

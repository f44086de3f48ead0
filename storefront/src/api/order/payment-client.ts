import type { SegmentsResponse } from '@signdrive/sandbox/contract/orders';
import type { Confirmed, Http } from '../wire/http.ts';
import type {
  CardUsed,
  ChangeMethodRequest,
  ContractPayment as WireContractPayment,
  HistoryEntry,
  OtherSessionRequest,
  OtherSessionResponse,
  PaymentMethod as WirePaymentMethod,
  SaveMethodRequest,
  SessionNotification,
  SessionRequest,
  SessionResponse,
  SessionStatus,
} from '@signdrive/sandbox/contract/payment';
import { bareDocument } from '../../domain/customer/documents.ts';
import type {
  CardAttempt,
  CardSession,
  CardSessionStatus,
  ContractPayment,
  PaymentMethod,
  Segment,
} from '../../domain/order/payment.ts';
import { ServiceError } from '../app-error.ts';
import { broken, count, fieldsOf, list, object, present, text, type Decoder, type Fields } from '../wire/decode.ts';

/** The person who pays. Their document is sent with their own session only. */
export interface Payer {
  userId: string;
  /** CPF or CNPJ. */
  document: string;
}

/** Parameters of a session. With 0 cents the card is stored and nothing charged. */
export interface CardSessionRequest extends Payer, Confirmed {
  valueInCents: number;
}

/** The wanted payment method of a contract. */
export interface MethodChange extends Payer, Confirmed {
  contractNumber: string;
  /** Token of the stored card; absent for a bank slip. */
  token?: string;
}

/** Payments (spec §7). Card data is limited to displayed digits and a token. */
export interface PaymentPort {
  /** Opens a session for one card. */
  openSession(wanted: CardSessionRequest, signal: AbortSignal): Promise<CardSession>;
  /** The same by the older service, used if the first one rejects the request. */
  openSessionOtherwise(wanted: CardSessionRequest, signal: AbortSignal): Promise<CardSession>;
  /** The status of a session. */
  readNotification(sessionId: string, signal: AbortSignal): Promise<CardSessionStatus>;
  /** The newest first. @throws ServiceError `notFound` while there is no entry */
  readHistory(shopperReference: string, signal: AbortSignal): Promise<readonly CardAttempt[]>;
  /** @throws ServiceError `notFound` for an unknown contract */
  readContract(contractNumber: string, signal: AbortSignal): Promise<ContractPayment>;
  changeMethod(change: MethodChange, signal: AbortSignal): Promise<void>;
  /** As `readContract`, for a contract of a matched segment. */
  readMatchedMethod(contractNumber: string, signal: AbortSignal): Promise<PaymentMethod>;
  /** Last digits of the card of a contract of a matched segment. @throws ServiceError `notFound` without one */
  readCardUsed(wanted: { contractNumber: string } & Payer, signal: AbortSignal): Promise<string>;
  /** As `changeMethod`, for a contract of a matched segment. */
  saveMatchedMethod(change: MethodChange, signal: AbortSignal): Promise<void>;
  /** Segments of the fleet. */
  listSegments(signal: AbortSignal): Promise<readonly Segment[]>;
}

export interface PaymentClientConfig {
  /** The store's account at the provider, sent to the older service. */
  merchantAccount: string;
}

/** Ids of the interface (spec §9, Payment method ids). */
const uiMethodIds = { card: 1, boleto: 2 } as const;

/** Error id of a contract the ERP doesn't know (spec §7, Behaviour on answers). */
const unknownContract = '900';

const statuses: ReadonlyMap<string, CardSessionStatus> = new Map(
  Object.entries({
    OPEN: 'open',
    CHALLENGED: 'challenged',
    PENDING: 'pending',
    AUTHORISED: 'authorised',
    REFUSED: 'refused',
    EXPIRED: 'expired',
  } satisfies Record<SessionStatus, CardSessionStatus>),
);

const filled: Decoder<string> = (value, where) => text(value, where) || broken(where);

/** Digits as displayed on a receipt: limited, whatever the service sends. */
const digits =
  (part: (digits: string) => string): Decoder<string> =>
  (value, where) =>
    part(text(value, where).replaceAll(/\D/g, ''));
const lastFour = digits((all) => all.slice(-4));
const firstFour = digits((all) => all.slice(0, 4));

/** Payment services (spec §7). The store's server adds their bearer and handles 401. */
export function createPaymentClient(
  http: Http,
  fleetHttp: Http,
  { merchantAccount }: PaymentClientConfig,
): PaymentPort {
  return {
    async openSession({ userId: ofUser, document, valueInCents, idempotencyKey }, signal) {
      const call = 'POST /payments/sessions';
      const body: SessionRequest = { document: bareDocument(document), value: valueInCents };
      const answer = await http.send({ call, ofUser, body, headers: { 'Idempotency-Key': idempotencyKey }, signal });
      const wire = fieldsOf<SessionResponse>(answer, call);
      return { id: wire.get('id', filled), ...sessionFacts(wire) };
    },

    async openSessionOtherwise({ userId: ofUser, document, valueInCents, idempotencyKey }, signal) {
      const call = 'POST /Payment/Sessions';
      const body: OtherSessionRequest = {
        merchantAccount,
        amountCharged: valueInCents,
        clientDocumentNumber: bareDocument(document),
      };
      const answer = await http.send({ call, ofUser, body, headers: { 'Idempotency-Key': idempotencyKey }, signal });
      const wire = fieldsOf<OtherSessionResponse>(answer, call);
      return { id: wire.get('sessionId', filled), ...sessionFacts(wire) };
    },

    async readNotification(sessionId, signal) {
      const call = 'GET /payment-notifications/sessions/{id}';
      const answer = await http.send({ call, params: { id: sessionId }, signal });
      const status = fieldsOf<SessionNotification>(answer, call).get('status', text);
      return statuses.get(status) ?? 'unknown';
    },

    async readHistory(shopperReference, signal) {
      const call = 'POST /Payment/Checkout/History';
      return list(attempt)(await http.send({ call, body: { shopperReference }, signal }), call);
    },

    async readContract(contractNumber, signal) {
      const call = 'GET /contracts/erp/{contract}';
      const answer = await knowing(http.send({ call, params: { contract: contractNumber }, signal }));
      return contractPayment(answer, call);
    },

    async changeMethod({ userId: ofUser, contractNumber, document, token, idempotencyKey }, signal) {
      const body: ChangeMethodRequest = {
        contractId: contractNumber,
        document: bareDocument(document),
        ...(token !== undefined && { recurrenceToken: token }),
      };
      const headers = { 'Idempotency-Key': idempotencyKey };
      await http.send({ call: 'PUT /payments/methods', ofUser, body, headers, signal });
    },

    async readMatchedMethod(contractNumber, signal) {
      const call = 'GET /EuroIT/Payments/Methods';
      return method(await knowing(http.send({ call, query: { contractNumber }, signal })), call);
    },

    async readCardUsed({ userId: ofUser, contractNumber, document }, signal) {
      const call = 'POST /Payment/CreditCardUsed';
      const body = { contractNumber, clientDocumentNumber: bareDocument(document) };
      const wire = fieldsOf<CardUsed>(await http.send({ call, ofUser, body, signal }), call);
      return wire.get('cardSummary', lastFour);
    },

    async saveMatchedMethod({ userId: ofUser, contractNumber, document, token, idempotencyKey }, signal) {
      const body: SaveMethodRequest = {
        contractNumber,
        clientDocumentNumber: bareDocument(document),
        formaPagamentoId: token === undefined ? uiMethodIds.boleto : uiMethodIds.card,
        ...(token !== undefined && { recurrenceToken: token }),
      };
      const headers = { 'Idempotency-Key': idempotencyKey };
      await http.send({ call: 'POST /EuroIT/Payments/Methods/Save', ofUser, body, headers, signal });
    },

    async listSegments(signal) {
      const call = 'GET /segments';
      return list(segment)(await fleetHttp.send({ call, signal }), call);
    },
  };
}

function sessionFacts(wire: Fields<Pick<SessionResponse, 'shopperReference' | 'expiresAt'>>): Omit<CardSession, 'id'> {
  return { shopperReference: wire.get('shopperReference', filled), expiresAt: wire.get('expiresAt', filled) };
}

const attempt = object((wire: Fields<HistoryEntry>): CardAttempt => {
  const result = wire.get('resultCode', text).toLowerCase();
  const isAuthorised = result === 'authorised' || result === 'authorized';
  const refusal = wire.maybe('refusalReason', text) ?? '';
  return present({
    isAuthorised,
    isRefused: refusal !== '' || result === 'refused',
    initDigits: wire.maybe('issuerBin', firstFour) ?? '',
    endDigits: wire.get('cardSummary', lastFour),
    token: wire.maybe('recurringDetailReference', text) || undefined,
  });
});

const contractPayment = object((wire: Fields<WireContractPayment>): ContractPayment => {
  const card = wire.maybe('creditCardDetails', (details, at) =>
    fieldsOf<{ cardSummary: string }>(details, at).maybe('cardSummary', lastFour),
  );
  return present({
    method: { id: wire.get('paymentMethod', count), description: wire.get('paymentMethodDescription', text) },
    // A bank slip may have an empty one.
    endDigits: card || undefined,
  });
});

const method = object((wire: Fields<WirePaymentMethod>): PaymentMethod => ({
  id: wire.get('formaPagamentoId', count),
  description: wire.get('formaPagamentoDescricao', text),
}));

const segment = object((wire: Fields<SegmentsResponse[number]>): Segment => ({
  ibratanId: wire.get('iD_Ibratan', count),
  fleetId: wire.get('iD_Fleet', count),
  prefix: wire.get('prefix', text),
}));

/** Maps every form of an unknown contract in the ERP to not found. */
async function knowing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (caught) {
    const isUnknown =
      caught instanceof ServiceError && caught.error.kind === 'rejected' && caught.error.code === unknownContract;
    throw isUnknown ? new ServiceError({ kind: 'notFound' }, { cause: caught }) : caught;
  }
}

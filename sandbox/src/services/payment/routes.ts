import {
  CardUsed,
  CardUsedRequest,
  ChangeMethodRequest,
  ContractPath,
  ContractPayment,
  HistoryRequest,
  HistoryResponse,
  MethodQuery,
  OtherSessionRequest,
  OtherSessionResponse,
  PaymentError,
  PaymentMethod,
  SaveMethodRequest,
  SessionNotification,
  SessionPath,
  SessionRequest,
  SessionResponse,
  TokenResponse,
} from '../../../contract/payment.ts';
import { describedCalls } from '../../kernel/described-calls.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Service, ServiceScope } from '../../kernel/service.ts';
import { issueClientToken, requireClient, type PaymentCredentials } from './client.ts';
import { paymentErrorBody } from './errors.ts';
import { bareDocument, changedContract, historyOf, methods, statusOf, toContractPayment } from './rules.ts';
import {
  addSession,
  changeSession,
  findSession,
  readContract,
  readSession,
  storeContract,
  type Contract,
} from './state.ts';

const errors = { 400: PaymentError, 401: PaymentError, 403: PaymentError, 404: PaymentError, 422: PaymentError };
const openCall = describedCalls(errors);
const call = describedCalls(errors, [{ bearer: [] }]);

/** Bank slip in the specification's "UI" ids; the other is a card. */
const bankSlip = 2;

/** A number with error id 900 instead of a 404. */
const isUnknownToErp = (contractNumber: string) => contractNumber === 'SDI900';

/** Payment services (spec §7). Called by the store's server, with the bearer of the client. */
export function paymentService(kernel: Kernel, credentials: PaymentCredentials): Service {
  const { database, clock } = kernel;

  return {
    name: 'payment',
    errorBody: paymentErrorBody,
    // All tokens belong to the one client.
    keyOwner: () => credentials.clientId,
    async authorize(request) {
      const [path = ''] = request.url.split('?', 1);
      if (!path.endsWith('/oauth/token')) await requireClient(kernel, request.headers.authorization);
    },
    routes(scope) {
      token(scope);
      sessions(scope);
      notification(scope);
      history(scope);
      contractRead(scope);
      methodChange(scope);
      euroIt(scope);
    },
  };

  function token(scope: ServiceScope) {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    scope.post(
      '/oauth/token',
      openCall({
        summary: 'A bearer token for ten minutes (OAuth 2 client credentials)',
        response: { 200: TokenResponse },
      }),
      async ({ body, headers }) => {
        const { grant_type: grant } = (body ?? {}) as { grant_type?: unknown };
        if (grant !== 'client_credentials') throw new Refusal(400, 'invalid_grant', 'grant_type is client_credentials');
        const issued = await issueClientToken(kernel, credentials, headers.authorization);
        return { access_token: issued.token, token_type: 'Bearer' as const, expires_in: issued.expiresInSeconds };
      },
    );
  }

  function sessions(scope: ServiceScope) {
    scope.post(
      '/payments/sessions',
      call({
        summary: 'Opens a session for one card; with value 0 the card is stored and nothing charged',
        body: SessionRequest,
        response: { 200: SessionResponse },
      }),
      async ({ body: { document, value } }) => {
        const session = await addSession(kernel, { document: bareDocument(document), valueInCents: value });
        return { id: session.id, shopperReference: session.shopperReference, expiresAt: session.expiresAt };
      },
    );
    scope.post(
      '/Payment/Sessions',
      call({
        summary: 'The same by the older service: what is asked when the first one fails',
        body: OtherSessionRequest,
        response: { 200: OtherSessionResponse },
      }),
      async ({ body: { clientDocumentNumber, amountCharged } }) => {
        const document = bareDocument(clientDocumentNumber);
        const session = await addSession(kernel, { document, valueInCents: amountCharged });
        return { sessionId: session.id, shopperReference: session.shopperReference, expiresAt: session.expiresAt };
      },
    );
  }

  function notification(scope: ServiceScope) {
    scope.get(
      '/payment-notifications/sessions/:id',
      call({ summary: 'How far a session has come', params: SessionPath, response: { 200: SessionNotification } }),
      async ({ params: { id } }) => {
        const session = await readSession(database, id);
        if (!session) throw new Refusal(404, 'not_found', 'No such session');
        const status = statusOf(session, clock.now());
        return { sessionId: id, status, ...(status === 'REFUSED' && { refusalReason: 'REFUSED_BY_ISSUER' }) };
      },
    );
  }

  function history(scope: ServiceScope) {
    scope.post(
      '/Payment/Checkout/History',
      call({
        summary: 'What was stored in a session; 404 while nothing has come through',
        body: HistoryRequest,
        response: { 200: HistoryResponse },
      }),
      async ({ body: { shopperReference } }) => {
        const found = await findSession(database, { shopperReference });
        const entries = found && historyOf(found, clock.now());
        if (!found || !entries) throw new Refusal(404, 'not_found', 'Nothing has come through yet');
        let isMissed = false;
        await changeSession(database, found.id, ({ historyMisses }) => {
          isMissed = historyMisses > 0;
          return isMissed ? { historyMisses: historyMisses - 1 } : undefined;
        });
        if (isMissed) throw new Refusal(404, 'not_found', 'Nothing has come through yet');
        return entries;
      },
    );
  }

  function contractRead(scope: ServiceScope) {
    scope.get(
      '/contracts/erp/:contract',
      call({
        summary: 'How a contract is paid; 404 or error id 900 when there is none',
        params: ContractPath,
        response: { 200: ContractPayment },
      }),
      async ({ params: { contract } }) => toContractPayment(await requireContract(contract)),
    );
  }

  function methodChange(scope: ServiceScope) {
    scope.put(
      '/payments/methods',
      call({
        summary: 'Pays a contract by a stored card, or, without a token, by bank slip',
        body: ChangeMethodRequest,
        response: { 200: ContractPayment },
      }),
      async ({ body: { contractId, document, recurrenceToken } }) =>
        toContractPayment(await change(contractId, document, recurrenceToken)),
    );
  }

  /** The calls for contracts of matched segments. */
  function euroIt(scope: ServiceScope) {
    scope.get(
      '/EuroIT/Payments/Methods',
      call({
        summary: 'How a contract of a matched segment is paid',
        querystring: MethodQuery,
        response: { 200: PaymentMethod },
      }),
      async ({ query: { contractNumber } }) => {
        const { methodId } = await requireContract(contractNumber);
        return { formaPagamentoId: methodId, formaPagamentoDescricao: methods[methodId] ?? '' };
      },
    );
    scope.post(
      '/Payment/CreditCardUsed',
      call({
        summary: 'The card a contract is paid by; 404 when it is not paid by card',
        body: CardUsedRequest,
        response: { 200: CardUsed },
      }),
      async ({ body: { contractNumber, clientDocumentNumber } }) => {
        const { document, cardSummary, issuerBin } = await requireContract(contractNumber);
        if (document !== bareDocument(clientDocumentNumber)) {
          throw new Refusal(403, 'other_document', 'This contract is somebody else’s');
        }
        if (cardSummary === null) throw new Refusal(404, 'not_found', 'This contract is not paid by card');
        return { cardSummary, ...(issuerBin !== null && { issuerBin }) };
      },
    );
    scope.post(
      '/EuroIT/Payments/Methods/Save',
      call({
        summary: 'Pays a contract of a matched segment in another way',
        body: SaveMethodRequest,
        response: { 200: PaymentMethod },
      }),
      async ({ body: { contractNumber, clientDocumentNumber, formaPagamentoId, recurrenceToken } }) => {
        const isBankSlip = formaPagamentoId === bankSlip;
        if (isBankSlip !== (recurrenceToken === undefined)) {
          throw new Refusal(400, 'invalid_request', 'A card is named by its recurrenceToken, a bank slip by none');
        }
        const { methodId } = await change(contractNumber, clientDocumentNumber, recurrenceToken);
        return { formaPagamentoId: methodId, formaPagamentoDescricao: methods[methodId] ?? '' };
      },
    );
  }

  async function requireContract(contractNumber: string): Promise<Contract> {
    if (isUnknownToErp(contractNumber)) throw new Refusal(400, 'unknown_contract', 'The ERP has no such contract');
    const contract = await readContract(database, contractNumber);
    if (!contract) throw new Refusal(404, 'not_found', 'No such contract');
    return contract;
  }

  async function change(contractNumber: string, document: string, cardToken: string | undefined): Promise<Contract> {
    const contract = await requireContract(contractNumber);
    const card = cardToken === undefined ? null : await findSession(database, { cardToken });
    if (card === undefined) throw new Refusal(422, 'unusable_card', 'No such card is stored');
    const changed = changedContract(contract, bareDocument(document), card, clock.now());
    await storeContract(database, changed);
    return changed;
  }
}

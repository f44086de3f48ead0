/**
 * Every call × every failure at the API clients: one outcome each, and how often the call is sent. Above the clients
 * only AppErrors occur: app/failure-matrix.test.ts covers the sagas, routes/pages/failure-matrix.test.tsx the calls of
 * each page.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { aCondition, aCustomer, anOffer, aUser, millisecondsUntil, type CallName } from '#/test-support/index.ts';
import { isAbort, toAppError } from './app-error.ts';
import { createServices } from './services.ts';

beforeEach(() => void vi.useFakeTimers());

interface Options {
  /** @default 10000 */
  timeoutInMs?: number;
  /** Outcome of a 404. @default the AppError notFound */
  of404?: object;
  /** Outcome of an empty list. @default a broken contract, as for any other invalid response */
  ofEmptyList?: object;
  /** A write whose response has no content. */
  isBodyIgnored?: true;
  /** The body is a file: any except an HTML page. */
  isFile?: true;
}
type Row = readonly [call: string, args?: readonly unknown[], options?: Options];

const list: Options = { ofEmptyList: { result: [] } };
/** The first item of a list, or undefined. */
const first: Options = { ofEmptyList: { result: undefined } };
const orNone: Options = { of404: { result: undefined } };
const listOrNone: Options = { ...list, of404: { result: [] } };
const ofCoupon: Options = { of404: { error: { kind: 'rejected', status: 404, code: 'unknown' } } };
const write: Options = { isBodyIgnored: true };
const upload: Options = { ...write, timeoutInMs: 180_000 };
const file: Options = { isFile: true, timeoutInMs: 60_000 };

const key = { idempotencyKey: 'k' };
const clara = aUser();
const offer = anOffer();
const query = { ...offer, ...aCondition(), step: 2 };
const lead = { person: 'pf', name: 'A', email: 'a@b.c', phone: '1', document: '2', isCoBranded: false, traffic: {} };
const burn = { userId: '1001', code: 'A', offerId: '1', couponOfferId: '2', document: '3', email: '4', ...key };
const session = { document: '1', valueInCents: 0, ...key };
const methodChange = { contractNumber: 'SDI1', document: '1', ...key };
const place = { productId: '1', userId: '1001', locationId: '1', accessories: [], optionals: [], orderPayments: {} };
const fileOf = (kind: string) => [{ userId: '1001', kind, file: new Blob(['x']), fileName: 'a.pdf', ...key }];

const anonymousCalls = {
  'catalog.listOffers': ['GET /vehicles/rentals/offers'],
  'catalog.listRegisteredCars': ['GET /cars', [], list],
  'offer.readConditions': [
    'GET /vehicles/rentals/offers/{modelCode}',
    [offer],
    { of404: { result: { conditions: [] } } },
  ],
  'offer.readVehicle': ['GET /vehicles/{id}', [offer]],
  'offer.simulate': ['POST /vehicles/{model}/simulation', [query]],
  'offer.readRental': ['POST /vehicles/{model}/rental', [query]],
  'offer.nearest': ['POST /vehicles/rentals/locale', [{ latitude: 1, longitude: 2 }]],
  'offer.share': ['POST /vehicles/share', [{ url: 'https://loja.example/' }]],
  'application.readApplication': ['GET /application'],
  'geography.listStates': ['GET /v1/localidades/estados', [], list],
  'geography.listCities': ['GET /estados/{uf}/municipios', ['SP'], list],
  'identity.signIn': ['POST /signin', [{ login: 'a@b.c', password: 'x' }]],
  'identity.registerIndividual': ['POST /signup', [{ ...clara, name: 'A', ...key }], write],
  'identity.registerCompany': [
    'POST /signup',
    [{ ...clara, firstName: 'A', lastName: 'B', company: 'C', observations: '', ...key }],
    write,
  ],
  'identity.requestNotice': ['POST /signup', [{ ...clara, name: 'A', ...key }], write],
  'identity.confirmEmail': ['POST /confirm-email/{token}', ['t'], write],
  'identity.requestPasswordReset': ['POST /reset-password', [{ email: 'a@b.c', siteUrl: '/' }], write],
  'identity.changePassword': ['POST /change-password', [{ token: 't', newPassword: 'x', ...key }], write],
  'marketing.sendLead': ['POST /leads', [{ ...lead, ...key }], write],
  'marketing.sendConversion': ['POST /conversions', [{ identifier: 'a', traffic: {}, ...key }], write],
  'marketing.sendPartnerLead': ['POST /partner-leads', [{ ...lead, dealer: 'A', ...key }], write],
  'content.readHome': ['GET /'],
  'content.readCarPage': ['GET /cars', ['polo'], first],
  'content.listCarTitles': ['GET /cars', [], list],
  'content.readPage': ['GET /pages', ['termos'], first],
  'content.readFaq': ['GET /faq', [], list],
  'content.listFaqCategories': ['GET /faq-categories', [], list],
  'content.listFaqs': ['GET /faqs', [{}], list],
  'content.readConditions': ['GET /condicoes', [], list],
  'store.readPartner': ['GET /partner', ['viaduto'], first],
} as const satisfies Partial<Record<CallName, Row>>;

/**
 * Calls of the visitor's session, which are repeated after a 401. After a comma: the same port method with another
 * call.
 */
const callsOfSession = {
  'coupon.validate': [
    'GET /campaings/coupons/{code}/offers/{offerId}/validations',
    [{ code: 'A', offerId: '1' }],
    ofCoupon,
  ],
  'coupon.burn': ['POST /campaings/coupons/{code}/burn', [burn], { ...write, ...ofCoupon }],
  'fleetOffer.readOffer': ['GET /offers/{productId}', [{ productId: '1' }]],
  'customers.readCustomer': ['GET /customers/{id}', ['1001'], orNone],
  'customers.saveCustomer': ['PUT /customers', [{ customer: aCustomer(), ...key }], write],
  'customers.listGenders': ['GET /genderenum'],
  'customers.listCivilStatuses': ['GET /civilstatusenum'],
  'customers.listCustomerStates': ['GET /stateEnum'],
  'dealers.listDealers': ['GET /dealers/location/states/{state}', [{ uf: 'SP' }], list],
  'dealers.readDealer': ['GET /dealers/{id}', ['1']],
  'dealers.readLocation': ['GET /location/{id}', ['1']],
  'documents.listDocuments': ['GET /upload/{id}', ['1001'], listOrNone],
  'documents.readRefusals': ['GET /upload/errors', [{ userId: '1001', orderId: '2' }], listOrNone],
  'documents.readFile': ['GET /upload/{id}', ['1'], file],
  'documents.upload': ['POST /upload/UploadCnhAsync', fileOf('cnh'), upload],
  'identity.readUser': ['GET /users/{id}', ['1001']],
  'identity.updateUser': ['PUT /users', [clara]],
  'postalCode.findPostalCode': ['GET /ceps', ['01310100'], orNone],
  'orders.place': ['POST /orders', [{ ...place, ...key }]],
  'orders.listOrders': ['GET /orders/GetOrderByUserId', ['1001'], list],
  'orders.readHistory': ['GET /orderstatus/{orderId}', ['1'], list],
  'orders.removeStatus': ['DELETE /orderstatus/{orderId}', [{ orderId: '1', ...key }], write],
  'orders.postStatus': ['POST /orderstatus', [{ orderId: '1', status: 'cancelled', description: '', ...key }], write],
  'payment.openSession': ['POST /payments/sessions', [session]],
  'payment.openSessionOtherwise': ['POST /Payment/Sessions', [session]],
  'payment.readNotification': ['GET /payment-notifications/sessions/{id}', ['1']],
  'payment.readHistory': ['POST /Payment/Checkout/History', ['1'], list],
  'payment.readContract': ['GET /contracts/erp/{contract}', ['SDI1']],
  'payment.changeMethod': ['PUT /payments/methods', [methodChange], write],
  'payment.readMatchedMethod': ['GET /EuroIT/Payments/Methods', ['P9']],
  'payment.readCardUsed': ['POST /Payment/CreditCardUsed', [{ contractNumber: 'P9', document: '1' }]],
  'payment.saveMatchedMethod': ['POST /EuroIT/Payments/Methods/Save', [methodChange], write],
  'payment.listSegments': ['GET /segments', [], list],
  'customers.saveCustomer, new': ['POST /customers', [{ customer: { ...aCustomer(), id: undefined }, ...key }], write],
  'dealers.listDealers, city': [
    'GET /dealers/location/states/{state}/city/{city}',
    [{ uf: 'SP', city: 'Santos' }],
    list,
  ],
  'documents.upload, cnhBack': ['POST /upload/UploadCnhBackAsync', fileOf('cnhBack'), upload],
  'documents.upload, addressProof': ['POST /upload/UploadProofOfAddressAsync', fileOf('addressProof'), upload],
  'documents.upload, incomeProof': ['POST /upload/UploadProofOfIncomeAsync', fileOf('incomeProof'), upload],
  'documents.upload, spouseProof': ['POST /newdocuments', fileOf('spouseProof'), upload],
} as const satisfies Partial<Record<CallName, Row>> & Record<string, Row>;

const calls: Record<CallName, Row> & Record<string, Row> = { ...anonymousCalls, ...callsOfSession };

type Respond = () => Response | Promise<Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const html = (status = 200) =>
  new Response('<!doctype html><title>Bem-vindo</title>', { status, headers: { 'content-type': 'text/html' } });

/** Valid JSON that no call can decode. */
const nonsense = [null, 7, 'texto', true, [], {}, [null], [{ nonsense: true }], { nonsense: true }];

/** The result or the error of a call, the number of requests and the elapsed time. */
async function send(name: string, respond: Respond, signal = new AbortController().signal) {
  let sent = 0;
  const services: object = createServices({
    baseUrl: '/api',
    readToken: () => 'token',
    readUserId: () => '1001',
    fetch: (_, init) => {
      sent += 1;
      const aborted = new Promise<never>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
      return Promise.race([respond(), aborted]);
    },
  });
  const [port = '', method = ''] = name.replace(/,.*/, '').split('.');
  const ports = services as Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;
  let outcome: object | undefined;
  const [, args = []] = calls[name] ?? [];
  void ports[port]?.[method]?.(...args, signal).then(
    (result) => (outcome = { result }),
    (error: unknown) => (outcome = { error: isAbort(error) ? 'aborted' : toAppError(error) }),
  );
  const milliseconds = await millisecondsUntil(() => outcome !== undefined);
  return { ...outcome, sent, milliseconds };
}

test.each(Object.entries(calls))('%s maps every failure to one outcome', async (name, [call, , options = {}]) => {
  const { timeoutInMs = 10_000, of404 = { error: { kind: 'notFound' } }, isFile } = options;
  const at = (sent: number, milliseconds: number) => ({ sent, milliseconds });
  const once = at(1, 0);
  expect(await send(name, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    error: { kind: 'network' },
    ...once,
  });
  expect(await send(name, () => new Promise(() => undefined))).toEqual({
    error: { kind: 'timeout' },
    ...at(1, timeoutInMs),
  });
  expect(await send(name, () => json({}, 401))).toEqual({
    error: { kind: 'unauthorized' },
    ...(name in callsOfSession ? at(2, 100) : once),
  });
  expect(await send(name, () => json({}, 404))).toEqual({ ...of404, ...once });
  expect(await send(name, () => json({ id: 9, message: 'Não' }, 422))).toEqual({
    error: { kind: 'rejected', status: 422, code: '9', serverMessage: 'Não' },
    ...once,
  });
  expect(await send(name, () => html(500))).toEqual({ error: { kind: 'rejected', status: 500, code: '' }, ...once });
  const where = `${call}: ${isFile ? 'file' : 'body'}`;
  expect(await send(name, () => html())).toEqual({ error: { kind: 'contract', where }, ...once });
  expect(await send(name, () => json({}), AbortSignal.abort())).toEqual({ error: 'aborted', ...at(0, 0) });
});

test.each(Object.entries(calls).filter(([, [, , options]]) => !options?.isFile))(
  '%s rejects invalid JSON as a broken contract',
  async (name, [call, , { isBodyIgnored, ofEmptyList } = {}]) => {
    const broken = { error: { kind: 'contract', where: expect.stringContaining(call) as string } };
    for (const body of nonsense) {
      const isEmptyList = Array.isArray(body) && body.length === 0;
      const outcome = isBodyIgnored ? { result: undefined } : (isEmptyList && ofEmptyList) || broken;
      const sentOnce = { ...outcome, sent: 1, milliseconds: 0 };
      expect(await send(name, () => json(body)), JSON.stringify(body)).toEqual(sentOnce);
    }
  },
);

/**
 * Every call × every AppError, at the sagas: the number of requests, the events and the one resulting state; the next
 * request succeeds. A page can't distinguish failures with equal state, so its test needs one of them
 * (routes/pages/failure-matrix.test.tsx). A 401 belongs to the session. Log-in, coupon, payment and orders have tables
 * in their own tests.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { select } from 'typed-redux-saga';
import { beforeEach, expect, test, vi } from 'vitest';
import { isWorthRetrying, type AppError } from '#/api/app-error.ts';
import { dataSubmitted, documentsOpened, passwordSubmitted, profileOpened } from '#/features/account/index.ts';
import { addressSubmitted, cepEntered, documentChosen, watchAccount } from '#/features/account/sagas.ts';
import { carListShown, loadCatalog, watchCarList } from '#/features/catalog/index.ts';
import { couponEntered, couponOfferShown } from '#/features/coupon/index.ts';
import { watchCoupon } from '#/features/coupon/coupon.saga.ts';
import { contactSubmitted } from '#/features/dealers/index.ts';
import { watchContact } from '#/features/dealers/contact.saga.ts';
import { loadDealers } from '#/features/dealers/index.ts';
import { locationAsked, sharePressed } from '#/features/offer/index.ts';
import { selectOffer, watchNearby, watchShare } from '#/features/offer/sagas.ts';
import { ordersOpened } from '#/features/orders/index.ts';
import { fileAsked, orderShown, watchOrders } from '#/features/orders/sagas.ts';
import { contractPaymentAsked } from '#/features/payment/index.ts';
import { watchMethod } from '#/features/payment/sagas.ts';
import { newPasswordGiven, recoveryOpened, resetEmailRequested } from '#/features/recovery/index.ts';
import { watchRecovery } from '#/features/recovery/recovery.saga.ts';
import {
  companySubmitted,
  fieldChanged,
  individualSubmitted,
  linkOpened,
  noticeSubmitted,
} from '#/features/registration/index.ts';
import {
  watchAvailabilityNotice,
  watchConfirmation,
  watchPlaces,
  watchRegistration,
} from '#/features/registration/sagas.ts';
import { addressValuesOf } from '#/domain/customer/customer-values.ts';
import { loadCar } from '#/features/calculator/index.ts';
import { loadCompared, loadLeading, loadTables } from '#/features/comparison/index.ts';
import { loadCarPage, loadConditions, loadHome, loadTextPage } from '#/features/content/index.ts';
import { loadFaq } from '#/features/faq/index.ts';
import { checkStore } from '#/features/partner-store/index.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import {
  aCustomer,
  anOffer,
  anOrder,
  aUser,
  failing,
  fakeLock,
  fakeStorage,
  startStore,
  type CallName,
} from '#/test-support/index.ts';
import { servicesOfClara } from '#/test-support/services-of-clara.ts';

beforeEach(() => void vi.useFakeTimers());

const failures = {
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  'status 500': { kind: 'rejected', status: 500, code: '', serverMessage: 'Internal error' },
  nonsense: { kind: 'contract', where: 'body' },
  unexpected: { kind: 'unexpected' },
  'status 404': { kind: 'notFound' },
  'status 422': { kind: 'rejected', status: 422, code: '', serverMessage: 'Palavras do serviço' },
} as const satisfies Record<string, AppError>;
type Failure = keyof typeof failures;

const all = Object.keys(failures) as Failure[];
/** Errors after which a write may have acted. */
const unknown = ['network', 'timeout', 'status 500', 'nonsense', 'unexpected'] as const;
/** Errors after which the service may still act. */
const cutOff = ['network', 'timeout'] as const;
const [ofNoLink, ofWords] = [['status 404'], ['status 422']] as const;

type Page = ReturnType<typeof startStore>;

/** After a failure: events beyond those of a success, and the failures with equal state, or all of them. */
type Outcome = string | readonly [events: string, ...groups: (readonly Failure[])[]];
type Calls = Partial<Record<CallName, Outcome>>;

interface Flow {
  watch: (page: Page) => void;
  act: (page: Page) => void;
  calls: Calls;
  /** Earlier events. */
  before: readonly UnknownAction[];
  isOnce: boolean;
}

/** Reads: sent up to three times if a retry may help. */
const reads = (watch: Flow['watch'], act: Flow['act'], calls: Calls, ...before: UnknownAction[]): Flow => ({
  watch,
  act,
  calls,
  before,
  isOnce: false,
});
/** Writes and background reads: sent once. */
const once = (...flow: Parameters<typeof reads>): Flow => ({ ...reads(...flow), isOnce: true });

const clara = aUser();
const order = anOrder({ dealershipId: '9' });
const newKey = () => 'key';
/** @param payload a function if it must be new each time, because a ticket is valid once */
const event =
  <Payload>(create: (payload: Payload) => UnknownAction, payload?: Payload | (() => Payload)) =>
  ({ store }: Page) =>
    void store.dispatch(create(typeof payload === 'function' ? (payload as () => Payload)() : (payload as Payload)));
const loads =
  <Args extends unknown[]>(saga: (ports: Page['ports'], ...args: Args) => Generator<unknown, unknown>, ...args: Args) =>
  ({ run, ports }: Page) =>
    void run(saga, ports, ...args);

const orders = ({ watch, ports }: Page) => {
  const attention = { isHere: () => false, onChange: () => () => undefined };
  const files = { save: () => undefined };
  watch(() =>
    watchOrders({ ...ports, attention, files, readUserId: () => clara.id, now: () => '2026-11-22T12:00:00Z' }),
  );
};
const account = ({ watch, ports }: Page) => {
  const photos = { prepare: async (photo: File) => photo };
  watch(() => watchAccount({ ...ports, photos, readUser: () => clara }));
};
const registration = ({ watch, ports }: Page) => {
  watch(() =>
    watchRegistration({
      ...ports,
      lock: fakeLock(),
      createKey: newKey,
      readChosenCar: () => undefined,
      readPage: () => undefined,
    }),
  );
  watch(() => watchAvailabilityNotice({ ...ports, lock: fakeLock(), createKey: newKey }));
  watch(() => watchPlaces(ports));
};
const nothing = async () => undefined;
const recovery = ({ watch, ports }: Page) => {
  const token = { resetToken: () => 'token', forgetResetToken: nothing };
  const url = { current: () => '/faq', leaveFor: nothing, ...token };
  watch(() => watchRecovery({ ...ports, siteUrl: 'https://loja.example/', url, lock: fakeLock(), createKey: newKey }));
};
const dealerContact = ({ watch, ports }: Page) => {
  const traffic = { source: 'others', medium: 'site', campaign: 'sign-and-drive' };
  const facts = { readTraffic: () => traffic, readIsCoBranded: () => false, readPartner: () => undefined };
  watch(() => watchContact({ ...ports, ...facts, lock: fakeLock(), createKey: newKey }));
};
const nearby = ({ watch, ports }: Page) => {
  const position = { kind: 'position', coordinates: { latitude: -23.5, longitude: -46.6 } } as const;
  watch(() => watchNearby({ ...ports, position: { read: async () => position } }));
};
const pressedShare = { slug: 'polo', title: 'Polo', model: 'PO1' };
const shares = ({ watch, ports }: Page) => {
  const copies = { share: async () => 'unavailable' as const, copy: async () => true };
  const share = { ...copies, currentUrl: () => 'https://loja.example/' };
  watch(() => watchShare({ ...ports, share }));
};
const file = new File(['%PDF-1.7 '], 'novo.pdf', { type: 'application/pdf' });
const replacement = () =>
  ({ kind: 'cnhBack', file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } }) as const;
const contact = { name: 'Clara Exemplo', email: clara.email, document: clara.document, phone: clara.phone };
const dealer = { dealer: 'Loja Centro', city: 'São Paulo', state: 'SP' };
const company = fieldChanged({ name: 'document', value: '11.222.333/0001-81' });
const newPassword = () => ({ password: keepSecret('Nova#Senha1') });
const planShown = couponOfferShown({ offerId: 'PO1-24', version: 'PO1' });
const address = { ...addressValuesOf(aCustomer().address), district: 'Outro bairro' };

const noWatcher = () => undefined;
const ofClara = (ports: Page['ports']) => ({ ...ports, readUser: () => clara });
const payment = ({ watch, ports }: Page) => void watch(() => watchMethod(ofClara(ports)));
const coupon = ({ watch, ports }: Page) => void watch(() => watchCoupon(ofClara(ports)));
const confirmation = ({ watch, ports }: Page) => {
  const entry = { takeToken: async () => ({ token: 'token', wasConfirmed: false }), forgetToken: nothing };
  watch(() =>
    watchConfirmation({
      ...ports,
      page: { ...entry, leave: nothing },
      isSessionConfirmed: () => select(() => false),
    }),
  );
};
const carList = ({ watch, ports }: Page) => void watch(() => watchCarList(ports));
const profile = 'account/profileFailed app/loadFailed';
const documents = 'account/documentsFailed app/loadFailed';
const part = 'orders/partFailed app/loadFailed';
const allBut404 = [...unknown, 'status 422'] as const;
const form = ['account/formFailed', [...unknown, 'status 404'], ofWords] as const;
const signup = ['registration/registrationFailed', unknown, ofNoLink, ofWords] as const;
const car = 'calculator/carFailed app/loadFailed';

const flows: readonly Flow[] = [
  reads(orders, event(ordersOpened), { 'orders.listOrders': 'orders/failed app/loadFailed' }),
  reads(
    orders,
    event(orderShown, { orderId: order.id }),
    {
      'orders.readHistory': part,
      'fleetOffer.readOffer': part,
      'dealers.readLocation': part,
      'dealers.readDealer': part,
    },
    ordersOpened(),
  ),
  reads(orders, event(fileAsked, { id: '5', fileName: 'contrato.pdf' }), {
    'documents.readFile': 'orders/fileFailed app/loadFailed',
  }),
  reads(account, event(profileOpened), {
    'customers.readCustomer': profile,
    'customers.listGenders': profile,
    'customers.listCivilStatuses': profile,
    'customers.listCustomerStates': profile,
  }),
  reads(account, event(documentsOpened, { orderId: order.id }), {
    'documents.listDocuments': documents,
    'documents.readRefusals': documents,
  }),
  reads(account, event(cepEntered, { cep: '01310100' }), {
    'postalCode.findPostalCode': 'app/loadFailed account/cepNotFound',
  }),
  reads(account, event(addressSubmitted, address), { 'customers.readCustomer': form }, profileOpened()),
  once(account, event(addressSubmitted, address), { 'customers.saveCustomer': form }, profileOpened()),
  once(account, event(dataSubmitted, { ...clara, fullName: 'Clara Exemplo Nova' }), {
    'identity.updateUser': [
      'account/formFailed',
      cutOff,
      ['status 500', 'nonsense', 'unexpected', 'status 404'],
      ofWords,
    ],
  }),
  once(account, event(passwordSubmitted, newPassword), {
    'identity.updateUser': ['account/formFailed', unknown, ofNoLink, ofWords],
  }),
  once(
    account,
    event(documentChosen, replacement),
    { 'documents.upload': ['account/documentRefused app/loadFailed', [...unknown, 'status 404'], ofWords] },
    documentsOpened({ orderId: order.id }),
  ),
  reads(payment, event(contractPaymentAsked, { orderId: '31' }), {
    'payment.readContract': ['paymentMethod/contractPaymentFailed', allBut404],
  }),
  reads(payment, event(contractPaymentAsked, { orderId: '31' }), {
    'payment.readContract': ['paymentMethod/contractPaymentNotFound', ofNoLink],
  }),
  reads(coupon, event(couponEntered, { code: 'EXEMPLO10' }), { 'coupon.validate': 'coupon/couponFailed' }, planShown),
  reads(noWatcher, loads(loadFaq), {
    'content.listFaqCategories': 'faq/faqFailed app/loadFailed',
    'content.listFaqs': 'faq/faqFailed app/loadFailed',
  }),
  reads(noWatcher, loads(loadHome), { 'content.readHome': 'content/homeFailed app/loadFailed' }),
  reads(noWatcher, loads(loadCarPage, 'polo'), { 'content.readCarPage': 'content/carPageFailed app/loadFailed' }),
  reads(noWatcher, loads(loadTextPage, 'faq'), { 'content.readPage': 'content/textPageFailed app/loadFailed' }),
  reads(noWatcher, loads(loadConditions), { 'content.readConditions': 'content/conditionsFailed app/loadFailed' }),
  reads(noWatcher, loads(loadCatalog), { 'catalog.listOffers': 'catalog/offersFailed app/loadFailed' }),
  once(carList, event(carListShown), {
    'catalog.listRegisteredCars': 'registeredCars/registeredCarsFailed app/loadFailed',
  }),
  reads(noWatcher, loads(selectOffer, { slug: 'polo', offer: anOffer(), wanted: {} }), {
    'offer.readConditions': 'offer/conditionsFailed app/loadFailed',
    'offer.readVehicle': 'offer/vehicleFailed app/loadFailed',
    'offer.simulate': 'offer/simulationFailed app/loadFailed',
  }),
  reads(nearby, event(locationAsked), { 'offer.nearest': 'nearby/locationFailed app/loadFailed' }),
  once(shares, event(sharePressed, pressedShare), { 'offer.share': 'app/loadFailed' }),
  once(noWatcher, loads(loadTables), { 'application.readApplication': 'comparison/tablesFailed app/loadFailed' }),
  reads(noWatcher, loads(loadLeading, anOffer()), { 'offer.simulate': 'comparison/leadingFailed app/loadFailed' }),
  reads(noWatcher, loads(loadCompared, [anOffer()]), {
    'offer.readConditions': 'comparison/plansFailed app/loadFailed',
    'offer.readVehicle': 'comparison/vehicleFailed app/loadFailed',
  }),
  reads(noWatcher, loads(loadCar, anOffer(), 24), { 'offer.readConditions': car, 'offer.simulate': car }),
  reads(noWatcher, loads(loadDealers, 'SP'), { 'dealers.listDealers': 'dealers/dealersFailed app/loadFailed' }),
  once(dealerContact, event(contactSubmitted, { ...contact, ...dealer }), {
    'marketing.sendPartnerLead': ['dealerContact/contactFailed', unknown, [...ofNoLink, ...ofWords]],
  }),
  reads(noWatcher, loads(checkStore, 'viaduto'), {
    'store.readPartner': 'partnerStore/storeCheckFailed app/loadFailed',
  }),
  once(
    recovery,
    event(resetEmailRequested, { email: clara.email }),
    { 'identity.requestPasswordReset': 'recovery/resetEmailFailed' },
    recoveryOpened({ hasLink: false }),
  ),
  once(
    recovery,
    event(newPasswordGiven, newPassword),
    {
      'identity.changePassword': [
        'recovery/passwordChangeFailed',
        ['network', 'timeout', 'status 500'],
        ['nonsense', 'unexpected'],
        ofNoLink,
        ofWords,
      ],
    },
    recoveryOpened({ hasLink: true }),
  ),
  once(confirmation, event(linkOpened), {
    'identity.confirmEmail': ['confirmation/confirmationUnanswered', unknown],
  }),
  once(confirmation, event(linkOpened), {
    'identity.confirmEmail': ['confirmation/linkRefused', [...ofNoLink, ...ofWords]],
  }),
  once(registration, event(individualSubmitted, newPassword), { 'identity.registerIndividual': signup }),
  once(registration, event(companySubmitted), { 'identity.registerCompany': signup }),
  once(registration, event(noticeSubmitted, { ...contact, vehicleModel: 'Polo' }), {
    'identity.requestNotice': ['availabilityNotice/noticeFailed', unknown, ofNoLink, ofWords],
  }),
  reads(
    registration,
    event(() => company),
    { 'geography.listStates': 'places/statesFailed' },
  ),
  reads(
    registration,
    event(fieldChanged, { name: 'state', value: 'SP' }),
    { 'geography.listCities': 'places/citiesFailed' },
    company,
  ),
  reads(
    registration,
    event(fieldChanged, { name: 'cep', value: '01310-100' }),
    { 'postalCode.findPostalCode': 'app/loadFailed places/postalCodeFailed' },
    company,
  ),
];

/** Advances through retries and delays. */
const settle = () => vi.advanceTimersByTimeAsync(5000);

/** Runs a visit in which a call fails, or none; then repeats it with working services. */
async function visit({ watch, before, act }: Flow, call: CallName, error?: AppError) {
  const storage = fakeStorage({ local: { id: clara.id, token: 'a token' } });
  const page = startStore({ ports: servicesOfClara, storage });
  const typesSince = (start: number) => page.events.slice(start).map(({ type }) => type);
  watch(page);
  for (const earlier of before) page.store.dispatch(earlier);
  await settle();
  const [port, method] = call.split('.') as ['orders', 'listOrders'];
  if (error) page.ports.answer({ [port]: { [method]: failing(error) } });
  const [calls, events] = [page.ports.callsOf(call).length, page.events.length];
  act(page);
  await settle();
  const withoutError = (_: string, value: unknown) => (value === error ? 'the error' : value);
  const outcome = {
    times: page.ports.callsOf(call).length - calls,
    events: typesSince(events),
    state: JSON.stringify(page.store.getState(), withoutError).replaceAll(/"(?:file|secret) \d+"/g, '"ticket"'),
  };
  page.ports.answer(servicesOfClara);
  const end = page.events.length;
  act(page);
  await settle();
  return { ...outcome, eventsOfRetry: typesSince(end) };
}

const rows = flows.flatMap((flow) =>
  Object.entries(flow.calls).map(([call, outcome]) => {
    const [events, ...groups] = typeof outcome === 'string' ? ([outcome, all] as const) : outcome;
    return { ...flow, call: call as CallName, events, groups };
  }),
);

test.each(rows)('every failure of $call ends in $events, and the next request succeeds', async (row) => {
  const { call, isOnce, groups } = row;
  const success = await visit(row, call);
  const statesLeft = new Map<string, Failure[]>();
  for (const failure of groups.flat()) {
    const error = failures[failure];
    const { times, events, state, eventsOfRetry } = await visit(row, call, error);
    expect(times, `requests after ${failure}`).toBe(!isOnce && isWorthRetrying(error) ? 3 : 1);
    const ofFailure = events.filter((type) => !success.events.includes(type));
    expect(ofFailure.join(' '), failure).toBe(row.events);
    expect(eventsOfRetry, failure).not.toContain(ofFailure[0]);
    statesLeft.set(state, [...(statesLeft.get(state) ?? []), failure]);
  }
  expect([...statesLeft.values()]).toEqual(groups);
});

test('every call of the matrix meets every failure', () => {
  const failuresOf = (call: CallName) => rows.filter((row) => row.call === call).flatMap(({ groups }) => groups.flat());
  expect(rows.filter(({ call }) => all.some((failure) => !failuresOf(call).includes(failure)))).toEqual([]);
});

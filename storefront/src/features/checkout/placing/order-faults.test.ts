/**
 * Every write of an order with every fault: the real sagas and clients, the store's server and the running sandbox. Each
 * time there is one order, its coupon is used once, each document is on file once, and no input is lost. The card has its
 * own table in features/payment.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { personalValuesOf, type PersonalValues } from '#/domain/customer/customer-values.ts';
import { byDistance } from '#/domain/place/dealer-list.ts';
import { isEnded, type Intent } from '#/domain/order/intent.ts';
import { usableCard } from '#/domain/order/payment.ts';
import { documentKinds, type DocumentKind } from '#/domain/order/order-documents.ts';
import { documentOf } from '../documents/document-state.ts';
import { sessionEnded, sessionRefused, userLoaded } from '#/shared/page/session-events.ts';
import { fakeLock, fakeRecords, fakeStorage, startStore } from '#/test-support/index.ts';
import {
  printCounts,
  startFaultyServices,
  withoutActing,
  writeFaults,
  type Write,
  type WriteFault,
} from '#/test-support/faulty-services.ts';
import { openingRetried, orderPlaced, stepOpened, verificationAsked } from '../checkout.events.ts';
import { watchCheckout } from '../checkout.saga.ts';
import {
  addressSubmitted,
  burnRetried,
  dealersWanted,
  fileChosen,
  orderConfirmed,
  personalDataSubmitted,
  pickupChosen,
  selectCheckout,
  uploadRetried,
} from '../checkout.slice.ts';
import { createLedger } from '#/shared/ledger/ledger.ts';
import { dueStepOf, missingDocuments } from '../checkout.gate.ts';
import type { CheckoutState } from '../checkout.state.ts';
import { isUnderWay, orderStateOf } from './order-life.ts';
import type { OrderPlan } from './order-plan.ts';
import { proposalOf, type OrderProposal } from './order-proposal.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { customerOfClara } from '../test-support/checkout-under-test.ts';

const clara = { id: '1001', login: 'clara@exemplo.com.br', password: 'Exemplo#2026' };
const productId = 'TCCOM1-2026-24-1000-VEU';
const upload = (name: string): Write => ({ service: 'fleet', method: 'POST', path: `/upload/${name}` });

/** The path's writes, in its order, by what the visitor does to send them. */
const writes = {
  address: { service: 'fleet', method: 'POST', path: '/customers' },
  change: { service: 'fleet', method: 'PUT', path: '/customers' },
  cnh: upload('UploadCnhAsync'),
  cnhBack: upload('UploadCnhBackAsync'),
  addressProof: upload('UploadProofOfAddressAsync'),
  incomeProof: upload('UploadProofOfIncomeAsync'),
  spouseProof: { service: 'fleet', method: 'POST', path: '/newdocuments' },
  confirm: { service: 'fleet', method: 'POST', path: '/orders' },
  burn: { service: 'coupon', method: 'POST', path: '/campaings/coupons/EXEMPLO10/burn' },
} as const satisfies Record<string, Write>;
type WriteName = keyof typeof writes;

type Stage = Exclude<WriteName, 'burn'> | 'reopen' | 'logIn' | 'personal' | 'pickup' | 'verify' | 'burnAgain' | 'done';

const services = await startFaultyServices();
afterAll(() => services.close());
const signal = new AbortController().signal;

/** The plan as its page shows it. */
const plan: OrderPlan = {
  carName: 'T-Cross',
  versionName: 'Comfortline',
  colorName: 'Vermelho',
  accessoryText: '',
  deadlineInMonths: 24,
  monthlyKm: 1000,
  fullMonthlyInCents: 217_900,
  monthlyInCents: 196_110,
  totalInCents: 196_110 * 24,
  isPending: false,
  discountInCents: 21_790,
  href: '/ofertasvw/t-cross',
  query: {
    modelCode: 'TCCOM1',
    year: 2026,
    hasShield: false,
    deadlineInMonths: 24,
    monthlyKm: 1000,
    colorCode: 'VEU',
    accessoryText: '',
    step: 8,
  },
};
type Choice = Pick<OrderProposal, 'plan' | 'payment'>;
const validate = ({ storage }: Browser) =>
  services.connect(storage).coupon.validate({ code: 'EXEMPLO10', offerId: productId }, signal);

/** Married, with a spouse whose income counts: all five documents. */
const typed: PersonalValues = {
  ...personalValuesOf({
    ...customerOfClara,
    civilStatus: 2,
    spouse: {
      name: 'Davi Exemplo',
      cpf: '11144477735',
      birthDate: '1989-01-01',
      email: '',
      phone: '11900000003',
      makesUpIncome: true,
      job: { company: 'Outra', position: 'Gerente', admissionDate: '2015-01-01', salaryInCents: 800_000 },
    },
  }),
};
const changed: PersonalValues = { ...typed, rg: '87654321X' };
const address = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  state: '25',
  city: 'São Paulo',
};

/** The visitor's next action, by the state of the page. */
function stageOf(state: CheckoutState): Stage {
  if (state.opening.status === 'failed') return 'reopen';
  if (state.opening.status === 'anonymous') return 'logIn';
  if (state.placed) return state.burn === 'failed' ? 'burnAgain' : 'done';
  // A dealer is stored, and the visitor still changes their RG before they continue.
  if (state.orderer?.customer && state.orderer.customer.rg !== changed.rg) return 'change';
  const due = dueStepOf(state);
  switch (due) {
    case 'login':
      return 'logIn';
    case 'personalData':
      return 'personal';
    case 'address':
      return 'address';
    case 'documentation':
      return missingDocuments(state)[0] ?? 'pickup';
    case 'pickup':
      return 'pickup';
    case 'payment':
      return orderStateOf(state) === 'beingChecked' ? 'verify' : 'confirm';
  }
}

function isBusy(state: CheckoutState): boolean {
  return (
    ['closed', 'opening'].includes(state.opening.status) ||
    state.saving.status === 'saving' ||
    state.dealers.status === 'loading' ||
    Object.values(state.documents.files).some(({ status }) => status === 'waiting' || status === 'sent') ||
    isUnderWay(state) ||
    state.burn === 'pending'
  );
}

/** Stored data of one visitor's browser. */
const newBrowser = () => ({
  storage: fakeStorage({ local: { 'client-session-id': 'visitor-1', coupon: '{"couponCode":"EXEMPLO10"}' } }),
  records: fakeRecords(),
  lock: fakeLock(),
  /** The session that its card was stored in; see `storeCard`. */
  card: { shopperReference: '' },
});
type Browser = ReturnType<typeof newBrowser>;
type Tab = ReturnType<typeof openTab>;

function openTab({ storage, records, lock, card }: Browser, choice: Choice) {
  const ports = services.connect(storage);
  const { store, watch, events } = startStore();
  const newKey = () => crypto.randomUUID();
  const leavingHeard = new Set<() => void>();
  const page = watch(
    () =>
      watchCheckout({
        ...ports,
        storage,
        records,
        ledger: createLedger({ records, lock, newKey, now: () => Date.parse(services.now()) }),
        storedCard: async (asked) => {
          const { shopperReference: identification } = card;
          const stored = usableCard(await ports.payment.readHistory(identification, asked));
          return stored && { token: stored.token, identification };
        },
        createPartnerCheck: () => async () => undefined,
        photos: { prepare: async (file) => file },
        goToStep: async ({ slug, step }) => void store.dispatch(stepOpened({ slug, step })),
        showRejection: () => undefined,
        newKey,
        leaving: (tell) => {
          leavingHeard.add(tell);
          return () => void leavingHeard.delete(tell);
        },
        now: services.now,
      }),
    'checkout',
  );
  store.dispatch(stepOpened({ slug: 't-cross', step: 'payment' }));
  const state = () => selectCheckout(store.getState());

  async function logIn() {
    const { userId, token } = await ports.identity.signIn(clara, signal);
    storage.local.write('id', userId);
    storage.local.write('token', token);
    store.dispatch(userLoaded({ userId }));
  }

  /** How a card is stored has a table of its own. */
  async function storeCard() {
    const { cpf: document } = customerOfClara;
    const wanted = { userId: clara.id, document, valueInCents: 0, idempotencyKey: crypto.randomUUID() };
    const { id, shopperReference } = await ports.payment.openSession(wanted, signal);
    await services.enterCard(id);
    card.shopperReference = shopperReference;
  }

  /** Dispatches the same as the button of the last step. */
  async function confirm() {
    if (choice.payment === 'card' && card.shopperReference === '') await storeCard();
    const proposal = proposalOf(state(), choice);
    if (proposal) store.dispatch(orderConfirmed(proposal));
  }

  /** First the state, then a dealer of its list. */
  function choosePickup() {
    const { dealers } = state();
    if (dealers.status !== 'success') return void store.dispatch(dealersWanted({ uf: 'SP' }));
    const [dealer] = dealers.data;
    if (dealer) store.dispatch(pickupChosen(dealer));
  }

  function chooseFile(kind: DocumentKind) {
    const document = documentOf(state().documents, kind);
    // After a reload the file is gone, and has to be chosen again.
    if (document.status === 'error' && 'ticket' in document.file) return void store.dispatch(uploadRetried({ kind }));
    const file = new File([`%PDF-1.7 ${kind}`], `${kind}.pdf`);
    store.dispatch(fileChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } }));
  }

  return {
    state,
    events,
    logIn,
    close: () => {
      for (const tell of leavingHeard) tell();
      page.cancel();
    },
    hasPlaced: () => events.some(orderPlaced.match),
    isRefused: () => events.some(sessionRefused.match),
    /** The session is rejected, and another person or the same one logs in on the open page. */
    async logInAgain() {
      storage.local.remove('token');
      store.dispatch(sessionEnded({ why: 'refused' }));
      events.length = 0;
      await logIn();
    },
    async act(stage: Stage) {
      switch (stage) {
        case 'reopen':
          return store.dispatch(openingRetried());
        case 'logIn':
          return logIn();
        case 'personal':
          return store.dispatch(personalDataSubmitted(typed));
        case 'address':
          return store.dispatch(addressSubmitted(address));
        case 'change':
          return store.dispatch(personalDataSubmitted(changed));
        case 'pickup':
          return choosePickup();
        case 'confirm':
          return confirm();
        case 'verify':
          // The visitor is told to wait.
          await services.pass(15_000);
          return store.dispatch(verificationAsked());
        case 'burnAgain':
          return store.dispatch(burnRetried());
        case 'done':
          return undefined;
        default:
          return chooseFile(stage);
      }
    },
  };
}

/** Maximum number of steps with which a visitor still reaches an end after any failure. */
const mostSteps = 40;
const isReload = (fault: WriteFault) => fault.startsWith('a reload');

/** The page's text about the write, as soon as nothing is pending. */
function saidOf(name: WriteName, { state }: Tab): string {
  const { saving, documents, burn } = state();
  if (name === 'burn') return burn;
  if (name === 'confirm') return orderStateOf(state());
  if (name === 'address' || name === 'change') return saving.status === 'failed' ? 'not saved' : 'saved';
  return documentOf(documents, name).status === 'success' ? 'sent' : 'not sent';
}

/** A whole order by one visitor, in whose way one fault is put. */
async function orderThrough(name: WriteName, fault: WriteFault) {
  const browser = newBrowser();
  const choice: Choice = {
    plan: { ...plan, coupon: await validate(browser) },
    payment: name === 'confirm' ? 'card' : 'boleto',
  };
  const tabs = [openTab(browser, choice)];
  const rest = () =>
    services.until(
      () =>
        (isReload(fault) && services.hasStruck()) ||
        (services.isQuiet() && tabs.every(({ state }) => !isBusy(state()))),
      `rest after ${fault} at ${name}`,
    );
  let said: string | undefined;
  let hasBeenTold = false;
  /** In every tab the visitor has been told that the order is placed. */
  let isOver = false;
  const armedStage: Stage = name === 'burn' ? 'confirm' : name;

  for (let step = 0; step < mostSteps; step += 1) {
    await rest();
    const [tab] = tabs;
    if (!tab) break;
    hasBeenTold ||= tab.hasPlaced();
    if (tab.isRefused()) {
      await tab.logInAgain();
      continue;
    }
    const stage = stageOf(tab.state());
    if (stage === 'done' || (hasBeenTold && stage !== 'burnAgain')) {
      // Whatever the other tab still shows, its visitor goes on, too.
      if (tabs.length === 1) {
        isOver = true;
        break;
      }
      tabs.shift();
      hasBeenTold = false;
      continue;
    }
    if (stage !== armedStage || said !== undefined) {
      await tab.act(stage);
      continue;
    }
    services.arm(fault, writes[name]);
    if (fault === 'two tabs') {
      // Input is stored when typing pauses.
      await services.pass(1000);
      tabs.push(openTab(browser, choice));
      await rest();
      if (tabs.some(({ state }) => stageOf(state()) !== stage)) throw new Error(`The other tab is not at ${stage}`);
    }
    await Promise.all(tabs.map((each) => each.act(stage)));
    if (fault === 'a double click') await tab.act(stage);
    await rest();
    hasBeenTold ||= tab.hasPlaced();
    said = saidOf(name, tab);
    if (isReload(fault)) {
      tab.close();
      services.disarm();
      const again = openTab(browser, choice);
      tabs[0] = again;
      await rest();
      said = saidOf(name, again);
    }
  }
  if (!isOver) throw new Error('Somebody was never told of the order');
  await services.until(() => services.isQuiet(), 'the end');
  return { browser, said: said ?? 'nothing' };
}

/** Sent by the same saga as the front of the licence, so each fault meets one of them. */
const alike: readonly WriteName[] = ['cnhBack', 'addressProof', 'incomeProof'];
const cases = (Object.keys(writes) as WriteName[]).flatMap((name) =>
  writeFaults
    .filter((_, place) => !alike.includes(name) || alike[place % alike.length] === name)
    .map((fault) => [name, fault] as const),
);
/** The last writes start with a customer whose documents are on file. */
const worldOf = (name: WriteName) => (name === 'confirm' || name === 'burn' ? 'known-customer' : 'default');
const counted = { runs: 0, orders: 0, burns: 0, documents: 0 };
const wordings: Record<string, number> = {};

/** The only text that is true at the service. */
function wordingOf(name: WriteName, fault: WriteFault): string {
  const hasActed = !withoutActing.has(fault);
  switch (name) {
    case 'confirm':
      if (hasActed) return 'placed';
      return isCutOff(fault) ? 'beingChecked' : 'nothingHappened';
    case 'burn':
      // Every other failure is retried by the page itself.
      return fault === 'a 401' || fault.startsWith('nonsense') ? 'failed' : 'burned';
    case 'address':
    case 'change':
      // After a reload the form is open again, and no failure is shown.
      return hasActed || isReload(fault) ? 'saved' : 'not saved';
    default:
      return hasActed ? 'sent' : 'not sent';
  }
}
/** The request may still run at the service, for all the page knows. */
const isCutOff = (fault: WriteFault) =>
  isReload(fault) || fault.startsWith('a connection cut') || fault.startsWith('a time-out');

describe('placing an order', () => {
  afterAll(() => {
    const said = Object.entries(wordings).map(([words, count]) => `${words} ${count}`);
    printCounts(
      `${counted.runs} faults in the way of an order: ${counted.orders} orders, ${counted.burns} coupons used, ` +
        `${counted.documents} documents. Said: ${said.join(', ')}.`,
    );
  });

  test.each(cases)('places one order if its %s meets %s, and the page shows the true outcome', async (name, fault) => {
    await services.open(worldOf(name));
    const { browser, said } = await orderThrough(name, fault);
    expect(said).toBe(wordingOf(name, fault));

    const { orders, documents, customers, dealers, postalCode } = services.connect(browser.storage);
    const placed = await orders.listOrders(clara.id, signal);
    const home = await postalCode.findPostalCode(customerOfClara.address.cep, signal);
    const [first] = byDistance(await dealers.listDealers({ uf: 'SP' }, signal), home?.position ?? []);
    expect(placed).toMatchObject([{ productId, locationId: first?.id, status: 'created' }]);
    const onFile = await documents.listDocuments(clara.id, signal);
    expect(onFile.map(({ kind }) => kind)).toEqual(documentKinds);
    await expect(validate(browser)).rejects.toMatchObject({ error: { code: 'used' } });
    expect(new Set(services.keysOf('/burn')).size).toBe(1);
    // Nothing typed is lost, and nothing of it stays behind.
    const customer = await customers.readCustomer(clara.id, signal);
    expect(customer && personalValuesOf(customer)).toEqual(changed);
    expect(customer?.address).toMatchObject(
      worldOf(name) === 'default' ? customerOfClara.address : { street: 'Rua de Exemplo', number: '100' },
    );
    expect(browser.storage.kept.local.coupon).toBeUndefined();
    const intents = Object.values(browser.records.kept.idempotencyKey ?? {});
    // A reading tells what became of an upload, without an event of the ledger.
    const isUnsettled = (intent: unknown) => (intent as Intent).kind !== 'upload' && !isEnded(intent as Intent);
    expect(intents.filter(isUnsettled)).toEqual([]);
    expect(browser.records.kept.draft).toEqual({});

    counted.runs += 1;
    counted.orders += placed.length;
    counted.burns += 1;
    counted.documents += onFile.length;
    wordings[said] = (wordings[said] ?? 0) + 1;
  });
});

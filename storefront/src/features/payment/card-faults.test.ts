/**
 * Fails every write of a card's session in every way, with the real saga and clients, the store's server and the
 * running sandbox. One card is stored in the end.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { usableCard } from '#/domain/order/payment.ts';
import { fakeRecords, fakeStorage, startStore } from '#/test-support/index.ts';
import {
  printCounts,
  startFaultyServices,
  writeFaults,
  type Write,
  type WriteFault,
} from '#/test-support/faulty-services.ts';
import { watchCard } from './card.saga.ts';
import {
  cardAsked,
  cardCheckAsked,
  cardFormMounted,
  cardFormMessageReceived,
  cardHistoryAsked,
  cardShown,
  selectCard,
  selectRegisteredCard,
} from './card.slice.ts';

const services = await startFaultyServices();
afterAll(() => services.close());

const clara = { login: 'clara@exemplo.com.br', password: 'Exemplo#2026' };
const holder = { document: '52998224725', userId: '1001' };
const signal = new AbortController().signal;
const sessions: Write = { service: 'payment', method: 'POST', path: '/payments/sessions' };

const newBrowser = async () => {
  const browser = { storage: fakeStorage(), records: fakeRecords() };
  await logIn(browser);
  return browser;
};
type Browser = { storage: ReturnType<typeof fakeStorage>; records: ReturnType<typeof fakeRecords> };
type Tab = ReturnType<typeof openTab>;

async function logIn({ storage }: Browser) {
  storage.local.remove('token');
  const { userId, token } = await services.connect(storage).identity.signIn(clara, signal);
  storage.local.write('id', userId);
  storage.local.write('token', token);
}

function openTab(browser: Browser) {
  const { storage, records } = browser;
  const { payment } = services.connect(storage, () => logIn(browser));
  const { store, watch } = startStore();
  const task = watch(() => watchCard({ payment, records, readUser: () => undefined }), 'card');
  store.dispatch(cardShown(holder));
  return { store, payment, card: () => selectCard(store.getState()), close: () => task.cancel() };
}

/** Nothing more happens without an event. */
const isAtRest = ({ card }: Tab) => {
  const now = card();
  return (
    !['unasked', 'resuming', 'opening', 'verifying', 'reading'].includes(now.step) &&
    !(now.step === 'entering' && !now.isFormRequested)
  );
};

/** The form, in its frame: the holder enters the card, and the provider answers. */
async function enterCard({ store, card }: Tab) {
  const now = card();
  if (now.step !== 'entering') throw new Error('There is no form');
  const say = (type: 'ready' | 'sent' | 'answered') =>
    store.dispatch(cardFormMessageReceived({ sessionId: now.session.id, type }));
  store.dispatch(cardFormMounted());
  say('ready');
  say('sent');
  await services.enterCard(now.session.id);
  say('answered');
}

/** The step that the page shows once it is idle after the fault. */
type Said = ReturnType<Tab['card']>['step'];

async function storeCardThrough(fault: WriteFault) {
  const browser = await newBrowser();
  const tabs = [openTab(browser)];
  const rest = () =>
    services.until(
      () => (fault.startsWith('a reload') && services.hasStruck()) || (services.isQuiet() && tabs.every(isAtRest)),
      `rest after ${fault}`,
    );
  await rest();
  services.arm(fault, sessions);
  if (fault === 'two tabs') tabs.push(openTab(browser));
  await rest();
  for (const { store } of tabs) store.dispatch(cardAsked(holder));
  if (fault === 'a double click') tabs[0]?.store.dispatch(cardAsked(holder));
  await rest();
  if (fault.startsWith('a reload')) {
    tabs[0]?.close();
    services.disarm();
    tabs[0] = openTab(browser);
    await rest();
  }
  const [tab] = tabs;
  if (!tab) throw new Error('There is no page');
  const said: Said = tab.card().step;

  for (let step = 0; step < 10 && !selectRegisteredCard(tab.store.getState()); step += 1) {
    const now = tab.card();
    if (now.step === 'entering') await enterCard(tab);
    else if (now.step === 'unverified') tab.store.dispatch(cardCheckAsked());
    else if (now.step === 'unread') tab.store.dispatch(cardHistoryAsked());
    else tab.store.dispatch(cardAsked(holder));
    await rest();
  }
  return { tabs, tab, said };
}

/** The step after a fault: the form, or no form; never a form of an unknown session. */
function stepAfter(fault: WriteFault): Said {
  if (fault.startsWith('a reload')) return 'idle';
  return fault.startsWith('a time-out') ? 'unopened' : 'entering';
}

describe('storing a card', () => {
  const counted = { runs: 0, cards: 0 };
  const wordings: Record<string, number> = {};
  afterAll(() => {
    const said = Object.entries(wordings).map(([words, count]) => `${words} ${count}`);
    printCounts(
      `${counted.runs} faults in the way of a card: ${counted.cards} stored cards. Said: ${said.join(', ')}.`,
    );
  });

  test.each(writeFaults)('stores the card once if its session meets %s', async (fault) => {
    await services.open('known-customer');
    const { tab, said } = await storeCardThrough(fault);
    const registered = selectRegisteredCard(tab.store.getState());
    expect(registered).toMatchObject({ initDigits: '4111', endDigits: '1111' });
    const history = await tab.payment.readHistory(registered?.shopperReference ?? '', signal);
    expect(history).toHaveLength(1);
    expect(usableCard(history)?.token).toEqual(expect.any(String));
    expect(said).toBe(stepAfter(fault));
    // Each page uses its own key for a session; a retry after a lost response has the first key.
    const isTwice = fault === 'two tabs' || fault.startsWith('a reload');
    expect(new Set(services.keysOf('/payments/sessions')).size).toBe(isTwice ? 2 : 1);

    counted.runs += 1;
    counted.cards += history.length;
    wordings[said] = (wordings[said] ?? 0) + 1;
  });
});

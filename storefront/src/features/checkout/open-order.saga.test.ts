import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { personalValuesOf, addressValuesOf } from '#/domain/customer/customer-values.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import { failing, fakeRecords, type FakeRecords } from '#/test-support/index.ts';
import { addressSubmitted, documentsConfirmed, draftChanged, personalDataSubmitted } from './checkout.slice.ts';
import { openingFailed, openingRetried, stepOpened } from './checkout.events.ts';
import { drafts } from './checkout.records.ts';
import type { OrderDraft } from './checkout.state.ts';
import { allDocuments, atPickup, clara, customerOfClara, openCheckout } from './test-support/checkout-under-test.ts';

beforeEach(() => void vi.useFakeTimers());

const ownersOfDrafts = ({ kept }: FakeRecords) => [
  ...new Set(Object.keys(kept.draft ?? {}).map((key) => key.split('/')[0])),
];

const nobodyYet = { customers: { readCustomer: async () => undefined } };

const values = personalValuesOf(customerOfClara);

const lists = {
  listGenders: async () => [{ id: 2, name: 'Feminino' }],
  listCivilStatuses: async () => [{ id: 1, name: 'Solteiro(a)' }],
  listCustomerStates: async () => [{ id: 25, name: 'São Paulo', uf: 'SP' }],
};

describe('opening an order', () => {
  it('continues at the documents for an existing customer who logs in', async () => {
    const { settle, state, step, goToStep } = openCheckout({ step: 'login' });
    await settle();
    expect(state()).toMatchObject({ opening: { status: 'ready' } });
    expect(step()).toBe('documentation');
    expect(goToStep.mock.calls).toEqual([[{ slug: 'polo', step: 'documentation' }, { isInPlace: true }]]);
  });

  it('replaces the URL of a step that is not due with that of the due step', async () => {
    const { settle, due, step, goToStep } = openCheckout({ step: 'payment' });
    await settle();
    expect(due()).toBe('pickup');
    expect(step()).toBe('pickup');
    expect(goToStep.mock.calls).toEqual([[{ slug: 'polo', step: 'pickup' }, { isInPlace: true }]]);
  });

  it('reports the steps that the visitor reaches, and no later step named by the URL', async () => {
    const anonymous = openCheckout({ isLoggedIn: false });
    await anonymous.settle();
    expect(anonymous.eventsOf(stepReached.type)).toEqual([stepReached({ slug: 'polo', step: 'login' })]);

    const known = openCheckout();
    await known.settle();
    known.dispatch(stepOpened({ slug: 'polo', step: 'address' }));
    known.dispatch(stepOpened({ slug: 'polo', step: 'address' }));
    await known.settle();
    expect(known.eventsOf(stepReached.type)).toEqual([
      stepReached({ slug: 'polo', step: 'pickup' }),
      stepReached({ slug: 'polo', step: 'address' }),
    ]);

    const resumed = openCheckout({ records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }) });
    await resumed.settle();
    expect(resumed.eventsOf(stepReached.type)).toEqual([stepReached({ slug: 'polo', step: 'payment' })]);
  });

  it('loads the order once, even if events about its person arrive meanwhile', async () => {
    const { dispatch, settle, state, step, ports } = openCheckout({ step: 'login' });
    await vi.advanceTimersByTimeAsync(0);
    dispatch(userLoaded({ userId: clara.id }));
    dispatch(stepOpened({ slug: 'polo', step: 'login' }));
    await settle();
    expect(state().opening.status).toBe('ready');
    expect(step()).toBe('documentation');
    const readings = [
      'identity.readUser',
      'customers.readCustomer',
      'customers.listGenders',
      'customers.listCivilStatuses',
      'customers.listCustomerStates',
      'documents.listDocuments',
      'orders.listOrders',
    ] as const;
    for (const reading of readings) expect(ports.callsOf(reading), reading).toHaveLength(1);
  });

  it('loads the order again if its person logs in after one of the reads was rejected', async () => {
    const refused = Promise.withResolvers<undefined>();
    const { dispatch, settle, state, ports } = openCheckout({
      step: 'documentation',
      answers: { customers: { ...lists, readCustomer: () => refused.promise } },
    });
    await settle();
    dispatch(userLoaded({ userId: clara.id }));
    ports.answer({ customers: { ...lists, readCustomer: async () => customerOfClara } });
    refused.reject(new ServiceError({ kind: 'unauthorized' }));
    await settle();
    expect(state().opening.status).toBe('ready');
  });

  it('leads to the log-in step if the session is refused and no log-in follows', async () => {
    const refuse = failing({ kind: 'unauthorized' });
    const { settle, state, step } = openCheckout({
      step: 'documentation',
      answers: { customers: { ...lists, readCustomer: refuse } },
    });
    await settle();
    expect(state().opening.status).toBe('anonymous');
    expect(step()).toBe('login');
  });

  it('stays at a finished step, so that it can be reviewed', async () => {
    const { settle, step, goToStep } = openCheckout({ step: 'address' });
    await settle();
    expect(step()).toBe('address');
    expect(goToStep).not.toHaveBeenCalled();
  });

  it('leads back to the pickup if the dealers load after the last step was opened and lack the chosen one', async () => {
    const listed = Promise.withResolvers<[]>();
    const page = openCheckout({
      step: 'pickup',
      records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
      answers: { dealers: { listDealers: () => listed.promise } },
    });
    await page.settle();
    page.dispatch(stepOpened({ slug: 'polo', step: 'payment' }));
    await page.settle();
    expect(page.step()).toBe('payment');
    listed.resolve([]);
    await page.settle();
    expect(page.step()).toBe('pickup');
  });

  it('begins at the personal data for a new customer, and continues at the address after a reload', async () => {
    const answers = { customers: { ...lists, ...nobodyYet.customers } };
    const first = openCheckout({ answers });
    await first.settle();
    expect(first.due()).toBe('personalData');
    first.dispatch(personalDataSubmitted(values));
    await first.settle();
    expect(first.due()).toBe('address');
    expect(first.step()).toBe('address');

    const again = openCheckout({ answers, records: first.records });
    await again.settle();
    expect(again.due()).toBe('address');
    expect(again.state().draft.personal).toMatchObject({ name: customerOfClara.name });
  });

  it('continues at the payment if a dealer was chosen in an earlier visit', async () => {
    const { settle, due } = openCheckout({
      records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
    });
    await settle();
    expect(due()).toBe('payment');
  });

  it('stores the draft before the log-in, and moves it to the visitor who logs in next', async () => {
    const { settle, state, due, dispatch, storage, records } = openCheckout({
      isLoggedIn: false,
      answers: { customers: { ...lists, ...nobodyYet.customers } },
    });
    await settle();
    expect(state()).toMatchObject({ opening: { status: 'anonymous' } });
    expect(due()).toBe('login');
    dispatch(draftChanged({ payment: 'boleto' }));
    await settle();
    expect(ownersOfDrafts(records)).toEqual(['visitor-1']);
    storage.local.write('id', clara.id);
    storage.local.write('token', 'token');
    dispatch(userLoaded({ userId: clara.id }));
    await settle();
    expect(due()).toBe('personalData');
    expect(state()).toMatchObject({ draft: { payment: 'boleto' } });
    expect(ownersOfDrafts(records)).toEqual([clara.id]);
  });

  it('keeps what another tab has stored after it adopted the draft, although its own reads end later', async () => {
    const visitor = 'visitor-1';
    const records = fakeRecords({
      draft: { [`${visitor}/order`]: { personal: { name: 'Clara' }, address: {}, pickup: {} } },
    });
    const listed = Promise.withResolvers<[]>();
    const slow = openCheckout({ records, answers: { orders: { listOrders: () => listed.promise } } });
    await slow.settle();
    const other = openCheckout({ records });
    await other.settle();
    other.dispatch(draftChanged({ personal: { name: 'Clara Nova' } }));
    await other.settle();
    listed.resolve([]);
    await slow.settle();
    expect(slow.state().opening.status).toBe('ready');
    expect(await drafts.read(records, clara.id)).toMatchObject({ personal: { name: 'Clara Nova' } });
  });

  it('fails while a service is down, keeps the session, and can be retried', async () => {
    const { settle, state, ports, dispatch } = openCheckout({
      answers: { orders: { listOrders: failing({ kind: 'network' }) } },
    });
    await settle();
    expect(state().opening).toMatchObject({ status: 'failed' });
    ports.answer({ orders: { listOrders: async () => [] } });
    dispatch(openingRetried());
    await settle();
    expect(state().opening.status).toBe('ready');
  });

  it('that fails is due at the log-in without a session', async () => {
    const { settle, due, dispatch } = openCheckout({ isLoggedIn: false });
    await settle();
    dispatch(openingFailed({ kind: 'network' }));
    expect(due()).toBe('login');
  });

  it('counts the personal data as complete if the driving licence expires today in São Paulo', async () => {
    const personal = { ...values, cnhValidUntil: '22/11/2026' };
    const draft: OrderDraft = { ...atPickup, personal, submitted: personal, pickup: {} };
    const { settle, due } = openCheckout({
      answers: { customers: { ...lists, ...nobodyYet.customers } },
      records: fakeRecords({ draft: { [`${clara.id}/order`]: draft } }),
      // 22:30 of the same date in São Paulo.
      openedAt: '2026-11-23T01:30:00Z',
    });
    await settle();
    expect(due()).toBe('address');
  });

  it('stores the input when typing pauses, and at once when the page is left', async () => {
    const { settle, dispatch, records, leave } = openCheckout({ step: 'address' });
    await settle();
    const kept = () => drafts.read(records, clara.id);
    dispatch(draftChanged({ address: { number: '43' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept()).toBeUndefined();
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect((await kept())?.address).toEqual({ number: '43' });
    dispatch(draftChanged({ address: { number: '4321' } }));
    await settle();
    expect((await kept())?.address).toEqual({ number: '4321' });
  });

  it('stores the first typed input if the page is left right after it', async () => {
    const records = fakeRecords();
    // As the browser's database: a write in the moment of leaving is too late to open it.
    let isOpen = false;
    const openedFirst: typeof records = {
      ...records,
      prepare: async () => {
        isOpen = true;
      },
      write: async (...given) => isOpen && records.write(...given),
    };
    const { settle, dispatch, leave } = openCheckout({ step: 'address', records: openedFirst });
    await settle();
    dispatch(draftChanged({ address: { number: '4' } }));
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(await drafts.read(records, clara.id)).toMatchObject({ address: { number: '4' } });
  });

  it('stores the input of two tabs: neither undoes a part that only the other has changed', async () => {
    const records = fakeRecords();
    const one = openCheckout({ records });
    await one.settle();
    const other = openCheckout({ records });
    await other.settle();
    one.dispatch(draftChanged({ personal: { name: 'Clara Nova' } }));
    await one.settle();
    other.dispatch(draftChanged({ payment: 'boleto' }));
    await other.settle();
    expect(await drafts.read(records, clara.id)).toMatchObject({
      personal: { name: 'Clara Nova' },
      payment: 'boleto',
    });
    one.dispatch(draftChanged({ payment: 'card' }));
    await one.settle();
    const reloaded = openCheckout({ records });
    await reloaded.settle();
    expect(reloaded.state().draft).toMatchObject({ personal: { name: 'Clara Nova' }, payment: 'card' });
  });

  it('reads the draft of an earlier release, which is one record, under the parts of this one', async () => {
    const records = fakeRecords({ draft: { [`${clara.id}/order`]: { ...atPickup, payment: 'boleto' } } });
    const { settle, dispatch, state } = openCheckout({ records });
    await settle();
    dispatch(draftChanged({ payment: undefined }));
    await settle();
    expect(await drafts.read(records, clara.id)).toMatchObject({ pickup: state().draft.pickup });
    expect(await drafts.read(records, clara.id)).not.toHaveProperty('payment');
  });

  it('stores a finished step at once, and deletes drafts of data that the service has stored', async () => {
    const { settle, dispatch, records, ports } = openCheckout({
      answers: { customers: { ...lists, ...nobodyYet.customers } },
    });
    await settle();
    const kept = () => drafts.read(records, clara.id);
    dispatch(personalDataSubmitted(values));
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept()).toMatchObject({ submitted: { name: values.name }, personal: { name: values.name } });

    const saving = Promise.withResolvers<void>();
    ports.answer({
      customers: { saveCustomer: () => saving.promise, readCustomer: async () => ({ ...customerOfClara, id: '1' }) },
    });
    dispatch(addressSubmitted({ number: '4321' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await kept()).toMatchObject({ address: { number: '4321' } });
    saving.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept()).toMatchObject({ personal: {}, address: {} });
  });

  it('deletes the order from memory at log-out, and keeps it when the session is rejected', async () => {
    const { settle, state, due, dispatch } = openCheckout();
    await settle();
    dispatch(sessionEnded({ why: 'refused' }));
    expect(state().orderer?.user.id).toBe(clara.id);
    dispatch(sessionEnded({ why: 'loggedOut' }));
    expect(due()).toBe('login');
    expect(state()).toMatchObject({ draft: { personal: {} } });
    expect(state().orderer).toBeUndefined();
  });
});

describe('another person who logs in after the session of the first one expired', () => {
  const bruno = {
    ...clara,
    id: '1002',
    fullName: 'Bruno Exemplo',
    document: '11144477735',
    email: 'bruno@exemplo.com.br',
  };
  const answersOfBoth = {
    identity: { readUser: async (id: string) => (id === bruno.id ? bruno : clara) },
    customers: { ...lists, readCustomer: async (id: string) => (id === bruno.id ? undefined : customerOfClara) },
    documents: {
      listDocuments: async (id: string) => (id === bruno.id ? [] : allDocuments),
      upload: async () => undefined,
    },
  };

  async function refusedPageOfClara() {
    const records = fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });
    const page = openCheckout({ records, answers: answersOfBoth });
    await page.settle();
    page.dispatch(draftChanged({ address: { number: '4321' } }));
    page.storage.local.remove('id', 'token');
    page.dispatch(sessionEnded({ why: 'refused' }));
    const logIn = (userId: string) => {
      page.storage.local.write('id', userId);
      page.storage.local.write('token', `token of ${userId}`);
      page.dispatch(userLoaded({ userId }));
    };
    return { ...page, logIn };
  }

  it('sees no data of the first one from the moment of the log-in', async () => {
    const { logIn, state, settle, due } = await refusedPageOfClara();
    logIn(bruno.id);
    expect(state().orderer).toBeUndefined();
    expect(state().draft).toEqual({ personal: {}, address: {}, pickup: {} });
    await settle();
    expect(due()).toBe('personalData');
    const shown = JSON.stringify(state());
    for (const text of [customerOfClara.name, customerOfClara.rg, clara.email, '4321', 'Concessionária Centro']) {
      expect(shown).not.toContain(text);
    }
  });

  it('leaves the first one’s input stored for them, and a tab without new input does not overwrite it', async () => {
    const { records } = await refusedPageOfClara();
    const kept = () => drafts.read(records, clara.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept()).toMatchObject({ address: { number: '4321' } });

    const idle = openCheckout({ records, answers: answersOfBoth });
    await idle.settle();
    const typing = openCheckout({ records, answers: answersOfBoth });
    await typing.settle();
    typing.dispatch(draftChanged({ address: { number: '8765' } }));
    await typing.settle();
    idle.dispatch(sessionEnded({ why: 'refused' }));
    await idle.settle();
    expect(await kept()).toMatchObject({ address: { number: '8765' } });
  });

  it('stores only their own input', async () => {
    const { logIn, dispatch, settle, records } = await refusedPageOfClara();
    logIn(bruno.id);
    await settle();
    dispatch(draftChanged({ personal: { name: 'B' } }));
    await settle();
    expect(await drafts.read(records, bruno.id)).toEqual({ personal: { name: 'B' }, address: {}, pickup: {} });
  });

  it('receives no late response meant for the first one', async () => {
    const saving = Promise.withResolvers<void>();
    const { logIn, dispatch, settle, state, ports } = await refusedPageOfClara();
    logIn(clara.id);
    ports.answer({ customers: { saveCustomer: () => saving.promise } });
    dispatch(addressSubmitted(addressValuesOf(customerOfClara.address)));
    await settle();
    logIn(bruno.id);
    await settle();
    saving.resolve();
    await settle();
    expect(state().orderer?.user.id).toBe(bruno.id);
    expect(state().orderer?.customer).toBeUndefined();
  });

  it('leaves all data of the first one unchanged for their next log-in', async () => {
    const { logIn, settle, state, due } = await refusedPageOfClara();
    logIn(bruno.id);
    await settle();
    logIn(clara.id);
    await settle();
    expect(state().orderer?.customer?.name).toBe(customerOfClara.name);
    expect(state().draft).toMatchObject({ address: { number: '4321' }, pickup: { dealer: { id: '77' } } });
    expect(due()).toBe('address');
  });
});

describe('another known customer who logs in on the page of the first one', () => {
  it('continues from the step that is open', async () => {
    const davi = { ...clara, id: '1004' };
    const page = openCheckout({ step: 'documentation', answers: { identity: { readUser: async () => davi } } });
    await page.settle();
    // As the log-in does it: the first one's visit ends, then the other's begins.
    page.dispatch(sessionEnded({ why: 'loggedOut' }));
    page.storage.local.write('id', davi.id);
    page.storage.local.write('token', 'token of Davi');
    page.dispatch(userLoaded({ userId: davi.id }));
    await page.settle();
    expect(page.state().orderer?.user.id).toBe(davi.id);
    expect(page.step()).toBe('documentation');
    page.dispatch(documentsConfirmed());
    await page.settle();
    expect(page.step()).toBe('pickup');
  });
});

describe('the same person who logs in after their session expired', () => {
  it('finds the order unchanged, without loading it again', async () => {
    const page = openCheckout({ step: 'address' });
    await page.settle();
    const readings = page.ports.callsOf('customers.readCustomer').length;
    page.dispatch(draftChanged({ address: { number: '4321' } }));
    page.storage.local.remove('id', 'token');
    page.dispatch(sessionEnded({ why: 'refused' }));
    await page.settle();
    page.storage.local.write('id', clara.id);
    page.storage.local.write('token', 'another');
    page.dispatch(userLoaded({ userId: clara.id }));
    await page.settle();
    expect(page.state().draft.address).toEqual({ number: '4321' });
    expect(page.ports.callsOf('customers.readCustomer')).toHaveLength(readings);
  });
});

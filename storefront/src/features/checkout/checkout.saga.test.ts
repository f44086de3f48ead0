import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import type { DocumentsPort } from '#/api/ports.ts';
import { personalValuesOf, addressValuesOf, type AddressValues } from '#/domain/customer/customer-values.ts';
import type { DocumentKind, DocumentOnFile } from '#/domain/order/order-documents.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import { fakeLock, fakeRecords, type FakeRecords } from '#/test-support/index.ts';
import {
  addressSubmitted,
  cepEntered,
  documentsConfirmed,
  draftChanged,
  fileChosen,
  personalDataSubmitted,
  uploadCancelled,
  uploadRetried,
} from './checkout.slice.ts';
import { openingRetried, orderSeen, stepOpened } from './checkout.events.ts';
import { drafts } from './checkout.records.ts';
import { shownAddress } from './checkout.shown.ts';
import type { OrderDraft } from './checkout.state.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import { allDocuments, atPickup, clara, customerOfClara, openCheckout } from './test-support/checkout-under-test.ts';

const ownersOfDrafts = ({ kept }: FakeRecords) => [
  ...new Set(Object.keys(kept.draft ?? {}).map((key) => key.split('/')[0])),
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('fails while a service is down, keeps the session, and can be retried', async () => {
    const { settle, state, ports, dispatch } = openCheckout({
      answers: { orders: { listOrders: () => Promise.reject(new ServiceError({ kind: 'network' })) } },
    });
    await settle();
    expect(state().opening).toMatchObject({ status: 'failed' });
    ports.answer({ orders: { listOrders: async () => [] } });
    dispatch(openingRetried());
    await settle();
    expect(state().opening.status).toBe('ready');
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

describe('the address of a first order', () => {
  it('loses the number of a postal code that is replaced, and keeps one typed meanwhile', async () => {
    const { settle, state, dispatch } = openCheckout({
      step: 'address',
      answers: {
        customers: { ...lists, readCustomer: async () => undefined },
        postalCode: {
          findPostalCode: async (cep) => ({
            cep,
            street: `Rua ${cep}`,
            district: 'Centro',
            city: 'Curitiba',
            state: 'PR',
          }),
        },
      },
    });
    await settle();
    const type = (address: AddressValues) =>
      dispatch(draftChanged({ address: { ...shownAddress(state()), ...address } }));
    const enter = (cep: string) => {
      type({ cep });
      dispatch(cepEntered({ cep: '' }));
      dispatch(cepEntered({ cep }));
    };
    enter('01001000');
    await settle();
    type({ number: '100', complement: 'Casa' });
    enter('20010000');
    await settle();
    expect(shownAddress(state())).toMatchObject({ street: 'Rua 20010000', number: '', complement: '' });
    type({ number: '100' });
    enter('30010000');
    type({ number: '7' });
    await settle();
    expect(shownAddress(state())).toMatchObject({ street: 'Rua 30010000', number: '7' });
  });
});

describe('saving the customer', () => {
  it('creates the customer once, with the data of both steps, and continues with the documents', async () => {
    let saved: typeof customerOfClara | undefined;
    const { settle, due, dispatch, ports } = openCheckout({
      answers: {
        customers: {
          ...lists,
          readCustomer: async () => saved,
          saveCustomer: async () => void (saved = customerOfClara),
        },
      },
    });
    await settle();
    dispatch(personalDataSubmitted(values));
    await settle();
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);
    dispatch(addressSubmitted(addressValuesOf(customerOfClara.address)));
    dispatch(addressSubmitted(addressValuesOf(customerOfClara.address)));
    await settle();
    const { id: _, ...sent } = customerOfClara;
    expect(ports.callsOf('customers.saveCustomer').map(({ args }) => args[0])).toEqual([
      { customer: sent, idempotencyKey: expect.any(String) },
    ]);
    expect(due()).toBe('pickup');
  });

  it('reads the customer after a lost response: continues if it is saved, else reports the failure and keeps the input', async () => {
    let saved: typeof customerOfClara | undefined;
    let didAct = false;
    const { settle, state, due, dispatch } = openCheckout({
      answers: {
        customers: {
          ...lists,
          readCustomer: async () => saved,
          saveCustomer: async () => {
            if (didAct) saved = customerOfClara;
            throw new ServiceError({ kind: 'network' });
          },
        },
      },
    });
    await settle();
    dispatch(personalDataSubmitted(values));
    await settle();
    const typed = addressValuesOf(customerOfClara.address);
    dispatch(addressSubmitted(typed));
    await settle();
    expect(due()).toBe('address');
    expect(state()).toMatchObject({
      saving: { status: 'failed' },
      draft: { address: typed },
    });
    didAct = true;
    dispatch(addressSubmitted(typed));
    await settle();
    expect(due()).toBe('pickup');
    expect(state()).toMatchObject({ saving: { status: 'idle' } });
  });

  /** Keeps the customer; the next writes are answered as told. */
  function customerService(known?: typeof customerOfClara) {
    let saved = known;
    const keys: string[] = [];
    const bodies: Customer[] = [];
    const answers: (() => void | Promise<void>)[] = [];
    return {
      keys,
      bodies,
      /** How the next writes are answered, once they have acted. */
      answers,
      saved: () => saved,
      customers: {
        ...lists,
        readCustomer: async () => saved,
        saveCustomer: async ({ customer, idempotencyKey }: { customer: Customer; idempotencyKey: string }) => {
          keys.push(idempotencyKey);
          bodies.push(customer);
          const answer = answers.shift();
          if (answer) return answer();
          saved = { ...customer, id: customerOfClara.id };
        },
        act: () => {
          const body = bodies.at(-1);
          if (body) saved = { ...body, id: customerOfClara.id };
        },
      },
    };
  }
  const fails = (error: AppError) => () => {
    throw new ServiceError(error);
  };
  const address = addressValuesOf(customerOfClara.address);

  it('retries with the same key after a lost response, and saves other data with another key', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, dispatch } = openCheckout({ step: 'address', answers: { customers: service.customers } });
    await settle();
    service.answers.push(fails({ kind: 'rejected', status: 503, code: '' }), fails({ kind: 'timeout' }));
    for (const number of ['1', '1', '1', '2']) {
      dispatch(addressSubmitted({ ...address, number }));
      await settle();
    }
    expect(state().saving.status).toBe('idle');
    const [first, second, third, other] = service.keys;
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('sends no request for an unchanged customer, because another page may have changed it since', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, step, dispatch } = openCheckout({
      step: 'personalData',
      answers: { customers: service.customers },
    });
    await settle();
    dispatch(personalDataSubmitted(values));
    await settle();
    expect(step()).toBe('address');
    dispatch(addressSubmitted(address));
    await settle();
    expect(step()).toBe('documentation');
    expect(state().saving.status).toBe('idle');
    expect(service.keys).toEqual([]);
  });

  it('keeps what another page has saved since this page was opened', async () => {
    const service = customerService(customerOfClara);
    const open = (step: 'personalData' | 'address') =>
      openCheckout({ step, answers: { customers: service.customers } });
    const [first, second] = [open('personalData'), open('address')];
    await first.settle();
    await second.settle();
    second.dispatch(addressSubmitted({ ...address, number: '4321' }));
    await second.settle();
    first.dispatch(personalDataSubmitted({ ...values, company: 'Outra Empresa de Exemplo' }));
    await first.settle();
    expect(service.saved()).toMatchObject({
      job: { company: 'Outra Empresa de Exemplo' },
      address: { number: '4321' },
    });
    expect(first.state().orderer?.customer?.address.number).toBe('4321');
  });

  it('finds a customer that was saved after its response was lost, and does not save it again', async () => {
    const service = customerService();
    const { settle, state, due, dispatch } = openCheckout({ answers: { customers: service.customers } });
    await settle();
    dispatch(personalDataSubmitted(values));
    service.answers.push(fails({ kind: 'rejected', status: 504, code: '' }));
    dispatch(addressSubmitted(address));
    await settle();
    expect(state().saving.status).toBe('failed');
    service.customers.act();
    dispatch(addressSubmitted(address));
    await settle();
    expect(due()).toBe('pickup');
    expect(service.keys).toHaveLength(1);
  });

  it('reports the customer as saved even if reading it fails', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, ports, dispatch } = openCheckout({
      step: 'address',
      answers: { customers: service.customers },
    });
    await settle();
    service.answers.push(() => {
      service.customers.act();
      ports.answer({ customers: { ...service.customers, readCustomer: fails({ kind: 'unauthorized' }) } });
    });
    dispatch(addressSubmitted({ ...address, number: '4321' }));
    await settle();
    expect(state().saving.status).toBe('idle');
    expect(state().orderer?.customer?.address.number).toBe('4321');
  });

  it('opens the order again if a new customer was saved and reading it fails', async () => {
    const service = customerService();
    const { settle, state, ports, due, dispatch } = openCheckout({ answers: { customers: service.customers } });
    await settle();
    dispatch(personalDataSubmitted(values));
    ports.answer({ customers: { ...service.customers, readCustomer: fails({ kind: 'network' }) } });
    dispatch(addressSubmitted(address));
    await settle();
    expect(state()).toMatchObject({ opening: { status: 'failed' }, saving: { status: 'idle' } });
    ports.answer({ customers: service.customers });
    dispatch(openingRetried());
    await settle();
    expect(state().opening.status).toBe('ready');
    expect(due()).toBe('pickup');
    expect(service.keys).toHaveLength(1);
  });

  it('reports the outcome as unknown if neither saving nor reading gets a response', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, ports, dispatch } = openCheckout({
      step: 'address',
      answers: { customers: service.customers },
    });
    await settle();
    const dead = fails({ kind: 'network' });
    service.answers.push(() => {
      ports.answer({ customers: { ...service.customers, readCustomer: dead } });
      return dead();
    });
    dispatch(addressSubmitted({ ...address, number: '4321' }));
    await settle();
    expect(state().saving).toMatchObject({ status: 'failed', isUnknown: true });
  });

  it('shows data that a closed page sent and that arrived after the next page had read the customer', async () => {
    const service = customerService(customerOfClara);
    const records = fakeRecords();
    const gone = openCheckout({ step: 'address', records, answers: { customers: service.customers } });
    await gone.settle();
    service.answers.push(() => new Promise<never>(() => undefined));
    gone.dispatch(addressSubmitted({ ...address, number: '4321' }));
    await gone.settle();
    let readings = 0;
    const readCustomer = async () => {
      readings += 1;
      // It arrives between the first reading and the next one.
      const present = service.saved();
      if (readings === 1) service.customers.act();
      return present;
    };
    const next = openCheckout({
      step: 'address',
      records,
      answers: { customers: { ...service.customers, readCustomer } },
    });
    await next.settle();
    expect(next.state().orderer?.customer?.address.number).toBe('4321');
    expect(records.kept.idempotencyKey).toEqual({});
  });

  it('retries with the same key if data sent by a closed page did not arrive', async () => {
    const service = customerService(customerOfClara);
    const records = fakeRecords();
    const changed = addressSubmitted({ ...address, number: '4321' });
    const open = () => openCheckout({ step: 'address', records, answers: { customers: service.customers } });
    const gone = open();
    await gone.settle();
    service.answers.push(() => new Promise<never>(() => undefined));
    gone.dispatch(changed);
    await gone.settle();
    const next = open();
    await next.settle();
    next.dispatch(changed);
    await next.settle();
    expect(service.saved()?.address.number).toBe('4321');
    expect(service.keys).toEqual([service.keys[0], service.keys[0]]);
  });
});

describe('uploading documents', () => {
  const jpegOf = (name: string, size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    return new File([bytes], name);
  };
  const jpeg = (name: string) => jpegOf(name, 8);
  const choosing = (kind: DocumentKind, file: File) =>
    fileChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } });

  async function atDocuments(upload: DocumentsPort['upload']) {
    const page = openCheckout({ answers: { documents: { listDocuments: async () => [], upload } } });
    await page.settle();
    return page;
  }

  it('uploads one file at a time in the order of the specification, whichever was chosen first', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const { dispatch, settle, ports, documents } = await atDocuments(() => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.promise;
    });
    for (const kind of ['incomeProof', 'cnhBack', 'addressProof', 'cnh'] as const)
      dispatch(choosing(kind, jpeg(`${kind}.jpg`)));
    await settle();
    const sent = () => ports.callsOf('documents.upload').map(({ args }) => (args[0] as { kind: string }).kind);
    expect(sent()).toHaveLength(1);
    for (let step = 0; step < 4; step += 1) {
      gates[step]?.resolve();
      await settle();
    }
    expect(sent()).toEqual(['incomeProof', 'cnh', 'cnhBack', 'addressProof']);
    expect(Object.values(documents()).filter(({ status }) => status === 'success')).toHaveLength(4);
  });

  it('rejects files of a wrong type, wrong content or no content without a request, and keeps the others', async () => {
    const { dispatch, settle, ports, documents } = await atDocuments(async () => undefined);
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    dispatch(choosing('cnhBack', new File(['MZ programa'], 'foto.jpg')));
    dispatch(choosing('addressProof', new File([], 'vazio.pdf')));
    dispatch(choosing('incomeProof', jpeg('renda.heic')));
    await settle();
    expect(documents()).toMatchObject({
      cnh: { status: 'success' },
      cnhBack: { status: 'error', fault: 'content' },
      addressProof: { status: 'error', fault: 'empty' },
      incomeProof: { status: 'error', fault: 'type' },
    });
    expect(ports.callsOf('documents.upload')).toHaveLength(1);
  });

  it('can be cancelled, fails with the service’s message, and can be retried', async () => {
    let isDead = true;
    const { dispatch, settle, documents, ports } = await atDocuments((_, signal) =>
      isDead
        ? new Promise((__, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          })
        : Promise.reject(new ServiceError({ kind: 'rejected', status: 422, code: '441', serverMessage: 'Ilegível' })),
    );
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await settle();
    expect(documents().cnh.status).toBe('sent');
    dispatch(uploadCancelled({ kind: 'cnh' }));
    await settle();
    expect(documents().cnh).toEqual({ status: 'idle' });
    expect(ports.callsOf('documents.upload')[0]?.signal.aborted).toBe(true);
    isDead = false;
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await settle();
    expect(documents().cnh).toMatchObject({ status: 'error', serverMessage: 'Ilegível' });
    ports.answer({ documents: { upload: async () => undefined } });
    dispatch(uploadRetried({ kind: 'cnh' }));
    await settle();
    expect(documents().cnh.status).toBe('success');
  });

  it('counts a replaced document as missing during the upload, and as on file again if the upload is cancelled', async () => {
    const sending = Promise.withResolvers<void>();
    const page = openCheckout({ records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }) });
    await page.settle();
    expect(page.due()).toBe('payment');
    page.ports.answer({ documents: { upload: () => sending.promise } });
    page.dispatch(choosing('cnh', jpeg('nova.jpg')));
    await page.settle();
    expect(page.due()).toBe('documentation');
    page.dispatch(uploadCancelled({ kind: 'cnh' }));
    expect(page.due()).toBe('payment');
    page.dispatch(choosing('cnh', jpeg('nova.jpg')));
    await page.settle();
    sending.resolve();
    await page.settle();
    expect(page.due()).toBe('payment');
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'nova.jpg' } });
  });

  it('shows a failed replacement that has arrived since when the visitor discards it', async () => {
    let listed = allDocuments;
    const page = openCheckout({
      step: 'documentation',
      answers: { documents: { listDocuments: async () => [...listed] } },
    });
    await page.settle();
    page.ports.answer({ documents: { upload: () => Promise.reject(new ServiceError({ kind: 'timeout' })) } });
    page.dispatch(choosing('cnh', jpeg('nova.jpg')));
    await page.settle();
    expect(page.documents().cnh).toMatchObject({ status: 'error', onFile: { id: 'cnh' } });
    listed = [
      { kind: 'cnh', review: 'sent', id: 'late', fileName: 'nova.jpg', sizeInBytes: 8 },
      ...allDocuments.slice(1),
    ];
    page.dispatch(uploadCancelled({ kind: 'cnh' }));
    await page.settle();
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { id: 'late' } });
  });

  it('shows a file that another device has sent, even if the first reading after the visitor’s return fails', async () => {
    const page = openCheckout({ answers: { documents: { listDocuments: async () => allDocuments } } });
    await page.settle();
    const isDown = () => Promise.reject(new ServiceError({ kind: 'network' }));
    page.ports.answer({ documents: { listDocuments: isDown } });
    page.dispatch(orderSeen());
    await page.settle();
    const [cnh, ...others] = allDocuments;
    const listDocuments = async () => [{ ...cnh, kind: 'cnh', review: 'sent', id: 'other device' } as const, ...others];
    page.ports.answer({ documents: { listDocuments } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { id: 'other device' } });
  });

  it('finds a stored document after a lost response by a read, without a second upload', async () => {
    const listed: DocumentOnFile[] = [];
    const page = openCheckout({
      answers: {
        documents: {
          listDocuments: async () => [...listed],
          upload: async ({ kind }) => {
            listed.push({ kind, review: 'sent', id: 'doc-1' });
            throw new ServiceError({ kind: 'timeout' });
          },
        },
      },
    });
    await page.settle();
    page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await page.settle();
    expect(page.documents().cnh.status).toBe('success');
    expect(page.ports.callsOf('documents.upload')).toHaveLength(1);
  });

  describe('that replaces a stopped upload', () => {
    const later = jpegOf('outra.jpg', 9);
    const isSent: DocumentOnFile = { kind: 'cnh', review: 'sent', id: 'later', fileName: 'outra.jpg', sizeInBytes: 9 };

    /** Stops the upload of `cnh.jpg` and sends another file. The service then has one of both. */
    async function replaceStopped(kept: Pick<DocumentOnFile, 'id' | 'fileName' | 'sizeInBytes'>) {
      const listed: DocumentOnFile[] = [];
      const records = fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });
      const page = openCheckout({
        records,
        answers: {
          documents: { listDocuments: async () => [...listed], upload: () => new Promise<never>(() => undefined) },
        },
      });
      await page.settle();
      page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
      await page.settle();
      page.dispatch(uploadCancelled({ kind: 'cnh' }));
      page.ports.answer({ documents: { upload: async () => void listed.push(isSent) } });
      page.dispatch(choosing('cnh', later));
      await page.settle();
      expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'outra.jpg' } });
      listed.splice(0, 1, { ...isSent, ...kept });
      return { page, records, listed };
    }

    it('keeps its document, and does not take it for the stopped one', async () => {
      const { page } = await replaceStopped(isSent);
      await vi.advanceTimersByTimeAsync(100_000);
      expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'outra.jpg' } });
    });

    it('keeps its document after a reload, which does not report the stopped one', async () => {
      const { records, listed } = await replaceStopped(isSent);
      const again = openCheckout({ records, answers: { documents: { listDocuments: async () => [...listed] } } });
      await again.settle();
      expect(again.documents().cnh).toMatchObject({ status: 'success', onFile: isSent });
    });

    it('asks for the file again if the stopped one arrives after it', async () => {
      const { page } = await replaceStopped({ id: 'stopped', fileName: 'cnh.jpg', sizeInBytes: 8 });
      await vi.advanceTimersByTimeAsync(100_000);
      expect(page.documents().cnh).toMatchObject({
        status: 'error',
        file: { name: 'outra.jpg' },
        onFile: { id: 'stopped', fileName: 'cnh.jpg' },
      });
    });
  });

  it('retries a failed upload with the same key, and sends another file with another key', async () => {
    const keys: string[] = [];
    const page = await atDocuments(async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw new ServiceError({ kind: 'network' });
    });
    page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await page.settle();
    expect(page.documents().cnh.status).toBe('error');
    page.dispatch(uploadRetried({ kind: 'cnh' }));
    await page.settle();
    page.dispatch(choosing('cnh', jpeg('outra.jpg')));
    await page.settle();
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends a file with another key after another one has overwritten it, because the service repeats its response to a known key', async () => {
    const stored = new Map<string, DocumentOnFile>();
    let isDown = false;
    const page = await atDocuments(async ({ kind, fileName, file, idempotencyKey: id }) => {
      const document: DocumentOnFile = { kind, review: 'sent', id, fileName, sizeInBytes: file.size };
      if (!stored.has(id)) stored.set(id, document);
      if (isDown) throw new ServiceError({ kind: 'network' });
    });
    const list = async () => [...stored.values()].slice(-1);
    const listDocuments = () => (isDown ? Promise.reject(new ServiceError({ kind: 'network' })) : list());
    page.ports.answer({ documents: { listDocuments } });
    isDown = true;
    page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await page.settle();
    expect(page.documents().cnh).toMatchObject({ status: 'error', isUnknown: true });
    isDown = false;
    for (const file of [jpegOf('outra.jpg', 9), jpeg('cnh.jpg')]) {
      page.dispatch(choosing('cnh', file));
      await page.settle();
    }
    expect(await list()).toMatchObject([{ fileName: 'cnh.jpg' }]);
    expect(page.documents().cnh).toMatchObject({ status: 'success', onFile: { fileName: 'cnh.jpg' } });
  });

  it('offers an upload again after the session expired, and retries it with the same key after the log-in', async () => {
    const keys: string[] = [];
    let answer = (): void => undefined;
    const { dispatch, settle, documents } = openCheckout({
      step: 'documentation',
      answers: {
        documents: {
          listDocuments: async () => [],
          upload: ({ idempotencyKey }) => {
            keys.push(idempotencyKey);
            return new Promise<void>((resolve, reject) => {
              answer = () => (keys.length > 1 ? resolve() : reject(new ServiceError({ kind: 'unauthorized' })));
            });
          },
        },
      },
    });
    await settle();
    const ticket = keepFile(new File(['%PDF-1.4'], 'cnh.pdf'));
    dispatch(fileChosen({ kind: 'cnh', file: { ticket, name: 'cnh.pdf', sizeInBytes: 8 } }));
    await settle();
    expect(documents().cnh.status).toBe('sent');
    // The log-in was closed, or another tab's session was refused.
    dispatch(sessionEnded({ why: 'refused' }));
    answer();
    await settle();
    expect(documents().cnh.status).toBe('error');
    dispatch(userLoaded({ userId: clara.id }));
    dispatch(uploadRetried({ kind: 'cnh' }));
    await settle();
    answer();
    await settle();
    expect(documents().cnh.status).toBe('success');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('shows an upload that a reload interrupted as unknown, and as failed once it can no longer arrive', async () => {
    const records = fakeRecords();
    const listed: DocumentOnFile[] = [];
    const gone = openCheckout({
      records,
      answers: { documents: { listDocuments: async () => [], upload: () => new Promise<never>(() => undefined) } },
    });
    await gone.settle();
    gone.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await gone.settle();
    const documents = { listDocuments: async () => [...listed] };
    const again = openCheckout({ records, answers: { documents } });
    await again.settle();
    const file = { name: 'cnh.jpg', sizeInBytes: 8 };
    expect(again.documents().cnh).toEqual({ status: 'error', file, isUnknown: true });
    // The request may have been under way for three minutes, and act for another one.
    await vi.advanceTimersByTimeAsync(210_000);
    expect(again.documents().cnh).toMatchObject({ isUnknown: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.documents().cnh).toEqual({ status: 'error', file });
    const third = openCheckout({ records, answers: { documents } });
    await third.settle();
    expect(third.documents().cnh).toEqual({ status: 'error', file });
  });

  it.each([
    { outcome: 'was cancelled', change: () => uploadCancelled({ kind: 'cnh' }), shown: { status: 'idle' } },
    {
      outcome: 'gave way to another file',
      change: () => choosing('cnh', jpegOf('outra.jpg', 9)),
      shown: { status: 'error', file: { name: 'outra.jpg' } },
    },
  ])('does not show an upload as failed after a reload if it $outcome', async ({ change, shown }) => {
    const records = fakeRecords();
    const upload = () => new Promise<never>(() => undefined);
    const open = () => openCheckout({ records, answers: { documents: { listDocuments: async () => [], upload } } });
    const gone = open();
    await gone.settle();
    gone.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await gone.settle();
    gone.dispatch(change());
    await gone.settle();
    const again = open();
    await again.settle();
    expect(again.documents().cnh).toMatchObject(shown);
  });

  it('asks for the file again if one that it replaced during its upload arrives after it', async () => {
    const listed: DocumentOnFile[] = [];
    const page = openCheckout({
      answers: {
        documents: { listDocuments: async () => [...listed], upload: () => new Promise<never>(() => undefined) },
      },
    });
    await page.settle();
    page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await page.settle();
    page.ports.answer({ documents: { upload: async () => undefined } });
    page.dispatch(choosing('cnh', jpegOf('outra.jpg', 9)));
    await page.settle();
    listed.push({ kind: 'cnh', review: 'sent', id: 'late', fileName: 'cnh.jpg', sizeInBytes: 8 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
  });

  it.each([
    ['its first read', 0],
    ['the read after which it cannot arrive any more', 40_000],
  ])('reads a replaced upload again after %s has failed', async (_, readInMs) => {
    const listed: DocumentOnFile[] = [];
    const listDocuments = async () => [...listed];
    const page = openCheckout({
      answers: { documents: { listDocuments, upload: () => new Promise<never>(() => undefined) } },
    });
    await page.settle();
    page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await page.settle();
    const fail = () => Promise.reject(new ServiceError({ kind: 'network' }));
    const upload = async () => undefined;
    page.ports.answer({ documents: { listDocuments: readInMs === 0 ? fail : listDocuments, upload } });
    page.dispatch(choosing('cnh', jpegOf('outra.jpg', 9)));
    await page.settle();
    await vi.advanceTimersByTimeAsync(readInMs);
    page.ports.answer({ documents: { listDocuments: fail } });
    await vi.advanceTimersByTimeAsync(60_000);
    listed.push({ kind: 'cnh', review: 'sent', id: 'late', fileName: 'cnh.jpg', sizeInBytes: 8 });
    page.ports.answer({ documents: { listDocuments } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
  });

  it.each([
    ['the next read', false],
    ['a read after one that failed', true],
  ])('reports a replaced upload that another tab has found, after %s', async (_, isFirstReadLost) => {
    const listed: DocumentOnFile[] = [];
    const browser = { records: fakeRecords(), lock: fakeLock() };
    const listDocuments = async () => [...listed];
    const upload = () => new Promise<never>(() => undefined);
    const page = openCheckout({ ...browser, answers: { documents: { listDocuments, upload } } });
    await page.settle();
    page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await page.settle();
    page.ports.answer({ documents: { upload: async () => undefined } });
    page.dispatch(choosing('cnh', jpegOf('outra.jpg', 9)));
    await page.settle();
    listed.push({ kind: 'cnh', review: 'sent', id: 'late', fileName: 'cnh.jpg', sizeInBytes: 8 });
    const other = openCheckout({ ...browser, answers: { documents: { listDocuments } } });
    await other.settle();
    expect(other.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
    if (isFirstReadLost) {
      page.ports.answer({ documents: { listDocuments: () => Promise.reject(new ServiceError({ kind: 'network' })) } });
      await vi.advanceTimersByTimeAsync(20_000);
      page.ports.answer({ documents: { listDocuments } });
    }
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.documents().cnh).toMatchObject({ status: 'error', file: { name: 'outra.jpg' } });
  });

  it('does not report a cancelled upload that another tab has given up', async () => {
    const browser = { records: fakeRecords(), lock: fakeLock() };
    const listDocuments = async () => [];
    const upload = () => Promise.reject(new ServiceError({ kind: 'timeout' }));
    const first = openCheckout({ ...browser, answers: { documents: { listDocuments, upload } } });
    await first.settle();
    first.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await first.settle();
    const page = openCheckout({ ...browser, answers: { documents: { listDocuments } } });
    await page.settle();
    expect(page.documents().cnh).toMatchObject({ status: 'error', isUnknown: true });
    page.dispatch(uploadCancelled({ kind: 'cnh' }));
    await vi.advanceTimersByTimeAsync(45_000);
    await openCheckout({ ...browser, answers: { documents: { listDocuments } } }).settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.documents().cnh).toEqual({ status: 'idle' });
  });

  it('leads from the last step back to the documents if a reload interrupted an upload', async () => {
    const records = fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } });
    const gone = openCheckout({ records });
    await gone.settle();
    gone.ports.answer({ documents: { upload: () => new Promise<never>(() => undefined) } });
    gone.dispatch(choosing('cnh', jpeg('nova.jpg')));
    await gone.settle();
    const again = openCheckout({ records, step: 'payment' });
    await again.settle();
    expect(again.documents().cnh).toMatchObject({ status: 'error', file: { name: 'nova.jpg' } });
    expect(again.state().page?.step).toBe('documentation');
  });

  it('shows a document as on file that arrives after the next page has read the list', async () => {
    const records = fakeRecords();
    const listed: DocumentOnFile[] = [];
    const upload = () => new Promise<never>(() => undefined);
    const open = () =>
      openCheckout({ records, answers: { documents: { listDocuments: async () => [...listed], upload } } });
    const gone = open();
    await gone.settle();
    gone.dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await gone.settle();
    const next = open();
    await next.settle();
    expect(next.documents().cnh.status).toBe('error');
    listed.push({ kind: 'cnh', review: 'sent', fileName: 'cnh.jpg', id: 'late' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(next.documents().cnh).toMatchObject({ status: 'success', onFile: { id: 'late' } });
  });

  it('retries an upload that a reload interrupted with the same key if the same file is chosen', async () => {
    const records = fakeRecords();
    const keys: string[] = [];
    const upload = ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return keys.length === 1 ? new Promise<never>(() => undefined) : Promise.resolve();
    };
    for (const status of ['sent', 'success']) {
      const page = openCheckout({ records, answers: { documents: { listDocuments: async () => [], upload } } });
      await page.settle();
      page.dispatch(choosing('cnh', jpeg('cnh.jpg')));
      await page.settle();
      expect(page.documents().cnh.status).toBe(status);
    }
    expect(keys).toEqual([keys[0], keys[0]]);
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

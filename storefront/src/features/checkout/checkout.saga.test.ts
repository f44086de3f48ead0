import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { DocumentsPort } from '#/api/ports.ts';
import { personalValuesOf, addressValuesOf } from '#/domain/customer-values.ts';
import type { DocumentKind } from '#/domain/order-documents.ts';
import { sessionEnded, userLoaded } from '#/shared/session-events.ts';
import { stepReached } from '#/shared/step-reached.ts';
import { fakeRecords } from '#/test-support/index.ts';
import {
  addressSubmitted,
  draftChanged,
  fileChosen,
  personalDataSubmitted,
  uploadCancelled,
  uploadRetried,
} from './checkout.slice.ts';
import { openingRetried, stepOpened } from './checkout.events.ts';
import type { OrderDraft } from './checkout.state.ts';
import { keepFile } from '#/shared/kept-files.ts';
import { atPickup, clara, customerOfClara, openCheckout } from './test-support/checkout-under-test.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nobodyYet = { customers: { readCustomer: async () => undefined } };
const values = personalValuesOf(customerOfClara);
const lists = {
  listGenders: async () => [{ id: 2, name: 'Feminino' }],
  listCivilStatuses: async () => [{ id: 1, name: 'Solteiro(a)' }],
  listCustomerStates: async () => [{ id: 25, name: 'São Paulo', uf: 'SP' }],
};

describe('an order that is opened', () => {
  test('by a customer the service knows goes on at the documents', async () => {
    const { settle, state, step, goToStep } = openCheckout();
    await settle();
    expect(state()).toMatchObject({ opening: { status: 'ready' }, progress: { at: 'documentation' } });
    // The address named the payment, which can't be entered yet, and isn't one to come back to.
    expect(step()).toBe('documentation');
    expect(goToStep.mock.calls).toEqual([[{ slug: 'polo', step: 'documentation' }, { isInPlace: true }]]);
  });

  test('tells of the steps the visitor may be at, not of a later one that the address names', async () => {
    const anonymous = openCheckout({ isLoggedIn: false });
    await anonymous.settle();
    expect(anonymous.eventsOf(stepReached.type)).toEqual([stepReached({ slug: 'polo', step: 'login' })]);

    const known = openCheckout();
    await known.settle();
    known.dispatch(stepOpened({ slug: 'polo', step: 'address' }));
    known.dispatch(stepOpened({ slug: 'polo', step: 'address' }));
    await known.settle();
    expect(known.eventsOf(stepReached.type)).toEqual([
      stepReached({ slug: 'polo', step: 'documentation' }),
      stepReached({ slug: 'polo', step: 'address' }),
    ]);

    const resumed = openCheckout({ records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }) });
    await resumed.settle();
    expect(resumed.eventsOf(stepReached.type)).toEqual([stepReached({ slug: 'polo', step: 'payment' })]);
  });

  test('at a step that is done stays there, to be looked at again', async () => {
    const { settle, step, goToStep } = openCheckout({ step: 'address' });
    await settle();
    expect(step()).toBe('address');
    expect(goToStep).not.toHaveBeenCalled();
  });

  test('by somebody new goes on at the personal data; finished once, at the address', async () => {
    const answers = { customers: { ...lists, ...nobodyYet.customers } };
    const first = openCheckout({ answers });
    await first.settle();
    expect(first.state().progress.at).toBe('personalData');
    first.dispatch(personalDataSubmitted(values));
    await first.settle();
    expect(first.state().progress.at).toBe('address');
    expect(first.step()).toBe('address');

    const again = openCheckout({ answers, records: first.records });
    await again.settle();
    expect(again.state().progress.at).toBe('address');
    expect(again.state().draft.personal).toMatchObject({ name: customerOfClara.name });
  });

  test('with the pickup chosen before goes on at the payment', async () => {
    const { settle, state } = openCheckout({
      records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
    });
    await settle();
    expect(state().progress).toEqual({ at: 'payment', locationId: '77' });
  });

  test('by nobody keeps what is typed for who logs in then, and for them only', async () => {
    const { settle, state, dispatch, storage, records } = openCheckout({
      isLoggedIn: false,
      answers: { customers: { ...lists, ...nobodyYet.customers } },
    });
    await settle();
    expect(state()).toMatchObject({ opening: { status: 'anonymous' }, progress: { at: 'login' } });
    dispatch(draftChanged({ payment: 'boleto' }));
    await settle();
    expect(Object.keys(records.kept.draft ?? {})).toEqual(['visitor-1/order']);
    storage.local.write('id', clara.id);
    storage.local.write('token', 'token');
    dispatch(userLoaded({ userId: clara.id }));
    await settle();
    expect(state()).toMatchObject({ progress: { at: 'personalData' }, draft: { payment: 'boleto' } });
    expect(Object.keys(records.kept.draft ?? {})).toEqual([`${clara.id}/order`]);
  });

  test('while a service is dead fails, keeps the session, and can be opened again', async () => {
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

  test('a driving licence that expires on the current date in São Paulo keeps its step complete after a reload', async () => {
    const draft: OrderDraft = { ...atPickup, personal: { ...values, cnhValidUntil: '22/11/2026' }, pickup: {} };
    const { settle, state } = openCheckout({
      answers: { customers: { ...lists, ...nobodyYet.customers } },
      records: fakeRecords({ draft: { [`${clara.id}/order`]: draft } }),
      // 22:30 of the same date in São Paulo.
      openedAt: '2026-11-23T01:30:00Z',
    });
    await settle();
    expect(state().progress.at).toBe('address');
  });

  test('keeps what was typed when typing pauses, and at once when the page is left', async () => {
    const { settle, dispatch, records, leave } = openCheckout({ step: 'address' });
    await settle();
    const kept = () => records.kept.draft?.[`${clara.id}/order`] as { address: unknown } | undefined;
    dispatch(draftChanged({ address: { number: '43' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()).toBeUndefined();
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()?.address).toEqual({ number: '43' });
    dispatch(draftChanged({ address: { number: '4321' } }));
    await settle();
    expect(kept()?.address).toEqual({ number: '4321' });
  });

  test('keeps the first words typed when the page is left right after them', async () => {
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
    expect(records.kept.draft?.[`${clara.id}/order`]).toMatchObject({ address: { number: '4' } });
  });

  test('keeps a step that is finished at once, and no draft of what the service has', async () => {
    const { settle, dispatch, records, ports } = openCheckout({
      answers: { customers: { ...lists, ...nobodyYet.customers } },
    });
    await settle();
    const kept = () => records.kept.draft?.[`${clara.id}/order`];
    dispatch(personalDataSubmitted(values));
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()).toMatchObject({ isPersonalComplete: true, personal: { name: values.name } });

    const saving = Promise.withResolvers<void>();
    ports.answer({
      customers: { saveCustomer: () => saving.promise, readCustomer: async () => ({ ...customerOfClara, id: '1' }) },
    });
    dispatch(addressSubmitted({ number: '4321' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept()).toMatchObject({ address: { number: '4321' } });
    saving.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()).toMatchObject({ personal: {}, address: {} });
  });

  test('is forgotten at log-out, and stays under the hands of whose session ended', async () => {
    const { settle, state, dispatch } = openCheckout();
    await settle();
    dispatch(sessionEnded({ why: 'refused' }));
    expect(state().orderer?.user.id).toBe(clara.id);
    dispatch(sessionEnded({ why: 'loggedOut' }));
    expect(state()).toMatchObject({ progress: { at: 'login' }, draft: { personal: {} } });
    expect(state().orderer).toBeUndefined();
  });
});

describe('the customer', () => {
  test('is made once, with both steps, and the next step is the documents', async () => {
    let saved: typeof customerOfClara | undefined;
    const { settle, state, dispatch, ports } = openCheckout({
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
    expect(state().progress.at).toBe('documentation');
  });

  test('whose save got no answer is read: saved, the order goes on; not saved, it says so and keeps what was typed', async () => {
    let saved: typeof customerOfClara | undefined;
    let didAct = false;
    const { settle, state, dispatch } = openCheckout({
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
    expect(state()).toMatchObject({
      progress: { at: 'address' },
      saving: { status: 'failed' },
      draft: { address: typed },
    });
    didAct = true;
    dispatch(addressSubmitted(typed));
    await settle();
    expect(state()).toMatchObject({ progress: { at: 'documentation' }, saving: { status: 'idle' } });
  });
});

describe('documents', () => {
  const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])], name);
  const choosing = (kind: DocumentKind, file: File) =>
    fileChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } });

  async function atDocuments(upload: DocumentsPort['upload']) {
    const page = openCheckout({ answers: { documents: { listDocuments: async () => [], upload } } });
    await page.settle();
    return page;
  }

  test('go one at a time, in the specification’s order, whichever was chosen first', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const { dispatch, settle, ports, state } = await atDocuments(() => {
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
    expect(Object.values(state().documents).filter(({ status }) => status === 'success')).toHaveLength(4);
  });

  test('that lie about their type, or are empty, are refused without a call, and the others stay', async () => {
    const { dispatch, settle, ports, state } = await atDocuments(async () => undefined);
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    dispatch(choosing('cnhBack', new File(['MZ programa'], 'foto.jpg')));
    dispatch(choosing('addressProof', new File([], 'vazio.pdf')));
    dispatch(choosing('incomeProof', jpeg('renda.heic')));
    await settle();
    expect(state().documents).toMatchObject({
      cnh: { status: 'success' },
      cnhBack: { status: 'error', fault: 'content' },
      addressProof: { status: 'error', fault: 'empty' },
      incomeProof: { status: 'error', fault: 'type' },
    });
    expect(ports.callsOf('documents.upload')).toHaveLength(1);
  });

  test('are stopped by the visitor, fail and go again', async () => {
    let isDead = true;
    const { dispatch, settle, state, ports } = await atDocuments((_, signal) =>
      isDead
        ? new Promise((__, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          })
        : Promise.reject(new ServiceError({ kind: 'rejected', status: 422, code: '441', serverMessage: 'Ilegível' })),
    );
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await settle();
    expect(state().documents.cnh.status).toBe('sent');
    dispatch(uploadCancelled({ kind: 'cnh' }));
    await settle();
    expect(state().documents.cnh).toEqual({ status: 'idle' });
    expect(ports.callsOf('documents.upload')[0]?.signal.aborted).toBe(true);
    isDead = false;
    dispatch(choosing('cnh', jpeg('cnh.jpg')));
    await settle();
    expect(state().documents.cnh).toMatchObject({ status: 'error', serverMessage: 'Ilegível' });
    ports.answer({ documents: { upload: async () => undefined } });
    dispatch(uploadRetried({ kind: 'cnh' }));
    await settle();
    expect(state().documents.cnh.status).toBe('success');
  });
});

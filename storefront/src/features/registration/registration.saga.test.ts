import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed } from '#/shared/page/page-dialog.slice.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import {
  failing,
  fakeLock,
  fakeRecords,
  fakeStorage,
  startStore,
  type FakeRecords,
  type FakeStorage,
} from '#/test-support/index.ts';
import {
  companySubmitted,
  fieldChanged,
  individualSubmitted,
  registrationShown,
  selectRegistration,
  type FieldName,
} from './registration.slice.ts';
import type { LockPort } from '#/shared/storage/locks.ts';
import { watchRegistration } from './registration.saga.ts';

beforeEach(() => void vi.useFakeTimers());

const taken = () => Promise.resolve();
const clara = {
  document: '529.982.247-25',
  name: ' Clara Exemplo ',
  email: ' clara@exemplo.com.br ',
  phone: '(11) 91234-5678',
  cep: '01310-100',
};
const company = {
  document: '11.222.333/0001-81',
  company: 'Empresa de Exemplo Ltda.',
  email: 'Frota.Um@gmail.com',
  phone: '(11) 3123-4567',
  firstName: 'Clara',
  lastName: 'Exemplo',
  state: 'SP',
  city: 'São Paulo',
  cep: '01310-100',
  contactPreference: 'WhatsApp',
  ownFleet: '1 a 10',
  negotiationFleet: '1 veículo',
  observations: 'Dois carros.',
};

interface Opened {
  identity?: Partial<IdentityPort>;
  storage?: FakeStorage;
  records?: FakeRecords;
  lock?: LockPort;
  car?: { slug: string; name: string; search: string };
  page?: string;
}

/** The dialog on the page, with the watcher running. */
function openDialog({
  identity = {},
  storage = fakeStorage(),
  records = fakeRecords(),
  lock = fakeLock(),
  car,
  page,
}: Opened = {}) {
  const started = startStore({ ports: { identity }, storage, records });
  const { store, ports } = started;
  let keys = 0;
  started.watch(
    () =>
      watchRegistration({
        ...ports,
        lock,
        createKey: () => `key ${(keys += 1)}`,
        readChosenCar: () => car,
        readPage: () => page,
      }),
    'registration',
  );
  store.dispatch(registrationShown());
  const settle = () => vi.advanceTimersByTimeAsync(1000);
  return {
    ...started,
    storage,
    records,
    type: (values: Partial<Record<FieldName, string>>) => {
      for (const [name, value] of Object.entries(values))
        store.dispatch(fieldChanged({ name: name as FieldName, value }));
    },
    sendIndividual: (password = 'Exemplo#2026') => {
      store.dispatch(individualSubmitted({ password: keepSecret(password) }));
      return settle();
    },
    createsKeysFrom: (first: number) => {
      keys = first;
    },
    sendCompany: () => void store.dispatch(companySubmitted()),
    settle,
    step: () => selectRegistration(store.getState()).step,
    values: () => selectRegistration(store.getState()).values,
    answer: (answers: Partial<IdentityPort>) => ports.answer({ identity: answers }),
    sent: (name: 'registerIndividual' | 'registerCompany') =>
      ports.callsOf(`identity.${name}`).map(({ args }) => args[0] as { idempotencyKey: string; password?: string }),
  };
}

describe('registering an individual', () => {
  test.each([taken, failing({ kind: 'network' })])(
    'shows no outcome after the end of the session (%#)',
    async (registerIndividual) => {
      const { type, sendIndividual, settle, step, store, sent } = openDialog({ identity: { registerIndividual } });
      type(clara);
      void sendIndividual();
      store.dispatch(sessionEnded({ why: 'loggedOut' }));
      await settle();
      expect(sent('registerIndividual')).toHaveLength(1);
      expect(step()).toEqual({ name: 'form', sending: { status: 'idle' } });
    },
  );

  test('sends the typed values and the chosen car, and then shows the step about their e-mail', async () => {
    const car = { slug: 'polo', name: 'Polo', search: '?prazo=36' };
    const { type, sendIndividual, step, sent, storage, eventsOf } = openDialog({
      identity: { registerIndividual: taken },
      car,
    });
    type(clara);
    await sendIndividual();
    expect(sent('registerIndividual')).toEqual([
      {
        ...clara,
        email: 'clara@exemplo.com.br',
        vehicleModel: 'Polo',
        password: 'Exemplo#2026',
        idempotencyKey: 'key 1',
      },
    ]);
    expect(step()).toEqual({ name: 'socials', email: 'clara@exemplo.com.br' });
    expect(storage.kept.local.signup).toBe('polo?prazo=36');
    const lead = { ...clara, email: 'clara@exemplo.com.br', vehicleModel: 'Polo' };
    expect(eventsOf('registration/individualRegistered')).toMatchObject([{ payload: { lead } }]);
  });

  test.each([
    ['the page', '/faq?busca=km', '/faq?busca=km'],
    ['nothing on home', undefined, undefined],
  ])('stores %s for the confirmation, in place of the cars of earlier registrations', async (_, page, stored) => {
    const { type, sendIndividual, storage } = openDialog({
      identity: { registerIndividual: taken },
      storage: fakeStorage({ local: { signup: 'polo', confirm: 'tera' } }),
      ...(page !== undefined && { page }),
    });
    type(clara);
    await sendIndividual();
    expect(storage.kept.local).toEqual(stored === undefined ? {} : { signup: stored });
  });

  test('puts the password in no event, no state, no record and no storage', async () => {
    const { type, sendIndividual, events, store, records, storage } = openDialog({
      identity: { registerIndividual: failing({ kind: 'timeout' }) },
    });
    type(clara);
    await sendIndividual('Segredo#123');
    const everything = JSON.stringify([events, store.getState(), records.kept, storage.kept]);
    expect(everything).not.toContain('Segredo#123');
  });

  test('sends one request on a double press', async () => {
    const { type, sendIndividual, sent } = openDialog({
      identity: { registerIndividual: () => new Promise((resolve) => setTimeout(resolve, 500)) },
    });
    type(clara);
    void sendIndividual();
    await sendIndividual();
    expect(sent('registerIndividual')).toHaveLength(1);
  });

  test('shows the service’s message after a rejection, and keeps the typed values', async () => {
    const said = 'Já existe um cadastro com este CPF ou e-mail. Entre na sua conta.';
    const { type, sendIndividual, step, values } = openDialog({
      identity: { registerIndividual: failing({ kind: 'rejected', status: 409, code: 'x', serverMessage: said }) },
    });
    type(clara);
    await sendIndividual();
    expect(step()).toMatchObject({
      sending: { refusal: { serverMessage: said, isUnknown: false, isAlreadyRegistered: true } },
    });
    expect(values()).toMatchObject(clara);
    type({ document: '529.982.247-2' });
    expect(step()).toMatchObject({ sending: { status: 'failed' } });
    type({ document: company.document });
    expect(step(), 'the form of a company was not sent').toEqual({ name: 'form', sending: { status: 'idle' } });
  });

  test('shows no failure above the form of a company that the visitor opens meanwhile', async () => {
    const { type, sendIndividual, settle, step } = openDialog({
      identity: { registerIndividual: failing({ kind: 'unexpected' }) },
    });
    type(clara);
    void sendIndividual();
    type({ document: company.document });
    await settle();
    expect(step()).toEqual({ name: 'form', sending: { status: 'idle' } });
  });

  test.each<AppError>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'unexpected' },
    { kind: 'contract', where: 'x' },
    { kind: 'rejected', status: 500, code: '' },
    { kind: 'rejected', status: 408, code: '' },
  ])(
    'is not retried automatically after the error $kind $status, and the visitor’s retry has the same key',
    async (error) => {
      const { type, sendIndividual, sent, answer, step } = openDialog({
        identity: { registerIndividual: failing(error) },
      });
      type(clara);
      await sendIndividual();
      expect(sent('registerIndividual')).toHaveLength(1);
      answer({ registerIndividual: taken });
      await sendIndividual();
      expect(sent('registerIndividual').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key 1', 'key 1']);
      expect(step().name).toBe('socials');
    },
  );

  test('uses another key if a value changes after an unknown outcome', async () => {
    const { type, sendIndividual, sent } = openDialog({
      identity: { registerIndividual: failing({ kind: 'timeout' }) },
    });
    type(clara);
    await sendIndividual();
    await sendIndividual('Outra#2026');
    expect(sent('registerIndividual').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key 1', 'key 2']);
  });

  test('uses another key after a rejection', async () => {
    const { type, sendIndividual, sent } = openDialog({
      identity: { registerIndividual: failing({ kind: 'rejected', status: 422, code: 'x' }) },
    });
    type(clara);
    await sendIndividual();
    await sendIndividual();
    expect(sent('registerIndividual').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key 1', 'key 2']);
  });
});

describe('registering a company', () => {
  test('sends a lead, dispatches one event, and deletes the draft', async () => {
    const { type, sendCompany, settle, step, sent, storage, records, eventsOf } = openDialog({
      identity: { registerCompany: taken },
    });
    type(company);
    expect(JSON.parse(storage.kept.local.registerFleet ?? '')).toMatchObject(company);
    sendCompany();
    await settle();
    expect(sent('registerCompany')).toEqual([{ ...company, idempotencyKey: 'key 1' }]);
    expect(step()).toEqual({ name: 'emailSent' });
    expect(storage.kept.local.registerFleet).toBeUndefined();
    expect(records.kept.idempotencyKey).toEqual({});
    const { firstName, lastName, ...facts } = company;
    expect(eventsOf('registration/companyRegistered')).toEqual([
      {
        type: 'registration/companyRegistered',
        payload: {
          lead: { ...facts, name: `${firstName} ${lastName}`, email: 'frotaum@gmail.com' },
          idempotencyKey: 'key 1',
        },
      },
    ]);
  });

  test('keeps key and draft over a reload if the outcome is unknown, also once a page of a car has loaded', async () => {
    const records = fakeRecords();
    const storage = fakeStorage();
    const first = openDialog({ identity: { registerCompany: failing({ kind: 'network' }) }, records, storage });
    first.type(company);
    first.sendCompany();
    await first.settle();
    expect(Object.keys(records.kept.idempotencyKey ?? {})).toEqual(['visitor/company']);

    storage.local.write('client-session-id', 'sessao-1');
    const second = openDialog({ identity: { registerCompany: taken }, records, storage });
    await second.settle();
    expect(second.values()).toMatchObject(company);
    second.sendCompany();
    await second.settle();
    expect(second.sent('registerCompany')[0]?.idempotencyKey).toBe('key 1');
  });

  test('two tabs that send the same data at once use one key, for the lead too', async () => {
    const shared = { records: fakeRecords(), storage: fakeStorage(), lock: fakeLock() };
    const tabs = [1, 2].map(() => openDialog({ identity: { registerCompany: taken }, ...shared }));
    tabs[0]?.createsKeysFrom(10);
    for (const tab of tabs) tab.type(company);
    for (const tab of tabs) tab.sendCompany();
    for (const tab of tabs) await tab.settle();
    expect(new Set(tabs.flatMap((tab) => tab.sent('registerCompany').map((sent) => sent.idempotencyKey))).size).toBe(1);
    const leads = tabs.flatMap((tab) => tab.eventsOf('registration/companyRegistered'));
    expect(leads).toMatchObject([{ payload: { idempotencyKey: 'key 11' } }, { payload: { idempotencyKey: 'key 11' } }]);
  });

  test('retries with the same key if the database is blocked', async () => {
    const records = fakeRecords();
    records.block();
    const { type, sendCompany, settle, sent } = openDialog({
      identity: { registerCompany: failing({ kind: 'network' }) },
      records,
    });
    type(company);
    sendCompany();
    await settle();
    sendCompany();
    await settle();
    expect(sent('registerCompany').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key 1', 'key 1']);
  });
});

describe('a draft', () => {
  test('of an individual is not stored', () => {
    const { type, storage } = openDialog();
    type(clara);
    expect(storage.kept.local.registerFleet).toBeUndefined();
  });

  test('does not overwrite what was typed before it was read', async () => {
    const storage = fakeStorage({ local: { registerFleet: JSON.stringify(company) } });
    const started = startStore({ storage });
    started.store.dispatch(fieldChanged({ name: 'document', value: '529' }));
    started.watch(() =>
      watchRegistration({
        ...started.ports,
        lock: fakeLock(),
        createKey: () => 'k',
        readChosenCar: () => undefined,
        readPage: () => undefined,
      }),
    );
    started.store.dispatch(registrationShown());
    await vi.advanceTimersByTimeAsync(100);
    expect(selectRegistration(started.store.getState()).values).toMatchObject({ document: '529', company: '' });
  });

  test.each(['not json', '7', '{"company":7,"senha":"x"}', 'null'])(
    'that is damaged (%j) is ignored, and the form is empty',
    (text) => {
      const { values } = openDialog({ storage: fakeStorage({ local: { registerFleet: text } }) });
      expect(Object.values(values()).every((value) => value === '')).toBe(true);
      expect(values()).not.toHaveProperty('senha');
    },
  );
});

describe('closing the dialog', () => {
  test('keeps the input, but neither the failure nor another person’s input after a log-out', async () => {
    const { store, type, sendIndividual, step, values } = openDialog({
      identity: { registerIndividual: failing({ kind: 'network' }) },
    });
    type(clara);
    await sendIndividual();
    store.dispatch(dialogClosed('registration'));
    expect(step()).toEqual({ name: 'form', sending: { status: 'idle' } });
    expect(values()).toMatchObject(clara);
    store.dispatch(sessionEnded({ why: 'loggedOut' }));
    expect(values().document).toBe('');
  });

  test('during the request shows the outcome when the dialog is opened again', async () => {
    const { store, type, sendIndividual, settle, step } = openDialog({
      identity: { registerIndividual: () => new Promise((resolve) => setTimeout(resolve, 500)) },
    });
    type(clara);
    void sendIndividual();
    store.dispatch(dialogClosed('registration'));
    await settle();
    expect(step()).toMatchObject({ name: 'socials' });
  });
});

test('the document selects the form, and typed values stay when it changes', () => {
  const { store, type, values } = openDialog();
  const kind = () => selectRegistration(store.getState()).kind;
  expect(kind()).toBeUndefined();
  type(clara);
  expect(kind()).toBe('individual');
  type({ document: '529.982.247-2' });
  expect(kind()).toBe('individual');
  type({ document: '11.222.333/0001-81' });
  expect(kind()).toBe('company');
  expect(values()).toMatchObject({ email: clara.email, phone: clara.phone, cep: clara.cep, name: clara.name });
});

import { createAction } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { MarketingPort } from '#/api/ports.ts';
import { orderSteps, type OrderStep } from '#/domain/order-steps.ts';
import { stepReached } from '#/shared/step-reached.ts';
import { fakeStorage, startStore, type Answers, type FakeStorage } from '#/test-support/index.ts';
import { runSandboxForFile } from '#/test-support/running-sandbox.ts';
import { watchConversions } from './conversions.saga.ts';
import { conversionFailed, reportSteps } from './report-steps.saga.ts';

type Choice = 'unknown' | 'granted' | 'denied';
const choiceChanged = createAction('test/choiceChanged');
const orderPlaced = createAction('test/orderPlaced');

const sandbox = runSandboxForFile();
const traffic = { source: 'radio', medium: 'spot', campaign: 'verao', term: 'suv' };

interface Visit {
  consent?: Choice;
  storage?: FakeStorage;
  answers?: Answers;
}

function startVisit({ consent = 'granted', storage = fakeStorage(), answers }: Visit = {}) {
  const started = startStore({ ports: answers ?? { marketing: { sendConversion: async () => undefined } }, storage });
  const { store, ports } = started;
  let choice = consent;
  let keys = 0;
  const load = vi.fn<() => Promise<{ reportSteps: typeof reportSteps }>>(async () => ({ reportSteps }));
  started.watch(() =>
    watchConversions({
      ...ports,
      createKey: () => `key ${(keys += 1)}`,
      readConsent: () => choice,
      readTraffic: () => traffic,
      consentChanges: [choiceChanged.type],
      orderPlaced: orderPlaced.type,
      load,
    }),
  );
  const sent = () =>
    ports
      .callsOf('marketing.sendConversion')
      .map(({ args }) => args[0] as Parameters<MarketingPort['sendConversion']>[0]);
  return {
    ...started,
    load,
    sent,
    identifiers: () => sent().map(({ identifier }) => identifier),
    reach: (...steps: OrderStep[]) => {
      for (const step of steps) store.dispatch(stepReached({ slug: 'polo', step }));
    },
    reachOther: (step: OrderStep) => store.dispatch(stepReached({ slug: 'tera', step })),
    choose: (made: Choice) => {
      choice = made;
      store.dispatch(choiceChanged());
    },
    place: () => store.dispatch(orderPlaced()),
    /** What is under way has come to its end. */
    settle: () => new Promise<void>((resolve) => setTimeout(resolve)),
  };
}

test('the eight steps reach marketing automation as its contract has them: what happened, where from, and nobody', async () => {
  const { reach, identifiers, ports } = startVisit({ answers: sandbox.services({ readToken: () => undefined }) });
  reach(...orderSteps);
  const names = [
    'passo-1-modelo',
    'passo-2-configuracao',
    'passo-3-entrar',
    'passo-4-dados',
    'passo-5-endereco',
    'passo-6-documentos',
    'passo-7-retirada',
    'passo-8-pagamento',
  ];
  await vi.waitFor(async () => expect(await sandbox.received('conversion')).toHaveLength(8), 5_000);
  expect(identifiers()).toEqual(names);
  expect(new Set(ports.calls.map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey)).size).toBe(8);
  const taken = (await sandbox.received('conversion')) as { body: { payload: { conversion_identifier: string } } }[];
  // They are sent in order and may overtake each other on the way.
  const bodies = taken.map(({ body }) => body);
  bodies.sort((one, other) => one.payload.conversion_identifier.localeCompare(other.payload.conversion_identifier));
  expect(bodies).toEqual(
    names.map((conversion_identifier) => ({
      event_type: 'CONVERSION',
      event_family: 'CDP',
      payload: {
        conversion_identifier,
        traffic_source: 'radio',
        traffic_medium: 'spot',
        traffic_campaign: 'verao',
        traffic_term: 'suv',
      },
    })),
  );
});

test('a step is reported once, also after a reload; another car’s is another order', async () => {
  const storage = fakeStorage();
  const first = startVisit({ storage });
  first.reach('model', 'login', 'model', 'login');
  first.reachOther('model');
  await first.settle();
  expect(first.identifiers()).toEqual(['passo-1-modelo', 'passo-3-entrar', 'passo-1-modelo']);

  const reloaded = startVisit({ storage });
  reloaded.reach('login', 'personalData');
  await reloaded.settle();
  expect(reloaded.identifiers()).toEqual(['passo-4-dados']);
});

test('after an order is placed the next one is counted from its beginning', async () => {
  const { reach, place, settle, identifiers, ports } = startVisit();
  reach('payment');
  await settle();
  place();
  expect(ports.storage.local.read('step')).toBeUndefined();
  reach('payment');
  await settle();
  expect(identifiers()).toEqual(['passo-8-pagamento', 'passo-8-pagamento']);
});

test('before a choice nothing is sent, kept or fetched; with the consent all of it is, in order', async () => {
  const { reach, choose, settle, identifiers, load, ports } = startVisit({ consent: 'unknown' });
  reach('model', 'configuration');
  await settle();
  expect(identifiers()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect(ports.storage.local.read('step')).toBeUndefined();
  choose('granted');
  await settle();
  expect(identifiers()).toEqual(['passo-1-modelo', 'passo-2-configuracao']);
});

test('a refusal forgets what happened before it, and what was counted', async () => {
  const { reach, choose, settle, identifiers, load, ports } = startVisit({ consent: 'unknown' });
  reach('model');
  choose('denied');
  reach('configuration');
  await settle();
  expect(load).not.toHaveBeenCalled();
  choose('granted');
  reach('login');
  await settle();
  expect(identifiers()).toEqual(['passo-3-entrar']);
  choose('denied');
  await settle();
  expect(ports.storage.local.read('step')).toBeUndefined();
});

test('a refusal while steps are being sent ends it', async () => {
  let answer: () => void = () => undefined;
  const sendConversion = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const { reach, choose, settle, identifiers } = startVisit({
    consent: 'unknown',
    answers: { marketing: { sendConversion } },
  });
  reach('model', 'configuration');
  choose('granted');
  await vi.waitFor(() => expect(identifiers()).toEqual(['passo-1-modelo']));
  choose('denied');
  answer();
  await settle();
  expect(identifiers()).toEqual(['passo-1-modelo']);
});

test('a conversion that fails disturbs nothing: it is not sent again, and the next step is', async () => {
  const sendConversion = async () => {
    throw new ServiceError({ kind: 'rejected', status: 503, code: '' });
  };
  const { reach, settle, identifiers, eventsOf } = startVisit({ answers: { marketing: { sendConversion } } });
  reach('login', 'personalData', 'login');
  await settle();
  expect(identifiers()).toEqual(['passo-3-entrar', 'passo-4-dados']);
  expect(eventsOf(conversionFailed.type)).toHaveLength(2);
});

test('what can’t be fetched is tried again with the next step, and nothing is missing then', async () => {
  const { reach, settle, identifiers, load } = startVisit();
  load.mockRejectedValueOnce(new Error('no connection'));
  reach('login');
  await settle();
  expect(identifiers()).toEqual([]);
  reach('personalData');
  await settle();
  expect(identifiers()).toEqual(['passo-3-entrar', 'passo-4-dados']);
});

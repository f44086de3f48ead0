import { createAction } from '@reduxjs/toolkit';
import { createSandbox } from '@signdrive/sandbox/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { MarketingPort } from '#/api/ports.ts';
import { createServices } from '#/api/services.ts';
import { orderSteps, type OrderStep } from '#/domain/order/order-steps.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import { fakeStorage, startStore, type Answers, type FakeStorage } from '#/test-support/index.ts';
import { watchConversions } from './conversions.saga.ts';
import { conversionFailed, reportSteps } from './report-steps.saga.ts';

type Choice = 'unknown' | 'granted' | 'denied';
const choiceChanged = createAction('test/choiceChanged');
const orderPlaced = createAction('test/orderPlaced');

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
    /** Waits until no work is pending. */
    settle: () => new Promise<void>((resolve) => setTimeout(resolve)),
  };
}

test('each of the eight steps is a conversion of the contract, with the campaign and without personal data', async () => {
  const sandbox = await createSandbox({ port: 0, cardPort: 0 });
  onTestFinished(() => sandbox.close());
  const received = async () => {
    const headers = { 'x-sandbox-control': '1' };
    const response = await globalThis.fetch(`${sandbox.url}/_sandbox/received?kind=conversion`, { headers });
    return ((await response.json()) as { received: { body: { payload: { conversion_identifier: string } } }[] })
      .received;
  };
  const { marketing } = createServices({ baseUrl: sandbox.url });
  const { reach, identifiers, ports } = startVisit({ answers: { marketing } });
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
  await vi.waitFor(async () => expect(await received()).toHaveLength(8));
  expect(identifiers()).toEqual(names);
  expect(new Set(ports.calls.map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey)).size).toBe(8);
  // They are sent in order and may arrive in another.
  const bodies = (await received()).map(({ body }) => body);
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

test('a step is reported once per car, also after a reload', async () => {
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

test('the steps of the next order are reported again after an order was placed', async () => {
  const { reach, place, settle, identifiers, ports } = startVisit();
  reach('payment');
  await settle();
  place();
  expect(ports.storage.local.read('step')).toBeUndefined();
  reach('payment');
  await settle();
  expect(identifiers()).toEqual(['passo-8-pagamento', 'passo-8-pagamento']);
});

test('nothing is sent, stored or loaded before the consent, and all steps are sent in order after it', async () => {
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

test('a denied consent drops the steps before it and what was stored', async () => {
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

test('a denied consent ends the sending of steps', async () => {
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

test('a conversion that fails is not sent again, and the next step is sent', async () => {
  const sendConversion = async () => {
    throw new ServiceError({ kind: 'rejected', status: 503, code: '' });
  };
  const { reach, settle, identifiers, eventsOf } = startVisit({ answers: { marketing: { sendConversion } } });
  reach('login', 'personalData', 'login');
  await settle();
  expect(identifiers()).toEqual(['passo-3-entrar', 'passo-4-dados']);
  expect(eventsOf(conversionFailed.type)).toHaveLength(2);
});

test('a script that fails to load is loaded with the next step, and no step is lost', async () => {
  const { reach, settle, identifiers, load } = startVisit();
  load.mockRejectedValueOnce(new Error('no connection'));
  reach('login');
  await settle();
  expect(identifiers()).toEqual([]);
  reach('personalData');
  await settle();
  expect(identifiers()).toEqual(['passo-3-entrar', 'passo-4-dados']);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import type { PaymentPort } from '#/api/ports.ts';
import type { CardAttempt, CardSession, CardSessionStatus } from '#/domain/order/payment.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { failing, fakeRecords, millisecondsUntil, neverAnswers, startStore } from '#/test-support/index.ts';
import { watchCard } from './card.saga.ts';
import {
  cardAsked,
  cardCancelled,
  cardCheckAsked,
  cardFormMounted,
  cardFormMessageReceived,
  cardHistoryAsked,
  cardShown,
  cardUsed,
  selectCard,
  selectFormerCard,
  type CardFormMessageType,
} from './card.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const session: CardSession = { id: 's1', shopperReference: 'r1', expiresAt: '2026-11-22T12:00:00.000Z' };
const holder = { document: '52998224725', userId: '7' };
const secretToken = 'token-of-the-stored-card';
const good: CardAttempt = {
  initDigits: '4111',
  endDigits: '1111',
  isAuthorised: true,
  isRefused: false,
  token: secretToken,
};
const notFound = failing({ kind: 'notFound' });
const dead = failing({ kind: 'network' });
const is = (status: CardSessionStatus) => () => Promise.resolve(status);

/** The payment step with the card chosen and the watcher running. */
function openPayment({ payment = {}, kept }: { payment?: Partial<PaymentPort>; kept?: unknown } = {}) {
  const records = fakeRecords(kept === undefined ? {} : { draft: { '7/card': kept } });
  const started = startStore({
    ports: {
      payment: {
        openSession: () => Promise.resolve(session),
        readNotification: is('authorised'),
        readHistory: () => Promise.resolve([good]),
        ...payment,
      },
    },
    records,
  });
  const { store, ports } = started;
  started.watch(() => watchCard({ payment: ports.payment, records, readUser: () => undefined }), 'card');
  store.dispatch(cardShown(holder));
  const settle = (inMs = 0) => vi.advanceTimersByTimeAsync(inMs);
  const say = (type: CardFormMessageType, sessionId = session.id) =>
    void store.dispatch(cardFormMessageReceived({ sessionId, type }));
  return {
    ...started,
    records,
    settle,
    say,
    card: () => selectCard(store.getState()),
    step: () => selectCard(store.getState()).step,
    ask: () => void store.dispatch(cardAsked(holder)),
    change: (more: Partial<PaymentPort>) => ports.answer({ payment: more }),
    /** Opens the form and makes it ready. */
    openForm: async () => {
      await settle();
      store.dispatch(cardAsked(holder));
      await settle(1000);
      store.dispatch(cardFormMounted());
      say('ready');
      await settle();
    },
  };
}

/** Stores a card, begins to replace it, and sends the messages of the new card's form. */
async function changeCard(services: Partial<PaymentPort>, messages: readonly CardFormMessageType[]) {
  const opened = openPayment();
  const { openForm, say, settle, card, change, ask } = opened;
  await openForm();
  say('answered');
  await settle(10_000);
  const stored = card();
  change({ openSession: () => Promise.resolve({ ...session, id: 's2' }), ...services });
  ask();
  await settle(1000);
  for (const message of messages) say(message, 's2');
  return { ...opened, stored };
}

describe('opening the card form', () => {
  test('opens a session that charges nothing, and the form a second later', async () => {
    const { ask, settle, card, ports } = openPayment();
    await settle();
    ask();
    await settle();
    expect(card()).toMatchObject({ step: 'entering', isFormRequested: false });
    const isFormRequested = () => {
      const state = card();
      return state.step === 'entering' && state.isFormRequested;
    };
    expect(await millisecondsUntil(isFormRequested)).toBe(1000);
    expect(card()).toMatchObject({ step: 'entering', isFormRequested: true, session });
    expect(ports.callsOf('payment.openSession')[0]?.args[0]).toMatchObject({
      document: '52998224725',
      valueInCents: 0,
    });
  });

  test('opens one session on a double press', async () => {
    const { ask, settle, ports } = openPayment();
    await settle();
    ask();
    ask();
    await settle(1000);
    ask();
    await settle(1000);
    expect(ports.callsOf('payment.openSession')).toHaveLength(1);
  });

  test.each<AppError>([
    { kind: 'rejected', status: 422, code: '' },
    { kind: 'rejected', status: 500, code: '' },
    { kind: 'notFound' },
    { kind: 'contract', where: 'x' },
  ])('opens a session of the older service if the newer one rejects it with %j', async (failure) => {
    const { ask, settle, card } = openPayment({
      payment: {
        openSession: failing(failure),
        openSessionOtherwise: () => Promise.resolve({ ...session, id: 's2' }),
      },
    });
    await settle();
    ask();
    await settle(1000);
    expect(card()).toMatchObject({ step: 'entering', session: { id: 's2' } });
  });

  test.each<AppError>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'rejected', status: 504, code: 'upstream_timeout' },
    { kind: 'rejected', status: 408, code: 'request_stalled' },
  ])('retries with the same key, and not at the older service, if no response came: %j', async (failure) => {
    const { ask, settle, step, ports, change } = openPayment({ payment: { openSession: failing(failure) } });
    await settle();
    ask();
    await settle();
    expect(step()).toBe('unopened');
    change({ openSession: () => Promise.resolve(session) });
    ask();
    await settle();
    const [first, second] = ports.callsOf('payment.openSession').map(({ args }) => args[0]);
    expect(step()).toBe('entering');
    expect(second).toEqual(first);
  });

  test('fails if both services reject it, and uses a new key for the next attempt', async () => {
    const { ask, settle, card, ports } = openPayment({
      payment: { openSession: notFound, openSessionOtherwise: notFound },
    });
    await settle();
    ask();
    await settle();
    expect(card()).toEqual({ step: 'unopened', error: { kind: 'notFound' } });
    ask();
    await settle();
    const keys = ports
      .callsOf('payment.openSession')
      .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the card form', () => {
  test('is given up 15 s after it opened if it sends no ready message', async () => {
    const { ask, settle, step } = openPayment();
    await settle();
    ask();
    await settle(1000 + 14_999);
    expect(step()).toBe('entering');
    await settle(1);
    expect(step()).toBe('unopened');
  });

  test('has no time limit for typing', async () => {
    const { openForm, settle, step } = openPayment();
    await openForm();
    await settle(14 * 60_000);
    expect(step()).toBe('entering');
  });

  test('ignores a message of another session', async () => {
    const { openForm, say, settle, step } = openPayment();
    await openForm();
    say('answered', 'another');
    await settle();
    expect(step()).toBe('entering');
  });

  test('deletes the attempt if it is cancelled before a card was sent', async () => {
    const { openForm, store, settle, card, records, ports } = openPayment();
    await openForm();
    expect(records.kept.draft).toHaveProperty('7/card');
    store.dispatch(cardCancelled());
    await settle();
    expect(card()).toEqual({ step: 'idle', wasDropped: true });
    expect(records.kept.draft).toEqual({});
    expect(ports.callsOf('payment.readNotification')).toHaveLength(0);
  });

  test.each<{ when: string; messages: CardFormMessageType[] }>([
    { when: 'before a card was sent', messages: [] },
    { when: 'while the bank authenticates the holder', messages: ['sent', 'challenged'] },
  ])(
    'keeps the stored card that it would have replaced if it is cancelled $when, also after a reload',
    async ({ messages }) => {
      const { stored, store, settle, card, records } = await changeCard(
        { readNotification: is('challenged') },
        messages,
      );
      store.dispatch(cardCancelled());
      await settle();
      expect(stored).toMatchObject({ step: 'stored', session });
      expect(card()).toEqual(stored);
      expect(records.kept.draft).toEqual({ '7/card': session });
    },
  );

  test.each<{ change: string; services: Partial<PaymentPort>; messages: CardFormMessageType[]; step: string }>([
    { change: 'whose form can’t be opened', services: { openSession: dead }, messages: [], step: 'unopened' },
    { change: 'whose form fails', services: {}, messages: ['failed'], step: 'unopened' },
    {
      change: 'that the bank refuses',
      services: { readNotification: is('refused') },
      messages: ['ready', 'sent', 'answered'],
      step: 'refused',
    },
    {
      change: 'to a card that can’t be charged later',
      services: { readHistory: () => Promise.resolve([]) },
      messages: ['ready', 'sent', 'answered'],
      step: 'unusable',
    },
  ])('lets the stored card pay again after a change $change, also after a reload', async (row) => {
    const { stored, store, settle, card, step, records } = await changeCard(row.services, row.messages);
    await settle(10_000);
    expect(step()).toBe(row.step);
    expect(records.kept.draft).toEqual({ '7/card': session });
    store.dispatch(cardCancelled());
    expect(card()).toEqual(stored);
    store.dispatch(cardCancelled());
    expect(card()).toEqual(stored);
  });

  test('leaves the attempt stored that another tab has begun since, if it is cancelled', async () => {
    const { openForm, settle, store, records } = openPayment();
    await openForm();
    const ofOtherTab = { ...session, id: 's2', former: session };
    await records.write('draft', '7/card', ofOtherTab, 60);
    store.dispatch(cardCancelled());
    await settle();
    expect(records.kept.draft).toEqual({ '7/card': ofOtherTab });
  });

  test('reads the provider’s result if it is cancelled after a card was sent', async () => {
    const { openForm, store, say, settle, step } = openPayment();
    await openForm();
    say('sent');
    store.dispatch(cardCancelled());
    await settle(3500);
    expect(step()).toBe('stored');
  });

  test('stores nothing if it is cancelled while the bank authenticates the holder', async () => {
    const { openForm, store, say, settle, card } = openPayment({ payment: { readNotification: is('challenged') } });
    await openForm();
    say('sent');
    say('challenged');
    await settle(10 * 60_000);
    expect(card()).toMatchObject({ step: 'entering', isSent: true });
    store.dispatch(cardCancelled());
    await settle();
    expect(card()).toEqual({ step: 'idle', wasDropped: true });
  });

  test('reads the provider’s result after 20 s if its own message is lost', async () => {
    const { openForm, say, settle, step } = openPayment();
    await openForm();
    say('sent');
    await settle(19_999);
    expect(step()).toBe('entering');
    await settle(1);
    expect(step()).toBe('reading');
  });

  test('accepts a card again if none has reached the provider', async () => {
    const { openForm, say, settle, card, change, step } = openPayment({ payment: { readNotification: is('open') } });
    await openForm();
    say('sent');
    await settle(20_000);
    expect(card()).toMatchObject({ step: 'entering', isFormRequested: true, isSent: false });
    change({ readNotification: is('authorised') });
    say('sent');
    say('answered');
    await settle(3500);
    expect(step()).toBe('stored');
  });

  test('handles a message that arrives while the provider’s result is being read', async () => {
    const reading = Promise.withResolvers<CardSessionStatus>();
    const { openForm, say, settle, change, step } = openPayment({
      payment: { readNotification: () => reading.promise },
    });
    await openForm();
    say('sent');
    await settle(20_000);
    say('answered');
    change({ readNotification: is('authorised') });
    reading.resolve('open');
    await settle(3500);
    expect(step()).toBe('stored');
  });

  test('reads the provider’s result if it is cancelled after a sent card had not arrived in time', async () => {
    const { openForm, store, say, settle, change, step } = openPayment({ payment: { readNotification: is('open') } });
    await openForm();
    say('sent');
    await settle(20_000);
    change({ readNotification: is('authorised') });
    store.dispatch(cardCancelled());
    await settle(3500);
    expect(step()).toBe('stored');
  });

  test('can be opened again if it does not load a second time, and the sent card has not arrived', async () => {
    const { openForm, store, say, settle, step } = openPayment({ payment: { readNotification: is('open') } });
    await openForm();
    say('sent');
    store.dispatch(cardFormMounted());
    await settle(15_000);
    expect(step()).toBe('unopened');
  });

  test('waits for a new ready message if it is mounted again after the browser’s back button', async () => {
    const { openForm, store, say, settle, step } = openPayment();
    await openForm();
    await settle(60_000);
    store.dispatch(cardFormMounted());
    await settle(10_000);
    say('ready');
    await settle(60_000);
    expect(step()).toBe('entering');
  });

  test('reports that it could not be opened if its session has expired', async () => {
    const { openForm, say, settle, step } = openPayment();
    await openForm();
    say('failed');
    await settle();
    expect(step()).toBe('unopened');
  });
});

describe('a card that was entered', () => {
  test('closes its form at once if the form is rendered again after the card was accepted', async () => {
    const { openForm, say, store, settle, card } = openPayment();
    await openForm();
    say('answered');
    await settle();
    expect(card()).toMatchObject({ step: 'reading', isFormOpen: true });
    store.dispatch(cardFormMounted());
    expect(card()).toMatchObject({ step: 'reading', isFormOpen: false });
  });

  test('is stored 3.5 s after it was authorised, and the form closes 5 s after', async () => {
    const { openForm, say, settle, card, ports } = openPayment();
    await openForm();
    say('sent');
    say('answered');
    await settle();
    expect(card()).toMatchObject({ step: 'reading', isFormOpen: true });
    const start = Date.now();
    expect(await millisecondsUntil(() => ports.callsOf('payment.readHistory').length > 0)).toBe(3500);
    expect(card()).toEqual({
      step: 'stored',
      session,
      card: { initDigits: '4111', endDigits: '1111' },
      isFormOpen: true,
    });
    const isFormClosed = () => {
      const state = card();
      return state.step === 'stored' && !state.isFormOpen;
    };
    await millisecondsUntil(isFormClosed);
    expect(Date.now() - start).toBe(5000);
  });

  test('depends on the notification alone: the form’s message "answered" stores nothing', async () => {
    const { openForm, say, settle, card } = openPayment({ payment: { readNotification: is('refused') } });
    await openForm();
    say('answered');
    await settle(60_000);
    expect(card()).toEqual({ step: 'refused' });
  });

  test('is read until the status is final', async () => {
    const { openForm, say, settle, step, change } = openPayment({ payment: { readNotification: is('pending') } });
    await openForm();
    say('answered');
    await settle(20_000);
    expect(step()).toBe('verifying');
    change({ readNotification: is('authorised') });
    await settle(10_000 + 3500);
    expect(step()).toBe('stored');
  });

  test.each([
    ['stays pending', is('pending')],
    ['has an unknown status', is('unknown')],
    ['can’t be read', dead],
  ])('and %s ends as "being checked" and is not sent again', async (_, readNotification) => {
    const { openForm, say, settle, card, ports, records } = openPayment({ payment: { readNotification } });
    await openForm();
    say('answered');
    await settle(3 * 60_000);
    expect(card()).toEqual({ step: 'unverified', session });
    const asked = ports.callsOf('payment.readNotification').length;
    await settle(60 * 60_000);
    expect(ports.callsOf('payment.readNotification')).toHaveLength(asked);
    expect(ports.callsOf('payment.openSession')).toHaveLength(1);
    expect(records.kept.draft).toHaveProperty('7/card');
  });

  test('and is being checked can be checked by the visitor, and no other card can be entered', async () => {
    const { openForm, say, settle, store, step, ask, change } = openPayment({
      payment: { readNotification: is('pending') },
    });
    await openForm();
    say('answered');
    await settle(3 * 60_000);
    ask();
    await settle();
    expect(step()).toBe('unverified');
    change({ readNotification: is('authorised') });
    store.dispatch(cardCheckAsked());
    await settle(3500);
    expect(step()).toBe('stored');
  });

  test('is read once if the log-in that it opens is closed, and again when the visitor asks for it', async () => {
    const { openForm, say, settle, step, store, ports, change } = openPayment({
      payment: { readNotification: failing({ kind: 'unauthorized' }) },
    });
    await openForm();
    say('answered');
    await settle();
    expect(step()).toBe('unverified');
    await settle(120_000);
    expect(ports.callsOf('payment.readNotification')).toHaveLength(1);
    change({ readNotification: is('authorised') });
    store.dispatch(cardCheckAsked());
    await settle(3500);
    expect(step()).toBe('stored');
  });

  test('and rejected can be replaced by another', async () => {
    const { openForm, say, settle, step, ask, records } = openPayment({ payment: { readNotification: is('refused') } });
    await openForm();
    say('answered');
    await settle();
    expect(step()).toBe('refused');
    expect(records.kept.draft).toEqual({});
    ask();
    await settle();
    expect(step()).toBe('entering');
  });
});

describe('the history of a card', () => {
  const missing = (times: number): PaymentPort['readHistory'] => {
    let left = times;
    return () => (left-- > 0 ? notFound() : Promise.resolve([good]));
  };
  const enterCard = async (payment: Partial<PaymentPort>) => {
    const opened = openPayment({ payment });
    await opened.openForm();
    opened.say('answered');
    await opened.settle(3500);
    return opened;
  };

  test.each([
    [0, 0],
    [1, 2000],
    [2, 6000],
    [3, 12_000],
  ])('that is missing %i times is read again, and the card is stored after %i ms', async (times, afterMs) => {
    const { step, ports } = await enterCard({ readHistory: missing(times) });
    expect(await millisecondsUntil(() => step() === 'stored')).toBe(afterMs);
    expect(ports.callsOf('payment.readHistory')).toHaveLength(times + 1);
  });

  test('that is missing four times ends as unread, and can be read again without a new card', async () => {
    const { settle, store, step, card, ports } = await enterCard({ readHistory: missing(4) });
    await settle(12_000);
    expect(card()).toMatchObject({ step: 'unread', error: { kind: 'notFound' } });
    expect(ports.callsOf('payment.readHistory')).toHaveLength(4);
    store.dispatch(cardHistoryAsked());
    await settle(3500);
    expect(step()).toBe('stored');
    expect(ports.callsOf('payment.openSession')).toHaveLength(1);
  });

  test('that can’t be read for another reason ends as unread after the usual retries', async () => {
    const { settle, step, ports } = await enterCard({ readHistory: dead });
    await settle(1200);
    expect(step()).toBe('unread');
    expect(ports.callsOf('payment.readHistory')).toHaveLength(3);
  });

  test.each([
    ['no card', []],
    ['a card that was refused', [{ ...good, isAuthorised: false, isRefused: true }]],
    ['a card without a reference', [{ initDigits: '4111', endDigits: '1111', isAuthorised: true, isRefused: false }]],
  ])('with %s ends as unusable', async (_, history) => {
    const { card, records } = await enterCard({ readHistory: () => Promise.resolve(history) });
    expect(card()).toEqual({ step: 'unusable' });
    expect(records.kept.draft).toEqual({});
  });

  test('puts its token in no event and no state', async () => {
    const { events, store, settle, records } = await enterCard({});
    await settle(10_000);
    const seen = JSON.stringify([events, store.getState(), records.kept]);
    expect(seen).toContain('"endDigits":"1111"');
    expect(seen).not.toContain(secretToken);
  });
});

describe('after a reload', () => {
  test.each([undefined, 'nonsense', { id: 7 }, null])(
    'an attempt that is %j in storage starts nothing',
    async (kept) => {
      const { settle, card, ports } = openPayment({ kept });
      await settle(10_000);
      expect(card()).toEqual({ step: 'idle' });
      expect(ports.calls).toEqual([]);
    },
  );

  test.each<[CardSessionStatus, string]>([
    ['open', 'idle'],
    ['expired', 'idle'],
    ['refused', 'refused'],
    ['authorised', 'stored'],
    ['challenged', 'entering'],
  ])('an attempt with the status %s continues as %s', async (status, expected) => {
    const { settle, step, ports } = openPayment({ kept: session, payment: { readNotification: is(status) } });
    await settle(5000);
    expect(step()).toBe(expected);
    expect(ports.callsOf('payment.openSession')).toHaveLength(0);
  });

  test('an open attempt stays stored, because another tab may have its form', async () => {
    const { settle, step, records } = openPayment({ kept: session, payment: { readNotification: is('open') } });
    await settle();
    expect(step()).toBe('idle');
    expect(records.kept.draft).toHaveProperty('7/card');
  });

  test.each<CardSessionStatus>(['open', 'expired'])(
    'the card that the attempt would have replaced pays again if the attempt is %s',
    async (status) => {
      const attempt = { ...session, id: 's2', shopperReference: 'r2', former: session };
      const { settle, card, ports, records } = openPayment({
        kept: attempt,
        payment: { readNotification: (id) => Promise.resolve(id === 's2' ? status : 'authorised') },
      });
      await settle(5000);
      expect(card()).toMatchObject({ step: 'stored', session });
      expect(ports.callsOf('payment.readHistory')[0]?.args[0]).toBe('r1');
      // Another tab may have the form of an open attempt.
      expect(records.kept.draft).toEqual({ '7/card': status === 'open' ? attempt : session });
    },
  );

  test('the card that the attempt would have replaced pays again if the attempt is cancelled', async () => {
    const { settle, store, card, records } = openPayment({
      kept: { ...session, id: 's2', former: session },
      payment: { readNotification: (id) => Promise.resolve(id === 's2' ? 'challenged' : 'authorised') },
    });
    await settle(1000);
    store.dispatch(cardCancelled());
    await settle(5000);
    expect(card()).toMatchObject({ step: 'stored', session });
    expect(records.kept.draft).toEqual({ '7/card': session });
  });

  test.each<[string, CardSessionStatus, CardAttempt[]]>([
    ['refused', 'refused', []],
    ['unusable', 'authorised', [{ ...good, isRefused: true, isAuthorised: false }]],
  ])(
    'a card that is %s leaves the card that it would have replaced, which can be kept',
    async (step, status, history) => {
      const { settle, store, card, records } = openPayment({
        kept: { ...session, id: 's2', shopperReference: 'r2', former: session },
        payment: {
          readNotification: is(status),
          readHistory: (reference) => Promise.resolve(reference === 'r1' ? [good] : history),
        },
      });
      await settle(20_000);
      expect(card()).toEqual({ step });
      expect(selectFormerCard(store.getState())).toMatchObject({ session, card: { endDigits: '1111' } });
      store.dispatch(cardCancelled());
      expect(card()).toMatchObject({ step: 'stored', session });
      expect(records.kept.draft).toEqual({ '7/card': session });
    },
  );

  test('a pending card is checked again, and not sent again', async () => {
    const { settle, step, change } = openPayment({ kept: session, payment: { readNotification: is('pending') } });
    await settle(3000);
    expect(step()).toBe('verifying');
    change({ readNotification: is('authorised') });
    await settle(10_000 + 3500);
    expect(step()).toBe('stored');
  });

  test('the attempt of another user is ignored', async () => {
    const { store, settle, card } = openPayment();
    await settle();
    store.dispatch(sessionEnded({ why: 'loggedOut' }));
    store.dispatch(cardShown({ document: '11144477735', userId: '8' }));
    await settle();
    expect(card()).toEqual({ step: 'idle' });
  });
});

test('the log-out ends the attempt: nothing more is requested or shown', async () => {
  const { openForm, say, store, settle, card, ports } = openPayment({ payment: { readNotification: neverAnswers } });
  await openForm();
  say('answered');
  await settle();
  store.dispatch(sessionEnded({ why: 'loggedOut' }));
  await settle(5 * 60_000);
  expect(card()).toEqual({ step: 'unasked' });
  expect(ports.callsOf('payment.readNotification')[0]?.signal.aborted).toBe(true);
});

test('a session that fails as unauthorized is not requested from the older service', async () => {
  const { ask, settle, card, ports } = openPayment({ payment: { openSession: failing({ kind: 'unauthorized' }) } });
  await settle();
  ask();
  await settle(1000);
  expect(card()).toMatchObject({ step: 'unopened', error: { kind: 'unauthorized' } });
  expect(ports.callsOf('payment.openSessionOtherwise')).toEqual([]);
});

test('a stored card is still shown after the session expired, and after the same person has logged in again', async () => {
  const { openForm, say, store, settle, step } = openPayment();
  await openForm();
  say('answered');
  await settle(10_000);
  expect(step()).toBe('stored');
  store.dispatch(sessionEnded({ why: 'refused' }));
  await settle(10_000);
  expect(step()).toBe('stored');
  store.dispatch(userLoaded({ userId: '7' }));
  store.dispatch(cardShown(holder));
  await settle(10_000);
  expect(step()).toBe('stored');
});

test('a card whose history can’t be read can be replaced by another', async () => {
  const { openForm, say, settle, step, ask } = openPayment({ payment: { readHistory: dead } });
  await openForm();
  say('answered');
  await settle(60_000);
  expect(step()).toBe('unread');
  ask();
  await settle(1000);
  expect(step()).toBe('entering');
});

test('a card that was used in an order is deleted', async () => {
  const { openForm, say, store, settle, card, records } = openPayment();
  await openForm();
  say('answered');
  await settle(10_000);
  store.dispatch(cardUsed());
  await settle();
  expect(card()).toEqual({ step: 'idle' });
  expect(records.kept.draft).toEqual({});
});

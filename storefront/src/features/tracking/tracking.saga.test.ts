import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createAction } from '@reduxjs/toolkit';
import { startStore } from '#/test-support/index.ts';
import {
  interactionTracked,
  trackingFailed,
  watchTracking,
  type DataLayerEvent,
  type HashPort,
} from './tracking.saga.ts';

/** The consent choice of the test, which the watcher does not store. */
const choiceChanged = createAction<'unknown' | 'granted' | 'denied'>('test/choiceChanged');

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

function startTracking(push: (event: DataLayerEvent) => void = () => undefined) {
  const dataLayer = { push: vi.fn<(event: DataLayerEvent) => void>(push) };
  let choice: 'unknown' | 'granted' | 'denied' = 'unknown';
  const started = startStore();
  const hash = { sha256: vi.fn<HashPort['sha256']>(async (text) => sha256Of(text)) };
  started.watch(() =>
    watchTracking({ dataLayer, hash, readConsent: () => choice, consentChanges: [choiceChanged.type] }),
  );
  return {
    ...started,
    dataLayer,
    hash,
    choose: (made: typeof choice) => {
      choice = made;
      started.store.dispatch(choiceChanged(made));
    },
    track: (place: string) => started.store.dispatch(interactionTracked({ event: 'Whatsapp_Click', place })),
    /** The `place` values of the sent events, in order. */
    pushed: () => dataLayer.push.mock.calls.map(([event]) => ('place' in event ? event.place : undefined)),
  };
}

test('nothing is measured before the visitor has chosen', () => {
  const { track, pushed } = startTracking();
  track('rodape');
  expect(pushed()).toEqual([]);
});

test('events from before the consent are sent after it, in order and once', () => {
  const { choose, track, pushed } = startTracking();
  track('first');
  track('second');
  choose('granted');
  choose('granted');
  track('third');
  expect(pushed()).toEqual(['first', 'second', 'third']);
});

test('a denied consent drops the events before it, even when a consent follows', () => {
  const { choose, track, pushed } = startTracking();
  track('before');
  choose('denied');
  track('while refused');
  choose('granted');
  track('after');
  expect(pushed()).toEqual(['after']);
});

test('after a revocation nothing more is measured until the visitor chooses again', () => {
  const { choose, track, pushed } = startTracking();
  choose('granted');
  choose('unknown');
  track('after the revocation');
  expect(pushed()).toEqual([]);
});

test('at most fifty events wait for a choice: the oldest are dropped', () => {
  const { choose, track, pushed } = startTracking();
  for (let place = 1; place <= 60; place += 1) track(String(place));
  choose('granted');
  expect(pushed()).toHaveLength(50);
  expect(pushed()[0]).toBe('11');
});

test('a failing data layer throws nothing, and the next event is sent', () => {
  let isBroken = true;
  const { choose, track, pushed, eventsOf } = startTracking(() => {
    if (isBroken) throw new Error('blocked');
  });
  choose('granted');
  track('lost');
  isBroken = false;
  track('kept');
  expect(pushed()).toEqual(['lost', 'kept']);
  expect(eventsOf(trackingFailed.type)).toEqual([trackingFailed({ event: 'Whatsapp_Click' })]);
});

describe('the person of a tracked event', () => {
  const person = { email: ' Clara.Exemplo@Gmail.com ', phone: '+55 (11) 90000-0001', cep: '01310-100' };
  const hashes = {
    email_sha256: sha256Of('claraexemplo@gmail.com'),
    phone_sha256: sha256Of('11900000001'),
    cep_sha256: sha256Of('01310100'),
  };
  const loggedIn = interactionTracked({ event: 'login', person });

  test('is sent as hashes of normalised values, and never in plain text', async () => {
    const { choose, store, dataLayer } = startTracking();
    choose('granted');
    store.dispatch(loggedIn);
    await vi.waitFor(() => expect(dataLayer.push.mock.calls).toEqual([[{ event: 'login', ...hashes }]]));
  });

  test('is not hashed after a refusal', () => {
    const { choose, store, hash } = startTracking();
    choose('denied');
    store.dispatch(loggedIn);
    expect(hash.sha256).not.toHaveBeenCalled();
  });

  test('is dropped if consent is denied while it is hashed, and so are the events after it', async () => {
    const { choose, store, track, dataLayer } = startTracking();
    choose('granted');
    store.dispatch(loggedIn);
    track('before the refusal');
    choose('denied');
    choose('granted');
    track('after');
    await vi.waitFor(() => expect(dataLayer.push).toHaveBeenCalled());
    expect(dataLayer.push.mock.calls).toEqual([[{ event: 'Whatsapp_Click', place: 'after' }]]);
  });

  test('does not change the order of events, even if hashing is slow', async () => {
    const { choose, store, track, dataLayer } = startTracking();
    choose('granted');
    store.dispatch(loggedIn);
    track('after');
    await vi.waitFor(() =>
      expect(dataLayer.push.mock.calls.map(([{ event }]) => event)).toEqual(['login', 'Whatsapp_Click']),
    );
  });

  test('is left out in a browser that cannot hash', async () => {
    const { choose, store, hash, dataLayer } = startTracking();
    hash.sha256.mockRejectedValue(new Error('insecure'));
    choose('granted');
    store.dispatch(loggedIn);
    await vi.waitFor(() => expect(dataLayer.push.mock.calls).toEqual([[{ event: 'login' }]]));
  });

  test('is readable in no event, whatever values its sender adds', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    const phone = digits(11).map((text) => `(${text.slice(0, 2)}) ${text.slice(2, 7)}-${text.slice(7)}`);
    const cep = digits(8).map((text) => `${text.slice(0, 5)}-${text.slice(5)}`);
    const secret = fc.oneof(fc.emailAddress(), phone, cep, digits(11), digits(8));
    const { choose, store, dataLayer } = startTracking();
    choose('granted');
    fc.assert(
      fc.property(
        fc.constantFrom('', 'x ', 'tel:'),
        secret,
        fc.constantFrom('action', 'label'),
        (before, said, place) => {
          const event = { event: 'user_interaction', action: 'plano', label: 't-cross' } as const;
          dataLayer.push.mockClear();
          store.dispatch(interactionTracked({ ...event, [place]: before + said }));
          expect(dataLayer.push).toHaveBeenCalledOnce();
          expect(JSON.stringify(dataLayer.push.mock.calls)).not.toContain(said);
        },
      ),
    );
  });
});

import { expect, test, vi } from 'vitest';
import { createAction } from '@reduxjs/toolkit';
import { startStore } from '#/test-support/index.ts';
import { interactionTracked, trackingFailed, watchTracking, type TrackingEvent } from './tracking.saga.ts';

/** The visitor's choice, kept elsewhere in the application. */
const choiceChanged = createAction<'unknown' | 'granted' | 'denied'>('test/choiceChanged');

function startTracking(push: (event: TrackingEvent) => void = () => undefined) {
  const dataLayer = { push: vi.fn<(event: TrackingEvent) => void>(push) };
  let choice: 'unknown' | 'granted' | 'denied' = 'unknown';
  const started = startStore();
  started.watch(() => watchTracking({ dataLayer, readConsent: () => choice, consentChanges: [choiceChanged.type] }));
  return {
    ...started,
    choose: (made: typeof choice) => {
      choice = made;
      started.store.dispatch(choiceChanged(made));
    },
    track: (place: string) => started.store.dispatch(interactionTracked({ event: 'Whatsapp_Click', place })),
    /** The places of what was sent, in order. */
    pushed: () => dataLayer.push.mock.calls.map(([event]) => ('place' in event ? event.place : undefined)),
  };
}

test('nothing is measured before the visitor has chosen', () => {
  const { track, pushed } = startTracking();
  track('rodape');
  expect(pushed()).toEqual([]);
});

test('what happened before a consent is measured with it, in order and once', () => {
  const { choose, track, pushed } = startTracking();
  track('first');
  track('second');
  choose('granted');
  choose('granted');
  track('third');
  expect(pushed()).toEqual(['first', 'second', 'third']);
});

test('a refusal forgets what happened before it, even when a consent follows', () => {
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

test('no more than fifty events wait for a choice: the oldest are forgotten', () => {
  const { choose, track, pushed } = startTracking();
  for (let place = 1; place <= 60; place += 1) track(String(place));
  choose('granted');
  expect(pushed()).toHaveLength(50);
  expect(pushed()[0]).toBe('11');
});

test('a failing data layer disturbs nothing, and the next event is tried', () => {
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

import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import { startStore } from '#/test-support/index.ts';
import { onFirstUse } from './on-first-use.ts';

const opened = createAction('test/opened');
const sent = createAction<string>('test/sent');
const answered = createAction<string>('test/answered');
const givenUp = createAction<string>('test/givenUp');

/** A watcher that is on its way until it is said to have come, or not to come. */
function openPage() {
  const { store, watch, eventsOf } = startStore();
  let loading = Promise.withResolvers<object>();
  let loads = 0;
  watch(() =>
    onFirstUse({
      events: [opened, sent],
      again: [sent],
      load: () => {
        loads += 1;
        return loading.promise;
      },
      *watch() {
        yield* takeLeading(sent, function* answer({ payload }) {
          yield* call(() => Promise.resolve());
          yield* put(answered(payload));
        });
      },
      *giveUp(event: UnknownAction) {
        yield* put(givenUp(event.type));
      },
    }),
  );
  const told = ({ type }: { type: string }) => eventsOf(type).map(({ payload }) => payload);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    happens: (event: UnknownAction) => void store.dispatch(event),
    comes: async () => {
      loading.resolve({});
      await settled();
    },
    failsToCome: async () => {
      loading.reject(new Error('no connection'));
      loading = Promise.withResolvers();
      await settled();
    },
    answers: () => told(answered),
    givenUp: () => told(givenUp),
    loads: () => loads,
  };
}

test('an event sent while its watcher is loading is handled once', async () => {
  const page = openPage();
  page.happens(opened());
  page.happens(sent('early'));
  await page.comes();
  expect(page.answers()).toEqual(['early']);
  page.happens(sent('late'));
  await page.comes();
  expect(page.answers()).toEqual(['early', 'late']);
  expect(page.loads()).toBe(1);
});

test('the event that loads the watcher is handled by it', async () => {
  const page = openPage();
  page.happens(sent('first'));
  await page.comes();
  expect(page.answers()).toEqual(['first']);
});

test('events sent while the watcher fails to load are reported, and the next event loads it again', async () => {
  const page = openPage();
  page.happens(opened());
  page.happens(sent('early'));
  await page.failsToCome();
  expect(page.givenUp()).toEqual([opened.type, sent.type]);
  page.happens(sent('again'));
  await page.comes();
  expect(page.answers()).toEqual(['again']);
  expect(page.loads()).toBe(2);
});

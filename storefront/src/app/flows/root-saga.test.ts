import { createAction } from '@reduxjs/toolkit';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, take, takeEvery } from 'typed-redux-saga';
import { createTestStore, startStore } from '#/test-support/index.ts';
import { rootSaga } from './root-saga.ts';

const happened = createAction<string>('test/happened');

beforeEach(() => void vi.useFakeTimers());

/** Handles events until it gets one named 'crash'. */
function fragile(heard: string[]) {
  return function* watch() {
    while (true) {
      const { payload } = yield* take(happened);
      if (payload === 'crash') throw new Error('broken');
      heard.push(payload);
    }
  };
}

test('a watcher that crashes is reported with its name and restarted', async () => {
  const { store, watch, crashes, expectCrashes } = startStore();
  expectCrashes();
  const heard: string[] = [];
  watch(fragile(heard), 'prices');
  store.dispatch(happened('crash'));
  expect(crashes).toEqual([{ watcher: 'prices', error: new Error('broken'), attempt: 1 }]);
  await vi.advanceTimersByTimeAsync(1000);
  store.dispatch(happened('after'));
  expect(heard).toEqual(['after']);
});

test('a watcher that keeps crashing is restarted three times, then no more', async () => {
  const { watch, crashes, expectCrashes } = startStore();
  expectCrashes();
  const run = vi.fn<() => Generator>(function* broken() {
    yield* call(() => {
      throw new Error('broken at once');
    });
  });
  watch(run);
  await vi.runAllTimersAsync();
  expect(run).toHaveBeenCalledTimes(4);
  expect(crashes.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
});

test('the other watchers keep running while one has crashed', () => {
  const { store, sagas } = createTestStore();
  const heard: string[] = [];
  const report = vi.fn<(crash: { watcher: string }) => void>();
  const task = sagas.run(
    rootSaga,
    [
      { name: 'broken', run: fragile([]) },
      {
        name: 'sound',
        run: function* sound() {
          yield* takeEvery(happened, ({ payload }) => void heard.push(payload));
        },
      },
    ],
    report,
  );
  store.dispatch(happened('crash'));
  store.dispatch(happened('after'));
  expect(report).toHaveBeenCalledOnce();
  expect(heard).toEqual(['crash', 'after']);
  task.cancel();
});

import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { call, fork, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { describe, expect, it } from 'vitest';
import { dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { startStore } from '#/test-support/index.ts';
import { onDemand } from './on-demand.ts';

const opened = createAction('test/opened');
const submitted = createAction<string>('test/submitted');
const left = createAction('test/left');
const submissionSent = createAction<string>('test/sent');
const eventFailed = createAction<string>('test/failed');

/** Handles one submission at a time, until the visitor leaves the page. */
function* watchSubmissions(response: () => Promise<void>) {
  yield* takeLeading(submitted, function* submit({ payload }) {
    yield* race({
      work: call(function* work() {
        yield* call(response);
        yield* put(submissionSent(payload));
      }),
      left: take(left),
    });
  });
}

interface Options {
  /** Resolves when the service has responded to a submission. */
  response?: () => Promise<void>;
  watch?: () => Generator;
  isReplayed?: boolean;
}

/** A watcher whose chunk is loaded, or fails, by the test's command. */
function startOnDemand({ response = async () => undefined, watch, isReplayed }: Options = {}) {
  const started = startStore();
  let chunk = Promise.withResolvers<object>();
  let loads = 0;
  const page = started.watch(
    onDemand({
      events: [opened, submitted],
      load: () => {
        loads += 1;
        return chunk.promise;
      },
      watch: watch ?? (() => watchSubmissions(response)),
      *fail(event: UnknownAction) {
        yield* put(eventFailed(event.type));
      },
      ...(isReplayed !== undefined && { isReplayed }),
    }),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const payloadsOf = ({ type }: { type: string }) => started.eventsOf(type).map(({ payload }) => payload);
  return {
    ...started,
    page,
    settled,
    dispatch: (...actions: UnknownAction[]) => {
      for (const action of actions) started.store.dispatch(action);
    },
    arrives: async () => {
      chunk.resolve({});
      await settled();
    },
    failsToArrive: async () => {
      chunk.reject(new Error('no connection'));
      chunk = Promise.withResolvers();
      await settled();
    },
    sent: () => payloadsOf(submissionSent),
    failed: () => payloadsOf(eventFailed),
    loads: () => loads,
  };
}

describe('a watcher that is loaded on demand', () => {
  it('is loaded once, by the first of its events', async () => {
    const { dispatch, arrives, loads } = startOnDemand();
    dispatch(left());
    expect(loads()).toBe(0);
    dispatch(opened(), submitted('first'));
    await arrives();
    dispatch(submitted('second'), opened());
    await arrives();
    expect(loads()).toBe(1);
  });

  it('handles the event that loads it, and later ones, once each', async () => {
    const { dispatch, arrives, settled, sent } = startOnDemand();
    dispatch(submitted('first'));
    await arrives();
    expect(sent()).toEqual(['first']);
    dispatch(submitted('second'));
    await settled();
    expect(sent()).toEqual(['first', 'second']);
  });

  it('handles an event that is dispatched while its chunk is loading', async () => {
    const { dispatch, arrives, sent } = startOnDemand();
    dispatch(opened(), submitted('early'));
    await arrives();
    expect(sent()).toEqual(['early']);
  });

  it('receives two events of the same kind in their order, with its own concurrency', async () => {
    const { dispatch, arrives, sent } = startOnDemand();
    dispatch(submitted('first'), submitted('second'));
    await arrives();
    // `takeLeading` ignores the second one while the first is pending.
    expect(sent()).toEqual(['first']);
  });

  it('cancels the work of a page that was left while its chunk was loading', async () => {
    const { dispatch, arrives, sent } = startOnDemand();
    dispatch(submitted('left'), left());
    await arrives();
    expect(sent()).toEqual([]);
  });

  it('receives an action that it dispatches while it starts once', async () => {
    const heard: string[] = [];
    const { dispatch, arrives } = startOnDemand({
      *watch() {
        yield* takeEvery('*', ({ type }: UnknownAction) => void heard.push(type));
        yield* put(left());
      },
    });
    dispatch(opened());
    await arrives();
    expect(heard).toEqual([left.type, opened.type]);
  });

  it('replays no action to reducers or to other watchers', async () => {
    const { dispatch, arrives, eventsOf, store } = startOnDemand();
    dispatch(submitted('first'), dialogOpened({ name: 'login' }));
    const before = store.getState();
    await arrives();
    expect(eventsOf(submitted.type)).toHaveLength(1);
    expect(eventsOf(dialogOpened.type)).toHaveLength(1);
    expect(store.getState()).toBe(before);
  });

  it('reads and changes the state of the page’s store', async () => {
    const { dispatch, arrives, settled, store } = startOnDemand({
      *watch() {
        yield* takeLeading(submitted, function* open() {
          if (!(yield* select(selectPageDialog))) yield* put(dialogOpened({ name: 'login' }));
        });
      },
    });
    dispatch(submitted('first'));
    await arrives();
    await settled();
    expect(selectPageDialog(store.getState())).toMatchObject({ name: 'login' });
  });

  it('receives no earlier action where it begins with the state', async () => {
    const { dispatch, arrives, settled, sent } = startOnDemand({ isReplayed: false });
    dispatch(submitted('early'));
    await arrives();
    expect(sent()).toEqual([]);
    dispatch(submitted('late'));
    await settled();
    expect(sent()).toEqual(['late']);
  });
});

describe('a watcher whose chunk cannot be fetched', () => {
  it('reports each event that needed it, and is loaded again by the next one', async () => {
    const { dispatch, failsToArrive, arrives, failed, loads, sent } = startOnDemand();
    dispatch(opened(), submitted('early'));
    await failsToArrive();
    expect(failed()).toEqual([opened.type, submitted.type]);
    expect(loads()).toBe(1);
    dispatch(left());
    expect(loads()).toBe(1);
    dispatch(submitted('again'));
    await arrives();
    expect(sent()).toEqual(['again']);
    expect(loads()).toBe(2);
  });

  it('receives the actions around the failed events when it is loaded at last', async () => {
    const heard: string[] = [];
    const { dispatch, failsToArrive, arrives } = startOnDemand({
      *watch() {
        yield* takeEvery([opened, left], ({ type }: UnknownAction) => void heard.push(type));
      },
    });
    dispatch(opened(), left());
    await failsToArrive();
    dispatch(opened());
    await arrives();
    expect(heard).toEqual([left.type, opened.type]);
  });
});

describe('a watcher that was loaded on demand', () => {
  it('is cancelled with the page', async () => {
    const response = Promise.withResolvers<void>();
    const { dispatch, arrives, settled, sent, page } = startOnDemand({ response: () => response.promise });
    dispatch(submitted('first'));
    await arrives();
    page.cancel();
    response.resolve();
    await settled();
    expect(sent()).toEqual([]);
  });

  it('is reported when it crashes', async () => {
    const { dispatch, arrives, crashes, expectCrashes } = startOnDemand({
      *watch() {
        yield* fork(function* crash() {
          yield* take(submitted);
          throw new Error('crash');
        });
      },
    });
    expectCrashes();
    dispatch(submitted('first'));
    await arrives();
    expect(crashes).toMatchObject([{ watcher: 'watcher', attempt: 1, error: new Error('crash') }]);
  });
});

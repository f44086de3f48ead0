import { buffers, CANCEL, runSaga, stdChannel, type MulticastChannel } from 'redux-saga';
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { actionChannel, call, flush, fork, getContext, take } from 'typed-redux-saga';
import type { SagaIo } from './saga-gate.ts';

interface OnDemand<Chunk> {
  /** Events that need the watcher. The first of them loads its chunk. */
  events: readonly { type: string }[] | ((action: Action) => boolean);
  /** Imports the chunk and the other dependencies of the watcher. */
  load: () => Promise<Chunk>;
  watch: (chunk: Chunk) => Generator;
  /** Reports an event as failed, because the chunk could not be loaded. The next event retries. */
  fail?: (event: UnknownAction) => Generator;
  /**
   * False for a watcher that starts from the state, which contains earlier choices. Replayed actions would be handled
   * twice. @default true
   */
  isReplayed?: boolean;
}

/**
 * Creates a watcher whose chunk is loaded by the first event that needs it. The watcher then receives all actions since
 * that event in their order, except for events that were reported as failed. No reducer and no other watcher receives
 * them again (decision 0028).
 */
export const onDemand =
  <Chunk>(options: OnDemand<Chunk>) =>
  () =>
    watchOnDemand(options);

function* watchOnDemand<Chunk>({ events, load, watch, fail, isReplayed = true }: OnDemand<Chunk>) {
  const needsWatcher = typeof events === 'function' ? events : isOneOf(events);
  const first = yield* take<UnknownAction>(needsWatcher);
  const later = yield* actionChannel<UnknownAction>('*', buffers.expanding());
  let missed = [first];
  while (true) {
    const chunk = yield* call(() => load().catch(() => undefined));
    missed.push(...(yield* flush(later)));
    if (chunk !== undefined) {
      later.close();
      yield* runWith(isReplayed ? missed : [], () => watch(chunk));
      return;
    }
    for (const action of missed) if (fail && needsWatcher(action)) yield* call(fail, action);
    missed = missed.filter((action) => !needsWatcher(action));
    do missed.push(yield* take(later));
    while (!missed.some(needsWatcher));
  }
}

function isOneOf(events: readonly { type: string }[]) {
  const types = new Set(events.map(({ type }) => type));
  return ({ type }: Action) => types.has(type);
}

/** Loads a chunk and the other dependencies of its watcher. */
export const loadWith =
  <Chunk>(load: () => Promise<Chunk>, ...needs: readonly (() => Promise<void>)[]) =>
  async (): Promise<Chunk> => {
    const [chunk] = await Promise.all([load(), ...needs.map((need) => need())]);
    return chunk;
  };

/** Runs a watcher on its own channel, which delivers the missed actions and then every later one. */
function* runWith(missed: readonly UnknownAction[], watch: () => Generator) {
  const { dispatch, getState } = yield* getContext<SagaIo>('store');
  const channel = stdChannel<UnknownAction>();
  yield* fork(forward, channel);
  yield* call(() => {
    // The root saga gets a crash by the promise, so it is not reported here.
    const task = runSaga({ channel, dispatch, getState, onError: () => undefined }, watch);
    for (const action of missed) channel.put(action);
    return Object.assign(task.toPromise(), { [CANCEL]: () => task.cancel() });
  });
}

/** `takeEvery` would start a task for each action. */
function* forward(channel: MulticastChannel<UnknownAction>) {
  while (true) channel.put(yield* take<UnknownAction>('*'));
}

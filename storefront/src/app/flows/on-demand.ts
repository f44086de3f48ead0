import { buffers, CANCEL, runSaga, stdChannel } from 'redux-saga';
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { actionChannel, call, flush, fork, getContext, take } from 'typed-redux-saga';
import type { SagaIo } from './saga-gate.ts';

interface OnDemand<Chunk> {
  /** Events that need the watcher. The first of them loads its chunk. */
  events: readonly { type: string }[] | ((action: Action) => boolean);
  /** Imports the chunk and what the watcher needs besides. */
  load: () => Promise<Chunk>;
  watch: (chunk: Chunk) => Generator;
  /** Reports an event as failed, because the chunk could not be fetched. The next event loads it again. */
  fail?: (event: UnknownAction) => Generator;
  /**
   * False where the watcher begins with the state, which also holds what was chosen before a failed load. Its first
   * actions would be handled twice. @default true
   */
  isReplayed?: boolean;
}

/**
 * Makes a watcher whose chunk is loaded by the first event that needs it. The watcher then receives, in their order,
 * all actions since that event, as if it had been there, but for events that were reported as failed. No reducer and
 * no other watcher sees these actions again (decision 0028).
 */
export function onDemand<Chunk>({ events, load, watch, fail, isReplayed = true }: OnDemand<Chunk>) {
  const needsWatcher = typeof events === 'function' ? events : isOneOf(events);

  return function* watchOnDemand() {
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
  };
}

function isOneOf(events: readonly { type: string }[]) {
  const types = new Set(events.map(({ type }) => type));
  return ({ type }: Action) => types.has(type);
}

/** Loads a chunk together with what its watcher needs besides. */
export const loadWith =
  <Chunk>(load: () => Promise<Chunk>, ...needs: readonly (() => Promise<void>)[]) =>
  async (): Promise<Chunk> => {
    const [chunk] = await Promise.all([load(), ...needs.map((need) => need())]);
    return chunk;
  };

/** Runs a watcher on a channel of its own, which carries the missed actions first and every later one after them. */
function* runWith(missed: readonly UnknownAction[], watch: () => Generator) {
  const { dispatch, getState } = yield* getContext<SagaIo>('store');
  const channel = stdChannel<UnknownAction>();
  // `takeEvery` would start a task for each action.
  yield* fork(function* forward() {
    while (true) channel.put(yield* take<UnknownAction>('*'));
  });
  yield* call(() => {
    // A crash reaches the root saga by the promise, and needs no second report.
    const task = runSaga({ channel, dispatch, getState, onError: () => undefined }, watch);
    for (const action of missed) channel.put(action);
    return Object.assign(task.toPromise(), { [CANCEL]: () => task.cancel() });
  });
}

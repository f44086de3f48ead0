import { buffers } from 'redux-saga';
import { actionChannel, call, flush, fork, put, take } from 'typed-redux-saga';
import type { Action, UnknownAction } from '@reduxjs/toolkit';

interface OnFirstUse<Part> {
  /** Events that need the watcher. */
  events: readonly { type: string }[] | ((event: Action) => boolean);
  /**
   * Those of them of which the state says too little to begin with: what came of these while the watcher was on its way
   * is put once more. Nobody else may mind hearing it again.
   */
  again?: readonly { type: string }[];
  /** Fetches it, and what it needs. */
  load: () => Promise<Part>;
  /** Runs it. It begins with what the state says has happened before it was there. */
  watch: (part: Part) => Generator;
  /** Says of each event that it is not answered, where the script didn't come; the next event tries again. */
  giveUp?: (event: UnknownAction) => Generator;
}

/**
 * A watcher that is fetched with the first event that needs it: a page that is only read pays nothing for it. Whatever
 * else is asked for on its way, which takes long on a bad line, is answered or given up like the first.
 */
export function* onFirstUse<Part>({ events, again = [], load, watch, giveUp }: OnFirstUse<Part>) {
  const pattern = typeof events === 'function' ? events : events.map(({ type }) => type);
  const asked = yield* actionChannel<UnknownAction>(pattern, buffers.expanding());
  while (true) {
    const first = yield* take(asked);
    const part = yield* call(() => load().catch(() => undefined));
    const heard = [first, ...(yield* flush(asked))];
    if (part !== undefined) {
      asked.close();
      yield* fork(watch, part);
      for (const event of heard) if (again.some(({ type }) => type === event.type)) yield* put(event);
      return;
    }
    for (const event of heard) if (giveUp) yield* call(giveUp, event);
  }
}

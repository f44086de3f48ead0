import { runSaga } from 'redux-saga';
import { put } from 'typed-redux-saga';
import { describe, expect, it } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { loadFailed } from '../failures/load-failed.ts';
import { load } from './requests.ts';

const loaded = { type: 'dealers/loaded' };
const failed = (error: AppError) => ({ type: 'dealers/failed', payload: error });

async function run(work: () => Generator<unknown, void>, whenFailed?: typeof failed) {
  const events: unknown[] = [];
  const isLoaded = await runSaga({ dispatch: (event) => void events.push(event) }, function* start() {
    return yield* load('dealers', work, whenFailed);
  }).toPromise<boolean>();
  return { events, isLoaded };
}

function* succeed() {
  yield* put(loaded);
}

// oxlint-disable-next-line require-yield -- it fails before its first effect
function* fail(): Generator<unknown, void> {
  throw new ServiceError({ kind: 'timeout' });
}

describe('a read', () => {
  it('dispatches what its work does, and no failure', async () => {
    expect(await run(succeed, failed)).toEqual({ events: [loaded], isLoaded: true });
  });

  it('that fails dispatches the event of its slice, then loadFailed with the code of the slice', async () => {
    const error = { kind: 'timeout' } as const;
    expect(await run(fail, failed)).toEqual({
      events: [failed(error), loadFailed({ slice: 'dealers', error })],
      isLoaded: false,
    });
  });

  it('that fails behind shown data dispatches loadFailed alone', async () => {
    const { events } = await run(fail);
    expect(events).toEqual([loadFailed({ slice: 'dealers', error: { kind: 'timeout' } })]);
  });
});

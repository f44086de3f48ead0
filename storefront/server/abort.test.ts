import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withTimeLimit } from './abort.ts';

describe('a run with a time limit', () => {
  it('gets a signal that aborts when the time is up', async () => {
    const run = withTimeLimit(1, (signal) => {
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    await expect(run).rejects.toMatchObject({ name: 'TimeoutError', message: 'Not done within 1 ms.' });
  });

  it('removes the listeners of its signal as soon as it ends', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const page = await withTimeLimit(60_000, async (signal) => {
      const rendered = { html: 'page' };
      signal.addEventListener('abort', () => rendered.html);
      return new WeakRef(rendered);
    });
    // A WeakRef keeps its target alive until the current job ends.
    await setImmediate();
    collectGarbage();
    expect(page.deref()).toBeUndefined();
  });
});

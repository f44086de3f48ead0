import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { aConfig } from '#/test-support/index.ts';
import { render } from './entry-server.tsx';

/** Renders a page that calls services. @returns a weak reference to a part of the page */
async function renderUnknownStore(signal: AbortSignal) {
  const fetch = async () => Response.json([]);
  const { status } = await render(new URL('http://localhost:4000/viaduto'), {
    config: aConfig(),
    fetch,
    signal,
    shareRead: (_key, read) => read(),
    readTheme: () => undefined,
    reportFailure: () => {},
    assets: { entry: 'entry.js', entryImports: [], css: [], modules: {}, files: {} },
    visitor: { hasSessionHint: false, storedStore: undefined },
    budgetInMs: 60_000,
  });
  expect(status).toBe(302);
  return new WeakRef(fetch);
}

test('a rendered page leaves the memory after the next one, also while the signal of its request is in use', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { signal } = new AbortController();
  const page = await renderUnknownStore(signal);
  // axios refers to the last page that has called a service.
  await renderUnknownStore(new AbortController().signal);
  // A WeakRef keeps its target alive until the current job ends.
  await setImmediate();
  collectGarbage();
  expect(signal.aborted).toBe(false);
  expect(page.deref()).toBeUndefined();
});

import { expect, test, vi } from 'vitest';
import { isPageScriptError, loadPageScript, PageScriptError } from './page-script.ts';

test('a script that loads is requested once', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  await expect(loadPageScript(load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledOnce();
});

test('a script that fails is requested once more', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('page')).mockRejectedValueOnce(new Error('cut'));
  await expect(loadPageScript(load)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a script that fails twice has failed, with the code of the specification', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('cut')));
  const failure = await loadPageScript(load).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PageScriptError);
  expect(failure).toHaveProperty('message', expect.stringMatching(/^Loading chunk \d+ failed$/));
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['ours', new PageScriptError(2, undefined), true],
  ['Chromium’s', new TypeError('Failed to fetch dynamically imported module: https://loja.example/a.js'), true],
  ['Firefox’s', new TypeError('error loading dynamically imported module: https://loja.example/a.js'), true],
  ['Safari’s', new TypeError('Importing a module script failed.'), true],
  ['a fault of the program', new TypeError('undefined is not a function'), false],
  ['anything else', 'Loading chunk 2 failed', false],
])('a failed script is recognised by %s', (_, error, isOne) => {
  expect(isPageScriptError(error)).toBe(isOne);
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startStore, testConfig } from './test-support/listening.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the image's own command with an environment. @returns its exit code */
async function checkHealth(env: Record<string, string>): Promise<number> {
  const containerfile = await readFile(`${root}Containerfile`, 'utf8');
  const [, command = ''] = /HEALTHCHECK [^]*?CMD (\[.*\])$/m.exec(containerfile) ?? [];
  const [, ...argv] = JSON.parse(command) as string[];
  const { promise, resolve } = Promise.withResolvers<number>();
  execFile(process.execPath, argv, { cwd: root, env: { PATH: process.env['PATH'], ...env } }, (error) =>
    resolve(Number(error?.code ?? 0)),
  );
  return promise;
}

it.each([
  ['the base path of its environment', { ENVIRONMENT: 'pre' }],
  ['a base path without its last slash', { BASE_PATH: '/loja' }],
  ['an empty BASE_PATH', { BASE_PATH: '' }],
])('the health check of the image finds a store with %s', async (_name, env: Record<string, string>) => {
  const { basePath } = readConfig({ ...env });
  const { url } = await startStore(testConfig(undefined, { basePath }));
  expect(await checkHealth({ ...env, PORT: new URL(url).port })).toBe(0);
});

it('the health check of the image fails if no store responds', async () => {
  expect(await checkHealth({ PORT: '9' })).toBe(1);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTheme } from '@signdrive/tokens/theme';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSandboxForFile } from '../../sandbox/src/test-support/sandbox.ts';
import { publishTheme } from './partner-store.ts';
import { runTheme } from './run-theme.ts';

const api = startSandboxForFile();
const publish = (slug: string, color: string) => {
  const theme = createTheme({ slug, color, name: 'Loja · exemplo' });
  return publishTheme(theme, { control: `${api.sandbox.url}/_sandbox/`, store: 'http://localhost:1/' });
};
const partner = async (slug: string) => (await api.content<unknown[]>(`/partner?slug=${slug}`)).body[0];

test('a new partner gets a store with sample facts, its name and its theme, and the URL is printed', async () => {
  const lines = await publish('loja-nova', '#ffe600');
  expect(lines.slice(0, 2)).toEqual([
    'Made the store loja-nova in the sandbox, with sample facts (EXEMPLO-loja-nova).',
    'Store: http://localhost:1/loja-nova',
  ]);
  expect(await partner('loja-nova')).toMatchObject({
    identifier: 'loja-nova',
    partnerName: 'Loja · exemplo',
    partnerImage: '',
    partnerTheme: { brand: { action: { $value: { components: [0.9168, 0.1915, 101.41] } } } },
  });
});

test('an existing partner gets the whole new theme and keeps its facts', async () => {
  await publish('porto-seco', '#7a1fd1');
  const theme = createTheme({ slug: 'porto-seco', color: '#7a1fd1' }).document;
  expect(await partner('porto-seco')).toMatchObject({ referenceCode: 'EXEMPLO-003', partnerTheme: theme });
});

test('a new theme doesn’t change an existing store at its URL', async () => {
  const before = await partner('viaduto');
  const theme = createTheme({ slug: 'viaduto', color: '#7a1fd1' });
  const places = { control: `${api.sandbox.url}/_sandbox/`, store: 'http://localhost:1/' };
  await expect(publishTheme(theme, places, { mayReplace: false })).rejects.toThrow(
    'The sandbox has a store viaduto already (Viaduto · exemplo): it stays as it is.',
  );
  expect(await partner('viaduto')).toEqual(before);
});

test('publish sends a design tool’s file as the converted theme', async () => {
  const tokens = mkdtempSync(join(tmpdir(), 'signdrive-publish-'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    rmSync(tokens, { recursive: true });
    log.mockRestore();
    vi.unstubAllEnvs();
  });
  const folder = join(tokens, 'partners/da-ferramenta');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'slots.json'), '{ "brand": { "radius": { "$value": "8px" } } }');
  writeFileSync(join(folder, 'theme.json'), '{ "name": "Da ferramenta · exemplo" }');
  vi.stubEnv('SANDBOX_PORT', new URL(api.sandbox.url).port);

  await runTheme(['publish', 'da-ferramenta', '--tokens', tokens]);
  expect(await partner('da-ferramenta')).toMatchObject({
    partnerTheme: { brand: { radius: { $value: { value: 0.5, unit: 'rem' } } } },
  });
  expect(log.mock.calls.flat().join('\n')).toContain('brand.radius is read from 8px as 0.5rem');
});

test('without a sandbox the command asks to start it', async () => {
  const theme = { slug: 'x', name: 'X', document: {} };
  const nowhere = { control: 'http://127.0.0.1:1/_sandbox/', store: 'http://localhost:1/' };
  await expect(publishTheme(theme, nowhere)).rejects.toThrow('No sandbox answers at http://127.0.0.1:1: run npm start');
});

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { run } from './run.ts';

const { app } = inject('installed');
const folder = join(app, 'theme-command');
mkdirSync(folder, { recursive: true });
const theme = (...args: string[]): Promise<string> => run(join(app, 'node_modules/.bin/theme'), args, folder);

it('the installed command makes a theme from a colour, checks it and prints its sheet', async () => {
  expect(await theme('new', 'acme', '--color', '#0a7f5a', '--name', 'Acme · exemplo')).toContain(
    'Written:\n  acme.json',
  );
  expect(JSON.parse(readFileSync(join(folder, 'acme.json'), 'utf8'))).toHaveProperty('brand.action');
  expect(await theme('check', 'acme.json')).toContain('every pair passes in both contrast settings');
  expect(await theme('export', 'acme.json', '--as', 'css', '--slug', 'acme')).toMatch(
    /^:root\[data-partner="acme"\] \{\n {2}--/,
  );
  expect(await theme('export', 'viaduto', '--as', 'dtcg')).toContain('"$type": "color"');
});

it('the installed command ends with one sentence and the usage if an argument is missing', async () => {
  await expect(theme('check')).rejects.toThrow(/Name the files to check\.\ntheme new <slug>/);
  await expect(theme('publish', 'acme')).rejects.toThrow('"publish" is neither new, check nor export.');
});

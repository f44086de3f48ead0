import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scenarios } from './index.ts';

it('the README names every world, one of them for all worlds with a single partner', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const missing = scenarios
    .map(({ name }) => name.replace(/^partner-(?:casa-andrade|porto-seco)$/, 'partner-viaduto'))
    .filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
const modules = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.css'));

/** Cells of each row of the table of entries: the entry and its exports. */
const rows = new Map(
  Array.from(readme.matchAll(/^\| `\.\/(\S+)` +\| (.+?) +\|$/gm), ([, entry = '', exported = '']) => [
    entry,
    exported.replaceAll('`', ''),
  ]),
);

it('the README lists each entry of the package, and nothing else', () => {
  expect([...rows.keys()].toSorted()).toEqual(modules.map((entry) => entry.slice(2)).toSorted());
});

it.each(modules)('the README lists what %s exports', async (entry) => {
  const exported: Readonly<Record<string, unknown>> = await import(entry.replace('.', manifest.name));
  expect(rows.get(entry.slice(2))).toBe(Object.keys(exported).toSorted().join(', '));
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintContents, fingerprintStamps, listInputs } from './fingerprint.ts';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  for (const folder of ['src', 'src/dist', 'node_modules']) mkdirSync(join(root, folder));
  write('src/a.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

it('a touched file with the same text needs no build', () => {
  const before = fingerprintContents(root, ['src']);
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  expect(fingerprintContents(root, ['src'])).toBe(before);
});

it.each([
  ['a changed text', () => write('src/a.ts', 'two')],
  ['a new file', () => write('src/b.ts', '')],
  ['a file that was missing before', () => write('late.json', '{}')],
])('%s needs a build', (_case, change) => {
  const before = fingerprintContents(root, ['src', 'late.json']);
  change();
  expect(fingerprintContents(root, ['src', 'late.json'])).not.toBe(before);
});

it('moving text from one file to another needs a build', () => {
  write('src/b.ts', '');
  const before = fingerprintContents(root, ['src']);
  write('src/a.ts', '');
  write('src/b.ts', 'one');
  expect(fingerprintContents(root, ['src'])).not.toBe(before);
});

it('tests, stories, notes and outputs are no inputs', () => {
  for (const path of ['src/a.test.ts', 'src/A.stories.tsx', 'src/A.spec.md', 'src/dist/a.js']) write(path, 'x');
  expect(listInputs(root, ['src'])).toEqual([join(root, 'src/a.ts')]);
});

it('a rewritten or removed output is detected', () => {
  const before = fingerprintStamps(root, ['src/dist']);
  write('src/dist/a.js', 'x');
  const written = fingerprintStamps(root, ['src/dist']);
  expect(written).not.toBe(before);
  rmSync(join(root, 'src/dist'), { recursive: true });
  expect(fingerprintStamps(root, ['src/dist'])).toBe('missing src/dist');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkNamedTests,
  checkNumbers,
  checkOperations,
  checkTexts,
  readOperationRows,
  readSeenTexts,
} from './coverage-check.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('a text', () => {
  it.each([
    ["test('x', () => { sees('A'); });", ['A']],
    ["test('x', async () => { await comesToSee('A'); });", ['A']],
    ["test.each([{ seen: 'A' }, { seen: 'B' }] as const)('$seen', ({ seen }) => sees(seen));", ['A', 'B']],
    ["test.each([{ seen: 'A' }])('$seen', () => { sees('B'); });", ['B']],
    ["test('A', () => { expect(copy).toBe('A'); }); // sees('A')", []],
  ])('is seen by %j as %j', (source, texts) => {
    expect([...readSeenTexts('a.test.tsx', source)]).toEqual(texts);
  });

  it('must be seen by a test of a page', () => {
    plant('storefront/src/a.test.tsx', "test('x', () => { sees('A'); });");
    plant('storefront/src/b.test.ts', "test('x', () => { sees('B'); });");
    plant('storefront/src/C.tsx', "test('x', () => { sees('C'); });");
    expect(checkTexts(folder, ['A', 'B', 'C']).faults).toEqual([
      'No test sees “B” on a page (sees, comesToSee).',
      'No test sees “C” on a page (sees, comesToSee).',
    ]);
  });

  it('is missing if the catalogue is empty', () => {
    plant('storefront/src/a.test.tsx', '');
    expect(checkTexts(folder, []).faults).toEqual(['The catalogue has no text: nothing was checked.']);
  });
});

const numbers = (asserted: string, test: string) =>
  `## Numbers\n\n| item | value | asserted as | test |\n| --- | --- | --- | --- |\n| Delay | 50 ms | ${asserted} | ${test} |\n`;

describe('a number', () => {
  beforeEach(() =>
    plant(
      'a.test.ts',
      "test('one', () => { wait(7); expect(waited()).toBe(50); });\ntest('other', () => { /* 50 */ expect(a).toBe(7); });\n",
    ),
  );

  it.each([
    ['`toBe(50)`', '`a.test.ts` › “one”', 0],
    ['`toBe(50)`', '`a.test.ts`', 0],
    ['`toBe(50)`', '`a.test.ts` › “other”', 1],
    ['`50`', '`a.test.ts` › “other”', 1],
    ['`wait(7)`', '`a.test.ts` › “one”', 1],
    ['`toBe(51)`', '`a.test.ts` › “one”', 1],
    ['', '`a.test.ts` › “one”', 1],
    ['`toBe(50)`', '', 1],
  ])('written as %s with the test %s has %i faults', (asserted, test, count) => {
    expect(checkNumbers(folder, numbers(asserted, test)).faults).toHaveLength(count);
  });

  it('is missing without its section', () => {
    expect(checkNumbers(folder, '').faults).toEqual(['There is no row of numbers.']);
  });
});

it('a row without a test, and an unknown file or title, are faults', () => {
  plant('a.test.ts', "// two\ntest('one', () => { expect('two').toBe(a); });");
  const rows = ['| x | `a.test.ts` |', '| x | `a.test.ts` › “two” |', '| x | `b.test.ts` |', '| x | y |'];
  expect(checkNamedTests(folder, `| a | b |\n| --- | --- |\n${rows.join('\n')}\n`).faults).toEqual([
    'There is no “two” in a.test.ts.',
    'There is no b.test.ts.',
    'No test is named in: | x | y |',
  ]);
});

it('the operations equal those of the contract, each with its journey flag', () => {
  const document =
    '## Operations\n\n| operation | called by |\n| --- | --- |\n| `GET /a/{id}` | `a.journey.ts` › “one” |\n| `GET /b` | `b.test.ts` |\n';
  expect(checkOperations(['GET /a/{id}', 'POST /c'], document).faults).toEqual([
    'No row has POST /c.',
    'The contract has no GET /b.',
  ]);
  expect(readOperationRows(document)).toEqual([
    { operation: 'GET /a/{id}', isOfJourney: true },
    { operation: 'GET /b', isOfJourney: false },
  ]);
});

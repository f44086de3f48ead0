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
    ["sees('A');", ['A']],
    ["await comesToSee('A');", ['A']],
    ["test.each([{ seen: 'A' }, { seen: 'B' }] as const)('…', ({ seen }) => sees(seen));", ['A', 'B']],
    [
      "const rows = [{ seen: ['A', 'B'] }]; for (const { seen } of rows) for (const text of seen) sees(text);",
      ['A', 'B'],
    ],
    ["test.each([{ seen: 'A' }])('…', () => {}); sees('B');", ['B']],
    ["expect(copy).toBe('A'); // sees('B')", []],
  ])('in %s', (source, texts) => {
    expect([...readSeenTexts(source)]).toEqual(texts);
  });

  it('is proved by a test of a page alone', () => {
    plant('storefront/src/a.test.tsx', "sees('A');");
    plant('storefront/src/b.test.ts', "sees('B');");
    plant('storefront/src/C.tsx', "sees('C');");
    expect(checkTexts(folder, ['A', 'B', 'C']).faults).toEqual([
      'No test sees “B” on a page (sees, comesToSee).',
      'No test sees “C” on a page (sees, comesToSee).',
    ]);
    expect(checkTexts(folder, []).faults).toHaveLength(1);
  });
});

const numbers = (asserted: string, test: string) =>
  `## Numbers\n\n| item | value | asserted as | test |\n| --- | --- | --- | --- |\n| Delay | 50 ms | ${asserted} | ${test} |\n`;

describe('a number', () => {
  beforeEach(() => plant('a.test.ts', "test('one', () => { wait(49); });\ntest('other', () => { wait(7); });\n"));

  it.each([
    ['`wait(49)`', '`a.test.ts` › “one”', 0],
    ['`wait(49)`', '`a.test.ts` › “other”', 1],
    ['`wait(50)`', '`a.test.ts` › “one”', 1],
    ['', '`a.test.ts` › “one”', 1],
    ['`wait(49)`', '', 1],
  ])('that is asserted as %s in %s has %i faults', (asserted, test, count) => {
    expect(checkNumbers(folder, numbers(asserted, test)).faults).toHaveLength(count);
  });

  it('needs its section', () => {
    expect(checkNumbers(folder, '').faults).toEqual(['There is no row of numbers.']);
  });
});

it('a row without a test, a file and a title that are not there are faults', () => {
  plant('a.test.ts', "test('one', () => {});");
  const rows = ['| x | `a.test.ts` |', '| x | `a.test.ts` › “two” |', '| x | `b.test.ts` |', '| x | y |'];
  expect(checkNamedTests(folder, `| a | b |\n| --- | --- |\n${rows.join('\n')}\n`).faults).toEqual([
    'There is no “two” in a.test.ts.',
    'There is no b.test.ts.',
    'No test stands beside: | x | y |',
  ]);
});

it('the operations are those of the contract, no more and no fewer, and each says whether a journey calls it', () => {
  const document =
    '## Operations\n\n| operation | called by |\n| --- | --- |\n| `GET /a/{id}` | `a.journey.ts` › “one” |\n| `GET /b` | `b.test.ts` |\n';
  expect(checkOperations(['GET /a/{id}', 'POST /c'], document).faults).toEqual([
    'Nobody calls POST /c.',
    'The contract has no GET /b.',
  ]);
  expect(readOperationRows(document)).toEqual([
    { operation: 'GET /a/{id}', isOfJourney: true },
    { operation: 'GET /b', isOfJourney: false },
  ]);
});

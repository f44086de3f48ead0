import { describe, expect, it } from 'vitest';
import { readTests } from './asserted.ts';

/** Asserted values of all tests of a source. */
const assertedIn = (source: string) => readTests('a.test.tsx', source).flatMap(({ asserted }) => asserted);

describe('a value counts as asserted', () => {
  it.each([
    ['in the value of expect', "it('x', () => { expect(wait(50)).toBe(true); });", 'wait(50)'],
    ['in a matcher', "it('x', () => { expect(wait()).toBe(50); });", 'toBe(50)'],
    [
      'in a matcher after not, resolves and await',
      "it('x', async () => { await expect(a).resolves.not.toBe(50); });",
      '50',
    ],
    ['in expect.poll', "it('x', () => expect.poll(() => wait(50)).toBe(true));", 'wait(50)'],
    ['in expect.soft', "it('x', () => expect.soft(a).toBe(50));", '50'],
    ['in an assertion within a callback', "it('x', () => waitFor(() => { expect(a).toBe(50); }));", '50'],
    ['in a constant', "const delay = 50; it('x', () => { expect(wait()).toBe(delay); });", '50'],
    [
      'in a property of a constant',
      "const a = { delay: 50 } as const; it('x', () => { expect(b).toBe(a.delay); });",
      '50',
    ],
    [
      'in a constant that is taken apart',
      "const { delay } = { delay: 50 }; it('x', () => { expect(b).toBe(delay); });",
      '50',
    ],
    [
      'in a constant that a computed value reads',
      "it('x', () => { const a = 50; const b = f(a); expect(b).toBe(1); });",
      '50',
    ],
    ['in a row of each', "it.each([[50]])('%i', (delay) => { expect(wait()).toBe(delay); });", '50'],
    [
      'in cells side by side',
      "it.each([[24, 50]])('%i', (months, cost) => { expect(costOf(months)).toBe(cost); });",
      '[24, 50]',
    ],
    [
      'in an object of each',
      "it.each([{ delay: 50 }])('$delay', ({ delay }) => { expect(wait()).toBe(delay); });",
      '50',
    ],
    [
      'in a table that is a constant',
      "const rows = [[50]] as const; it.each(rows)('%i', (a) => { expect(b).toBe(a); });",
      '50',
    ],
    [
      'in a table that takes in another',
      "const rows = [[50]]; it.each([[1], ...rows])('%i', (a) => { expect(b).toBe(a); });",
      '50',
    ],
    ['in for … of', "it('x', () => { for (const [a] of [[50]]) expect(b).toBe(a); });", '50'],
    ['in the rows of forEach', "it('x', () => { [50].forEach((a) => { expect(b).toBe(a); }); });", '50'],
  ])('%s', (_, source, value) => {
    expect(assertedIn(source).some((expression) => expression.includes(value))).toBe(true);
  });
});

describe('a value does not count as asserted', () => {
  it.each([
    ['in a title', "it('waits 50 ms', () => { expect(a).toBe(b); });"],
    ['in the title of a group', "describe('50 ms', () => { it('x', () => { expect(a).toBe(b); }); });"],
    ['in a cell that only the title reads', "it.each([[50, 1]])('%i', (_, a) => { expect(b).toBe(a); });"],
    ['in a comment', "it('x', () => { // 50\n expect(/* 50 */ a).toBe(b); /* 50 */ });"],
    ['in the message of an assertion', "it('x', () => { expect(a, '50 ms').toBe(b); });"],
    ['outside an assertion', "it('x', () => { wait(50); expect(a).toBe(b); });"],
    ['in a constant that no assertion reads', "const delay = 50; it('x', () => { wait(delay); expect(a).toBe(b); });"],
    ['in another property', "const a = { delay: 1, other: 50 }; it('x', () => { expect(b).toBe(a.delay); });"],
    ['in another variable of the same name', "const a = 50; it('x', () => { const a = 1; expect(b).toBe(a); });"],
    [
      'in the arguments that make the object under test',
      "it('x', () => { const page = open(50); expect(page).toBe(b); });",
    ],
    ['in a function that an assertion calls', "const a = () => 50; it('x', () => { expect(a()).toBe(b); });"],
    ['outside every test', 'expect(a).toBe(50);'],
  ])('%s', (_, source) => {
    expect(assertedIn(source).some((expression) => expression.includes('50'))).toBe(false);
  });
});

it('a test has its own assertions, and a group those of its tests', () => {
  const source =
    "describe('a', () => { it('b', () => { expect(1).toBe(2); }); it('c', () => { expect(3).toBe(4); }); });";
  expect(readTests('a.test.tsx', source)).toEqual([
    { title: 'a', asserted: ['1', 'toBe(2)', '2', '3', 'toBe(4)', '4'], strings: [] },
    { title: 'b', asserted: ['1', 'toBe(2)', '2'], strings: [] },
    { title: 'c', asserted: ['3', 'toBe(4)', '4'], strings: [] },
  ]);
});

it('other functions can be the ones that assert', () => {
  const source = "it('x', () => { for (const text of ['A', 'B']) sees(text); expect(a).toBe('C'); });";
  expect(readTests('a.test.tsx', source, ['sees'])).toEqual([
    { title: 'x', asserted: ['text', "'A'", "'B'"], strings: ['A', 'B'] },
  ]);
});

it('a file that is no TypeScript is an error', () => {
  expect(() => readTests('a.test.ts', 'it(')).toThrow(SyntaxError);
});

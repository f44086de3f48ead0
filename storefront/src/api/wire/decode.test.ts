import { describe, expect, test } from 'vitest';
import { toAppError, type ServiceError } from '../app-error.ts';
import {
  cents,
  colorHex,
  count,
  fieldsOf,
  flag,
  list,
  listOfReadable,
  number,
  positive,
  present,
  slug,
  text,
  tolerate,
  type Decoder,
} from './decode.ts';

const faultOf = (decode: () => unknown) => {
  try {
    decode();
    return undefined;
  } catch (error) {
    return toAppError(error);
  }
};

describe('values', () => {
  test.each<[string, Decoder<unknown>, unknown[], unknown[]]>([
    ['text', text, ['', 'a'], [1, null, undefined, {}, []]],
    ['flag', flag, [true, false], [0, 'true', null]],
    ['number', number, [0, -1.5], [Number.NaN, Infinity, '1', null]],
    ['count', count, [0, 5], [-1, 1.5, 2 ** 60, '1']],
    ['positive', positive, [1, 48], [0, -1, 1.5]],
    ['slug', slug, ['t-cross', 'id-4'], ['', 'T-Cross', 'a/b', 'a b', '../x', 1]],
    ['colour', colorHex, ['#b02a1c', '#FFFFFF'], ['red', '#fff', '#b02a1c;}', 'url(x)', 7]],
  ])('of the type %s are accepted, others rejected', (_, decoder, accepted, rejected) => {
    for (const value of accepted) expect(decoder(value, 'x')).toBe(value);
    for (const value of rejected)
      expect(faultOf(() => decoder(value, 'x.y'))).toEqual({ kind: 'contract', where: 'x.y' });
  });

  test('of money are reais on the wire and cents in the domain', () => {
    expect(cents(2179.1, 'x')).toBe(217_910);
    for (const value of [-1, Number.NaN, '2179', null, 1e15])
      expect(faultOf(() => cents(value, 'x'))).toEqual({ kind: 'contract', where: 'x' });
  });
});

interface Wire {
  name: string;
  note?: string;
}

describe('fields', () => {
  test('report the path of an error', () => {
    const decode = list((value, where) => fieldsOf<Wire>(value, where).get('name', text));
    expect(faultOf(() => decode([{ name: 'a' }, { name: 7 }], 'GET /x'))).toEqual({
      kind: 'contract',
      where: 'GET /x[1].name',
    });
  });

  test.each([null, undefined, 'text', 7, []])('are not found in %o', (value) => {
    expect(faultOf(() => fieldsOf<Wire>(value, 'x'))).toEqual({ kind: 'contract', where: 'x' });
  });

  test('inherited from Object.prototype are not found', () => {
    const fields = fieldsOf<{ constructor: string }>({}, 'x');
    expect(fields.maybe('constructor', text)).toBeUndefined();
  });

  test('may be absent or null if optional, but not invalid', () => {
    expect(fieldsOf<Wire>({ note: null }, 'x').maybe('note', text)).toBeUndefined();
    expect(fieldsOf<Wire>({}, 'x').maybe('note', text)).toBeUndefined();
    expect(fieldsOf<Wire>({ note: 'a' }, 'x').maybe('note', text)).toBe('a');
    expect(faultOf(() => fieldsOf<Wire>({ note: 7 }, 'x').maybe('note', text))).toBeDefined();
  });

  test('that are tolerated are absent and reported if invalid', () => {
    const reported: ServiceError[] = [];
    const value = fieldsOf<Wire>({ note: 7 }, 'x').tolerant('note', text, (error) => reported.push(error));
    expect(value).toBeUndefined();
    expect(reported.map(({ error }) => error)).toEqual([{ kind: 'contract', where: 'x.note' }]);
  });
});

describe('lists', () => {
  test('report one unreadable item and keep the others', () => {
    const reported: ServiceError[] = [];
    const decode = listOfReadable(text, (error) => reported.push(error));
    expect(decode(['a', 7, 'b'], 'x')).toEqual(['a', 'b']);
    expect(reported.map(({ error }) => error)).toEqual([{ kind: 'contract', where: 'x[1]' }]);
  });

  test('fail if every item is unreadable', () => {
    const reported: ServiceError[] = [];
    const decode = listOfReadable(text, (error) => reported.push(error));
    expect(() => decode([7, null], 'x')).toThrow('contract broken at x');
    expect(reported).toHaveLength(2);
    expect(decode([], 'x')).toEqual([]);
  });

  test('may contain lists', () => {
    expect(listOfReadable(list(text), () => {})([['a', 'b'], []], 'x')).toEqual([['a', 'b'], []]);
  });

  test.each([null, {}, 'a', Array.from({ length: 20_001 }, () => 'a')])('reject %#', (value) => {
    expect(faultOf(() => list(text)(value, 'x'))).toEqual({ kind: 'contract', where: 'x' });
  });
});

test('an error of our own code is rethrown', () => {
  expect(() =>
    tolerate(
      () => {
        throw new TypeError('our fault');
      },
      () => {},
    ),
  ).toThrow('our fault');
});

test('absent properties are left out, present ones kept, even empty ones', () => {
  expect(Object.keys(present({ a: undefined, b: 0, c: '', d: false }))).toEqual(['b', 'c', 'd']);
});

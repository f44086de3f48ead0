import fc from 'fast-check';
import { produce as produceByImmer } from 'immer';
import { describe, expect, it } from 'vitest';
import { isDraft, produce } from './immer.ts';

type Tree = Record<string, unknown> | unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const { tree } = fc.letrec<{ tree: Tree; value: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.integer({ min: 0, max: 3 }), fc.constant(undefined), fc.boolean(), tie('tree')),
  tree: fc.oneof(
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** A change at a place that the numbers choose. */
const change = fc.record({
  path: fc.array(fc.nat(5), { maxLength: 4 }),
  source: fc.array(fc.nat(5), { maxLength: 4 }),
  kind: fc.constantFrom(
    'assign',
    'assignDraft',
    'wrapDraft',
    'delete',
    'push',
    'pop',
    'shift',
    'splice',
    'reverse',
    'sort',
  ),
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  value: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(undefined), tree),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Follows the path as far as there are objects or arrays. */
function at(root: Tree, path: readonly number[]): Tree {
  let place = root;
  for (const number of path) {
    const children = Object.values(place).filter(isTree);
    if (children.length === 0) return place;
    place = children[number % children.length] as Tree;
  }
  return place;
}

function contains(value: unknown, sought: unknown): boolean {
  return value === sought || (isTree(value) && Object.values(value).some((child) => contains(child, sought)));
}

/** Mirrors what reducers do with a draft. */
function apply(draft: Tree, { path, source, kind, key, value }: Change) {
  const place = at(draft, path);
  const added = isTree(value) ? structuredClone(value) : value;
  const moved = at(draft, source);
  // The store's state is a tree: nothing moves into itself.
  const isMovable = !contains(moved, place);
  if (Array.isArray(place)) {
    if (kind === 'pop') place.pop();
    else if (kind === 'shift') place.shift();
    else if (kind === 'splice') place.splice(1, 1, added);
    else if (kind === 'reverse') place.reverse();
    else if (kind === 'sort') place.sort((one, other) => String(one).length - String(other).length);
    else if (kind === 'assign' && place.length > 0) place[0] = added;
    else if (kind === 'assignDraft' && isMovable) place.push(moved);
    else if (kind === 'wrapDraft' && isMovable) place.push({ moved });
    else place.push(added);
    return;
  }
  if (kind === 'delete') delete place[key];
  else if (kind === 'assignDraft' && isMovable) place[key] = moved;
  else if (kind === 'wrapDraft' && isMovable) place[key] = [moved];
  else place[key] = added;
}

/** The paths at which a result is an object of the base. */
function sharedPaths(result: unknown, base: Tree, path = ''): string[] {
  if (!isTree(result)) return [];
  return [
    ...(contains(base, result) ? [path] : []),
    ...Object.entries(result).flatMap(([key, child]) => sharedPaths(child, base, `${path}/${key}`)),
  ];
}

function containsDraft(value: unknown): boolean {
  return isDraft(value) || (isTree(value) && Object.values(value).some(containsDraft));
}

describe('produce', () => {
  it('returns what Immer returns, shares the same objects with the base, and keeps the base', () => {
    fc.assert(
      fc.property(tree, fc.array(change, { maxLength: 6 }), (base, changes) => {
        const before = structuredClone(base);
        const recipe = (draft: unknown) => changes.forEach((one) => apply(draft as Tree, one));
        const result = produce(base, recipe);
        expect(base).toStrictEqual(before);
        expect(containsDraft(result)).toBe(false);
        const expected: unknown = produceByImmer(base, recipe);
        expect(result).toStrictEqual(expected);
        expect(sharedPaths(result, base)).toEqual(sharedPaths(expected, base));
      }),
      { numRuns: 500 },
    );
  });

  it('returns a value that the recipe makes from parts of the draft', () => {
    const base = { kept: { a: 1 }, changed: { b: 1 }, list: [{ c: 1 }] };
    const recipe = (draft: unknown) => {
      const state = draft as typeof base;
      return { ...state, list: [...state.list, { c: 2 }] };
    };
    const result = produce(base, recipe);
    expect(result).toStrictEqual(produceByImmer(base, recipe));
    expect((result as typeof base).kept).toBe(base.kept);
  });

  it('returns a base that is no object to the recipe, and its result', () => {
    expect(produce(undefined, () => 'next')).toBe('next');
    expect(produce('same', () => undefined)).toBe('same');
    expect(produce({}, () => null)).toBe(null);
  });
});

import type * as Toolkit from '@reduxjs/toolkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSlice } from './toolkit.ts';

type Options = Parameters<typeof createSlice>[0];
type Slice = Pick<ReturnType<typeof createSlice>, 'reducer'>;

const { defined } = vi.hoisted(() => ({ defined: [] as { options: Options; theirs: Slice }[] }));

vi.mock('@reduxjs/toolkit', async (importActual) => {
  const actual = await importActual<typeof Toolkit>();
  return {
    ...actual,
    createSlice: (options: Toolkit.CreateSliceOptions) => {
      const theirs = actual.createSlice(options);
      defined.push({ options: options as unknown as Options, theirs });
      return theirs;
    },
  };
});

const modules = import.meta.glob('../src/**/*.slice.ts');

/** The state after an action without a sensible payload, or a text if the reducer fails on it. */
function stateAfter({ reducer }: Slice, type: string) {
  const initial = reducer(undefined, { type: 'init' });
  try {
    return reducer(initial, { type, payload: {} } as Toolkit.Action);
  } catch {
    return 'fails on the payload';
  }
}

describe('every slice of the store', () => {
  beforeAll(async () => {
    // Another file of this worker may have loaded the slices.
    vi.resetModules();
    for (const load of Object.values(modules)) await load();
  });

  it('has only options that the release’s createSlice has', () => {
    expect(defined.length).toBeGreaterThan(20);
    const names = new Set(defined.flatMap(({ options }) => Object.keys(options)));
    expect([...names].toSorted()).toEqual(['extraReducers', 'initialState', 'name', 'reducers']);
    for (const { options } of defined) expect(typeof options.reducers, options.name).toBe('object');
  });

  it('changes in the release as it does with Redux Toolkit’s createSlice', () => {
    for (const { options, theirs } of defined) {
      const ours = createSlice(options);
      for (const key of Object.keys(options.reducers)) {
        const type = `${options.name}/${key}`;
        expect(stateAfter(ours, type), type).toEqual(stateAfter(theirs, type));
      }
    }
  });
});

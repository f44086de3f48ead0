import * as toolkit from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlice } from './toolkit.ts';

interface State {
  items: string[];
  isOpen?: boolean;
}

const ended = toolkit.createAction('session/ended');
const renamed = toolkit.createAction<string>('other/renamed');

/** A slice with all that the store's slices use: new states, changed drafts, prepared payloads, cases of other actions, and a matcher. */
const options = {
  name: 'example',
  initialState: (): State => ({ items: [] }),
  reducers: {
    added: (state: State, { payload }: toolkit.PayloadAction<string>) => void state.items.push(payload),
    opened: (state: State) => {
      state.isOpen = true;
    },
    emptied: (): State => ({ items: [] }),
    untouched: () => undefined,
    prepared: {
      reducer: (state: State, { payload }: toolkit.PayloadAction<string>) => void state.items.push(payload),
      prepare: (text: string) => ({ payload: `prepared ${text}` }),
    },
  },
  extraReducers: (on: toolkit.ActionReducerMapBuilder<State>) => {
    on.addCase(ended, (state) => {
      delete state.isOpen;
    });
    on.addCase(renamed, (state, { payload }) => ({ ...state, items: state.items.map(() => payload) }));
    on.addMatcher(
      ({ type }) => type.endsWith('d'),
      (state) => void state.items.push('matched'),
    );
  },
};

const theirs = toolkit.createSlice(options);
const ours = createSlice(options as never) as unknown as Pick<typeof theirs, 'actions' | 'reducer'>;

it('action creators make the actions of Redux Toolkit’s', () => {
  expect(Object.keys(ours.actions)).toEqual(Object.keys(theirs.actions));
  expect(ours.actions.added('one')).toEqual(theirs.actions.added('one'));
  expect(ours.actions.prepared('one')).toEqual(theirs.actions.prepared('one'));
  expect(ours.actions.opened.match(theirs.actions.opened())).toBe(true);
});

it('reducers give the states of Redux Toolkit’s', () => {
  const { added, opened, emptied, untouched, prepared } = theirs.actions;
  const action = fc.oneof(
    fc.string().map((text) => added(text)),
    fc.string().map((text) => prepared(text)),
    fc.string().map((text) => renamed(text)),
    fc.constantFrom(opened(), emptied(), untouched(), ended(), { type: 'unknown' }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      let mine: State | undefined;
      let known: State | undefined;
      for (const each of [{ type: 'init' }, ...actions]) {
        const before = mine;
        const knownBefore = known;
        mine = ours.reducer(mine, each);
        known = theirs.reducer(known, each);
        expect(mine).toEqual(known);
        expect(mine === before, 'an unchanged state stays the same object').toBe(known === knownBefore);
      }
    }),
  );
});

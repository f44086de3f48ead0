import { createAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { lateReducer, lateState } from './late-state.ts';

const pressed = createAction('test/pressed');
const counting = (count = 0, action: { type: string }) => (pressed.match(action) ? count + 1 : count);

test('a slice added later starts with its initial state and reduces every later event', () => {
  const before = lateReducer(undefined, pressed());
  const select = lateState('presses', counting);
  expect(select({ late: before })).toBe(0);
  const after = lateReducer(lateReducer(before, pressed()), pressed());
  expect(select({ late: after })).toBe(2);
});

test('an event that changes no added slice keeps the state object, so that nothing renders', () => {
  lateState('presses', counting);
  const state = lateReducer(undefined, pressed());
  expect(lateReducer(state, { type: 'test/other' })).toBe(state);
});

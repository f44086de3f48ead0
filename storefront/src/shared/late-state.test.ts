import { createAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { lateReducer, lateState } from './late-state.ts';

const pressed = createAction('test/pressed');
const counting = (count = 0, action: { type: string }) => (pressed.match(action) ? count + 1 : count);

test('a part of the state that has just come is what it begins with, and hears every event from then on', () => {
  const before = lateReducer(undefined, pressed());
  const select = lateState('presses', counting);
  expect(select({ late: before })).toBe(0);
  const after = lateReducer(lateReducer(before, pressed()), pressed());
  expect(select({ late: after })).toBe(2);
});

test('an event that changes no late part leaves the state the same object, so that nothing renders', () => {
  lateState('presses', counting);
  const state = lateReducer(undefined, pressed());
  expect(lateReducer(state, { type: 'test/other' })).toBe(state);
});

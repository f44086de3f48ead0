import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** State slices whose reducers are registered when their feature's chunk loads. */
export interface LateRoot {
  late: Readonly<Record<string, unknown>>;
}

/** Shared by all stores of the process: it contains code and no visitor's data. */
const reducers = new Map<string, Reducer>();

/**
 * Registers the reducer of a slice whose chunk loads on demand. Code that can dispatch one of its events has loaded
 * the slice.
 * @returns a selector of the slice's state, with the initial state until the first action after the registration
 */
export function lateState<State>(name: string, reducer: Reducer<State>): (root: LateRoot) => State {
  reducers.set(name, reducer as Reducer);
  const initialState = reducer(undefined, { type: 'late/asked' });
  return ({ late }) => (late[name] as State | undefined) ?? initialState;
}

/** Runs the registered reducers. */
export function lateReducer(state: LateRoot['late'] = {}, action: UnknownAction): LateRoot['late'] {
  let next = state;
  for (const [name, reducer] of reducers) {
    const part: unknown = reducer(state[name], action);
    if (part !== state[name]) next = { ...next, [name]: part };
  }
  return next;
}

import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** Parts of the state whose program comes with their feature, on its first use, so that no first load pays for them. */
export interface LateRoot {
  late: Readonly<Record<string, unknown>>;
}

/** It is about the program, not about a visitor: every store of this process may share it. */
const reducers = new Map<string, Reducer>();

/**
 * Gives a part of the state its reducer. Called where its slice is made: whoever can send one of its events has loaded it.
 * @returns reads that part of a state; what it begins with, until the first event since it came
 */
export function lateState<State>(name: string, reducer: Reducer<State>): (root: LateRoot) => State {
  reducers.set(name, reducer as Reducer);
  const atFirst = reducer(undefined, { type: 'late/asked' });
  return ({ late }) => (late[name] as State | undefined) ?? atFirst;
}

/** Runs the reducers that have come. */
export function lateReducer(state: LateRoot['late'] = {}, action: UnknownAction): LateRoot['late'] {
  let next = state;
  for (const [name, reducer] of reducers) {
    const part: unknown = reducer(state[name], action);
    if (part !== state[name]) next = { ...next, [name]: part };
  }
  return next;
}

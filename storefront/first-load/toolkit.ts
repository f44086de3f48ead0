import { createAction, createReducer, type Action, type CaseReducer, type PrepareAction } from '@reduxjs/toolkit';

/*
 * Replaces Redux Toolkit in the browser's release: its `createSlice` without selectors, injection and thunks, which no
 * slice of the store has. Development, tests and the server run its own. `toolkit.test.ts` compares both.
 */

export * from '@reduxjs/toolkit';

type Build = Parameters<typeof createReducer<unknown>>[1];

interface PreparedCase {
  reducer: CaseReducer<unknown>;
  prepare: PrepareAction<unknown>;
}

interface SliceOptions {
  name: string;
  initialState: unknown;
  reducers: Readonly<Record<string, CaseReducer<unknown> | PreparedCase>>;
  extraReducers?: Build;
}

export function createSlice({ name, initialState, reducers, extraReducers }: SliceOptions) {
  const own = Object.entries(reducers).map(([key, given]) => {
    const { reducer, prepare } = 'reducer' in given ? given : { reducer: given };
    return { key, reducer, create: createAction(`${name}/${key}`, prepare as PrepareAction<unknown>) };
  });
  // Not before the first action: the modules of other slices' actions may still be loading.
  let built: ReturnType<typeof createReducer<unknown>> | undefined;
  return {
    actions: Object.fromEntries(own.map(({ key, create }) => [key, create])),
    reducer(state: unknown, action: Action) {
      built ??= createReducer(initialState, (builder) => {
        for (const { create, reducer } of own) builder.addCase(create, reducer);
        extraReducers?.(builder);
      });
      return built(state, action);
    },
  };
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of the visitor's session before it has been checked. */
interface SessionState {
  /** The session-hint cookie came with the request: keep the header's place for a greeting. */
  hasHint: boolean;
}

const session = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ hasHint: false }),
  reducers: {
    visitorArrived: (state, action: PayloadAction<{ hasSessionHint: boolean }>) => {
      state.hasHint = action.payload.hasSessionHint;
    },
  },
});

export const { visitorArrived } = session.actions;
export const sessionReducer = session.reducer;

/** True when a greeting, not the log-in button, has its place in the header. */
export const selectHasSessionHint = (state: { session: SessionState }) => state.session.hasHint;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PageLoadState {
  /** Routes whose data exceeded the server's budget: the browser loads them again, once. */
  incompleteRoutes: string[];
}

const pageLoad = createSlice({
  name: 'pageLoad',
  initialState: (): PageLoadState => ({ incompleteRoutes: [] }),
  reducers: {
    serverBudgetSpent: (state, action: PayloadAction<{ routeId: string }>) => {
      state.incompleteRoutes.push(action.payload.routeId);
    },
    incompleteRoutesTaken: (state) => {
      state.incompleteRoutes = [];
    },
  },
});

export const { serverBudgetSpent, incompleteRoutesTaken } = pageLoad.actions;
export const pageLoadReducer = pageLoad.reducer;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { Dealer } from '#/domain/dealer.ts';
import { lateState } from '#/shared/late-state.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loadable.ts';

/** The dealers of one state. */
export interface DealersState {
  /** Two letters; empty before the first choice. */
  uf: string;
  list: Loadable<readonly Dealer[]>;
}

const dealers = createSlice({
  name: 'dealers',
  initialState: (): DealersState => ({ uf: '', list: idle }),
  reducers: {
    dealersAsked: (_, { payload: { uf } }: PayloadAction<{ uf: string }>): DealersState => ({ uf, list: loading }),
    dealersLoaded: (_, { payload }: PayloadAction<{ uf: string; dealers: readonly Dealer[] }>): DealersState => ({
      uf: payload.uf,
      list: success(payload.dealers),
    }),
    dealersFailed: (_, { payload }: PayloadAction<{ uf: string; error: AppError }>): DealersState => ({
      uf: payload.uf,
      list: failure(payload.error),
    }),
  },
});

export const { dealersAsked, dealersLoaded, dealersFailed } = dealers.actions;

export const selectDealers = lateState<DealersState>('dealers', dealers.reducer);

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { DealerNearby } from '#/domain/place/dealer.ts';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** The dealers of one state. */
export interface DealersState {
  /** Two letters; empty before the first choice. */
  uf: string;
  /** Digits of the postal code that distances are measured from. */
  cep?: string;
  /** Reason for which the postal code has no place. */
  cepFault?: 'notFound' | 'failed';
  list: Loadable<readonly DealerNearby[]>;
}

type Wanted = Omit<DealersState, 'list'>;

const dealers = createSlice({
  name: 'dealers',
  initialState: (): DealersState => ({ uf: '', list: idle }),
  reducers: {
    dealersAsked: (_, { payload }: PayloadAction<Wanted>): DealersState => ({ ...payload, list: loading }),
    dealersLoaded: (_, { payload }: PayloadAction<Wanted & { dealers: readonly DealerNearby[] }>): DealersState => {
      const { dealers: found, ...wanted } = payload;
      return { ...wanted, list: success(found) };
    },
    dealersFailed: (_, { payload }: PayloadAction<Wanted & { error: AppError }>): DealersState => {
      const { error, ...wanted } = payload;
      return { ...wanted, list: failure(error) };
    },
    /** Without a state there is no list. */
    cepNotPlaced: (_, { payload }: PayloadAction<Wanted>): DealersState => ({ ...payload, list: idle }),
  },
});

export const { dealersAsked, dealersLoaded, dealersFailed, cepNotPlaced } = dealers.actions;

export const selectDealers = lateState<DealersState>('dealers', dealers.reducer);
export const useDealers = createSliceHook(selectDealers);

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { QuestionGroup } from '#/domain/content/faq.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** All questions, by category. */
export type FaqState = Loadable<readonly QuestionGroup[]>;

const initialState: FaqState = idle;

const faq = createSlice({
  name: 'faq',
  initialState: (): FaqState => initialState,
  reducers: {
    faqRequested: (): FaqState => loading,
    faqLoaded: (_, action: PayloadAction<readonly QuestionGroup[]>): FaqState => success(action.payload),
    faqFailed: (_, action: PayloadAction<AppError>): FaqState => failure(action.payload),
  },
});

export const { faqRequested, faqLoaded, faqFailed } = faq.actions;
export const selectFaq = lateState<FaqState>('faq', faq.reducer);

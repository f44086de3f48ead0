import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateState } from '#/shared/loading/late-state.ts';
import { sagasMissing } from '#/shared/failures/load-failed.ts';
import { offerShown } from '../offer.events.ts';
import { selectionChanged, versionChosen } from '../offer.slice.ts';

/** Status of sharing the page's URL. */
export type ShareState =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'shared' }
  | { status: 'copied' }
  /** Neither shared nor copied: the URL is displayed. */
  | { status: 'failed'; url: string };

/** The shared content. */
export interface PressedShare {
  slug: string;
  /** Title of the page for the receiver. */
  title: string;
  /** `modelCode` of the version. */
  model: string;
}

const initialState = (): ShareState => ({ status: 'idle' });

/** A shared link has the plan of its moment, not the one that was chosen since. */
const forgetOutcome = (state: ShareState): ShareState => (state.status === 'preparing' ? state : initialState());

const share = createSlice({
  name: 'share',
  initialState,
  reducers: {
    sharePressed: {
      reducer: (): ShareState => ({ status: 'preparing' }),
      prepare: (payload: PressedShare) => ({ payload }),
    },
    pageShared: (): ShareState => ({ status: 'shared' }),
    urlCopied: (): ShareState => ({ status: 'copied' }),
    /** The visitor closed the device's dialog. */
    shareDismissed: initialState,
    shareFailed: (_, { payload: { url } }: PayloadAction<{ url: string }>): ShareState => ({ status: 'failed', url }),
  },
  extraReducers: (builder) =>
    builder
      // The outcome is about the page on which the button was pressed.
      .addCase(offerShown, initialState)
      .addCase(sagasMissing, (state, { payload: { url } }): ShareState =>
        state.status === 'preparing' ? { status: 'failed', url } : state,
      )
      .addCase(selectionChanged, forgetOutcome)
      .addCase(versionChosen, forgetOutcome),
});

export const { sharePressed, pageShared, urlCopied, shareDismissed, shareFailed } = share.actions;
export const selectShare = lateState('share', share.reducer);

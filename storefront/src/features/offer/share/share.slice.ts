import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far sharing the page's address got. */
export type ShareState =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'shared' }
  | { status: 'copied' }
  /** Neither shared nor copied: the address is shown. */
  | { status: 'failed'; url: string };

/** What is shared. */
export interface PressedShare {
  slug: string;
  /** Of the page, as the receiver reads it. */
  title: string;
  /** `modelCode` of the version. */
  model: string;
}

const share = createSlice({
  name: 'share',
  initialState: (): ShareState => ({ status: 'idle' }),
  reducers: {
    sharePressed: {
      reducer: (): ShareState => ({ status: 'preparing' }),
      prepare: (payload: PressedShare) => ({ payload }),
    },
    pageShared: (): ShareState => ({ status: 'shared' }),
    addressCopied: (): ShareState => ({ status: 'copied' }),
    /** The visitor closed what the device offered. */
    shareDismissed: (): ShareState => ({ status: 'idle' }),
    shareFailed: (_, { payload: { url } }: PayloadAction<{ url: string }>): ShareState => ({ status: 'failed', url }),
  },
});

export const { sharePressed, pageShared, addressCopied, shareDismissed, shareFailed } = share.actions;
export const shareReducer = share.reducer;

import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';

/** The dialogs that open over any page (spec §2.2). One at a time: each leads to the others. */
export type PageDialog =
  /** Why it opened by itself: the page asks for somebody, or the session ended under the visitor's hands. */
  | { name: 'login'; reason?: 'accountAsked' | 'sessionEnded' }
  | { name: 'recovery' }
  | { name: 'registration' }
  /** "Avise quando voltar", of an offer that can't be had now. */
  | { name: 'availabilityNotice'; slug: string; carName: string };

interface PageDialogState {
  open?: PageDialog;
}

const pageDialog = createSlice({
  name: 'pageDialog',
  initialState: (): PageDialogState => ({}),
  reducers: {
    dialogOpened: (state, action: PayloadAction<PageDialog>) => {
      state.open = action.payload;
    },
    /** The visitor is done with this dialog. One that is not shown any more closes no other. */
    dialogClosed: (state, action: PayloadAction<PageDialog['name']>) => {
      if (state.open?.name === action.payload) delete state.open;
    },
  },
});

export const { dialogOpened, dialogClosed } = pageDialog.actions;
export const pageDialogReducer = pageDialog.reducer;

/** Whether the event closes this dialog. */
export const closes = (event: Action, name: PageDialog['name']): boolean =>
  dialogClosed.match(event) && event.payload === name;

export const selectPageDialog = (state: { pageDialog: PageDialogState }) => state.pageDialog.open;

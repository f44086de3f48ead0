import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';

/** The dialogs that open over any page (spec §2.2). One at a time: each links to the others. */
export type PageDialog = LoginContext &
  (
    | { name: 'login' | 'recovery' | 'registration' }
    /** "Avise quando voltar", for an unavailable offer. */
    | { name: 'availabilityNotice'; slug: string; carName: string }
  );

/** Context of the log-in. It is kept while dialogs replace each other, because they lead back to the log-in. */
interface LoginContext {
  /** Why the log-in opened automatically: the page needs a session, or the session has ended. */
  reason?: 'accountAsked' | 'sessionEnded';
  /** The typed e-mail, CPF or CNPJ. */
  login?: string;
}

interface PageDialogState {
  open?: PageDialog;
}

const pageDialog = createSlice({
  name: 'pageDialog',
  initialState: (): PageDialogState => ({}),
  reducers: {
    dialogOpened: (state, action: PayloadAction<PageDialog>) => {
      state.open = { ...state.open, ...action.payload };
    },
    /** The visitor has closed this dialog. A dialog that is no longer open closes no other one. */
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

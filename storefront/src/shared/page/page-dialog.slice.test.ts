import { expect, test } from 'vitest';
import { dialogClosed, dialogOpened, pageDialogReducer, selectPageDialog } from './page-dialog.slice.ts';

const open = (...events: Parameters<typeof pageDialogReducer>[1][]) =>
  selectPageDialog({ pageDialog: events.reduce(pageDialogReducer, pageDialogReducer(undefined, { type: 'start' })) });

test('a dialog is open until it is closed', () => {
  expect(open(dialogOpened({ name: 'login' }))).toEqual({ name: 'login' });
  expect(open(dialogOpened({ name: 'login' }), dialogClosed('login'))).toBeUndefined();
});

test('closing a dialog that is no longer open closes no other one', () => {
  const next = [dialogOpened({ name: 'login' }), dialogOpened({ name: 'recovery' })];
  expect(open(...next, dialogClosed('login'))).toEqual({ name: 'recovery' });
});

import { createAction } from '@reduxjs/toolkit';

/** A session is stored in this browser at the start of a page, or was stored or removed by another tab. */
export const storedSessionNoticed = createAction('session/storedSessionNoticed');

/** A page of the account is open: it needs somebody. */
export const accountOpened = createAction('session/accountOpened');

/** The visitor asks again whether the session stands. */
export const checkRetried = createAction('session/checkRetried');

/** The visitor was let in, by name and password; the profile is known. */
export const loginSucceeded = createAction('session/loginSucceeded');

/** The visitor leaves. */
export const logoutPressed = createAction('session/logoutPressed');

import { createAction } from '@reduxjs/toolkit';

/**
 * A service rejected the stored session with a second 401 (spec §7). Dispatched once per session by the rule that all
 * clients share (`app/identity/session-renewal.ts`); no feature dispatches it.
 */
export const sessionRefused = createAction('session/refused');

/** The profile was loaded, at the start of a page or after a log-in. */
export const userLoaded = createAction<{ userId: string }>('session/userLoaded');

/** The session has ended, here or in another tab. After `loggedOut` every feature deletes its user's data. */
export const sessionEnded = createAction<{ why: 'loggedOut' | 'refused' }>('session/ended');

import { createAction } from '@reduxjs/toolkit';

/**
 * A service rejected the stored session with a second 401 (spec §7). Raised once per session by the rule that all
 * clients share (`app/identity/session-renewal.ts`); no feature raises it.
 */
export const sessionRefused = createAction('session/refused');

/** The user is known: the check at the start of a page, or a log-in, has read the profile. */
export const userLoaded = createAction<{ userId: string }>('session/userLoaded');

/** The session is over, here or in another tab. After `loggedOut` every feature drops what belonged to its user. */
export const sessionEnded = createAction<{ why: 'loggedOut' | 'refused' }>('session/ended');

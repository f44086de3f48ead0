import { createAction } from '@reduxjs/toolkit';

/** A service refused the stored session for good: the second 401 (spec §7). Put by whoever's call it was. */
export const sessionRefused = createAction<
  { /** What was typed on the page is still to be sent. */ isTyping: true } | undefined
>('session/refused');

/** Somebody is known: the check at the start of a page, or a log-in, read who it is. */
export const userLoaded = createAction<{ userId: string }>('session/userLoaded');

/** Nobody is logged in any more, here or in another tab: every feature forgets what was that person's. */
export const sessionEnded = createAction<{ why: 'loggedOut' | 'refused' }>('session/ended');

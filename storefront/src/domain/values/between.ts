/** Stands between facts on one line. It stays with the one before, so that no line begins with it. */
export const between = '\u00a0· ';

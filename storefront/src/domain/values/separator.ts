/** Separator of facts on one line. The no-break space keeps it at the end of a line instead of the start. */
export const separator = '\u00a0· ';

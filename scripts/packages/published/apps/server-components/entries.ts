/** Every entry of the design system, imported by a server component; the test writes the list. */
export const entries: readonly object[] = [];

import { formatDate } from './moments.ts';

/** Noon in São Paulo: a day has no hour, and must not become the one before. */
export const noonOf = (day: string) => `${day}T15:00:00Z`;

/** `18 nov 2026` of YYYY-MM-DD. */
export const formatDay = (day: string): string => formatDate(noonOf(day));

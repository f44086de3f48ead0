import { formatDate } from './moments.ts';

/** Noon in São Paulo, because midnight UTC would be the day before there. */
export const noonOf = (day: string) => `${day}T15:00:00Z`;

/** Formats YYYY-MM-DD as `18 nov 2026`. */
export const formatDay = (day: string): string => formatDate(noonOf(day));

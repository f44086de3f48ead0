import { parseDate, type CalendarDate } from '@internationalized/date';

/** Parses "2026-11-26"; returns `null` for anything else. */
export function readIsoDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    // The day doesn't exist.
    return null;
  }
}

/** Formats a date for a locale: "26/11/2026" in pt-BR. */
export function writeDate(date: CalendarDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(date.toDate('UTC'));
}

/** A day as people write it, DD/MM/YYYY, and as the state stores it, ISO 8601 `YYYY-MM-DD`. No clock, no time zone. */

import { plainText } from '../values/text.ts';

/** `format` if the text is not DD/MM/YYYY, `calendar` if that day doesn't exist (spec §5). */
export type DateFault = 'format' | 'calendar';
export type ParsedDate = { isoDate: string } | { fault: DateFault };

const writtenForm = /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/;

/** Reads DD/MM/YYYY; surrounding blanks are allowed. */
export function parseWrittenDate(text: string): ParsedDate {
  const parts = writtenForm.exec(plainText(text).trim())?.groups;
  if (!parts) return { fault: 'format' };
  const isoDate = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return isCalendarDate(isoDate) ? { isoDate } : { fault: 'calendar' };
}

/** `2001-05-09` as `09/05/2001`, also from the start of a timestamp; undefined without a day. */
export function formatIsoDate(iso: string): string | undefined {
  const day = iso.slice(0, 10);
  if (!isCalendarDate(day)) return undefined;
  return day.split('-').toReversed().join('/');
}

/** Whole years on `today`, both ISO days. A birthday on 29 February counts as 1 March in other years. */
export function ageOn(birthDate: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const isBefore = thisMonth < month || (thisMonth === month && thisDay < day);
  return thisYear - year - (isBefore ? 1 : 0);
}

function isCalendarDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || iso.startsWith('0000')) return false;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Some engines roll 31 April over to 1 May; the day then reads back differently.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

/** A day as people write it, DD/MM/YYYY, and as state keeps it, ISO 8601 `YYYY-MM-DD`. No clock, no time zone. */

/** `format` when it is not three parts of digits in DD/MM/YYYY, `calendar` when no calendar has that day (spec §5). */
export type DateFault = 'format' | 'calendar';
export type ParsedDate = { isoDate: string } | { fault: DateFault };

const writtenForm = /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/;

/** Reads DD/MM/YYYY; blanks around it are allowed. */
export function parseWrittenDate(text: string): ParsedDate {
  const parts = writtenForm.exec(text.trim())?.groups;
  if (!parts) return { fault: 'format' };
  const isoDate = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return isCalendarDate(isoDate) ? { isoDate } : { fault: 'calendar' };
}

/** `2001-05-09` as `09/05/2001`, also from the day at the front of a timestamp; undefined when it holds no day. */
export function formatIsoDate(iso: string): string | undefined {
  const day = iso.slice(0, 10);
  if (!isCalendarDate(day)) return undefined;
  return day.split('-').toReversed().join('/');
}

/** Whole years lived on `today`; a birthday on 29 February is kept on 1 March of other years. Both ISO days. */
export function ageOn(birthDate: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const isBefore = thisMonth < month || (thisMonth === month && thisDay < day);
  return thisYear - year - (isBefore ? 1 : 0);
}

function isCalendarDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || iso.startsWith('0000')) return false;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // An engine may roll 31 April over to 1 May; then the day reads back differently.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

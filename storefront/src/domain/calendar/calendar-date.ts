/** A day as people write it, DD/MM/YYYY, and as the state stores it, ISO 8601 `YYYY-MM-DD`. No clock, no time zone. */

/** `format` if the text is not DD/MM/YYYY, `calendar` if that day doesn't exist (spec §5). */
export type DateFault = 'format' | 'calendar';
export type ParsedDate = { isoDate: string } | { fault: DateFault };

const writtenForm = /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/;

/** Reads DD/MM/YYYY; surrounding blanks are allowed. */
export function parseWrittenDate(text: string): ParsedDate {
  const parts = writtenForm.exec(text.trim())?.groups;
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

/** Calendar days as ISO dates, `YYYY-MM-DD`: no clock, no time zone. */

const dayInMs = 24 * 60 * 60 * 1000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * dayInMs);

/** National holidays with a fixed date (laws 662/1949, 6.802/1980, 14.759/2023). */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]);

/** Easter Sunday by the Gregorian computus (Meeus). */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

/** True from Monday to Friday, except on a national holiday. Holidays of states and cities are not known. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  const goodFriday = addDays(easterOf(Number(day.slice(0, 4))), -2);
  return weekday !== 0 && weekday !== 6 && !fixedHolidays.has(day.slice(5)) && day !== goodFriday;
}

export function addBusinessDays(day: string, count: number): string {
  let [last, left] = [day, count];
  while (left > 0) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}

/** Calendar days as ISO dates, `YYYY-MM-DD`: no clock, no time zone. */

const dayInMs = 24 * 60 * 60 * 1000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * dayInMs);

/** A day that the month does not have becomes the month's last one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

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

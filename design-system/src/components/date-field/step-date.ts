const parts = [
  { from: 0, to: 2, last: 31 },
  { from: 3, to: 5, last: 12 },
  { from: 6, to: 10, last: 9999 },
] as const;

/** Number of days in a month; February has 29 until its year is complete. */
const daysOf = (month: number, year: number) => new Date(Date.UTC(year < 1000 ? 2000 : year, month, 0)).getUTCDate();

export interface SteppedDate {
  text: string;
  /** Range of the changed part: index of its first character, and index after its last. */
  from: number;
  to: number;
}

/**
 * Changes the day, month or year at the caret by one. Values wrap around, and the day is limited to its month. Returns
 * undefined if that part is incomplete or there is none.
 */
export function stepDate(text: string, caret: number, by: 1 | -1): SteppedDate | undefined {
  const index = caret < 3 ? 0 : caret < 6 ? 1 : 2;
  const { from, to } = parts[index];
  const numbers = parts.map((part) => Number(text.slice(part.from, part.to)));
  const [day = 0, month = 0, year = 0] = numbers;
  const current = numbers[index] ?? 0;
  const longest = month >= 1 && month <= 12 ? daysOf(month, year) : 31;
  const last = index === 0 ? longest : parts[index].last;
  if (text.length < to || current < 1 || current > parts[index].last) return undefined;

  const next = by === 1 ? (current >= last ? 1 : current + 1) : current <= 1 ? last : Math.min(current - 1, last);
  const written = [day, month, year].map((number, at) => (at === index ? next : number));
  const [newDay = 0, newMonth = 0, newYear = 0] = written;
  if (index > 0 && newMonth >= 1 && newMonth <= 12) written[0] = Math.min(newDay, daysOf(newMonth, newYear));
  // Formats only complete parts, because the text may end after the day or the month.
  const whole = [0, 1, 2].map((at) => String(written[at]).padStart(at === 2 ? 4 : 2, '0')).join('/');
  return { text: whole.slice(0, to) + text.slice(to), from, to };
}

const yearFirst = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.Z+-]*)?\s*$/;
const dayAlone = /^(\s*)(\d)(?=[/.\- ])/;
const monthAlone = /^(\s*\d{2}[/.\- ])(\d)(?=[/.\- ])/;

/**
 * A date as people and browsers write it, in the form of the field: 2001-05-09 (what browsers keep a birthday as) turned
 * round, a day or month of one digit, once a sign closes it, with its zero.
 */
export function readDate(text: string): string {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year && month && day) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  return text.replace(dayAlone, withZero).replace(monthAlone, withZero);
}

function withZero(_: string, before: string, digit: string): string {
  return `${before}0${digit}`;
}

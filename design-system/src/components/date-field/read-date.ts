const yearFirst = /^\s*(\d{4})\W(\d{1,2})\W(\d{1,2})(?:[T ][\d:.Z+-]*)?\s*$/;
// Pasted or autofilled: typed digits have the mask's slashes. Read with the day first, the year would be before 1300.
const yearFirstDigits = /^\s*((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\s*$/;
const dayAlone = /^(\s*)(\d)(?=\W)/;
const monthAlone = /^(\s*\d{2}\W)(\d)(?=\W)/;

/**
 * Formats a date as typed, pasted or autofilled for the field. 2001-05-09, the format of autofill, becomes 09/05/2001.
 * A day or month of one digit is padded with a zero once a separator follows it.
 */
export function readDate(text: string): string {
  const [, year, month, day] = yearFirst.exec(text) ?? yearFirstDigits.exec(text) ?? [];
  if (year && month && day) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  return text.replace(dayAlone, withZero).replace(monthAlone, withZero);
}

function withZero(_: string, before: string, digit: string): string {
  return `${before}0${digit}`;
}

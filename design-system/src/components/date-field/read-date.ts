const yearFirst = /^\s*(\d{4})\W(\d{1,2})\W(\d{1,2})(?:[T ][\d:.Z+-]*)?\s*$/;
// Eight digits as the mask divides them. Only a year before 1300 could be meant as the last four.
const yearFirstInMask = /^((?:19|20)\/?\d{2})\/?(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const dayAlone = /^(\s*)(\d)(?=\W)/;
const monthAlone = /^(\s*\d{2}\W)(\d)(?=\W)/;

/**
 * Formats a date as typed, pasted or autofilled for the field. 2001-05-09, the format of autofill, becomes 09/05/2001,
 * also typed, with its last digit. A day or month of one digit is padded with a zero once a separator follows it.
 */
export function readDate(text: string): string {
  const [, year, month, day] = yearFirst.exec(text) ?? yearFirstInMask.exec(text) ?? [];
  if (year && month && day) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year.replace('/', '')}`;
  return text.replace(dayAlone, withZero).replace(monthAlone, withZero);
}

function withZero(_: string, before: string, digit: string): string {
  return `${before}0${digit}`;
}

/**
 * The customer's address has no field for the number (spec §3), so it is appended to the street: `Rua das Flores, 120`.
 * `S/N` means no number.
 */
export const joinStreet = (street: string, number: string): string =>
  number.trim() === '' ? street.trim() : `${street.trim()}, ${number.trim()}`;

/**
 * Reverses `joinStreet`. A number is the end of the text that has a digit (`120 A`, `Km 12`) or says that there is none
 * (`S/N`, `SN`); without one it is empty.
 */
export function splitStreet(written: string): { street: string; number: string } {
  const whole = written.trim();
  const [, street = whole, number = ''] =
    /^(.*\S)\s*,\s*((?=.*\d)[^,]{1,20}|s\/?n[º.]?|sem n[úu]mero)$/iu.exec(whole) ?? [];
  return { street, number };
}

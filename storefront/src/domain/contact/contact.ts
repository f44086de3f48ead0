/** Telephone, e-mail and postal code in Brazilian formats (spec §5, Generic formats, Formatting). */

const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

/** Digits of a typed Brazilian telephone with its area code; a leading 55 (country) is removed. */
export function phoneDigits(text: string): string {
  const digits = digitsIn(text);
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
}

/** 10 or 11 digits. */
export const isPhone = (text: string): boolean => /^\d{10,11}$/.test(phoneDigits(text));

/** Exactly 11 digits. */
export const isMobilePhone = (text: string): boolean => /^\d{11}$/.test(phoneDigits(text));

/** `(11) 91234-5678`, `(11) 1234-5678`; an invalid telephone is returned unchanged. */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text;
  const digits = phoneDigits(text);
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** Eight digits, masked or not. */
export const isCep = (text: string): boolean => /^\d{8}$/.test(cepDigits(text));

/** A postal code without its mask. */
export const cepDigits = (text: string): string => digitsIn(text);

/** `12345-678`; an invalid postal code is returned unchanged. */
export function formatCep(text: string): string {
  const digits = cepDigits(text);
  return isCep(text) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}

/** Accepts `someone@host.tld` without blanks. Stricter patterns reject addresses that exist. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}

/** Domains that ignore dots before the @. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * Trimmed and in lower case. Dots before the @ are removed for domains that ignore them, so that an address has one
 * spelling.
 */
export function normalizeEmail(text: string): string {
  const email = text.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  if (at < 1 || !dotlessDomains.has(email.slice(at + 1))) return email;
  return email.slice(0, at).replaceAll('.', '') + email.slice(at);
}

/** Telephone, e-mail and postal code in Brazilian formats (spec §5, Generic formats, Formatting). */
import { bareText, plainText } from '../values/text.ts';

/** Digits of a typed text. */
export const digitsIn = (text: string): string => plainText(text).replaceAll(/\D/g, '');

/**
 * Digits of a typed Brazilian telephone with its area code. The country's 55 and a trunk 0 before the area code are
 * removed; no area code contains a 0. After a plus, 55 is never an area code.
 */
export function phoneDigits(text: string): string {
  return digitsIn(plainText(text).replace(/^\D*\+\s*55/, '')).replace(/^(?:55)?0?(?=[1-9]{2}\d{8,9}$)/, '');
}

/** 10 or 11 digits. */
export const isPhone = (text: string): boolean => /^\d{10,11}$/.test(phoneDigits(text));

/** Exactly 11 digits. */
export const isMobilePhone = (text: string): boolean => /^\d{11}$/.test(phoneDigits(text));

/** `(11) 91234-5678`, `(11) 1234-5678`, `0800 123 4567`; an invalid telephone is returned unchanged. */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text;
  const digits = phoneDigits(text);
  if (hasNoAreaCode(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, -4)} ${digits.slice(-4)}`;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** 0800 and its like, which can't be called with the country's code. */
const hasNoAreaCode = (digits: string): boolean => digits.startsWith('0');

/** Link that calls a telephone, of its digits. */
export const phoneHref = (digits: string): string => `tel:${hasNoAreaCode(digits) ? '' : '+55'}${digits}`;

/** Eight digits, masked or not. */
export const isCep = (text: string): boolean => /^\d{8}$/.test(cepDigits(text));

/** A postal code without its mask. */
export const cepDigits = (text: string): string => digitsIn(text);

/** `12345-678`; an invalid postal code is returned unchanged. */
export function formatCep(text: string): string {
  const digits = cepDigits(text);
  return isCep(text) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}

/** Accepts `someone@host.tld` without blanks. Stricter patterns reject e-mails that exist. */
export function isEmail(text: string): boolean {
  const email = bareText(text);
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}

/** Domains that ignore dots before the @. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * Trimmed and in lower case. Dots before the @ are removed for domains that ignore them, so that an e-mail has one
 * spelling.
 */
export function normalizeEmail(text: string): string {
  const email = bareText(text).toLowerCase();
  const at = email.lastIndexOf('@');
  if (at < 1 || !dotlessDomains.has(email.slice(at + 1))) return email;
  return email.slice(0, at).replaceAll('.', '') + email.slice(at);
}

import type { MaskedFieldProps } from '@signdrive/design-system/masked-field';
import { formatPhone, isPhone } from '#/domain/contact/contact.ts';

/** A typed country code stays until the number is complete; then `read` removes it. */
const mask: MaskedFieldProps['mask'] = (digits, text) => {
  if (text.startsWith('+')) return '+00 (00) 00000-0000';
  return digits.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000';
};

/** The text of a field begins with its area code in parentheses; 55 is an area code, too. */
const isMasked = (text: string) => /^\([1-9]{2}\)/.test(text);

/** Contacts and autofill write the country's 55, and some people a 0 before the area code. */
const read: MaskedFieldProps['read'] = (text) => (!isMasked(text) && isPhone(text) ? formatPhone(text) : text);

/** Properties of a field for a Brazilian telephone with its area code. */
export const phoneEntry = { mask, read, inputMode: 'tel' } as const;

/** The same for the visitor's own telephone. HTML allows `tel-national` only in text fields; `inputMode` sets the keyboard. */
export const ownPhoneEntry = { ...phoneEntry, autoComplete: 'tel-national' } as const;

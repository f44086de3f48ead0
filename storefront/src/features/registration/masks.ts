import type { MaskedFieldProps } from '@signdrive/design-system/masked-field';
import { formatCep, formatPhone, phoneDigits } from '#/domain/contact/contact.ts';

/** A letter, or a twelfth character, can only be a company's: its CNPJ may hold letters. */
export const documentMask: MaskedFieldProps['mask'] = (typed) =>
  typed.length > 11 || /[A-Z]/.test(typed) ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00';

const phoneMask: MaskedFieldProps['mask'] = (digits) => (digits.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000');

/** Browsers fill in telephones with the country's 55 in front. */
const readPhone = (text: string) => (/^\+?55/.test(text.trim()) ? formatPhone(phoneDigits(text)) : text);

export const cepMask = '00000-000';

export const readCep = (text: string) => formatCep(text);

/** How an e-mail is typed and filled in by browsers. */
export const emailEntry = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: 'false',
} as const;

/** How a Brazilian telephone is; the country's 55 is assumed. */
export const phoneEntry = {
  mask: phoneMask,
  read: readPhone,
  // HTML allows `tel-national` in a text field only; the keyboard comes from `inputMode`.
  inputMode: 'tel',
  autoComplete: 'tel-national',
} as const;

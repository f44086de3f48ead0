import type { MaskedFieldProps } from '@signdrive/design-system/masked-field';
import { formatCep, formatPhone, phoneDigits } from '#/domain/contact/contact.ts';

/** A letter or a twelfth character means a CNPJ, which may contain letters. */
export const documentMask: MaskedFieldProps['mask'] = (typed) =>
  typed.length > 11 || /[A-Z]/.test(typed) ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00';

const phoneMask: MaskedFieldProps['mask'] = (digits) => (digits.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000');

/** Autofill adds the country code 55 to telephone numbers. */
const readPhone = (text: string) => (/^\+?55/.test(text.trim()) ? formatPhone(phoneDigits(text)) : text);

export const cepMask = '00000-000';

export const readCep = (text: string) => formatCep(text);

/** Properties of an e-mail field. */
export const emailEntry = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: 'false',
} as const;

/** Properties of a Brazilian telephone field, without the country code 55. */
export const phoneEntry = {
  mask: phoneMask,
  read: readPhone,
  // HTML allows `tel-national` only in text fields; `inputMode` sets the keyboard.
  inputMode: 'tel',
  autoComplete: 'tel-national',
} as const;

import type { MaskedFieldProps } from '@signdrive/design-system/masked-field';
import { formatCep } from '#/domain/contact/contact.ts';

/** A letter or a twelfth character means a CNPJ, which may contain letters. */
export const documentMask: MaskedFieldProps['mask'] = (typed) =>
  typed.length > 11 || /[A-Z]/.test(typed) ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00';

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

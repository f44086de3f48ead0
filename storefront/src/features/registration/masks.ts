import type { MaskedFieldProps } from '@signdrive/design-system/masked-field';
import { formatCep } from '#/domain/contact/contact.ts';
import { documentKindInProgress, withoutDocumentLabel } from '#/domain/customer/documents.ts';

const mask: MaskedFieldProps['mask'] = (characters) =>
  documentKindInProgress(characters) === 'cnpj' ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00';

/** Properties of a field for a CPF or a CNPJ, which may contain letters. */
export const documentEntry = { mask, read: withoutDocumentLabel, inputMode: 'text', autoComplete: 'off' } as const;

/** Properties of a field for a postal code. */
export const cepEntry = {
  mask: '00000-000',
  read: (text: string) => formatCep(text),
  autoComplete: 'postal-code',
} as const;

/** Properties of an e-mail field. */
export const emailEntry = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: 'false',
} as const;

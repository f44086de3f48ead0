import type { MaskedFieldProps } from '@signdrive/design-system/masked-field';
import { formatCep } from '#/domain/contact/contact.ts';
import { documentKindInProgress, withoutDocumentLabel } from '#/domain/customer/documents.ts';

const mask: MaskedFieldProps['mask'] = (characters) =>
  documentKindInProgress(characters) === 'cnpj' ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00';

/** Properties of a field for a CPF or a CNPJ, which may contain letters. */
export const documentEntry = { mask, read: withoutDocumentLabel, inputMode: 'text', autoComplete: 'off' } as const;

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

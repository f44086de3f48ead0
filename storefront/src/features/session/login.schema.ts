import { object, string } from 'yup';
import { isEmail } from '#/domain/contact/contact.ts';
import { formatDocument, parseDocument } from '#/domain/customer/documents.ts';
import { loginFieldCopy } from './session.copy.ts';
import { faultsIn } from '#/shared/failures/form-faults.ts';

const { missing, document } = loginFieldCopy;

/** Rules of the log-in (spec §5): an e-mail, a CPF or a CNPJ; and a password, whatever it looks like. */
const loginSchema = object({
  identifier: string()
    .trim()
    .required(missing)
    .test('known', document, (text) => isEmail(text) || parseDocument(text) !== undefined),
  password: string().required(missing),
});

export type LoginFaults = Partial<Record<'identifier' | 'password', string>>;

/** What is wrong with what was typed, by field; of several faults the first. */
export function findLoginFaults(login: { identifier: string; password: string }): LoginFaults {
  return faultsIn(loginSchema, login);
}

/** How the identifier reads when it is left: a document with its mask, anything else as it was typed. */
export function writtenOut(identifier: string): string {
  const known = parseDocument(identifier);
  return known ? formatDocument(known) : identifier.trim();
}

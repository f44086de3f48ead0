import { object, string } from 'yup';
import { isEmail } from '#/domain/contact/contact.ts';
import { maskedDocument, parseDocument } from '#/domain/customer/documents.ts';
import { loginFieldCopy } from './session.copy.ts';
import { faultsIn } from '#/shared/failures/form-faults.ts';

const { missing, document } = loginFieldCopy;

/** Rules of the log-in (spec §5): an e-mail, a CPF or a CNPJ, and any password. */
const loginSchema = object({
  identifier: string()
    .trim()
    .required(missing)
    .test('known', document, (text) => isEmail(text) || parseDocument(text) !== undefined),
  password: string().required(missing),
});

export type LoginFaults = Partial<Record<'identifier' | 'password', string>>;

/** Errors by field, the first of each. */
export function findLoginFaults(login: { identifier: string; password: string }): LoginFaults {
  return faultsIn(loginSchema, login);
}

/** The identifier after the field is left: a document gets its mask, other input stays. */
export function writtenOut(identifier: string): string {
  return maskedDocument(identifier.trim());
}

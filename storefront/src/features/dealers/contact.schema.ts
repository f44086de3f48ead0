import { object, string } from 'yup';
import { isEmail, isPhone } from '#/domain/contact/contact.ts';
import { parseDocument } from '#/domain/customer/documents.ts';
import { findFullNameFault } from '#/domain/customer/person-name.ts';
import { contactCopy } from './dealers.copy.ts';
import { faultsIn } from '#/shared/failures/form-faults.ts';

const { messages } = contactCopy;

const judged = ({ missing, invalid }: { missing: string; invalid: string }, isRight: (text: string) => boolean) =>
  string()
    .trim()
    .required(missing)
    .test('right', invalid, (text) => !text || isRight(text));

const contact = object({
  name: string().test('name', (text = '', { createError }) => {
    const fault = findFullNameFault(text);
    return fault === undefined || createError({ message: messages.name[fault] });
  }),
  document: judged(messages.document, (text) => parseDocument(text) !== undefined),
  company: string().test(
    'company',
    messages.company,
    (text = '', { parent }) => parseDocument((parent as ContactValues).document)?.kind !== 'cnpj' || text.trim() !== '',
  ),
  email: judged(messages.email, isEmail),
  phone: judged(messages.phone, isPhone),
});

export interface ContactValues {
  name: string;
  document: string;
  company: string;
  email: string;
  phone: string;
  message: string;
}

/** Errors by field, the first of each. */
export function judgeContact(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  return faultsIn(contact, values);
}

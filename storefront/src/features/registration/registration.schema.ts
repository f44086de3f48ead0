import { object, string } from 'yup';
import { isCep, isEmail, isMobilePhone, isPhone } from '#/domain/contact/contact.ts';
import { parseDocument } from '#/domain/customer/documents.ts';
import { findFullNameFault, isLettersOnly } from '#/domain/customer/person-name.ts';
import { newPasswordSchema, repetitionSchema } from '#/shared/forms/password.tsx';
import { messageCopy, observationsLimit } from './registration.copy.ts';
import type { FieldName, RegistrationKind, RegistrationValues } from './registration.slice.ts';
import { faultsIn, requiredText, upTo, validText } from '#/shared/failures/form-faults.ts';

/** A password and its repetition; only the form contains them. */
export interface Passwords {
  password: string;
  confirmPassword: string;
}

export type Messages = Partial<Record<FieldName | keyof Passwords, string>>;

const name = ({ missing, characters }: { missing: string; characters: string }) =>
  requiredText(missing)
    // Both names are sent as one text of 254 characters.
    .max(...upTo(126))
    .test('letters', characters, (text) => !text || isLettersOnly(text));

const document = validText(messageCopy.document, (text) => parseDocument(text) !== undefined);
const email = validText(messageCopy.email, isEmail);
const cep = validText(messageCopy.cep, isCep);

/** Before a valid document selects the form. */
const beginning = object({ document });

/** Spec §5, Registration, individual. */
const individual = object({
  document,
  name: string()
    .max(...upTo(254))
    .test('name', (text = '', { createError }) => {
      const fault = findFullNameFault(text);
      return fault === undefined || createError({ message: messageCopy.name[fault] });
    }),
  email,
  phone: validText(messageCopy.cellPhone, isMobilePhone),
  cep,
  password: newPasswordSchema,
  confirmPassword: repetitionSchema('password'),
});

/** Spec §5, Registration, company: a lead, without a password. */
const company = object({
  document,
  company: requiredText(messageCopy.company).max(...upTo(254)),
  cep,
  state: requiredText(messageCopy.state),
  city: requiredText(messageCopy.city),
  firstName: name(messageCopy.firstName),
  lastName: name(messageCopy.lastName),
  email,
  phone: validText(messageCopy.phone, isPhone),
  contactPreference: requiredText(messageCopy.contactPreference),
  ownFleet: requiredText(messageCopy.ownFleet),
  negotiationFleet: requiredText(messageCopy.negotiationFleet),
  observations: requiredText(messageCopy.observations).max(...upTo(observationsLimit)),
});

/** "Avise quando voltar". */
const notice = object({
  name: individual.fields.name,
  document,
  phone: validText(messageCopy.phone, isPhone),
});

/** Errors of the fields, one each; empty if the registration can be sent. */
export function judgeRegistration(
  kind: RegistrationKind | undefined,
  values: RegistrationValues,
  passwords: Passwords,
) {
  if (kind === undefined) return faultsIn(beginning, values);
  return kind === 'individual' ? faultsIn(individual, { ...values, ...passwords }) : faultsIn(company, values);
}

export function judgeNotice(values: { name: string; document: string; phone: string }): Messages {
  return faultsIn(notice, values);
}

import { object, string } from 'yup';
import { isCep, isEmail, isMobilePhone, isPhone } from '#/domain/contact/contact.ts';
import { parseDocument } from '#/domain/customer/documents.ts';
import { findFullNameFault, isLettersOnly } from '#/domain/customer/person-name.ts';
import { newPasswordSchema, repetitionSchema } from '#/shared/forms/password.tsx';
import { messageCopy } from './registration.copy.ts';
import type { FieldName, RegistrationKind, RegistrationValues } from './registration.slice.ts';
import { faultsIn } from '#/shared/failures/form-faults.ts';

/** A password and its repetition; only the form contains them. */
export interface Passwords {
  password: string;
  confirmPassword: string;
}

export type Messages = Partial<Record<FieldName | keyof Passwords, string>>;

const needed = (missing: string) => string().trim().required(missing);

const judged = ({ missing, invalid }: { missing: string; invalid: string }, isRight: (text: string) => boolean) =>
  needed(missing).test('right', invalid, (text) => !text || isRight(text));

const name = ({ missing, characters }: { missing: string; characters: string }) =>
  needed(missing).test('letters', characters, (text) => !text || isLettersOnly(text));

const document = judged(messageCopy.document, (text) => parseDocument(text) !== undefined);
const email = judged(messageCopy.email, isEmail);
const cep = judged(messageCopy.cep, isCep);

/** Before a valid document selects the form. */
const beginning = object({ document });

/** Spec §5, Registration, individual. */
const individual = object({
  document,
  name: string().test('name', (text = '', { createError }) => {
    const fault = findFullNameFault(text);
    return fault === undefined || createError({ message: messageCopy.name[fault] });
  }),
  email,
  phone: judged(messageCopy.cellPhone, isMobilePhone),
  cep,
  password: newPasswordSchema,
  confirmPassword: repetitionSchema('password'),
});

/** Spec §5, Registration, company: a lead, without a password. */
const company = object({
  document,
  company: needed(messageCopy.company),
  cep,
  state: needed(messageCopy.state),
  city: needed(messageCopy.city),
  firstName: name(messageCopy.firstName),
  lastName: name(messageCopy.lastName),
  email,
  phone: judged(messageCopy.phone, isPhone),
  contactPreference: needed(messageCopy.contactPreference),
  ownFleet: needed(messageCopy.ownFleet),
  negotiationFleet: needed(messageCopy.negotiationFleet),
  observations: needed(messageCopy.observations),
});

/** "Avise quando voltar". */
const notice = object({
  name: individual.fields.name,
  document,
  phone: judged(messageCopy.phone, isPhone),
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

/** Validates data about a person (spec §5), field by field. */
import { object, string, type StringSchema } from 'yup';
import { ageOn, parseWrittenDate } from '#/domain/calendar/calendar-date.ts';
import { digitsIn, isEmail, isMobilePhone, isPhone } from '#/domain/contact/contact.ts';
import {
  parseReais,
  profileFields,
  spouseFields,
  spouseJobFields,
  type PersonalField,
  type PersonalValues,
} from '#/domain/customer/customer-values.ts';
import { isRegistryNumber, parseDocument } from '#/domain/customer/documents.ts';
import { findItem, hasSpouse, type EnumerationItem } from '#/domain/customer/customer.ts';
import { findFullNameFault } from '#/domain/customer/person-name.ts';
import { faultsIn, requiredText, upTo, validText } from '../failures/form-faults.ts';
import { personalMessageCopy as messageCopy } from './personal.copy.ts';

/** Lists of options from the service. */
export interface PersonalLists {
  genders: readonly EnumerationItem[];
  civilStatuses: readonly EnumerationItem[];
}

/** Data that validation depends on. */
export interface Judging {
  lists: PersonalLists;
  /** CPF of the account, unmasked. With the number of a company, any CPF is accepted. */
  accountCpf: string;
  /** ISO day. */
  today: string;
}

type Messages<Field extends string> = Partial<Record<Field, string>>;

const isCpf = (text: string) => parseDocument(text)?.kind === 'cpf';
/** The service's limit. */
const highestSalaryInCents = 999_999_999;
const isSalary = (text: string) => {
  const inCents = parseReais(text) ?? 0;
  return inCents > 0 && inCents <= highestSalaryInCents;
};

const lineLimit = upTo(120);
const line = (missing: string) => requiredText(missing).max(...lineLimit);

const fullName = string()
  .max(...lineLimit)
  .test('name', (text = '', { createError }) => {
    const fault = findFullNameFault(text);
    return fault === undefined || createError({ message: messageCopy.name[fault] });
  });

const email = string().test('email', messageCopy.email, (text = '') => text.trim() === '' || isEmail(text));

/** An existing day that `fault` accepts. */
const day = (missing: string, fault: (isoDate: string) => string | undefined) =>
  requiredText(missing).test('day', (text, { createError }) => {
    if (!text) return true;
    const parsed = parseWrittenDate(text);
    const message = 'fault' in parsed ? messageCopy.date[parsed.fault] : fault(parsed.isoDate);
    return message === undefined || createError({ message });
  });

const job = (today: string, names: { company: string; position: string; admissionDate: string; salary: string }) => ({
  [names.company]: line(messageCopy.company),
  [names.position]: line(messageCopy.position),
  [names.admissionDate]: day(messageCopy.admissionDate, (date) => (date > today ? messageCopy.future : undefined)),
  [names.salary]: validText(messageCopy.salary, isSalary),
});

const isAdult = (today: string) => (date: string) => (ageOn(date, today) < 18 ? messageCopy.minor : undefined);
const isPast = (today: string) => (date: string) => (date > today ? messageCopy.future : undefined);

function personalSchema(values: PersonalValues, { lists, accountCpf, today }: Judging) {
  const own: Record<string, StringSchema> = {
    name: fullName,
    cpf: validText(messageCopy.cpf, isCpf).test(
      'own',
      messageCopy.otherCpf,
      (text) => !isCpf(text) || !isCpf(accountCpf) || parseDocument(text)?.value === accountCpf,
    ),
    rg: validText(messageCopy.rg, isRegistryNumber),
    birthDate: day(messageCopy.birthDate, isAdult(today)),
    phone: validText(messageCopy.cellPhone, isMobilePhone),
    alternativeEmail: email,
    gender: validText(messageCopy.gender, (id) => findItem(lists.genders, id) !== undefined),
    civilStatus: validText(messageCopy.civilStatus, (id) => findItem(lists.civilStatuses, id) !== undefined),
    cnh: validText(messageCopy.cnh, (text) => /^\d{11}$/.test(digitsIn(text))),
    cnhCategory: requiredText(messageCopy.cnhCategory),
    cnhIssuanceDate: day(messageCopy.cnhIssuanceDate, isPast(today)),
    cnhValidUntil: day(messageCopy.cnhValidUntil, (date) => (date < today ? messageCopy.cnhExpired : undefined)),
    ...job(today, { company: 'company', position: 'position', admissionDate: 'admissionDate', salary: 'salary' }),
    jobPhone: validText(messageCopy.phone, isPhone),
  };
  if (!hasSpouse(Number(values.civilStatus))) return object(own);
  const hasIncome = values.spouseIncome === 'on';
  const spouse = {
    spouseName: fullName,
    spouseCpf: validText(messageCopy.cpf, isCpf).test(
      'other',
      messageCopy.sameCpf,
      (text) => !isCpf(text) || parseDocument(text)?.value !== parseDocument(values.cpf ?? '')?.value,
    ),
    spouseBirthDate: day(messageCopy.birthDate, isPast(today)),
    spouseEmail: email,
    // Only a spouse whose income counts is called, and asked about work.
    spousePhone: hasIncome
      ? validText(messageCopy.phone, isPhone)
      : string().test('phone', messageCopy.phone.invalid, (text = '') => text.trim() === '' || isPhone(text)),
  };
  const work = job(today, {
    company: 'spouseCompany',
    position: 'spousePosition',
    admissionDate: 'spouseAdmissionDate',
    salary: 'spouseSalary',
  });
  return object({ ...own, ...spouse, ...(hasIncome && work) });
}

export function validatePersonalData(values: PersonalValues, judging: Judging): Messages<PersonalField> {
  return faultsIn(personalSchema(values, judging), values);
}

const changeable: ReadonlySet<string> = new Set([...profileFields, ...spouseFields, ...spouseJobFields]);

/** Validates the fields that the account can change; an expired licence is accepted. */
export function validateProfile(values: PersonalValues, judging: Judging): Messages<PersonalField> {
  const faults = Object.entries(validatePersonalData(values, judging));
  return Object.fromEntries(faults.filter(([field]) => changeable.has(field)));
}

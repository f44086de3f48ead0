/** Converts between the form fields of an order and the customer (spec §3). */
import { formatIsoDate, parseWrittenDate } from '../calendar/calendar-date.ts';
import { cepDigits, digitsIn, formatCep, formatPhone, phoneDigits } from '../contact/contact.ts';
import { type CustomerAddress, type Job, type PersonalData, type Spouse, hasSpouse } from './customer.ts';
import { bareDocument, maskedDocument } from './documents.ts';
import { bareName } from './person-name.ts';
import { centsFromReais } from '../values/money.ts';
import { bareText, plainText } from '../values/text.ts';
import type { PostalAddress } from './user.ts';

/** Names of the fields of step 4. */
const personalFields = [
  'name',
  'cpf',
  'rg',
  'birthDate',
  'phone',
  'alternativeEmail',
  'gender',
  'civilStatus',
  'cnh',
  'cnhCategory',
  'cnhIssuanceDate',
  'cnhValidUntil',
  'company',
  'position',
  'admissionDate',
  'salary',
  'jobPhone',
] as const;
/** Additional fields for civil status 2 and 5. */
export const spouseFields = [
  'spouseName',
  'spouseCpf',
  'spouseBirthDate',
  'spouseEmail',
  'spousePhone',
  'spouseIncome',
] as const;
/** Additional fields if the spouse's income counts. */
export const spouseJobFields = ['spouseCompany', 'spousePosition', 'spouseAdmissionDate', 'spouseSalary'] as const;
/** The fields that the account changes (spec §3, Profile); its address has fields of its own. */
export const profileFields = ['rg', 'birthDate', 'gender', 'civilStatus', 'salary', 'jobPhone'] as const;
/** Names of the fields of step 5. */
const addressFields = ['cep', 'street', 'number', 'complement', 'district', 'state', 'city'] as const;

export type PersonalField = (typeof personalFields | typeof spouseFields | typeof spouseJobFields)[number];
export type AddressField = (typeof addressFields)[number];

/** Values of the fields; a field that was never rendered has none. */
export type PersonalValues = Partial<Record<PersonalField, string>>;
export type AddressValues = Partial<Record<AddressField, string>>;

/** Reais as people type them: `12.000,50`, `R$ 12000`, `12000.5`. Undefined if it is no amount. */
export function parseReais(text: string): number | undefined {
  const bare = plainText(text).replaceAll(/R\$|\s/g, '');
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare);
  if (!isGrouped && !/^\d+([.,]\d{1,2})?$/.test(bare)) return undefined;
  return centsFromReais(Number((isGrouped ? bare.replaceAll('.', '') : bare).replace(',', '.')));
}

/** `12.000,50`. */
export function writeReais(amountInCents: number): string {
  const whole = String(Math.trunc(amountInCents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${whole},${String(amountInCents % 100).padStart(2, '0')}`;
}

const dayOf = (text = '') => {
  const parsed = parseWrittenDate(text);
  return 'isoDate' in parsed ? parsed.isoDate : '';
};
const centsOf = (text = '') => parseReais(text) ?? 0;

function jobOf(values: PersonalValues): Job {
  return {
    company: bareText(values.company),
    position: bareText(values.position),
    admissionDate: dayOf(values.admissionDate),
    salaryInCents: centsOf(values.salary),
    phone: phoneDigits(values.jobPhone ?? ''),
  };
}

function spouseOf(values: PersonalValues): Spouse {
  const makesUpIncome = values.spouseIncome === 'on';
  return {
    name: bareName(values.spouseName ?? ''),
    cpf: bareDocument(values.spouseCpf ?? ''),
    birthDate: dayOf(values.spouseBirthDate),
    email: bareText(values.spouseEmail),
    phone: phoneDigits(values.spousePhone ?? ''),
    makesUpIncome,
    ...(makesUpIncome && {
      job: {
        company: bareText(values.spouseCompany),
        position: bareText(values.spousePosition),
        admissionDate: dayOf(values.spouseAdmissionDate),
        salaryInCents: centsOf(values.spouseSalary),
      },
    }),
  };
}

/** Converts validated fields; a spouse only with civil status 2 and 5. */
export function personalDataOf(values: PersonalValues): PersonalData {
  const civilStatus = Number(values.civilStatus);
  return {
    name: bareName(values.name ?? ''),
    cpf: bareDocument(values.cpf ?? ''),
    rg: bareDocument(values.rg ?? ''),
    birthDate: dayOf(values.birthDate),
    phone: phoneDigits(values.phone ?? ''),
    alternativeEmail: bareText(values.alternativeEmail),
    civilStatus,
    gender: Number(values.gender),
    cnh: digitsIn(values.cnh ?? ''),
    cnhCategory: bareText(values.cnhCategory),
    cnhIssuanceDate: dayOf(values.cnhIssuanceDate),
    cnhValidUntil: dayOf(values.cnhValidUntil),
    job: jobOf(values),
    ...(hasSpouse(civilStatus) && { spouse: spouseOf(values) }),
  };
}

const written = (isoDate: string) => formatIsoDate(isoDate) ?? '';

/** The customer as values of the fields. */
export function personalValuesOf({ job, spouse, ...person }: PersonalData): PersonalValues {
  return {
    name: person.name,
    cpf: maskedDocument(person.cpf),
    rg: person.rg,
    birthDate: written(person.birthDate),
    phone: formatPhone(person.phone),
    alternativeEmail: person.alternativeEmail,
    gender: String(person.gender),
    civilStatus: String(person.civilStatus),
    cnh: person.cnh,
    cnhCategory: person.cnhCategory,
    cnhIssuanceDate: written(person.cnhIssuanceDate),
    cnhValidUntil: written(person.cnhValidUntil),
    company: job.company,
    position: job.position,
    admissionDate: written(job.admissionDate),
    salary: writeReais(job.salaryInCents),
    jobPhone: formatPhone(job.phone),
    ...(spouse && {
      spouseName: spouse.name,
      spouseCpf: maskedDocument(spouse.cpf),
      spouseBirthDate: written(spouse.birthDate),
      spouseEmail: spouse.email,
      spousePhone: formatPhone(spouse.phone),
      ...(spouse.makesUpIncome && { spouseIncome: 'on' }),
      ...(spouse.job && {
        spouseCompany: spouse.job.company,
        spousePosition: spouse.job.position,
        spouseAdmissionDate: written(spouse.job.admissionDate),
        spouseSalary: writeReais(spouse.job.salaryInCents),
      }),
    }),
  };
}

export function addressOf(values: AddressValues): CustomerAddress {
  return {
    cep: cepDigits(values.cep ?? ''),
    street: bareText(values.street),
    // A comma separates it from the street (`joinStreet`).
    number: bareText(values.number?.replaceAll(/\s*,\s*/g, ' ')),
    complement: bareText(values.complement),
    district: bareText(values.district),
    city: bareText(values.city),
    stateId: Number(values.state),
  };
}

export function addressValuesOf({ stateId, cep, ...address }: CustomerAddress): AddressValues {
  return { ...address, cep: formatCep(cep), state: String(stateId) };
}

/**
 * Fills in the address of a postal code. Only empty fields and values of the previous code are replaced: the visitor's
 * corrections stay.
 * @param stateId the service's number of the state; undefined if its list doesn't have it
 */
export function withFoundAddress(
  values: AddressValues,
  found: PostalAddress,
  stateId: number | undefined,
  before?: PostalAddress,
): AddressValues {
  const taken = (field: 'street' | 'district' | 'city'): string => {
    const value = values[field] ?? '';
    return value.trim() === '' || value === before?.[field] ? found[field] : value;
  };
  const isSameState = before === undefined || found.state === before.state;
  return {
    ...values,
    street: taken('street'),
    district: taken('district'),
    city: taken('city'),
    ...(stateId !== undefined && (!values.state || !isSameState) && { state: String(stateId) }),
  };
}

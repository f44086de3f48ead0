/**
 * Maps the customer between wire and domain (spec §3, Customer).
 *
 * - The street contains the number, which has no field of its own.
 * - Salaries are reais on the wire, integer cents in the domain.
 * - `functionalRelationship` is always MENSALISTA and the person type FISICA.
 * - A spouse is sent only with civil status 2 and 5; `spouseMakesUpIncome` is S or N.
 */
import type {
  Customer as WireCustomer,
  CustomerAddress as WireAddress,
  CustomerJob,
  CustomerRequest,
  CustomerSpouse,
} from '@signdrive/sandbox/contract/customers';
import { cepDigits, phoneDigits } from '../../domain/contact/contact.ts';
import {
  letterOfYes,
  withoutFormerSpouse,
  type Customer,
  type CustomerAddress,
  type Job,
  type Spouse,
} from '../../domain/customer/customer.ts';
import { bareDocument } from '../../domain/customer/documents.ts';
import { joinStreet, splitStreet } from '../../domain/customer/street.ts';
import {
  cents,
  count,
  idOnWire,
  idText,
  object,
  optionalText,
  text,
  type Decoder,
  type Fields,
} from '../wire/decode.ts';

/** A day, also from the start of a timestamp. */
const day: Decoder<string> = (value, where) => optionalText(value, where).slice(0, 10);

const address = object((wire: Fields<WireAddress>): CustomerAddress => ({
  cep: cepDigits(wire.get('zipCode', text)),
  ...splitStreet(wire.get('street', text)),
  complement: wire.get('complement', optionalText),
  district: wire.get('district', optionalText),
  city: wire.get('city', text),
  stateId: wire.get('state', count),
}));

const job = object((wire: Fields<CustomerJob>): Job => ({
  company: wire.get('company', optionalText),
  position: wire.get('positionWork', optionalText),
  admissionDate: wire.get('admissionDate', day),
  salaryInCents: wire.get('salary', cents),
  phone: phoneDigits(wire.get('phone', optionalText)),
}));

const spouse = object((wire: Fields<CustomerSpouse>): Spouse => {
  const makesUpIncome = wire.get('spouseMakesUpIncome', text) === 'S';
  return {
    name: wire.get('name', text),
    cpf: bareDocument(wire.get('cpf', text)),
    birthDate: wire.get('birthDate', day),
    email: wire.get('email', optionalText),
    phone: phoneDigits(wire.get('phone', optionalText)),
    makesUpIncome,
    ...(makesUpIncome && {
      job: {
        company: wire.get('company', optionalText),
        position: wire.get('positionWork', optionalText),
        admissionDate: wire.get('admissionDate', day),
        salaryInCents: wire.maybe('salary', cents) ?? 0,
      },
    }),
  };
});

/** Decodes a customer of the service. */
export function customerOf(wire: Fields<WireCustomer>): Customer & { id: string } {
  const found = wire.maybe('spouse', spouse);
  return withoutFormerSpouse({
    id: wire.get('customerId', idText),
    userId: wire.get('userId', idText),
    name: wire.get('name', text),
    cpf: bareDocument(wire.get('cpf', text)),
    rg: wire.get('rg', optionalText).toUpperCase(),
    birthDate: wire.get('birthDate', day),
    phone: phoneDigits(wire.get('cellPhone', optionalText)),
    alternativeEmail: wire.get('alternativeEmail', optionalText),
    civilStatus: wire.get('civilStatus', count),
    gender: wire.get('gender', count),
    cnh: wire.get('cnh', optionalText),
    cnhCategory: wire.get('cnhCategory', optionalText),
    cnhIssuanceDate: wire.get('cnhIssuanceDate', day),
    cnhValidUntil: wire.get('cnhValidUntil', day),
    address: wire.get('address', address),
    job: wire.get('job', job),
    ...(found && { spouse: found }),
  });
}

const reais = (inCents: number) => inCents / 100;

function wireSpouse({ email, phone, makesUpIncome, job: work, ...person }: Spouse): CustomerSpouse {
  return {
    name: person.name,
    cpf: bareDocument(person.cpf),
    birthDate: person.birthDate,
    spouseMakesUpIncome: letterOfYes(makesUpIncome),
    ...(email !== '' && { email }),
    ...(phone !== '' && { phone: phoneDigits(phone) }),
    ...(makesUpIncome &&
      work && {
        admissionDate: work.admissionDate,
        salary: reais(work.salaryInCents),
        company: work.company,
        positionWork: work.position,
      }),
  };
}

/** Encodes a customer for creating or changing it. */
export function requestOf(customer: Customer): CustomerRequest {
  const { id, address: home, job: work, spouse: partner, ...person } = withoutFormerSpouse(customer);
  return {
    ...(id !== undefined && { customerId: idOnWire(id) }),
    userId: idOnWire(person.userId),
    personType: 'FISICA',
    name: person.name,
    rg: bareDocument(person.rg),
    birthDate: person.birthDate,
    cpf: bareDocument(person.cpf),
    cellPhone: phoneDigits(person.phone),
    civilStatus: person.civilStatus,
    ...(person.alternativeEmail !== '' && { alternativeEmail: person.alternativeEmail }),
    gender: person.gender,
    cnh: person.cnh,
    cnhCategory: person.cnhCategory as CustomerRequest['cnhCategory'],
    cnhIssuanceDate: person.cnhIssuanceDate,
    cnhValidUntil: person.cnhValidUntil,
    address: {
      zipCode: cepDigits(home.cep),
      street: joinStreet(home.street, home.number),
      district: home.district,
      city: home.city,
      state: home.stateId,
      ...(home.complement !== '' && { complement: home.complement }),
    },
    job: {
      admissionDate: work.admissionDate,
      salary: reais(work.salaryInCents),
      phone: phoneDigits(work.phone),
      company: work.company,
      positionWork: work.position,
      functionalRelationship: 'MENSALISTA',
    },
    ...(partner && { spouse: wireSpouse(partner) }),
  };
}

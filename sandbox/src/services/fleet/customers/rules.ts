import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import {
  spouseCivilStatuses,
  type CustomerJob,
  type CustomerRequest,
  type CustomerSpouse,
} from '../../../../contract/customers.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { checkEmail, checkName } from '../identity/rules.ts';
import { civilStatuses, genders } from './enumerations.ts';

/**
 * Validates a customer and keeps the contract's fields only.
 * @param today calendar day in São Paulo, YYYY-MM-DD
 * @param accountCpf the CPF of the account, which must be the customer's
 * @throws Refusal 422, whose message names the field in Portuguese
 */
export function checkCustomer(request: CustomerRequest, today: string, accountCpf: string): CustomerRequest {
  if (request.cpf !== accountCpf) throw refuse('O CPF deve ser o do cadastro.');
  const { alternativeEmail, address, civilStatus, gender } = request;
  if (!civilStatuses.some(({ id }) => id === civilStatus)) throw refuse('Estado Civil não encontrado');
  if (!genders.some(({ id }) => id === gender)) throw refuse('Gênero não encontrado');
  const spouse = checkSpouse(request, today);
  return {
    userId: request.userId,
    name: checkName(request.name),
    rg: request.rg.toUpperCase(),
    birthDate: checkAdult(request.birthDate, today, 'Data de nascimento'),
    cpf: request.cpf,
    cellPhone: request.cellPhone,
    civilStatus,
    ...(alternativeEmail && { alternativeEmail: checkEmail(alternativeEmail) }),
    gender,
    cnh: request.cnh,
    cnhCategory: request.cnhCategory,
    cnhIssuanceDate: checkPast(request.cnhIssuanceDate, today, 'Data de emissão da CNH'),
    cnhValidUntil: checkDate(request.cnhValidUntil, 'Validade da CNH'),
    address: {
      zipCode: address.zipCode,
      street: address.street,
      district: address.district,
      city: address.city,
      state: address.state,
      ...(address.complement && { complement: address.complement }),
    },
    job: checkJob(request.job, today),
    ...(spouse && { spouse }),
  };
}

function checkJob(job: CustomerJob, today: string): CustomerJob {
  const { salary, phone, company, positionWork, functionalRelationship } = job;
  const admissionDate = checkPast(job.admissionDate, today, 'Data de admissão');
  return { admissionDate, salary, phone, company, positionWork, functionalRelationship };
}

/** The civil status decides if a spouse is required; "S" requires the source of their income. */
function checkSpouse({ civilStatus, spouse, cpf }: CustomerRequest, today: string): CustomerSpouse | undefined {
  const isExpected = spouseCivilStatuses.some((code) => code === civilStatus);
  if (!isExpected && spouse) throw mismatch('Este estado civil não tem cônjuge.');
  if (!isExpected) return undefined;
  if (!spouse) throw mismatch('Informe os dados do cônjuge.');
  if (!isValidCpf(spouse.cpf)) throw refuse('CPF do cônjuge inválido');
  if (spouse.cpf === cpf) throw refuse('O CPF do cônjuge deve ser outro.');
  const { salary, phone, company, positionWork, admissionDate, email } = spouse;
  const income = [salary, company, positionWork, admissionDate];
  if (spouse.spouseMakesUpIncome === 'S' && income.includes(undefined)) {
    throw mismatch('Informe o trabalho do cônjuge que compõe a renda.');
  }
  return {
    name: checkName(spouse.name),
    cpf: spouse.cpf,
    birthDate: checkAdult(spouse.birthDate, today, 'Data de nascimento do cônjuge', 16),
    spouseMakesUpIncome: spouse.spouseMakesUpIncome,
    ...(email && { email: checkEmail(email) }),
    ...(phone !== undefined && { phone }),
    ...(admissionDate !== undefined && {
      admissionDate: checkPast(admissionDate, today, 'Data de admissão do cônjuge'),
    }),
    ...(salary !== undefined && { salary }),
    ...(company !== undefined && { company }),
    ...(positionWork !== undefined && { positionWork }),
  };
}

/** Rejects days that don't exist, such as 30 February. */
function checkDate(date: string, field: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  if (!isReal || date < '1900-01-01') throw refuse(`${field} inválida`);
  return date;
}

function checkPast(date: string, today: string, field: string): string {
  if (checkDate(date, field) > today) throw refuse(`${field} não pode estar no futuro`);
  return date;
}

function checkAdult(date: string, today: string, field: string, age = 18): string {
  const [year = '', ...rest] = checkPast(date, today, field).split('-');
  const birthday = [Number(year) + age, ...rest].join('-');
  if (birthday > today) throw refuse(`${field}: é preciso ter ${age} anos`);
  return date;
}

const refuse = (message: string) => new Refusal(422, 'invalid_customer', message);
const mismatch = (message: string) => new Refusal(422, 'spouse_mismatch', message);

/** The income for the credit check, in cents: the customer's own, and the spouse's if it counts. */
export function incomeInCents({ job, spouse }: CustomerRequest): number {
  const shared = spouse?.spouseMakesUpIncome === 'S' ? (spouse.salary ?? 0) : 0;
  return Math.round((job.salary + shared) * 100);
}

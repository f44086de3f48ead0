import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { CompanyLead, ContactRequest, IndividualSignup } from '../../../../contract/identity.ts';
import { Refusal } from '../../../kernel/refusal.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Normalises a CPF or an e-mail for storage and lookup. */
export const normalLogin = (login: string): string => {
  const text = login.trim().toLowerCase();
  return text.includes('@') ? text : digits(text);
};

/** Validates an individual. @throws Refusal 422 */
export function checkIndividual(signup: IndividualSignup) {
  const document = digits(signup.document);
  if (!isValidCpf(document)) throw refuse('invalid_document', 'CPF inválido');
  const fullname = checkName(signup.name);
  const email = checkEmail(signup.email);
  const cellPhone = digits(signup.phone);
  if (cellPhone.length !== 11) throw refuse('invalid_phone', 'Celular inválido.');
  const cep = digits(signup.cep);
  if (cep.length !== 8) throw refuse('invalid_cep', 'CEP inválido');
  checkPassword(signup.password);
  return { document, fullname, email, cellPhone, cep };
}

/** @throws Refusal 422 */
export function checkCompany(lead: CompanyLead): void {
  if (!isValidCnpj(lead.cpfCnpj, { version: 2 })) throw refuse('invalid_document', 'CNPJ inválido');
  checkEmail(lead.email);
}

/** @throws Refusal 422 */
export function checkContact({ document, phone }: ContactRequest): void {
  if (!isValidCpf(document) && !isValidCnpj(document, { version: 2 })) {
    throw refuse('invalid_document', 'Documento inválido');
  }
  if (digits(phone).length < 10) throw refuse('invalid_phone', 'Telefone inválido.');
}

/** @throws Refusal 422 */
export function checkName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length < 2 || /[\d<>@]/.test(name)) throw refuse('invalid_name', 'Nome completo inválido');
  return words.join(' ');
}

/** @returns it in lower case. @throws Refusal 422 */
export function checkEmail(email: string): string {
  const text = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw refuse('invalid_email', 'E-mail inválido');
  return text;
}

/** The rule of spec §5. @throws Refusal 422 */
export function checkPassword(password: string): void {
  const parts = [/^.{8,}$/su, /\p{Ll}/u, /\p{Lu}/u, /\d/, /[@$!#%_*ˆ^?&]/];
  if (!parts.every((part) => part.test(password))) throw refuse('weak_password', 'Senha inválida');
}

const refuse = (code: string, message: string) => new Refusal(422, code, message);

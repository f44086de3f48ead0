import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { plainText } from '../values/text.ts';

/** A taxpayer number (CPF, of an individual) or company number (CNPJ), without its mask. */
export interface TaxDocument {
  kind: 'cpf' | 'cnpj';
  /** 11 digits, or 14 characters: twelve digits or capital letters and two check digits. */
  value: string;
}

/** CPF of an individual, CNPJ of a company (spec §5, Formatting). */
export type PersonType = 'pf' | 'pj';

const lengths = { cpf: 11, cnpj: 14 } as const;

/** Text without the name of its document, as in "CPF: …", "CNPJ nº …". A company number has no separator after those letters. */
export const withoutDocumentLabel = (text: string): string => text.replace(/^\W*(?:C(?:PF|NPJ)\b\W*)+(?:N\W+)?/i, '');

/**
 * Typed text without label, mask and blanks, in capitals. A CNPJ may hold letters, so none is removed. Copied text may have other
 * dashes, invisible characters and full-width digits.
 */
export function bareDocument(text: string): string {
  return plainText(withoutDocumentLabel(text))
    .replaceAll(/[\s./\p{Pd}]/gu, '')
    .toUpperCase();
}

/**
 * Parses a typed document, with or without mask. Returns `undefined` for a wrong length, one repeated character or
 * wrong check digits (spec §5, Generic formats). A CNPJ may be alphanumeric.
 */
export function parseDocument(text: string): TaxDocument | undefined {
  const value = bareDocument(text);
  if (value.length === lengths.cpf && isValidCpf(value)) return { kind: 'cpf', value };
  if (value.length === lengths.cnpj && isValidCnpj(value, { version: 2 })) return { kind: 'cnpj', value };
  return undefined;
}

/** `000.000.000-00` or `00.000.000/0000-00`. */
export function formatDocument({ kind, value }: TaxDocument): string {
  return kind === 'cpf' ? formatCpf(value) : formatCnpj(value, { version: 2 });
}

/** A complete document with its mask; other text unchanged. */
export function maskedDocument(text: string): string {
  const document = parseDocument(text);
  return document ? formatDocument(document) : text;
}

/**
 * The document kind while typing: a letter or more than eleven characters means a CNPJ. Undefined while it may still
 * become either.
 */
export function documentKindInProgress(text: string): TaxDocument['kind'] | undefined {
  const value = bareDocument(text);
  if (/[A-Z]/.test(value) || value.length > lengths.cpf) return 'cnpj';
  return value.length === lengths.cpf ? 'cpf' : undefined;
}

/**
 * The person type by length alone: 11 is an individual, 14 a company, otherwise undefined and no lead is built (spec
 * §5, Formatting). It does not validate.
 */
export function personTypeOf(document: string): PersonType | undefined {
  const { length } = bareDocument(document);
  if (length === lengths.cpf) return 'pf';
  return length === lengths.cnpj ? 'pj' : undefined;
}

/** RG-like number (spec §5): nine characters, eight digits and a last digit or X, not all the same. */
export function isRegistryNumber(text: string): boolean {
  const value = bareDocument(text);
  return /^\d{8}[\dX]$/.test(value) && new Set(value).size > 1;
}

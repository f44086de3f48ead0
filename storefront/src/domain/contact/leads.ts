import { normalizeEmail, phoneDigits } from './contact.ts';
import { bareDocument, personTypeOf, type PersonType } from '../customer/documents.ts';

/** Where a visitor came from, as it is sent. */
export interface Traffic {
  source: string;
  medium: string;
  campaign: string;
  term?: string;
}

/** What somebody told of themselves, as typed. */
export interface LeadFacts {
  name: string;
  /** Absent where only a phone was asked for ("Avise quando voltar"). */
  email?: string;
  /** CPF or CNPJ, masked or not. */
  document: string;
  phone: string;
  cep?: string;
  state?: string;
  city?: string;
  /** Razão social, of a company. */
  company?: string;
  vehicleModel?: string;
  contactPreference?: string;
  ownFleet?: string;
  negotiationFleet?: string;
  observations?: string;
}

/** A partner's store, as leads and orders name it (spec §3, Partner store). */
export interface PartnerReference {
  identifier: string;
  referenceCode: string;
}

/** A lead as it is passed on to the team that calls back (spec §3, Lead payloads). */
export interface Lead extends LeadFacts {
  person: PersonType;
  /** Digits; 55 in front when the lead was made in a partner's store. */
  phone: string;
  /** Made in a partner's store. */
  isCoBranded: boolean;
  /** The partner's store it was made in, where that is known. */
  partner?: PartnerReference;
  traffic: Traffic;
}

/**
 * The lead of somebody, or undefined when the document is neither of a person (11) nor of a company (14): then none is
 * built (spec §5, Formatting).
 */
export function buildLead(
  facts: LeadFacts,
  { isCoBranded, partner, traffic }: { isCoBranded: boolean; partner?: PartnerReference | undefined; traffic: Traffic },
): Lead | undefined {
  const person = personTypeOf(facts.document);
  if (person === undefined) return undefined;
  const phone = phoneDigits(facts.phone);
  return {
    ...facts,
    person,
    ...(facts.email !== undefined && { email: normalizeEmail(facts.email) }),
    document: bareDocument(facts.document),
    phone: isCoBranded ? `55${phone}` : phone,
    isCoBranded,
    ...(partner && { partner: { identifier: partner.identifier, referenceCode: partner.referenceCode } }),
    traffic,
  };
}

/**
 * How a lead is named: eleven letters or digits are an individual's, anything else a company's (spec §5). Unlike
 * `personTypeOf` it always answers.
 */
export function leadNaming(taxId: string): 'PF' | 'PJ' {
  return bareDocument(taxId).length === 11 ? 'PF' : 'PJ';
}

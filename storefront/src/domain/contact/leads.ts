import { phoneDigits, normalizeEmail } from './contact.ts';
import { bareName } from '../customer/person-name.ts';
import { bareDocument, personTypeOf, type PersonType } from '../customer/documents.ts';

/** A visitor's origin, as sent with a lead. */
export interface Traffic {
  source: string;
  medium: string;
  campaign: string;
  term?: string;
}

/** The data that a visitor typed for a lead. */
export interface LeadFacts {
  name: string;
  /** Absent in forms that request only a phone ("Avise quando voltar"). */
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

/** A lead that the fleet service has stored under this key. Two tabs that send the same data have the same key. */
export interface StoredLead {
  lead: LeadFacts;
  idempotencyKey: string;
}

/** A partner's store, as leads and orders name it (spec §3, Partner store). */
export interface PartnerReference {
  identifier: string;
  referenceCode: string;
}

/** A lead as it is sent to the sales team (spec §3, Lead payloads). */
export interface Lead extends LeadFacts {
  person: PersonType;
  /** Digits; starts with 55 if the lead was made in a partner's store. */
  phone: string;
  /** Made in a partner's store. */
  isCoBranded: boolean;
  /** The partner's store of the lead, if known. */
  partner?: PartnerReference;
  traffic: Traffic;
}

/** Builds a lead. Returns `undefined` if the document has neither 11 nor 14 characters (spec §5, Formatting). */
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
    name: bareName(facts.name),
    ...(facts.email !== undefined && { email: normalizeEmail(facts.email) }),
    document: bareDocument(facts.document),
    phone: isCoBranded ? `55${phone}` : phone,
    isCoBranded,
    ...(partner && { partner: { identifier: partner.identifier, referenceCode: partner.referenceCode } }),
    traffic,
  };
}

/**
 * The person type of a lead: individual for eleven letters or digits, otherwise company (spec §5). Unlike
 * `personTypeOf`, it is never undefined.
 */
export function leadNaming(taxId: string): 'PF' | 'PJ' {
  return bareDocument(taxId).length === 11 ? 'PF' : 'PJ';
}

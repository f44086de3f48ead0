/** Wire shapes of the marketing service (spec §3 Lead payloads, §7 Marketing). */
import { Type, type Static } from 'typebox';

const Text = Type.Optional(Type.String());

/** POST /leads: a lead of the CRM. `person_type` decides which fields are filled, those for people or for companies. */
export const CrmLead = Type.Object({
  person_type: Type.Enum(['pf', 'pj']),
  name: Type.String({ minLength: 1 }),
  email: Type.Optional(Type.String({ minLength: 3, description: 'absent where only a phone was asked for' })),
  personal_phone: Type.String({ minLength: 10, description: 'digits; 55 in front when co-branded' }),
  city: Text,
  state: Text,
  cf_cpf: Text,
  cf_cnpj: Text,
  cf_razao_social: Text,
  cf_cep: Text,
  cf_modelo: Text,
  cf_cobranded: Text,
  cf_parceiro: Type.Optional(Type.String({ description: "extension: `identifier` of the partner's store" })),
  cf_codigo_referencia: Type.Optional(
    Type.String({ description: "extension: `referenceCode` of the partner's store" }),
  ),
  cf_preferencia_contato: Text,
  cf_frota_propria: Text,
  cf_frota_negociacao: Text,
  cf_observacoes: Text,
  traffic_source: Text,
  traffic_medium: Text,
  traffic_campaign: Text,
  traffic_term: Text,
});
export type CrmLead = Static<typeof CrmLead>;

/** POST /conversions */
export const Conversion = Type.Object({
  event_type: Type.Literal('CONVERSION'),
  event_family: Type.Literal('CDP'),
  payload: Type.Object({
    conversion_identifier: Type.String({ minLength: 1 }),
    email: Text,
    name: Text,
    traffic_source: Type.String(),
    traffic_medium: Type.String(),
    traffic_campaign: Type.String(),
    traffic_term: Text,
  }),
});
export type Conversion = Static<typeof Conversion>;

/** POST /partner-leads: a lead for one dealer; city and state are the dealer's, the message is an observation. */
export const PartnerLead = Type.Object({
  ...CrmLead.properties,
  cf_concessionaria: Type.String({ minLength: 1, description: 'name of the dealer' }),
});
export type PartnerLead = Static<typeof PartnerLead>;

export const Received = Type.Object({ id: Type.Integer() });
export type Received = Static<typeof Received>;

export const MarketingError = Type.Object({ code: Type.String(), message: Type.String() });
export type MarketingError = Static<typeof MarketingError>;

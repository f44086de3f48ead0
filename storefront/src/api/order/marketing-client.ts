import type {
  Conversion as WireConversion,
  CrmLead,
  PartnerLead as WirePartnerLead,
} from '@signdrive/sandbox/contract/marketing';
import type { Confirmed, Http } from '../wire/http.ts';
import { cepDigits } from '../../domain/contact/contact.ts';
import type { Lead, Traffic } from '../../domain/contact/leads.ts';
import { present } from '../wire/decode.ts';

/** Leads and conversions. No flow waits for them. */
export interface MarketingPort {
  sendLead(lead: Lead & Confirmed, signal: AbortSignal): Promise<void>;
  /** @param conversion identifier is the event's name. */
  sendConversion(
    conversion: { identifier: string; traffic: Traffic; name?: string; email?: string } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
  /** A lead for one dealer, by its name; city and state are the dealer's. */
  sendPartnerLead(lead: Lead & { dealer: string } & Confirmed, signal: AbortSignal): Promise<void>;
}

/** Marketing service (spec §7). Only this module knows the field names of CRM and marketing automation. */
export function createMarketingClient(http: Http): MarketingPort {
  return {
    async sendLead({ idempotencyKey, ...lead }, signal) {
      const headers = { 'Idempotency-Key': idempotencyKey };
      await http.send({ call: 'POST /leads', body: crmLead(lead), headers, signal });
    },

    async sendConversion({ idempotencyKey, identifier, traffic, name, email }, signal) {
      const body: WireConversion = {
        event_type: 'CONVERSION',
        event_family: 'CDP',
        payload: { conversion_identifier: identifier, ...present({ name, email }), ...wireTraffic(traffic) },
      };
      await http.send({ call: 'POST /conversions', body, headers: { 'Idempotency-Key': idempotencyKey }, signal });
    },

    async sendPartnerLead({ idempotencyKey, dealer, ...lead }, signal) {
      const body: WirePartnerLead = { ...crmLead(lead), cf_concessionaria: dealer };
      await http.send({ call: 'POST /partner-leads', body, headers: { 'Idempotency-Key': idempotencyKey }, signal });
    },
  };
}

function crmLead(lead: Lead): CrmLead {
  return {
    person_type: lead.person,
    name: lead.name,
    personal_phone: lead.phone,
    [lead.person === 'pf' ? 'cf_cpf' : 'cf_cnpj']: lead.document,
    cf_cobranded: lead.isCoBranded ? 'true' : 'false',
    ...present({
      email: lead.email,
      cf_parceiro: lead.partner?.identifier,
      cf_codigo_referencia: lead.partner?.referenceCode,
      city: lead.city,
      state: lead.state,
      cf_razao_social: lead.company,
      cf_cep: lead.cep === undefined ? undefined : cepDigits(lead.cep),
      cf_modelo: lead.vehicleModel,
      cf_preferencia_contato: lead.contactPreference,
      cf_frota_propria: lead.ownFleet,
      cf_frota_negociacao: lead.negotiationFleet,
      cf_observacoes: lead.observations,
    }),
    ...wireTraffic(lead.traffic),
  };
}

function wireTraffic({ source, medium, campaign, term }: Traffic) {
  return {
    traffic_source: source,
    traffic_medium: medium,
    traffic_campaign: campaign,
    ...present({ traffic_term: term }),
  };
}

import { expect, test } from 'vitest';
import { buildLead } from '../../domain/contact/leads.ts';
import { createHttp } from '../wire/http.ts';
import { createMarketingClient } from './marketing-client.ts';
import { json, startServer } from '../test-support/local-server.ts';

const signal = new AbortController().signal;
const traffic = { source: 'radio', medium: 'site', campaign: 'sign-and-drive' };

async function serving() {
  const { baseUrl, seen } = await startServer((response) => json(response, { id: 1 }, 201));
  const sent = () => ({ ...seen[0], body: JSON.parse(seen[0]?.body || 'null') as unknown });
  return { client: createMarketingClient(createHttp({ baseUrl })), sent };
}

const facts = { name: 'Ana Exemplo', email: 'ana@exemplo.com.br', phone: '(11) 90000-0001', cep: '01310-100' };
/** The CRM lead of Ana, in a partner's store. */
const wireOfAna = {
  person_type: 'pf',
  name: 'Ana Exemplo',
  email: 'ana@exemplo.com.br',
  personal_phone: '5511900000001',
  cf_cpf: '52998224725',
  cf_cobranded: 'true',
  cf_cep: '01310100',
};
const wireTraffic = { traffic_source: 'radio', traffic_medium: 'site', traffic_campaign: 'sign-and-drive' };

test('a lead of a person has the CRM’s fields for people, without empty ones', async () => {
  const { client, sent } = await serving();
  const lead = buildLead({ ...facts, document: '529.982.247-25' }, { isCoBranded: true, traffic });
  if (lead) await client.sendLead({ ...lead, idempotencyKey: 'k' }, signal);
  expect(sent()).toMatchObject({ method: 'POST', url: '/leads', headers: { 'idempotency-key': 'k' } });
  expect(sent().body).toEqual({ ...wireOfAna, ...wireTraffic });
});

test('a lead of a partner’s store names the store, and has no e-mail field without an e-mail', async () => {
  const { client, sent } = await serving();
  const { email: _email, ...byPhone } = { ...facts, document: '529.982.247-25' };
  const partner = { identifier: 'viaduto-01', referenceCode: 'REF-7' };
  const lead = buildLead(byPhone, { isCoBranded: true, partner, traffic });
  if (lead) await client.sendLead({ ...lead, idempotencyKey: 'k' }, signal);
  const { email: _sent, ...expected } = wireOfAna;
  expect(sent().body).toEqual({
    ...expected,
    ...wireTraffic,
    cf_parceiro: 'viaduto-01',
    cf_codigo_referencia: 'REF-7',
  });
});

test('a lead of a company has the CRM’s fields for companies', async () => {
  const { client, sent } = await serving();
  const company = {
    ...facts,
    document: '12.ABC.345/01DE-35',
    company: 'Empresa de Exemplo',
    state: 'SP',
    city: 'São Paulo',
    vehicleModel: 'T-Cross',
    contactPreference: 'E-mail',
    ownFleet: '1 a 10',
    negotiationFleet: '1 veículo',
    observations: 'Nada',
  };
  const lead = buildLead(company, { isCoBranded: false, traffic: { ...traffic, term: 'suv' } });
  if (lead) await client.sendLead({ ...lead, idempotencyKey: 'k' }, signal);
  expect(sent().body).toEqual({
    person_type: 'pj',
    name: 'Ana Exemplo',
    email: 'ana@exemplo.com.br',
    personal_phone: '11900000001',
    cf_cnpj: '12ABC34501DE35',
    cf_cobranded: 'false',
    city: 'São Paulo',
    state: 'SP',
    cf_razao_social: 'Empresa de Exemplo',
    cf_cep: '01310100',
    cf_modelo: 'T-Cross',
    cf_preferencia_contato: 'E-mail',
    cf_frota_propria: '1 a 10',
    cf_frota_negociacao: '1 veículo',
    cf_observacoes: 'Nada',
    ...wireTraffic,
    traffic_term: 'suv',
  });
});

test('a conversion has its identifier and the visitor’s origin', async () => {
  const { client, sent } = await serving();
  await client.sendConversion({ identifier: 'passo-3', traffic, email: facts.email, idempotencyKey: 'k' }, signal);
  expect(sent().body).toEqual({
    event_type: 'CONVERSION',
    event_family: 'CDP',
    payload: { conversion_identifier: 'passo-3', email: facts.email, ...wireTraffic },
  });
});

test('a lead for a dealer has the CRM’s fields, unmasked, with the dealer’s name', async () => {
  const { client, sent } = await serving();
  const dealerFacts = {
    ...facts,
    document: '529.982.247-25',
    state: 'SP',
    city: 'Campinas',
    observations: 'Tem Polo?',
  };
  const lead = buildLead(dealerFacts, { isCoBranded: true, traffic });
  if (lead) await client.sendPartnerLead({ ...lead, dealer: 'Exemplo 2', idempotencyKey: 'k' }, signal);
  expect(sent()).toMatchObject({ method: 'POST', url: '/partner-leads', headers: { 'idempotency-key': 'k' } });
  expect(sent().body).toEqual({
    ...wireOfAna,
    cf_observacoes: 'Tem Polo?',
    cf_concessionaria: 'Exemplo 2',
    city: 'Campinas',
    state: 'SP',
    ...wireTraffic,
  });
});

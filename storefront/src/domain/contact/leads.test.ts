import { expect, test } from 'vitest';
import { buildLead, leadNaming, type LeadFacts } from './leads.ts';

const traffic = { source: 'others', medium: 'site', campaign: 'sign-and-drive' };
const facts: LeadFacts = {
  name: 'Ana Exemplo',
  email: ' Ana.Exemplo@Gmail.com ',
  document: '529.982.247-25',
  phone: '(11) 90000-0001',
};

test.each([
  ['529.982.247-25', 'pf', '52998224725'],
  ['12.abc.345/01de-35', 'pj', '12ABC34501DE35'],
])('a lead with the document %s has the person type %s', (document, person, bare) => {
  expect(buildLead({ ...facts, document }, { isCoBranded: false, traffic })).toEqual({
    ...facts,
    person,
    document: bare,
    email: 'anaexemplo@gmail.com',
    phone: '11900000001',
    isCoBranded: false,
    traffic,
  });
});

test('a lead has the typed name with single blanks', () => {
  expect(buildLead({ ...facts, name: '  Ana   Exemplo ' }, { isCoBranded: false, traffic })?.name).toBe('Ana Exemplo');
});

test('a lead of a partner’s store has a telephone with the country code, once', () => {
  expect(buildLead(facts, { isCoBranded: true, traffic })?.phone).toBe('5511900000001');
  expect(buildLead({ ...facts, phone: '+55 11 90000-0001' }, { isCoBranded: true, traffic })?.phone).toBe(
    '5511900000001',
  );
});

test.each(['', '529.982.247-2', '529.982.247-255'])('the document %j builds no lead', (document) => {
  expect(buildLead({ ...facts, document }, { isCoBranded: false, traffic })).toBeUndefined();
});

test.each([
  ['529.982.247-25', 'PF'],
  ['ABCDEFGHIJK', 'PF'],
  ['12.ABC.345/01DE-35', 'PJ'],
  ['', 'PJ'],
])('the tax id %j has the field name %s', (taxId, name) => {
  expect(leadNaming(taxId)).toBe(name);
});

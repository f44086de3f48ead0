import { expect, test } from 'vitest';
import { send, startSandboxForFile } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const tell = (path: string, body: object) => send(`${context.sandbox.serviceUrl('marketing')}${path}`, 'POST', body);

const traffic = { traffic_source: 'others', traffic_medium: 'site', traffic_campaign: 'sign-and-drive' };
const person = { name: 'Ana Exemplo', email: 'ana@exemplo.com.br' };

test.each([
  ['/leads', 'crm-lead', { person_type: 'pf', ...person, personal_phone: '5511900000001', cf_cpf: '52998224725' }],
  [
    '/conversions',
    'conversion',
    { event_type: 'CONVERSION', event_family: 'CDP', payload: { conversion_identifier: 'passo-1', ...traffic } },
  ],
  [
    '/partner-leads',
    'partner-lead',
    {
      person_type: 'pj',
      ...person,
      personal_phone: '11900000001',
      cf_cnpj: '12ABC34501DE35',
      cf_cobranded: 'false',
      cf_concessionaria: 'Exemplo 1',
      ...traffic,
    },
  ],
])('%s stores what it receives', async (path, kind, body) => {
  expect((await tell(path, body)).status).toBe(201);
  const answer = await context.control<{ received: { body: unknown }[] }>('GET', `/received?kind=${kind}`);
  expect(answer.body.received.map((thing) => thing.body)).toEqual([body]);
});

test.each([
  ['/leads', { person_type: 'px', ...person, personal_phone: '5511900000001' }],
  ['/conversions', { event_type: 'CONVERSION', event_family: 'OTHER', payload: {} }],
  ['/partner-leads', { person_type: 'pf', ...person, personal_phone: '11900000001' }],
])('%s rejects fields outside its contract', async (path, body) => {
  const answer = await tell(path, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

import { expect, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import type { LeadFacts, PartnerReference } from '#/domain/contact/leads.ts';
import { whileHolding, type LockPort } from '#/shared/storage/locks.ts';
import { fakeLock, fakeRecords, startStore, type FakeRecords } from '#/test-support/index.ts';
import { leadMade } from './index.ts';
import { sendPendingLeads, watchLeads } from './leads.saga.ts';

const facts: LeadFacts = {
  name: 'Clara Exemplo',
  email: 'Frota.Um@gmail.com',
  document: '12.ABC.345/01DE-35',
  phone: '(11) 3123-4567',
  company: 'Empresa de Exemplo Ltda.',
};
const traffic = { source: 'others', medium: 'site', campaign: 'sign-and-drive' };

interface Tab {
  answer?: AppError | 'ok';
  records?: FakeRecords;
  lock?: LockPort;
  isCoBranded?: boolean;
  partner?: PartnerReference;
}

function openTab({
  answer = 'ok',
  records = fakeRecords(),
  lock = fakeLock(),
  isCoBranded = false,
  partner,
}: Tab = {}) {
  const reply = async () => {
    if (answer !== 'ok') throw new ServiceError(answer);
  };
  const started = startStore({ ports: { marketing: { sendLead: reply, sendConversion: reply } }, records });
  const { ports } = started;
  const leadPorts = {
    ...ports,
    lock,
    readTraffic: () => traffic,
    readIsCoBranded: () => isCoBranded,
    readPartner: () => partner,
  };
  started.watch(() => watchLeads(leadPorts));
  return {
    ...started,
    kept: () => Object.keys(records.kept.pendingLead ?? {}),
    make: async (made = facts) => {
      started.store.dispatch(leadMade({ lead: made, idempotencyKey: 'key' }));
      // Every call is awaited, so nothing is pending afterwards.
      await vi.waitFor(() => expect(ports.callsOf('marketing.sendConversion')).toHaveLength(1));
      await whileHolding(lock, 'after', async () => undefined);
    },
    visitAgain: () => started.run(sendPendingLeads, leadPorts),
    sent: () => ports.calls.map(({ name, args }) => [name, args[0]]),
    sentKeys: () => ports.calls.map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey),
  };
}

test('a company’s lead and then its conversion are sent with the campaign, and nothing stays stored', async () => {
  const { make, sent, kept } = openTab();
  await make();
  expect(sent()).toEqual([
    [
      'marketing.sendLead',
      {
        ...facts,
        person: 'pj',
        email: 'frotaum@gmail.com',
        document: '12ABC34501DE35',
        phone: '1131234567',
        isCoBranded: false,
        traffic,
        idempotencyKey: 'key',
      },
    ],
    [
      'marketing.sendConversion',
      {
        identifier: 'cadastro-pj',
        traffic,
        name: 'Clara Exemplo',
        email: 'frotaum@gmail.com',
        idempotencyKey: 'key',
      },
    ],
  ]);
  expect(kept()).toEqual([]);
});

test('a lead from a partner’s store is co-branded, and its telephone has the prefix 55', async () => {
  const { make, sent } = openTab({ isCoBranded: true });
  await make();
  expect(sent()[0]?.[1]).toMatchObject({ isCoBranded: true, phone: '551131234567' });
});

test.each<[string, AppError]>([
  ['gets no response', { kind: 'network' }],
  ['meets a server error', { kind: 'rejected', status: 500, code: '' }],
  ['is one of too many from its network', { kind: 'rejected', status: 429, code: 'too_many_calls' }],
  ['stalls', { kind: 'rejected', status: 408, code: 'request_stalled' }],
])('a lead that %s is stored and sent once at the next visit, with its first keys', async (_, answer) => {
  const records = fakeRecords();
  const first = openTab({ answer, records });
  await first.make();
  expect(first.kept()).toHaveLength(2);
  expect(first.sentKeys()).toEqual(['key', 'key']);

  const next = openTab({ records });
  await next.visitAgain();
  expect(next.sentKeys().toSorted()).toEqual(['key', 'key']);
  expect(next.kept()).toEqual([]);
  await next.visitAgain();
  expect(next.sentKeys()).toHaveLength(2);
});

test('two tabs that open together send a stored lead once', async () => {
  const records = fakeRecords();
  await openTab({ answer: { kind: 'network' }, records }).make();
  const lock = fakeLock();
  const [one, other] = [openTab({ records, lock }), openTab({ records, lock })];
  await Promise.all([one.visitAgain(), other.visitAgain()]);
  expect([...one.sentKeys(), ...other.sentKeys()].toSorted()).toEqual(['key', 'key']);
});

test('a rejected lead is not stored, because it would be rejected again', async () => {
  const { make, kept } = openTab({ answer: { kind: 'rejected', status: 422, code: 'x' } });
  await make();
  expect(kept()).toEqual([]);
});

test('a lead is sent even with a blocked database', async () => {
  const records = fakeRecords();
  records.block();
  const { make, sentKeys } = openTab({ records });
  await make();
  expect(sentKeys()).toEqual(['key', 'key']);
});

test('stored records of another version are discarded and not sent', async () => {
  const records = fakeRecords({ pendingLead: { old: { version: 0, kind: 'lead' }, odd: 'x' } });
  const { visitAgain, sent, kept } = openTab({ records });
  await visitAgain();
  expect(sent()).toEqual([]);
  expect(kept()).toEqual([]);
});

test('an invalid document gives no lead', async () => {
  const { store, make, sentKeys } = openTab();
  store.dispatch(leadMade({ lead: { ...facts, document: '123' }, idempotencyKey: 'of an invalid document' }));
  await make();
  expect(sentKeys()).toEqual(['key', 'key']);
});

test('a lead of a partner’s store carries the store’s identifier and reference code', async () => {
  const partner = { identifier: 'viaduto-01', referenceCode: 'REF-7' };
  const { make, sent } = openTab({ isCoBranded: true, partner });
  await make();
  expect(sent()[0]).toMatchObject(['marketing.sendLead', { isCoBranded: true, partner }]);
});

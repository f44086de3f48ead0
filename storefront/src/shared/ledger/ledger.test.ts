import { describe, expect, it } from 'vitest';
import type { IntentDetails } from '#/domain/order/intent.ts';
import { fakeLock, fakeRecords } from '#/test-support/index.ts';
import { createLedger } from './ledger.ts';

const clara = '1001';
const order: IntentDetails['order'] = { slug: 'polo', productId: 'PO1-24', plan: '{}', knownOrderIds: [] };

function openLedger({ records = fakeRecords(), now = () => Date.parse('2026-11-22T12:00:00Z') } = {}) {
  const ledger = createLedger({ records, lock: fakeLock(), newKey: () => crypto.randomUUID(), now });
  return { ledger, records };
}

describe('a ledger', () => {
  it('returns the same intent for a repeat, and another one for another plan', async () => {
    const { ledger } = openLedger();
    const first = await ledger.begin(clara, 'order', order);
    expect(await ledger.begin(clara, 'order', { ...order, knownOrderIds: ['9'] })).toEqual(first);
    expect((await ledger.begin(clara, 'order', { ...order, plan: 'other' })).key).not.toBe(first.key);
  });

  it('returns a new intent for a request that is repeated after its end', async () => {
    const { ledger } = openLedger();
    const first = await ledger.begin(clara, 'order', order);
    const sent = await ledger.record(first, 'sent');
    await ledger.record(sent, 'rejected', { failure: { kind: 'rejected', status: 422 } });
    expect((await ledger.begin(clara, 'order', order)).key).not.toBe(first.key);
  });

  it('shows a person’s intents to that person only', async () => {
    const { ledger } = openLedger();
    await ledger.begin('100', 'order', order);
    expect(await ledger.list(clara, 'order')).toEqual([]);
    expect(await ledger.hasUnsettled(clara, 'order')).toBe(false);
    expect(await ledger.hasUnsettled('100', 'order')).toBe(true);
    expect(await ledger.hasUnsettled('100', 'burn')).toBe(false);
  });

  it('rejects sending an intent whose outcome is unknown, also when the caller has an older copy', async () => {
    const { ledger } = openLedger();
    const draft = await ledger.begin(clara, 'order', order);
    const sent = await ledger.record(draft, 'sent');
    await expect(ledger.record(draft, 'sent')).rejects.toThrow('sent');
    await ledger.record(sent, 'unanswered', { failure: { kind: 'timeout' } });
    await expect(ledger.record(draft, 'sent')).rejects.toThrow('unknown');
  });

  it('stores the time and the number of attempts, and keeps the key for all of them', async () => {
    let moment = Date.parse('2026-11-22T12:00:00Z');
    const { ledger } = openLedger({ now: () => moment });
    const draft = await ledger.begin(clara, 'order', order);
    const lost = await ledger.record(await ledger.record(draft, 'sent'), 'unanswered', {
      failure: { kind: 'network' },
    });
    expect(lost).toMatchObject({ attempts: 1, sentAt: '2026-11-22T12:00:00.000Z', failure: { kind: 'network' } });
    moment += 60_000;
    const again = await ledger.record(await ledger.record(lost, 'absent'), 'sent');
    expect(again).toMatchObject({ attempts: 2, sentAt: '2026-11-22T12:01:00.000Z', key: draft.key });
    expect(again.failure).toBeUndefined();
  });

  it('stores when a request was cut off, until a repeat is cut off, too', async () => {
    let moment = Date.parse('2026-11-22T12:00:00Z');
    const { ledger } = openLedger({ now: () => moment });
    let intent = await ledger.begin(clara, 'upload', { document: 'cnh', fileName: 'cnh.pdf', sizeInBytes: 3 });
    const cutOffs: (string | undefined)[] = [];
    for (const failure of [{ kind: 'network' }, { kind: 'rejected', status: 503 }, { kind: 'timeout' }, undefined]) {
      intent = await ledger.record(intent, 'sent');
      cutOffs.push(intent.cutOffAt?.slice(11, 19));
      if (failure) intent = await ledger.record(await ledger.record(intent, 'unanswered', { failure }), 'absent');
      moment += 1000;
    }
    expect(cutOffs).toEqual([undefined, '12:00:00', '12:00:00', '12:00:02']);
  });

  it('counts rejections apart from attempts, and neither a lost response nor a rejected session as one', async () => {
    const { ledger } = openLedger();
    const failures = [
      ['unanswered', 'absent', { kind: 'network' }],
      ['unauthorized', 'absent', { kind: 'unauthorized' }],
      ['unanswered', 'absent', { kind: 'rejected', status: 503 }],
      ['unanswered', 'absent', { kind: 'rejected', status: 422 }],
    ] as const;
    let intent = await ledger.begin(clara, 'order', order);
    for (const [event, settled, failure] of failures) {
      const left = await ledger.record(await ledger.record(intent, 'sent'), event, { failure });
      intent = await ledger.record(left, settled);
    }
    expect(intent).toMatchObject({ attempts: 4, rejections: 1 });
  });

  it('keeps the order of intents and its waits on a page that opens after the clock was set back', async () => {
    let moment = Date.parse('2026-11-22T12:00:00Z');
    const { ledger: former, records } = openLedger({ now: () => moment });
    const lost = await former.record(await former.begin(clara, 'order', order), 'sent');
    moment -= 3_600_000;
    const { ledger } = openLedger({ records, now: () => moment });
    const other = await ledger.record(await ledger.begin(clara, 'order', { ...order, plan: 'other' }), 'sent');
    expect(await ledger.list(clara, 'order')).toEqual([lost, other]);
    expect(Date.parse(other.sentAt ?? '')).toBeGreaterThan(Date.parse(lost.sentAt ?? ''));
    moment += 60_000;
    expect(ledger.now() - Date.parse(lost.sentAt ?? '')).toBeCloseTo(60_000, -2);
  });

  it('deletes an ended intent or a draft, and never one whose outcome is unknown', async () => {
    const { ledger, records } = openLedger();
    const sent = await ledger.record(await ledger.begin(clara, 'order', order), 'sent');
    await expect(ledger.close(sent)).rejects.toThrow('sent');
    await ledger.close(await ledger.record(sent, 'accepted', { result: '31' }));
    expect(records.kept.idempotencyKey).toEqual({});
  });

  it('survives the log-out, which deletes all other data of the person', async () => {
    const { ledger, records } = openLedger();
    await ledger.record(await ledger.begin(clara, 'order', order), 'sent');
    await records.removeAllOf(clara);
    expect(await ledger.list(clara, 'order')).toMatchObject([{ state: 'sent' }]);
  });

  it('discards records written by another version', async () => {
    const records = fakeRecords({ idempotencyKey: { [`intent/${clara}/order/a`]: { key: 'a', state: 'sent' } } });
    const { ledger } = openLedger({ records });
    expect(await ledger.list(clara, 'order')).toEqual([]);
  });

  it('reads the state that the former release called `told`', async () => {
    const { ledger, records } = openLedger();
    const placed = await ledger.record(
      await ledger.record(await ledger.begin(clara, 'order', order), 'sent'),
      'accepted',
    );
    await records.write('idempotencyKey', `intent/${clara}/order/${placed.key}`, { ...placed, state: 'told' }, 60);
    expect(await ledger.list(clara, 'order')).toEqual([{ ...placed, state: 'shown' }]);
    expect(await ledger.record(placed, 'shown')).toMatchObject({ state: 'shown' });
  });

  it('works until the page is closed in a browser without storage', async () => {
    const { ledger, records } = openLedger();
    records.block();
    const draft = await ledger.begin(clara, 'order', order);
    const sent = await ledger.record(draft, 'sent');
    expect(await ledger.list(clara, 'order')).toEqual([sent]);
    await expect(ledger.record(draft, 'sent')).rejects.toThrow('sent');
    await ledger.close(await ledger.record(sent, 'accepted'));
    expect(await ledger.list(clara, 'order')).toEqual([]);
  });
});

describe('records of the version before the ledger', () => {
  const older = (records = fakeRecords()) => ({
    records,
    store: (name: string, value: object) => records.write('idempotencyKey', `${clara}/${name}`, value, 60),
  });

  it('are converted once, with their keys, and deleted', async () => {
    const { records, store } = older();
    const coupon = { code: 'DEZ', couponOfferId: 'c-1', discount: { kind: 'percent', value: 10 } };
    await store('order', {
      productId: 'PO1-24',
      knownOrderIds: ['9'],
      sentAt: '2026-11-20T12:00:00Z',
      idempotencyKey: 'order-key',
      wanted: '{"productId":"PO1-24"}',
      coupon,
    });
    await store('burn/107', {
      code: 'DEZ',
      couponOfferId: 'c-1',
      offerId: 'PO1-24',
      document: '52998224725',
      email: 'clara@exemplo.com.br',
      idempotencyKey: 'burn-key',
    });
    await store('order-change/31', {
      orderId: '31',
      kind: 'cancel',
      to: 'cancelled',
      knownEntryIds: ['e1'],
      idempotencyKey: 'change-key',
    });
    const { ledger } = openLedger({ records });
    expect(await ledger.list(clara, 'order')).toMatchObject([
      { key: 'order-key', state: 'unknown', sentAt: '2026-11-20T12:00:00Z', details: { productId: 'PO1-24', coupon } },
    ]);
    const burn = { orderId: '107', code: 'DEZ', couponOfferId: 'c-1', offerId: 'PO1-24' };
    expect(await ledger.list(clara, 'burn')).toMatchObject([{ key: 'burn-key', state: 'unknown', details: burn }]);
    expect(await ledger.list(clara, 'cancellation')).toMatchObject([{ key: 'change-key', state: 'unknown' }]);
    expect(await ledger.list(clara, 'statusRemoval')).toMatchObject([{ details: { change: 'change-key' } }]);
    expect(await records.list('idempotencyKey', `${clara}/`)).toEqual([]);
    expect(JSON.stringify(await records.list('idempotencyKey'))).not.toContain('52998224725');
  });

  it('are deleted if they are unreadable, and other records are not touched', async () => {
    const { records, store } = older();
    await store('order', { nonsense: true });
    await records.write('idempotencyKey', '10011/order', { idempotencyKey: 'k' }, 60);
    await records.write('idempotencyKey', `${clara}/customer`, { idempotencyKey: 'k' }, 60);
    const { ledger } = openLedger({ records });
    expect(await ledger.list(clara, 'order')).toEqual([]);
    expect((await records.list('idempotencyKey')).map(({ key }) => key)).toEqual(['1001/customer', '10011/order']);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { Intent, IntentDetails } from '#/domain/order/intent.ts';
import { failing, fakeLock, fakeRecords, startStore } from '#/test-support/index.ts';
import { carryOut, settle, whileAlone, type Undertaking } from './carry-out.ts';
import { createLedger } from './ledger.ts';

beforeEach(() => void vi.useFakeTimers());

const clara = '1001';
const order: IntentDetails['order'] = { slug: 'polo', productId: 'PO1-24', plan: '{}', knownOrderIds: [] };
const name = `order/${clara}`;

/** Tabs of one browser, with a service that stores orders by key. */
function openBrowser() {
  const { run } = startStore();
  const [records, lock] = [fakeRecords(), fakeLock()];
  const start = performance.now();
  const now = () => Date.parse('2026-11-22T12:00:00Z') + performance.now() - start;
  let keys = 0;
  const service = new Map<string, string>();
  const act = (key: string) => {
    if (!service.has(key)) service.set(key, String(31 + service.size));
    return service.get(key) as string;
  };
  const keysSent: string[] = [];
  function openTab(changes: Partial<Undertaking<'order'>> = {}) {
    const ledger = createLedger({ records, lock, newKey: () => `key-${(keys += 1)}`, now });
    const undertaking: Undertaking<'order'> = {
      send: async ({ key }) => {
        keysSent.push(key);
        return act(key);
      },
      find: async () => {
        const [result] = service.values();
        return result === undefined ? undefined : { result };
      },
      ...changes,
    };
    const settled = async (how: 'carryOut' | 'settle', copy?: Intent<'order'>) => {
      const done = run(() =>
        whileAlone(ledger, name, function* alone() {
          const intent = copy ?? (yield ledger.begin(clara, 'order', order));
          return yield* (how === 'carryOut' ? carryOut : settle)(ledger, intent, undertaking);
        }),
      );
      await vi.advanceTimersByTimeAsync(5000);
      return done;
    };
    return {
      ledger,
      confirm: () => settled('carryOut'),
      carryOutCopy: (copy: Intent<'order'>) => settled('carryOut', copy),
      look: () => settled('settle'),
    };
  }
  return { openTab, service, act, keysSent, records };
}

describe('an intent that is carried out', () => {
  it("is placed with the service's id for it, after its follow-up is stored", async () => {
    const { openTab } = openBrowser();
    const follow = vi.fn<NonNullable<Undertaking<'order'>['follow']>>(async () => undefined);
    const tab = openTab({ follow });
    expect(await tab.confirm()).toMatchObject({ outcome: 'placed', intent: { state: 'placed', result: '31' } });
    expect(follow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'sent' }), '31');
  });

  it('is failed when the service rejects it', async () => {
    const error = { kind: 'rejected', status: 422, code: '451' } as const;
    const { openTab } = openBrowser();
    expect(await openTab({ send: failing(error) }).confirm()).toMatchObject({ outcome: 'failed', error });
  });

  it('may be sent again after an unauthorized response, with the same key', async () => {
    const { openTab, keysSent } = openBrowser();
    const refused = await openTab({ send: failing({ kind: 'unauthorized' }) }).confirm();
    expect(refused).toMatchObject({ outcome: 'unsent', error: { kind: 'unauthorized' } });
    await openTab().confirm();
    expect(keysSent).toEqual([refused?.intent.key]);
  });

  it('is placed without a second request when the response was lost and a read shows it', async () => {
    const { openTab, act } = openBrowser();
    const send = vi.fn<Undertaking<'order'>['send']>(async ({ key }) => {
      act(key);
      throw new ServiceError({ kind: 'network' });
    });
    expect(await openTab({ send }).confirm()).toMatchObject({ outcome: 'placed', intent: { result: '31' } });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('goes on from its stored state if it is carried out again with the copy from before, as after a log-in', async () => {
    const { openTab, act } = openBrowser();
    const find = vi.fn<NonNullable<Undertaking<'order'>['find']>>(failing({ kind: 'unauthorized' }));
    const send = vi.fn<Undertaking<'order'>['send']>(async ({ key }) => {
      act(key);
      throw new ServiceError({ kind: 'network' });
    });
    const { ledger, carryOutCopy } = openTab({ send, find });
    const copy = await ledger.begin(clara, 'order', order);
    expect(await carryOutCopy(copy)).toMatchObject({ outcome: 'unknown' });
    find.mockResolvedValue({ result: '31' });
    expect(await carryOutCopy(copy)).toMatchObject({ outcome: 'placed', intent: { result: '31' } });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is not sent by any tab while a request without a response may still run', async () => {
    const { openTab, act, service, keysSent } = openBrowser();
    const lost = await openTab({ send: failing({ kind: 'rejected', status: 504, code: '' }) }).confirm();
    expect(lost).toMatchObject({ outcome: 'unknown' });
    expect(await openTab().confirm()).toMatchObject({ outcome: 'unknown' });
    expect(keysSent).toEqual([]);
    act(lost?.intent.key ?? '');
    expect(await openTab().confirm()).toMatchObject({ outcome: 'placed', intent: { result: '31' } });
    expect(service.size).toBe(1);
  });

  it('is sent again with its key once the request can’t run any more', async () => {
    const { openTab, keysSent } = openBrowser();
    const lost = await openTab({ send: failing({ kind: 'timeout' }) }).confirm();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await openTab().confirm()).toMatchObject({ outcome: 'placed' });
    expect(keysSent).toEqual([lost?.intent.key]);
  });

  it('is unknown while the read fails, and settled by the next one', async () => {
    const { openTab } = openBrowser();
    const dead = openTab({ send: failing({ kind: 'network' }), find: failing({ kind: 'network' }) });
    expect(await dead.confirm()).toMatchObject({ outcome: 'unknown' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await dead.look()).toMatchObject({ outcome: 'unknown' });
    expect(await openTab().look()).toMatchObject({ outcome: 'unsent' });
  });

  it('is read before a rejected repeat counts, because the first request may have acted', async () => {
    const { openTab, act } = openBrowser();
    const lost = await openTab({ send: failing({ kind: 'timeout' }) }).confirm();
    await vi.advanceTimersByTimeAsync(60_000);
    const repeat = openTab({
      send: async ({ key }) => {
        act(key);
        throw new ServiceError({ kind: 'rejected', status: 422, code: 'idempotency_key_reused' });
      },
    });
    expect(await repeat.confirm()).toMatchObject({ outcome: 'placed', intent: { key: lost?.intent.key } });
  });

  it('is failed when a repeat is rejected and no read shows it', async () => {
    const { openTab } = openBrowser();
    await openTab({ send: failing({ kind: 'timeout' }) }).confirm();
    await vi.advanceTimersByTimeAsync(60_000);
    const rejected = await openTab({ send: failing({ kind: 'rejected', status: 422, code: '' }) }).confirm();
    expect(rejected).toMatchObject({ outcome: 'failed', error: { status: 422 } });
  });

  it('is read before it is sent when its page was closed', async () => {
    const { openTab, act } = openBrowser();
    const { ledger } = openTab();
    const gone = await ledger.record(await ledger.begin(clara, 'order', order), 'sent');
    expect(await openTab().confirm()).toMatchObject({ outcome: 'unknown', error: { kind: 'network' } });
    act(gone.key);
    expect(await openTab().look()).toMatchObject({ outcome: 'placed' });
  });

  it('is repeated with its key if it can’t be read, and a rejection ends it', async () => {
    const { ledger } = openBrowser().openTab();
    const { run } = startStore();
    const intent = await ledger.begin(clara, 'burn', { orderId: '31', offerId: 'PO1', code: 'A', couponOfferId: 'a' });
    const keys: string[] = [];
    const lost = await run(() =>
      carryOut(ledger, intent, {
        send: async ({ key }) => {
          keys.push(key);
          throw new ServiceError({ kind: 'network' });
        },
      }),
    );
    expect(lost).toMatchObject({ outcome: 'unsent', error: { kind: 'network' } });
    const refused = await run(() =>
      carryOut(ledger, lost?.intent ?? intent, {
        send: async ({ key }) => {
          keys.push(key);
          throw new ServiceError({ kind: 'rejected', status: 422, code: 'used' });
        },
      }),
    );
    expect(refused).toMatchObject({ outcome: 'failed' });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
});

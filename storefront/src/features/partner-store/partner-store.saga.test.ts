import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { PartnerStore } from '#/domain/content/content.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { failing, fakeStorage, neverAnswers, startStore, type Answers } from '#/test-support/index.ts';
import { checkStore } from './partner-store.saga.ts';
import { selectPartner, selectPartnerStore, selectStoreSlug } from './partner-store.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const partner: PartnerStore = {
  identifier: '1',
  referenceCode: 'EXEMPLO-001',
  name: 'Viaduto · exemplo',
  whatsApp: '5511000000001',
};

function startCheck(readPartner: NonNullable<Answers['store']>['readPartner'], lastVisitedStore?: string) {
  const storage = fakeStorage({ cookies: { ...(lastVisitedStore && { lastVisitedStore }) } });
  const started = startStore({ ports: { store: { readPartner } }, storage });
  const check = async (slug: string | undefined) => {
    const checked = started.run(checkStore, started.ports, slug);
    await vi.runAllTimersAsync();
    await checked;
    return started.store.getState();
  };
  return { ...started, check };
}

test('an existing store is open, with its partner', async () => {
  const { check, ports } = startCheck(() => Promise.resolve(partner));
  const state = await check('viaduto');
  expect(selectStoreSlug(state)).toBe('viaduto');
  expect(selectPartner(state)).toEqual(partner);
  expect(ports.callsOf('store.readPartner').map(({ args }) => args[0])).toEqual(['viaduto']);
});

test('a store with its own theme is open once the page has applied it, and the theme is not part of the state', async () => {
  const { check, ports, store } = startCheck(() => Promise.resolve({ ...partner, theme: ':root{}' }));
  const seen: string[] = [];
  ports.themes.show = async (slug, sheet) => void seen.push(`${slug} ${sheet} ${selectStoreSlug(store.getState())}`);
  const state = await check('viaduto');
  expect(seen).toEqual(['viaduto :root{} undefined']);
  expect(selectStoreSlug(state)).toBe('viaduto');
  expect(selectPartner(state)).toEqual(partner);
});

test('an open store is not checked again', async () => {
  const { check, ports } = startCheck(() => Promise.resolve(partner));
  await check('viaduto');
  await check('viaduto');
  expect(ports.callsOf('store.readPartner')).toHaveLength(1);
});

test('the house store sends no request and closes the open store', async () => {
  const { check, ports } = startCheck(() => Promise.resolve(partner));
  expect(selectPartnerStore(await check(undefined))).toEqual({ status: 'house' });
  expect(ports.calls).toEqual([]);
  await check('viaduto');
  expect(selectPartnerStore(await check(undefined))).toEqual({ status: 'house' });
});

test('a slug without a store is stored as missing', async () => {
  const { check } = startCheck(() => Promise.resolve(undefined));
  const state = await check('nao-existe');
  expect(selectPartnerStore(state)).toEqual({ status: 'unknown', slug: 'nao-existe' });
  expect(selectStoreSlug(state)).toBeUndefined();
});

test('a check that fails once is repeated without an error', async () => {
  let attempts = 0;
  const { check, eventsOf } = startCheck(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new ServiceError({ kind: 'network' })) : Promise.resolve(partner);
  });
  expect(selectStoreSlug(await check('viaduto'))).toBe('viaduto');
  expect(eventsOf(loadFailed.type)).toEqual([]);
});

test('a check that fails permanently is an error, not a missing store', async () => {
  const { check, eventsOf } = startCheck(failing({ kind: 'timeout' }));
  expect(selectPartnerStore(await check('viaduto'))).toEqual({
    status: 'failed',
    slug: 'viaduto',
    error: { kind: 'timeout' },
  });
  expect(eventsOf(loadFailed.type)).toHaveLength(1);
});

describe('the store last visited', () => {
  test('is open before the service responds', () => {
    const { store, run, ports } = startCheck(neverAnswers, 'viaduto');
    void run(checkStore, ports, 'viaduto');
    expect(selectStoreSlug(store.getState())).toBe('viaduto');
    expect(selectPartner(store.getState())).toBeUndefined();
  });

  test('stays open if the service fails, without its partner’s facts, and is checked again', async () => {
    const { check, ports, eventsOf } = startCheck(failing({ kind: 'notFound' }), 'viaduto');
    expect(selectPartnerStore(await check('viaduto'))).toEqual({ status: 'open', slug: 'viaduto' });
    expect(eventsOf(loadFailed.type)).toHaveLength(1);
    ports.answer({ store: { readPartner: () => Promise.resolve(partner) } });
    expect(selectPartner(await check('viaduto'))).toEqual(partner);
  });

  test('is closed if the service reports that it no longer exists', async () => {
    const { check } = startCheck(() => Promise.resolve(undefined), 'viaduto');
    expect(selectPartnerStore(await check('viaduto'))).toEqual({ status: 'unknown', slug: 'viaduto' });
  });

  test('does not open another store', () => {
    const { store, run, ports } = startCheck(neverAnswers, 'casa-andrade');
    void run(checkStore, ports, 'viaduto');
    expect(selectPartnerStore(store.getState())).toEqual({ status: 'checking', slug: 'viaduto' });
  });
});

import { expect, test, vi } from 'vitest';
import { loadCatalog } from '#/features/catalog/index.ts';
import { seenOwnerKey } from '#/shared/storage/last-seen.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { anOffer, fakeRecords, startStore } from '#/test-support/index.ts';
import { watchLastSeen } from './last-seen.ts';

async function visit(slugs: readonly string[], kept: { id?: string } = {}) {
  const records = fakeRecords();
  const offers = slugs.map((slug) => anOffer({ slug, name: slug.toUpperCase(), model: '200 TSI' }));
  const { store, ports, run, watch } = startStore({ ports: { catalog: { listOffers: async () => offers } }, records });
  await run(loadCatalog, ports);
  const { local } = ports.storage;
  if (kept.id !== undefined) local.write('id', kept.id);
  let slug = slugs[0] ?? '';
  let turn = () => undefined as void;
  let time = 1_000;
  watch(() =>
    watchLastSeen({
      records,
      storage: ports.storage,
      readPage: () => (slug === '' ? undefined : { slug, path: `viaduto/ofertasvw/${slug}?cor=1` }),
      onPage: (listener) => {
        turn = listener;
        return () => undefined;
      },
      now: () => (time += 1),
    }),
  );
  const keys = () => Object.keys(records.kept.lastSeen ?? {});
  return {
    store,
    records,
    keys,
    open: async (next: string) => {
      slug = next;
      turn();
      await vi.waitFor(() => expect(keys().some((key) => key.endsWith(next))).toBe(true));
    },
  };
}

test('the car of an open page is stored with its price, its URL and its time', async () => {
  const { records } = await visit(['polo'], { id: '7' });
  await vi.waitFor(() => expect(records.kept.lastSeen?.['7/offers/polo']).toBeDefined());
  expect(JSON.stringify(records.kept.lastSeen?.['7/offers/polo'])).toContain('viaduto/ofertasvw/polo?cor=1');
  expect(JSON.stringify(records.kept.lastSeen?.['7/offers/polo'])).toMatch(/R\$\s[\d.]+,\d\d\/mês em \d+\smeses/u);
  expect(JSON.stringify(records.kept.lastSeen?.[seenOwnerKey])).toContain('7');
});

test('the last eight cars are stored, each once', async () => {
  const slugs = Array.from({ length: 10 }, (_, number) => `car-${number}`);
  const { open, keys } = await visit(slugs);
  for (const slug of [...slugs.slice(1), 'car-5']) await open(slug);
  await vi.waitFor(() => expect(keys().filter((key) => key.includes('/offers/'))).toHaveLength(8));
  expect(keys().some((key) => key.endsWith('car-0'))).toBe(false);
});

test('the end of a session removes the viewed cars', async () => {
  const { store, keys } = await visit(['polo'], { id: '7' });
  await vi.waitFor(() => expect(keys()).toContain('7/offers/polo'));
  store.dispatch(sessionEnded({ why: 'loggedOut' }));
  await vi.waitFor(() => expect(keys()).not.toContain(seenOwnerKey));
});

import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { aConfig, createTestStore } from '#/test-support/index.ts';
import { selectFaq } from '#/features/faq/index.ts';
import { createReadyData } from './ready-data.ts';
import { pageDataOf } from './rendering/next-page-data.ts';
import { packState } from './rendering/state-transfer.ts';
import type { AppRouter } from './router.tsx';

afterEach(() => void vi.restoreAllMocks());

const questions = { status: 'success', data: [{ title: 'Prazo', items: [] }] };

function openHome() {
  const { store } = createTestStore();
  const root = createRootRoute();
  const routes = ['/', '/faq', '/calculadoracomparativa'].map((path) =>
    createRoute({ getParentRoute: () => root, path, staticData: { hasReadyData: path !== '/calculadoracomparativa' } }),
  );
  const url = { storeSlug: undefined as string | undefined };
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory(),
    context: { store, url, config: aConfig({ basePath: '/pre/' }) },
  }) as unknown as AppRouter;
  const initial = store.getState();
  const body = packState(pageDataOf({ ...initial, late: { ...initial.late, faq: questions } }));
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));
  const { request: press, add } = createReadyData(
    router,
    'https://loja.exemplo.invalid/pre/assets/entry-client-abc.js',
  );
  return { store, url, request, urls: () => request.mock.calls.map(([asked]) => asked), press, add };
}

const at = (pathname: string, search = {}) => ({ pathname, search });

it('takes the data of a page that the server has ready', async () => {
  const { store, urls, add } = openHome();
  await add(at('/faq', { busca: 'prazo & km' }));
  expect(urls()).toEqual(['/pre/api/page/entry-client-abc.js/faq?busca=prazo+%26+km']);
  expect(selectFaq(store.getState())).toEqual(questions);
});

it('asks once for each page of each store', async () => {
  const { url, urls, add } = openHome();
  await Promise.all([add(at('/faq')), add(at('/faq', { busca: 'km' }))]);
  url.storeSlug = 'viaduto';
  await add(at('/faq'));
  expect(urls()).toEqual(['/pre/api/page/entry-client-abc.js/faq', '/pre/api/page/entry-client-abc.js/viaduto/faq']);
});

it('adds the data of a pressed link to the state when it is followed', async () => {
  const { store, urls, press, add } = openHome();
  const before = store.getState();
  await press(at('/faq', { busca: 'km' }));
  expect(store.getState()).toBe(before);
  await add(at('/faq', { busca: 'km' }));
  expect(urls()).toHaveLength(1);
  expect(selectFaq(store.getState())).toEqual(questions);
});

it('asks once for a link that gets its campaign when it is followed', async () => {
  const { urls, press, add } = openHome();
  await press(at('/faq'));
  await add(at('/faq', { utm_source: 'ofertasvw', utm_medium: 'referral' }));
  expect(urls()).toEqual(['/pre/api/page/entry-client-abc.js/faq']);
});

it('does not take the data of a link of the same page that was only pressed', async () => {
  const { urls, press, add } = openHome();
  await press(at('/faq', { busca: 'km' }));
  await add(at('/faq'));
  expect(urls().at(-1)).toBe('/pre/api/page/entry-client-abc.js/faq');
});

it('asks again if the press was long ago', async () => {
  vi.useFakeTimers();
  const { urls, press, add } = openHome();
  await press(at('/faq'));
  vi.advanceTimersByTime(10_000);
  await add(at('/faq'));
  expect(urls()).toHaveLength(2);
});

it('does not take the answer that the browser stored for an earlier page', async () => {
  const { request, add } = openHome();
  await add(at('/faq'));
  expect(request.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});

it.each([
  ['the first page, which came with its data', '/'],
  ['a page without such data', '/calculadoracomparativa'],
  ['a URL without a page', '/nada'],
])('does not ask for %s', async (_, pathname) => {
  const { urls, add } = openHome();
  await add(at(pathname));
  expect(urls()).toEqual([]);
});

it.each([
  ['has none', async () => new Response(null, { status: 204 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with something else', async () => new Response('<!doctype html>')],
])('leaves the data to the services if the server %s', async (_, answer) => {
  const { store, request, add } = openHome();
  const before = store.getState();
  request.mockImplementation(answer);
  await add(at('/faq'));
  expect(store.getState()).toBe(before);
});

import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CarDrawings } from './car-images.ts';
import { startStore, testConfig } from '../test-support/listening.ts';

/** Drawings that count how often each was rendered. */
function countingDrawings() {
  const drawn: string[] = [];
  const drawings: CarDrawings = {
    cars: { 't-cross': {}, nivus: {} },
    renderCarSvg(model, { paint = 'none' }) {
      drawn.push(`${model} ${paint}`);
      return `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${paint}"/></svg>`;
    },
  };
  return { drawn, loadCarDrawings: async () => drawings };
}

describe('car images', () => {
  it('are the design system’s drawing in the paint of the URL, cached permanently', async () => {
    const store = await startStore(testConfig());
    const answer = await fetch(`${store.url}/cars/t-cross/c81d25.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('#c81d25');
  });

  it('are served below the base path', async () => {
    const store = await startStore(testConfig(undefined, { basePath: '/loja/' }));
    expect((await fetch(`${store.url}/loja/cars/nivus/ffffff.svg`)).status).toBe(200);
  });

  it('fall back to a neutral drawing at its own URL', async () => {
    const store = await startStore(testConfig());
    const answer = await fetch(`${store.url}/cars/placeholder.svg`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^<svg /);
  });

  it.each(['beetle', 'constructor'])('use the placeholder for %s, which has no drawing yet', async (model) => {
    const store = await startStore(testConfig());
    const [answer, placeholder] = await Promise.all([
      fetch(`${store.url}/cars/${model}/c81d25.svg`),
      fetch(`${store.url}/cars/placeholder.svg`),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.text()).toBe(await placeholder.text());
  });

  it.each([
    '/cars/t-cross/red.svg',
    '/cars/t-cross/fff.svg',
    '/cars/t-cross/ffffff',
    '/cars/t-cross/ffffff.png',
    '/cars/t-cross/%22%3E%3C.svg',
  ])('are 404 for %s, so that the page shows the neutral drawing', async (path) => {
    const store = await startStore(testConfig());
    const answer = await fetch(store.url + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('are rendered once for each paint and encoding', async () => {
    const { drawn, loadCarDrawings } = countingDrawings();
    const store = await startStore(testConfig(), { loadCarDrawings });
    for (const file of ['AA0000.svg', 'aa0000.svg', '00aa00.svg', 'aa0000.svg']) {
      await fetch(`${store.url}/cars/t-cross/${file}`);
    }
    expect(drawn).toEqual(['t-cross #aa0000', 't-cross #00aa00']);
  });

  it('are rendered once for concurrent requests', async () => {
    const { drawn, loadCarDrawings } = countingDrawings();
    const store = await startStore(testConfig(), { loadCarDrawings });
    const answers = await Promise.all(['1', '2', '3'].map(() => fetch(`${store.url}/cars/t-cross/aa0000.svg`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(drawn).toEqual(['t-cross #aa0000']);
  });

  it('are limited for an address that requests too many new paints, while existing ones are sent', async () => {
    const { drawn, loadCarDrawings } = countingDrawings();
    // Two of a hundred of 300: six new ones per minute.
    const store = await startStore(testConfig(undefined, { limitsInPercent: 2 }), { loadCarDrawings });
    const ask = (paint: string) => fetch(`${store.url}/cars/t-cross/${paint}.svg`);
    for (const digit of '123456') expect((await ask(digit.repeat(6))).status).toBe(200);
    const rejected = await ask('777777');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.headers.get('cache-control')).toBe('no-store');
    expect(drawn).toHaveLength(6);
    expect((await ask('111111')).status).toBe(200);
  });

  it('are compressed', async () => {
    const { loadCarDrawings } = countingDrawings();
    const store = await startStore(testConfig(), { loadCarDrawings });
    const call = sendRequest(`${store.url}/cars/nivus/112233.svg`, { headers: { 'accept-encoding': 'br' } }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(await buffer(answer)).toString()).toContain('#112233');
  });
});

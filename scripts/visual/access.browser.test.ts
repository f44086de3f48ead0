import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../processes/browser.ts';
import { isSameAccess, readAccess } from './access.ts';
import { cameraFlags, openPage } from './camera.ts';
import { serveFolder } from './static-server.ts';

let browser: Browser;
let page: Page;
let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...cameraFlags] });
  folder = await mkdtemp(join(tmpdir(), 'signdrive-access-'));
  server = await serveFolder(folder);
  page = await openPage(browser);
});
afterAll(async () => {
  await server.close();
  await browser.close();
  await rm(folder, { recursive: true });
});

async function read(body: string) {
  await writeFile(join(folder, 'index.html'), `<!doctype html><html lang="pt-BR"><title>A</title><body>${body}`);
  await page.goto(`${server.origin}/index.html?${encodeURIComponent(body)}`);
  return await readAccess(page);
}

const form =
  '<h1>Oferta</h1><a href="#a">Voltar</a><input aria-label="CEP"><button disabled>Parado</button><button>Ver</button>';

it('a page is read from start to end, and Tab stops at its controls', async () => {
  const { spoken, stops } = await read(form);
  expect(spoken).toContain('heading, Oferta, level 1');
  expect(spoken.at(-1)).toContain('end of document');
  expect(stops.map(({ name }) => name)).toEqual(['link "Voltar"', 'textbox "CEP"', 'button "Ver"']);
  expect(stops[0]?.top).toBeGreaterThan(0);
});

it('reading the same page twice gives the same result, even on a used page', async () => {
  expect(isSameAccess(await read(form), await readAccess(page))).toBe(true);
});

it('a changed label, and a control that left the tab order, are differences', async () => {
  const base = await read(form);
  expect(isSameAccess(base, await read(form.replace('CEP', 'Cidade')))).toBe(false);
  expect(isSameAccess(base, await read(form.replace('<button>', '<button tabindex="-1">')))).toBe(false);
});

it('a page without controls has no tab stop', async () => {
  const text = await read('<p>Só texto</p>');
  expect(text.stops).toEqual([]);
  expect(isSameAccess(text, text)).toBe(true);
});

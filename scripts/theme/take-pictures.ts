import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme } from '@signdrive/tokens/theme';
import type { Page } from 'playwright';
import { chromiumFlags, findChromium } from '../processes/browser.ts';
import { Problem } from '../problem.ts';
import { previewLink } from './preview-link.ts';

/** Extreme brand colours. */
export const extremeColors: readonly string[] = [
  '#ffffff',
  '#000000',
  '#ffe600',
  '#00ffff',
  '#cccccc',
  '#808080',
  '#404040',
  '#39ff14',
  '#ff10f0',
  '#ff0000',
  '#0000ff',
  '#ff6600',
];

const pages = { home: '', offer: 'ofertasvw/t-cross' } as const;
const sizes = [
  { width: 360, height: 1400 },
  { width: 1440, height: 1800 },
] as const;

/**
 * Takes screenshots of the store in the theme of each colour, through its preview, and writes a contact sheet.
 * @param store URL of a running store; ends with a slash
 * @returns the path of the contact sheet
 */
export async function takePictures(colors: readonly string[], folder: string, store: string): Promise<string> {
  // Imported here, because the other commands must start without it.
  const { chromium } = await import('playwright');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    for (const color of colors) {
      for (const viewport of sizes) {
        const context = await browser.newContext({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
        await context.addCookies([{ name: 'consent', value: 'denied', url: store }]);
        const page = await context.newPage();
        await openIn(page, color, store);
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(store + path, { waitUntil: 'networkidle' });
          await page.screenshot({ path: join(folder, fileOf(color, name, viewport.width)) });
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, printSheet(colors));
  return sheet;
}

async function openIn(page: Page, color: string, store: string): Promise<void> {
  const { document } = createTheme({ slug: 'x', color });
  try {
    await page.goto(await previewLink({ name: `Loja ${color}`, logoText: '', theme: document }, store));
  } catch {
    throw new Problem(`No store answers at ${store}: run npm start first, with the same PORT if you set one.`);
  }
  await page.getByRole('button', { name: 'Abrir a loja neste tema' }).click();
  await page.getByRole('button', { name: 'Sair da prévia' }).waitFor();
}

const fileOf = (color: string, name: string, width: number): string => `${color.slice(1)}-${name}-${width}.png`;

function printSheet(colors: readonly string[]): string {
  const figures = colors.flatMap((color) =>
    sizes.flatMap(({ width }) =>
      Object.keys(pages).map(
        (name) =>
          `<figure><img src="${fileOf(color, name, width)}" alt=""><figcaption>${color}, ${name}, ${width}</figcaption></figure>`,
      ),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The store in ${colors.length} colours</title>
<style>body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; font: 1rem system-ui, sans-serif } figure { margin: 0 } img { width: 100% }</style>
${figures.join('\n')}
</html>
`;
}

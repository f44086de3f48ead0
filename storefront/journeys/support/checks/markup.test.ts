import { expect, test } from 'vitest';
import { markupFaults } from './markup.ts';

const page = (main: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Página</title></head><body><main>${main}</main></body></html>`;

test('a page that follows the standard has no faults', async () => {
  const main = '<h1>Ofertas</h1><form><button type="submit">Enviar</button></form>';
  expect(await markupFaults(page(main))).toEqual([]);
});

test.each([
  ['a form without a submit button', '<h1>Busca</h1><form></form>', /^wcag\/h32: /],
  ['a skipped heading level', '<h1>Perguntas</h1><h3>Antes</h3>', /^heading-level: /],
  ['a block in a paragraph', '<h1>Perguntas</h1><p><div>Antes</div></p>', /^(no-implicit-close|close-order): /],
  ['an id used twice', '<h1 id="a">Perguntas</h1><p id="a">Antes</p>', /^no-dup-id: /],
])('%s is a fault', async (_name, main, fault) => {
  expect(await markupFaults(page(main))).toContainEqual(expect.stringMatching(fault));
});

test('the same HTML is validated once', () => {
  const html = page('<h1>Ofertas</h1>');
  expect(markupFaults(html)).toBe(markupFaults(html));
});

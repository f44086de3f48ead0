import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const entries: Readonly<Record<string, unknown>> = manifest.exports;
const modules = Object.keys(entries).filter((entry) => !entry.endsWith('.css'));
const sheets = Object.keys(entries).filter((entry) => entry.endsWith('.css'));
const specifierOf = (entry: string) => entry.replace('.', manifest.name);

test('the design system exports exactly the recorded names', () => {
  expect(Object.keys(entries).toSorted()).toEqual([
    './accordion',
    './alert-dialog',
    './badge',
    './banner',
    './breadcrumbs',
    './button',
    './car-picture',
    './card',
    './carousel',
    './cars',
    './checkbox',
    './checkbox-group',
    './choice-cards',
    './color-swatches',
    './combo-box',
    './consent-banner',
    './date-field',
    './date-picker',
    './description-list',
    './dialog',
    './drawer',
    './floating-actions',
    './footer',
    './form',
    './foundations/core.css',
    './foundations/fonts.css',
    './foundations/global.css',
    './header',
    './highlight',
    './icon',
    './icon-button',
    './input-before-hydration',
    './layout',
    './line-chart',
    './link',
    './loading-overlay',
    './masked-field',
    './mega-menu',
    './menu',
    './messages',
    './number-field',
    './pagination',
    './password-field',
    './patterns',
    './price',
    './progress-bar',
    './radio-group',
    './search-field',
    './select',
    './side-nav',
    './skeleton',
    './skip-link',
    './slider',
    './stepper',
    './switch',
    './table',
    './tabs',
    './tag-group',
    './text-area',
    './text-field',
    './toast',
    './toggle-buttons',
    './upload-tile',
  ]);
});

test.each(modules)('%s exports at least one value', async (entry) => {
  const exported: Readonly<Record<string, unknown>> = await import(specifierOf(entry));
  expect(Object.values(exported).filter((value) => value !== undefined)).not.toEqual([]);
});

test.each(modules)('%s is published from its own source', (entry) => {
  const source = /^\.\/(?:src\/)?(?<place>.+)\.ts$/;
  const { '@signdrive/source': path } = entries[entry] as Record<'@signdrive/source', string>;
  const place = source.exec(path)?.groups?.['place'];
  expect(entries[entry]).toEqual({
    '@signdrive/source': path,
    types: `./dist/${place}.d.ts`,
    default: `./dist/${place}.js`,
  });
});

test.each(sheets)('%s is a style sheet with rules, published from its source', (entry) => {
  const { '@signdrive/source': source } = entries[entry] as Record<'@signdrive/source', string>;
  expect(entries[entry]).toEqual({ '@signdrive/source': source, default: source.replace('./src/', './dist/') });
  const path = fileURLToPath(new URL(`../${source}`, import.meta.url));
  expect(readFileSync(path, 'utf8')).toMatch(/\{[^}]+\}/);
});

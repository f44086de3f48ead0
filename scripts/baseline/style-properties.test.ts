import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../../browsers.ts';
import { root } from '../builds/build-steps.ts';
import {
  findDecorationShorthands,
  findNewerProperties,
  findPhysicalStyles,
  findUniversalBelowHas,
} from './style-properties.ts';

/** Properties that a supported browser lacks, and why the page works without them. */
const harmless: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'colours a press on touch screens, and exists where there are such',
  'accent-color': 'native controls keep their own colour',
  'content-visibility': 'within @supports: an answer opens at once',
  'field-sizing': 'a text area grows by script, or scrolls',
  'forced-color-adjust': 'exists where forced colours do',
  'hyphenate-limit-chars': 'long words break a little earlier',
  'interpolate-size': 'within @supports: an answer opens at once',
  orphans: 'paper breaks a paragraph anywhere',
  'overflow-clip-margin': 'within @supports: an answer opens at once',
  'overscroll-behavior': 'older versions ignore it only where nothing scrolls',
  'overscroll-behavior-x': 'older versions ignore it only where nothing scrolls',
  resize: 'a text area scrolls',
  'scrollbar-width': 'a scroll bar shows',
  'text-size-adjust': 'written with its prefix too; desktops and Firefox don’t enlarge text by themselves',
  'text-wrap': 'lines break as they always did',
  widows: 'paper breaks a paragraph anywhere',
};

const patterns = [
  '{design-system,storefront}/src/**/*.{ts,tsx,css}',
  'storefront/server/**/*.ts',
  'sandbox/src/{card,control}/**/*.css',
];
const files = globSync(patterns, { cwd: root }).filter((file) => !/\.(test|stories)\./.test(file));
const sheets = files
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  .filter(({ file, source }) => file.endsWith('.css') || /from 'styled-components'|<style>/.test(source))
  .map(({ file, source }) => ({ file, source: file.endsWith('.css') ? source : templatesIn(source) }))
  .map(({ file, source }) => ({
    file,
    physical: findPhysicalStyles(source),
    decorations: findDecorationShorthands(source),
    universal: findUniversalBelowHas(source),
    ...findNewerProperties(source, oldestBrowsers()),
  }));

function templatesIn(source: string): string {
  return source.match(/`[^`]*`/g)?.join('\n') ?? '';
}

describe('CSS properties that a supported browser lacks', () => {
  it('are listed with the reason why the page works without them', () => {
    const unexplained = sheets.flatMap(({ file, newer }) =>
      newer.filter((name) => !(name in harmless)).map((name) => `${file}: ${name}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('have their vendor prefix if it helps', () => {
    expect(sheets.flatMap(({ file, unprefixed }) => unprefixed.map((name) => `${file}: ${name}`))).toEqual([]);
  });
});

it('the style sheets use logical properties', () => {
  expect(sheets.flatMap(({ file, physical }) => physical.map((name) => `${file}: ${name}`))).toEqual([]);
});

it('the style sheets use longhand properties for text decorations', () => {
  expect(sheets.flatMap(({ file, decorations }) => decorations.map((text) => `${file}: ${text}`))).toEqual([]);
});

it('the style sheets select no universal element below :has()', () => {
  expect(sheets.flatMap(({ file, universal }) => universal.map((selector) => `${file}: ${selector}`))).toEqual([]);
});

it.each([
  ['tr:has(+ [data-total]) > * {', [':has(+ [data-total]) > *']],
  ['&:has(> :nth-child(2):not(:empty)) * {', [':has(> :nth-child(2):not(:empty)) *']],
  ['tr:has(+ [data-total]) > :is(th, td) {', []],
  ['&:has(> *) {', []],
  [':root:has(&) body {', []],
])('a universal selector below :has() is found in %s', (selector, found) => {
  expect(findUniversalBelowHas(selector)).toEqual(found);
});

it('a text decoration of several parts is found, and a line alone is not', () => {
  const source = 'a { text-decoration: underline; } a:hover { text-decoration: underline 2px; }';
  expect(findDecorationShorthands(source)).toEqual(['text-decoration: underline 2px']);
});

it('physical properties are found, logical ones and code identifiers are not', () => {
  const source =
    'const Box = styled.div`\n  left: 0;\n  padding-inline-start: 0;\n  text-align: right;\n`;\nscrollTo({ left: 0 });';
  expect(findPhysicalStyles(source)).toEqual(['left', 'text-align: right']);
});

it('properties are found in style sheets and in styled templates, not in other code', () => {
  const source =
    'const Box = styled.div`\n  user-select: all;\n  &:hover { text-wrap: balance; }\n`;\nconst a = { b: text };';
  expect(findNewerProperties(source, oldestBrowsers())).toEqual({ newer: ['text-wrap'], unprefixed: ['user-select'] });
});

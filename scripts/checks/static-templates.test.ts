import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { root } from '../builds/build-steps.ts';

/** Tags whose template must be the same for every element: `styled.p`, `styled(Link)`, `styled.p.attrs(…)`, `css`… */
const styledTag = /^(styled|css|keyframes|createGlobalStyle)\b/;
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

interface Syntax {
  type: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All nodes of a syntax tree, the root first. */
function* walk(value: unknown): Generator<Syntax> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (typeof value === 'object' && value !== null) {
    if (isSyntax(value)) yield value;
    for (const [key, part] of Object.entries(value)) if (key !== 'span') yield* walk(part);
  }
}

/** The identifier of a tag: `styled` of `styled(Link).attrs({})`. */
function firstNameOf(tag: unknown): string {
  const { type, value, object, callee } = tag as Syntax;
  if (type === 'Identifier') return String(value);
  return object || callee ? firstNameOf(object ?? callee) : '';
}

/** Styled templates with a function, which would create a class per prop value at run time. */
function countPropFunctions(source: string): number {
  const templates = [...walk(parseSync(source, { syntax: 'typescript', tsx: true }).body)].filter(
    ({ type, tag }) => type === 'TaggedTemplateExpression' && styledTag.test(firstNameOf(tag)),
  );
  return templates.filter(({ template }) =>
    [...walk((template as Syntax)['expressions'])].some(({ type }) => functions.has(type)),
  ).length;
}

it.each([
  ['styled.p`color: ${(props) => props.color};`', 1],
  ['styled(Link)`color: ${({ color }) => color};`', 1],
  ['styled.p.attrs({})`color: ${function (p) { return p.color; }};`', 1],
  ['styled.p`${css`color: ${(p) => p.color};`}`', 2],
  ['styled.p`${Icon} { color: var(--color-text); }`', 0],
  ['html`${() => 1}`', 0],
])('%s has %i prop functions', (source, count) => {
  expect(countPropFunctions(`const part = ${source};`)).toBe(count);
});

it('every styled template is static: appearance depends on data attributes, never on a function of props', () => {
  const files = globSync('{design-system,storefront}/src/**/*.tsx', { cwd: root });
  const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  const styled = sources.filter(({ source }) => source.includes('styled'));
  expect(styled.length).toBeGreaterThan(10);
  expect(styled.filter(({ source }) => countPropFunctions(source) > 0).map(({ file }) => file)).toEqual([]);
});

import { expect, test } from 'vitest';
import { findUsageProblems } from './usage.ts';

const emitted = new Set(['color-text', 'color-surface-raised', 'space-4', 'font-body', 'focus-ring']);
const problemsIn = (text: string, file = 'Card.tsx') => findUsageProblems({ file, text }, emitted);
const template = (css: string) => `const Root = styled.div\`\n${css}\n\`;`;

test.each([
  ['tokens', 'color: var(--color-text); padding: var(--space-4);'],
  ['private variables', '--_ring: 2px; outline-width: var(--_ring); fill: var(--car-paint);'],
  ['system colours and keywords', 'color: CanvasText; background: transparent; border-color: currentColor;'],
  ['words that only look like colours', 'white-space: nowrap; grid-area: "red"; mask: url(#fff);'],
  ['mixes of tokens', 'background: color-mix(in oklab, var(--color-text) 8%, transparent);'],
  ['shades of a token', 'color: oklch(from var(--color-text) l c h / 0.5);'],
  ['what a parent hands down', 'background: var(--ground, var(--color-surface-raised));'],
  ['what React Aria sets', 'max-height: var(--visual-viewport-height);'],
  ['token fonts', 'font: 400 1rem/1 var(--font-body);'],
])('%s is accepted', (_, css) => {
  expect(problemsIn(template(css))).toEqual([]);
});

test.each([
  ['an unknown token', 'color: var(--color-txet);', '--color-txet'],
  ['an unknown token behind a fallback', 'color: var(--color-txet, var(--color-text));', '--color-txet'],
  ['a base token', 'color: var(--base-anil-500);', '--base-anil-500'],
  ['a brand slot', 'color: var(--brand-action);', '--brand-action'],
  ['a hex colour', 'color: #fff;', '#fff'],
  ['an oklch colour', 'box-shadow: 0 0 1px oklch(0.5 0 0 / 0.5);', 'oklch(0.5 0 0 / 0.5)'],
  ['a named colour', 'border: 1px solid white;', 'white'],
  ['a named colour in a mix', 'color: color-mix(in oklab, var(--color-text), black 8%);', 'black'],
  ['a colour behind a private name', '--_tone: rgb(0 0 0);', 'rgb(0 0 0)'],
  ['a font by name', 'font-family: Arial;', 'Arial'],
])('%s is reported', (_, css, token) => {
  expect(problemsIn(template(css))).toMatchObject([{ file: 'Card.tsx', line: 2, token }]);
});

test('the reported line is the line of the value', () => {
  expect(
    problemsIn(template('color: var(--color-text);\n/* color: red; */\n&:hover {\n  color: red;\n}')),
  ).toMatchObject([{ line: 5, token: 'red' }]);
});

test.each([
  ['styled(Anchor)', 'styled(Anchor)`color: red;`'],
  ['attributes first', "styled(Icon).attrs({ name: 'check' })`color: red;`"],
  ['types first', 'styled.div<{ $a: string }>`color: red;`'],
  ['global styles', 'createGlobalStyle`body { color: red; }`'],
  ['keyframes', 'keyframes`from { color: red; }`'],
])('%s is recognised as a template', (_, text) => {
  expect(problemsIn(text)).toMatchObject([{ token: 'red' }]);
});

test('a private name in an inline style is reported', () => {
  expect(problemsIn("const style = { color: 'var(--brand-action)' };")).toMatchObject([{ token: '--brand-action' }]);
});

test('a style sheet is checked like a template', () => {
  expect(problemsIn('body { color: red; }', 'fonts.css')).toMatchObject([{ line: 1, token: 'red' }]);
});

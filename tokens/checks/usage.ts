import { colorsNamed } from 'culori';
import type { Problem } from './problem.ts';

/** A source file of the design system or the store. */
export interface SourceFile {
  file: string;
  text: string;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
/** Blanks out text but keeps its length, so that line numbers stay correct. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/[^\n]*/g, blank);

interface Template {
  css: string;
  /** Index of the template in the file. */
  start: number;
}

const tag = /\b(?:styled(?:\.\w+|\([^)]*\))|css|keyframes|createGlobalStyle)(?:\.attrs\([^`]*?\))?(?:<[^`]*?>)?\s*`/g;

/** Styled templates of a script; a style sheet counts as one template. */
function templatesOf({ file, text }: SourceFile): Template[] {
  if (file.endsWith('.css')) return [{ css: withoutComments(text), start: 0 }];
  return [...text.matchAll(tag)].map((match) => {
    const start = match.index + match[0].length;
    const end = /(?<!\\)`/.exec(text.slice(start))?.index ?? text.length - start;
    const css = text.slice(start, start + end).replace(/\$\{[^}]*\}/g, blank);
    return { css: withoutComments(css), start };
  });
}

const names = Object.keys(colorsNamed).join('|');
const rawColor = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!\\s*from\\b)[^)]*\\)?|(?<![\\w.#-])(?:${names})(?![\\w(-])`,
  'gi',
);
const declaration = /(?<=^|[;{}\s])([a-z-]+|--[\w-]+)\s*:\s*([^;{}]*)(?=[;}]|$)/gi;
/** Quoted text and URLs contain no colours. */
const withoutStrings = (value: string): string => value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, blank);

const variable = /var\(\s*(--[\w-]+)\s*([,$])?/g;
const reservedName = /^--(?:base|brand)-/;
/** Variables that React Aria sets on its elements. */
const ariaVariables = new Set([
  '--visual-viewport-height',
  '--visual-viewport-width',
  '--page-height',
  '--page-width',
  '--trigger-width',
  '--trigger-anchor-point',
  '--tab-panel-height',
  '--tab-panel-width',
]);

/** Names of the variables that a source sets, without their dashes. */
export const namesSetIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/--([\w-]+)['"]?\]?\s*:/g), ([, name = '']) => name));

/**
 * Reports styles that bypass the tokens: an unknown variable, a private `--base-`/`--brand-` name, a literal colour or
 * font. Allowed are a component's own variables (`--_…`), car paint (`--car-…`), variables set in the same file or by
 * React Aria, and variables of a parent with a fallback and no token family's name. System colours, `transparent` and
 * `currentColor` are allowed, too.
 */
export function findUsageProblems(source: SourceFile, usable: ReadonlySet<string>): Problem[] {
  const { file } = source;
  const text = withoutComments(source.text);
  const at = (index: number, token: string, message: string): Problem => ({
    file,
    line: lineAt(text, index),
    token,
    message,
  });
  const setHere = namesSetIn(text);

  const families = new Set([...usable].map((name) => name.split('-')[0]));
  const unknown = [...text.matchAll(variable)].flatMap(({ index, 1: name = '', 2: next }) => {
    const token = name.slice(2);
    const isOwn = /^--(?:_|car-)/.test(name) || setHere.has(token) || ariaVariables.has(name);
    const isHandedDown = next === ',' && !families.has(token.split('-')[0]);
    const isStep = next === '$' && [...usable].some((known) => known.startsWith(token));
    return isOwn || isHandedDown || isStep || usable.has(token) || reservedName.test(name)
      ? []
      : [at(index, name, 'is no token; a private variable starts with --_')];
  });
  const reserved = [...text.matchAll(/--(?:base|brand)-[\w-]*/g)].map(({ index, 0: name }) =>
    at(index, name, 'is private to the tokens: use a semantic name'),
  );
  const raw = templatesOf({ file, text: source.text }).flatMap(({ css, start }) =>
    [...css.matchAll(declaration)].flatMap(({ index, 0: whole, 1: property = '', 2: value = '' }) => {
      const valueAt = start + index + whole.length - value.length;
      const colors = [...withoutStrings(value).matchAll(rawColor)].map((found) =>
        at(valueAt + found.index, found[0], 'is a raw colour: use a token'),
      );
      const isFont = /^font(?:-family)?$/i.test(property) && !file.endsWith('.css');
      const isByHand = isFont && !/var\(--font-|inherit|initial|unset/.test(value);
      return isByHand
        ? [...colors, at(valueAt, value.trim(), 'is a raw font: use --font-body or --font-display')]
        : colors;
    }),
  );
  return [...unknown, ...reserved, ...raw];
}

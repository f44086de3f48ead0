import type { Identifier } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { sinceWhen, type Versions } from './support.ts';

const prefix = '-webkit-';

/** Problems of a source's style sheets in the oldest browsers. */
export interface StyleFindings {
  /** Properties that a supported browser lacks, even with a prefix. */
  newer: readonly string[];
  /** Properties that a supported browser knows only with its prefix, which is missing. */
  unprefixed: readonly string[];
}

/** Names of the properties in a style sheet or a styled template. */
const writtenProperties = (source: string): ReadonlySet<string> =>
  new Set(Array.from(source.matchAll(/(?:^|[;{])\s*([a-z-]+):/gm), ([, name = '']) => name));

const physical =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b.*|border-(?:top|bottom)-(?:left|right)-radius)$/;

/** Finds physical properties, and the two physical values of `text-align`. */
export const findPhysicalStyles = (source: string): string[] => [
  ...[...writtenProperties(source)].filter((name) => physical.test(name)),
  ...Array.from(source.matchAll(/text-align: (?:left|right)/g), ([declaration]) => declaration),
];

/** Finds `text-decoration` with more than a line: Safari before 26.2 drops such a declaration as a whole. */
export const findDecorationShorthands = (source: string): string[] =>
  Array.from(source.matchAll(/text-decoration: [^;]* [^;]*(?=;)/g), ([declaration]) => declaration);

/**
 * Finds selectors with `*` below `:has()`. Chromium then restyles the whole subtree of every element that any `:has()`
 * applies to, on each focus change and each inserted node; `:root` is such an element.
 */
export const findUniversalBelowHas = (source: string): string[] =>
  Array.from(source.matchAll(/:has\(.*\)[^()\n]*[\s>+~]\*(?= *[,{]$)/gm), ([selector]) => selector);

/** Finds properties of a style sheet or a styled template that a supported browser lacks. */
export function findNewerProperties(source: string, oldest: Versions): StyleFindings {
  const written = writtenProperties(source);
  const known = Object.entries(bcd.css.properties as Record<string, Identifier>).flatMap(
    ([name, { __compat: compat }]) =>
      compat && written.has(name) && sinceWhen(compat, oldest) ? [{ name, compat }] : [],
  );
  const isPrefixEnough = ({ compat }: (typeof known)[number]) => sinceWhen(compat, oldest, prefix) === '';
  return {
    newer: known.filter((property) => !isPrefixEnough(property)).map(({ name }) => name),
    unprefixed: known
      .filter((property) => isPrefixEnough(property) && !written.has(prefix + property.name))
      .map(({ name }) => name),
  };
}

import { differenceOf, fromHex, mapToGamut, toHex } from '../color.ts';
import type { Color } from '../dtcg.ts';
import { quoteName } from './json-tree.ts';
import type { Sentence, Shown } from './sentences.ts';

const keys = new Set(['colorSpace', 'components', 'alpha', 'hex']);
const components = [
  { name: 'lightness', most: 1 },
  { name: 'chroma', most: 0.4 },
  { name: 'hue', most: 360 },
] as const;

const quote = (value: unknown): Shown =>
  typeof value === 'string'
    ? `"${quoteName(value)}"`
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : { type: typeof value };

/** The problem of a colour slot's value; undefined for an opaque oklch colour. */
export function findColorFault(value: unknown): Sentence | undefined {
  if (typeof value === 'string') return ['textAsColor', `"${quoteName(value)}"`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return ['noColor'];
  }
  const color = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(color).find((key) => !keys.has(key));
  if (unknown !== undefined) return ['colorKey', quoteName(unknown)];
  if (color['colorSpace'] === undefined) return ['noColorSpace'];
  if (color['colorSpace'] !== 'oklch') return ['otherColorSpace', quote(color['colorSpace'])];
  return findComponentFault(color['components']) ?? findAlphaFault(color['alpha']) ?? findHexFault(color);
}

function findComponentFault(list: unknown): Sentence | undefined {
  if (!Array.isArray(list)) return ['noComponents'];
  if (list.length !== components.length) {
    return ['componentCount', list.length];
  }
  for (const [place, { name, most }] of components.entries()) {
    const given: unknown = list[place];
    if (typeof given !== 'number') return ['componentType', name, quote(given)];
    if (!(given >= 0 && given <= most)) return ['componentRange', name, given, most];
  }
  return undefined;
}

function findAlphaFault(alpha: unknown): Sentence | undefined {
  return alpha === undefined || alpha === 1 ? undefined : ['alpha', quote(alpha)];
}

/** Tools differ in the last digits, and in colours outside the gamut. */
const mostDifference = 0.02;

/** The problem of the `hex` next to a colour's components: no hex, or another colour. */
export function findHexFault(color: Readonly<Record<string, unknown>>): Sentence | undefined {
  const { hex } = color;
  if (hex === undefined) return undefined;
  const read = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? fromHex(hex) : undefined;
  if (!read) return ['badHex', quote(hex)];
  const own = color as unknown as Color;
  const shown = [own, mapToGamut(own), fromHex(toHex(own)) ?? own];
  return shown.some((one) => differenceOf(one, read) <= mostDifference)
    ? undefined
    : ['otherHex', toHex(read), toHex(own)];
}

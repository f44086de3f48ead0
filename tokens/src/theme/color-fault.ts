import { differenceOf, fromHex, mapToGamut, toHex } from '../color.ts';
import type { Color } from '../dtcg.ts';
import { quoteName } from './json-tree.ts';

const form = '{ "colorSpace": "oklch", "components": [lightness 0 to 1, chroma 0 to 0.4, hue 0 to 360] }';
const keys = new Set(['colorSpace', 'components', 'alpha', 'hex']);
const components = [
  { name: 'lightness', most: 1 },
  { name: 'chroma', most: 0.4 },
  { name: 'hue', most: 360 },
] as const;

const quote = (value: unknown): string =>
  typeof value === 'string'
    ? `"${quoteName(value)}"`
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : `a value of type ${typeof value}`;

/** What is wrong with the value of a colour slot, as the end of a sentence; undefined for an opaque oklch colour. */
export function findColorFault(value: unknown): string | undefined {
  if (typeof value === 'string') return `must be ${form} or a {base.…} colour, not the text ${quote(value)}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return `must be ${form} or a {base.…} colour`;
  }
  const color = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(color).find((key) => !keys.has(key));
  if (unknown !== undefined) return `has the key "${quoteName(unknown)}", which a colour doesn't have`;
  if (color['colorSpace'] === undefined) return `names no "colorSpace"; it must be ${form}`;
  if (color['colorSpace'] !== 'oklch') return `has the colorSpace ${quote(color['colorSpace'])}; a theme takes "oklch"`;
  return findComponentFault(color['components']) ?? findAlphaFault(color['alpha']) ?? findHexFault(color);
}

function findComponentFault(list: unknown): string | undefined {
  if (!Array.isArray(list)) return 'has no list of "components": [lightness, chroma, hue]';
  if (list.length !== components.length) {
    return `has ${list.length} components; oklch has three: lightness, chroma, hue`;
  }
  for (const [place, { name, most }] of components.entries()) {
    const given: unknown = list[place];
    if (typeof given !== 'number') return `has the ${name} ${quote(given)}; it must be a number`;
    if (!(given >= 0 && given <= most)) return `has the ${name} ${given}; it must be 0 to ${most}`;
  }
  return undefined;
}

function findAlphaFault(alpha: unknown): string | undefined {
  return alpha === undefined || alpha === 1
    ? undefined
    : `has the alpha ${quote(alpha)}; a theme’s colours are opaque, so it is 1 or left out`;
}

/** Tools differ in the last digits, and in what they write for a colour no screen can show. */
const mostDifference = 0.02;

/** What is wrong with the `hex` beside a colour's components: no hex, or another colour. */
export function findHexFault(color: Readonly<Record<string, unknown>>): string | undefined {
  const { hex } = color;
  if (hex === undefined) return undefined;
  const read = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? fromHex(hex) : undefined;
  if (!read) return `has the hex ${quote(hex)}; it must be #rrggbb or left out`;
  const own = color as unknown as Color;
  const shown = [own, mapToGamut(own), fromHex(toHex(own)) ?? own];
  return shown.some((one) => differenceOf(one, read) <= mostDifference)
    ? undefined
    : `has the hex ${toHex(read)}, and its components are ${toHex(own)}: they must agree`;
}

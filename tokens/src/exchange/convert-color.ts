import { differenceOf, formatColor, mapToGamut, roundColor, toHex } from '../color.ts';
import type { Color } from '../dtcg.ts';
import { findHexFault } from '../theme/color-fault.ts';
import { foreignSpace, toOklch, type Coordinates } from './color-spaces.ts';
import { readColorText } from './color-text.ts';
import { fault, unchanged, type Conversion } from './conversion.ts';
import { exactColor } from './extensions.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Converts a colour to the form of a theme: opaque oklch.
 * @param extensions of the token; an exported file stores the exact colour there, next to its hex
 */
export function convertColor(value: unknown, extensions?: unknown): Conversion {
  if (typeof value === 'string') return convertText(value, extensions);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unchanged;
  const { colorSpace, components, ...rest } = value as Json;
  if (colorSpace === 'oklch') return fillMissing(value as Json);
  const foreign = foreignSpace(colorSpace);
  if (!foreign) return unchanged;
  if (!Array.isArray(components) || components.length !== 3) {
    return fault(['foreignComponents', colorSpace as string, namesOf(foreign.components)]);
  }
  const numbers: readonly unknown[] = components.map((given) => (given === 'none' ? 0 : given));
  for (const [place, { name, least, most }] of foreign.components.entries()) {
    const given = numbers[place];
    if (typeof given !== 'number' || !(given >= least && given <= most)) {
      const shown = typeof given === 'number' ? String(given) : { type: typeof given };
      return fault(['foreignComponent', name, shown, colorSpace as string, least, most]);
    }
  }
  const color = toOklch(foreign.space, numbers as unknown as Coordinates);
  const { hex, ...others } = rest;
  const wrongHex = hex === undefined ? undefined : findHexFault({ ...color, hex });
  if (wrongHex !== undefined) return fault(wrongHex);
  return converted(`${colorSpace as string} ${components.join(' ')}`, color, others);
}

const namesOf = (components: readonly { name: string }[]): string => components.map(({ name }) => name).join(', ');

function convertText(text: string, extensions: unknown): Conversion {
  const read = readColorText(text);
  if (!read) return unchanged;
  const exact = exactColor(extensions);
  if (exact && toHex(exact) === text.toLowerCase()) {
    return { value: exact, told: ['readExact', text, formatColor(exact)] };
  }
  return converted(quoteText(text), read.color, read.alpha === 1 ? {} : { alpha: Number(read.alpha.toFixed(3)) });
}

/** Characters allowed in a colour's text. */
const quoteText = (text: string): string => text.replaceAll(/[^\w#(),.%/ +-]/g, '?');

/** `none` in a colour that is oklch already. */
function fillMissing(value: Json): Conversion {
  const { components } = value;
  if (!Array.isArray(components) || !components.includes('none')) return unchanged;
  const filled = components.map((given: unknown) => (given === 'none' ? 0 : given));
  return { value: { ...value, components: filled }, told: ['noneAsZero'] };
}

/** A smaller difference is the rounding of a token file. */
const leastDifference = 0.001;

function converted(from: string, color: Color, rest: Json): Conversion {
  const shown = roundColor(mapToGamut(color));
  const difference = differenceOf(color, shown);
  const isBrought = difference >= leastDifference;
  return {
    value: { ...rest, ...shown },
    told: isBrought
      ? ['readNearest', from, formatColor(shown), difference.toFixed(3)]
      : ['readAs', from, formatColor(shown)],
  };
}

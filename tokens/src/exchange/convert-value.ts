import type { BrandSlotName } from '../derive.ts';
import { isDimension } from '../dtcg.ts';
import { shippedFonts } from '../theme/fonts.ts';
import { slotRules, type SlotRule } from '../theme/slot-rules.ts';
import { convertColor } from './convert-color.ts';
import { unchanged, type Conversion } from './conversion.ts';
import { pixelsOfRem } from './values.ts';

/** Design tools' names for the slots' types. */
const otherTypes: Readonly<Record<SlotRule['type'], readonly string[]>> = {
  color: [],
  dimension: ['borderRadius', 'sizing', 'spacing'],
  number: ['fontWeight', 'fontWeights', 'letterSpacing', 'dimension', 'other', 'text'],
  fontFamily: ['fontFamilies', 'text'],
};

/** True if a tool's type is another name for the slot's. */
export const isOtherName = (slot: BrandSlotName, type: unknown): boolean =>
  typeof type === 'string' && otherTypes[slotRules[slot].type].includes(type);

/** Converts a design tool's value to the form of the slot. The check validates it afterwards. */
export function convertValue(slot: BrandSlotName, value: unknown, extensions?: unknown): Conversion {
  switch (slotRules[slot].type) {
    case 'color':
      return convertColor(value, extensions);
    case 'dimension':
      return convertDimension(value);
    case 'number':
      return convertNumber(slot, value);
    case 'fontFamily':
      return convertFont(value);
    default:
      return unchanged;
  }
}

const round = (value: number): number => Number(value.toFixed(4));

function readMeasure(text: string): { value: number; unit: string } | undefined {
  const [, digits, unit = ''] = /^\s*(-?\d{1,6}(?:\.\d{1,10})?|-?\.\d{1,10})\s*([a-z%]{0,4})\s*$/i.exec(text) ?? [];
  return digits === undefined ? undefined : { value: Number(digits), unit: unit.toLowerCase() };
}

/** Keeps rem, divides px by 16; a text without a unit counts as px, as in Tokens Studio. */
function convertDimension(given: unknown): Conversion {
  const measure = typeof given === 'string' ? readMeasure(given) : isDimension(given) ? given : undefined;
  if (!measure) return unchanged;
  const { value, unit } = measure;
  if (unit === 'rem') {
    return typeof given === 'string' ? { value: { value, unit }, told: ['readFrom', `${value}rem`] } : unchanged;
  }
  if (unit !== 'px' && !(unit === '' && typeof given === 'string')) return unchanged;
  const rem = round(value / pixelsOfRem);
  return {
    value: { ...(typeof given === 'object' && given), value: rem, unit: 'rem' },
    told: ['readPixels', `${value}${unit}`, rem, pixelsOfRem],
  };
}

/** Names of font weights in DTCG 2025.10, without their hyphens. */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  extralight: 200,
  ultralight: 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  ultrabold: 800,
  black: 900,
  heavy: 900,
};

/** Accepted units of a number slot, with their factors. */
const unitsOf: Readonly<Partial<Record<BrandSlotName, Readonly<Record<string, number>>>>> = {
  'neutral-hue': { deg: 1 },
  'display-width': { '%': 1 },
  'display-tracking': { em: 1, '%': 0.01 },
};

function convertNumber(slot: BrandSlotName, given: unknown): Conversion {
  if (typeof given !== 'string') return unchanged;
  const name = given.toLowerCase().replaceAll(/[\s-]/g, '');
  if (slot === 'display-weight' && Object.hasOwn(weights, name)) {
    const weight = Number(weights[name]);
    return { value: weight, told: ['readWeight', name, weight] };
  }
  const measure = readMeasure(given);
  const factor = measure && (measure.unit === '' ? 1 : unitsOf[slot]?.[measure.unit]);
  if (!measure || factor === undefined) return unchanged;
  const value = round(measure.value * factor);
  return { value, told: ['readText', `${measure.value}${measure.unit}`, value] };
}

/** `Archivo`, `"Archivo Variable", sans-serif` or a list of families: the first one is used. */
function convertFont(given: unknown): Conversion {
  if (Object.values(shippedFonts).some((families) => isSameList(given, families))) return unchanged;
  const first: unknown = Array.isArray(given) ? given[0] : given;
  if (typeof first !== 'string') return unchanged;
  const family = plainName(first.split(',')[0] ?? '');
  const [name] = Object.entries(shippedFonts).find(([, [own = '']]) => plainName(own) === family) ?? [];
  if (name === undefined) return unchanged;
  return { value: `{base.font.${name}}`, told: ['readFamily', family, `{base.font.${name}}`] };
}

const isSameList = (given: unknown, list: readonly string[]): boolean =>
  Array.isArray(given) && given.length === list.length && list.every((item, place) => item === given[place]);

const plainName = (family: string): string =>
  family
    .toLowerCase()
    .replaceAll(/["']/g, '')
    .replace(/\s+variable\s*$/, '')
    .trim();

import type { BrandSlotName, BrandSlots } from '../derive.ts';
import { isColor } from '../dtcg.ts';
import { shippedFonts, type ShippedFont } from './fonts.ts';
import { slotNames, slotRules } from './slot-rules.ts';

/** A DTCG document with brand slots only: the content of a partner's token file and of a run-time theme. */
export interface ThemeDocument {
  brand: { $description?: string } & Partial<Record<BrandSlotName, { $type: string; $value: unknown }>>;
}

/** A theme's slots as a DTCG document. */
export function printDocument(description: string, slots: BrandSlots, displayFont?: ShippedFont): ThemeDocument {
  const font = displayFont ?? fontOf(slots);
  const tokens = slotNames
    .filter((slot) => slots[slot] !== undefined)
    .map((slot) => [
      slot,
      { $type: slotRules[slot].type, $value: slot === 'font-display' ? `{base.font.${font}}` : valueOf(slots[slot]) },
    ]);
  return { brand: { $description: description, ...Object.fromEntries(tokens) } };
}

const fontOf = (slots: BrandSlots): string => {
  const [name] = Object.entries(shippedFonts).find(([, families]) => families[0] === slots['font-display'][0]) ?? [];
  if (name === undefined) throw new TypeError('font-display is no font we ship');
  return name;
};

const isWhite = ([lightness, chroma]: readonly number[]): boolean => lightness === 1 && chroma === 0;
const valueOf = (value: unknown): unknown =>
  isColor(value) && isWhite(value.components) ? '{base.concreto.0}' : value;

/** JSON text in the form of the token files: lists of plain values on one line. */
export function printJson(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const isPlain = (item: unknown): boolean => typeof item !== 'object' || item === null;
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    return `[\n${value.map((item) => inner + printJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${printJson(item, inner)}`);
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  return JSON.stringify(value);
}

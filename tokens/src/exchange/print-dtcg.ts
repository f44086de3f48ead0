import { roundColor, toHex } from '../color.ts';
import type { BrandSlots, Contrast } from '../derive.ts';
import { isColor, isDimension, type Color } from '../dtcg.ts';
import { nest, themeTokens } from './theme-tokens.ts';

/**
 * A theme as a DTCG 2025.10 document with every value computed. `brand` is the theme and can be read back; the other
 * groups are derived from it.
 */
export function printDtcg(slots: BrandSlots, contrast: Contrast): Record<string, unknown> {
  return nest(themeTokens(slots, contrast), ({ type, value }) => {
    // DTCG has lengths in px and rem only, so a number with another unit is written as text.
    const isOtherUnit = isDimension(value) && type === 'number';
    return {
      $type: type,
      $value: isOtherUnit ? value.value : printValue(value),
      ...(isOtherUnit && { $description: `In ${value.unit}.` }),
    };
  });
}

function printValue(value: unknown): unknown {
  if (isColor(value)) return printColor(value);
  if (Array.isArray(value)) return value.map(printValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printValue(part)]));
}

/** Adds the hex of an opaque colour, for tools without oklch. */
function printColor(color: Color): Color & { hex: string } {
  const { alpha } = color;
  return { ...roundColor(color), ...(alpha !== undefined && { alpha: Number(alpha.toFixed(3)) }), hex: toHex(color) };
}

import { roundColor, toHex } from '../color.ts';
import type { BrandSlots, Contrast, ResolvedToken } from '../derive.ts';
import { isColor, isDimension, type Color, type Dimension } from '../dtcg.ts';
import { exactColorKey } from './extensions.ts';
import { nest, themeTokens } from './theme-tokens.ts';
import { familyName } from './values.ts';

/**
 * A theme as one token set in the form of Tokens Studio (`value`, `type`), every value computed. `brand` is the theme
 * and can be read back: a slot's exact colour is stored next to its hex.
 */
export function printTokensStudio(slots: BrandSlots, contrast: Contrast): Record<string, unknown> {
  return nest(themeTokens(slots, contrast), (token) => {
    const { id, value } = token;
    const isExact = id.startsWith('brand.') && isColor(value);
    return {
      value: printValue(token),
      type: typeOf(token),
      ...(isExact && { $extensions: { [exactColorKey]: roundColor(value).components } }),
    };
  });
}

/** `#rrggbb`, or `#rrggbbaa` if it isn't opaque. */
const printColor = (color: Color): string => {
  const { alpha = 1 } = color;
  const share = alpha === 1 ? '' : Math.round(alpha * 255).toString(16);
  return toHex(color) + share.padStart(share === '' ? 0 : 2, '0');
};
const printDimension = ({ value, unit }: Dimension): string => `${value}${unit}`;

/** Type name in Tokens Studio, which has types for single properties. */
function typeOf({ id, type }: ResolvedToken): string {
  if (id.endsWith('-tracking')) return 'letterSpacing';
  if (id.endsWith('-weight')) return 'fontWeights';
  if (type === 'dimension' && id.includes('radius')) return 'borderRadius';
  return { fontFamily: 'fontFamilies', shadow: 'boxShadow' }[type] ?? type;
}

function printValue({ id, type, value }: ResolvedToken): unknown {
  if (isColor(value)) return printColor(value);
  if (type === 'fontFamily') return familyName(value);
  if (type === 'shadow') return (value as readonly Shadow[]).map(printShadow);
  if (type === 'border') {
    const { color, width, style } = value as { color: Color; width: Dimension; style: string };
    return { color: printColor(color), width: printDimension(width), style };
  }
  const number = isDimension(value) && type === 'number' ? value.value : value;
  if (typeof number === 'number') {
    return id.endsWith('-tracking') ? `${Number((number * 100).toFixed(2))}%` : String(number);
  }
  return printDimension(value as Dimension);
}

interface Shadow {
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  color: Color;
}

const printShadow = ({ offsetX, offsetY, blur, spread, color }: Shadow) => ({
  x: printDimension(offsetX),
  y: printDimension(offsetY),
  blur: printDimension(blur),
  spread: printDimension(spread),
  color: printColor(color),
  type: 'dropShadow',
});

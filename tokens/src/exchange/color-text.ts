import { ColorSpace, OKLCH, parse } from 'colorjs.io/fn';
import { fromHex } from '../color.ts';
import type { Color } from '../dtcg.ts';
import { foreignSpaces, toOklch, type Coordinates } from './color-spaces.ts';

export interface ReadColor {
  color: Color;
  alpha: number;
}

// The parser needs registered colour spaces; registering one twice has no effect.
ColorSpace.register(OKLCH);
for (const { space } of Object.values(foreignSpaces)) ColorSpace.register(space);

/** Colour texts are shorter and contain no quotes, braces or semicolons. */
const looksLikeColor = /^[\w#(),.%/ +-]{1,80}$/;

/** Parses `#rgb`, `#rrggbb`, the same with alpha, and CSS colours: `rgb(…)`, `oklch(…)`, `color(display-p3 …)`. */
export function readColorText(text: string): ReadColor | undefined {
  const hex = readHex(text);
  if (hex || !looksLikeColor.test(text)) return hex;
  try {
    const { spaceId, coords, alpha } = parse(text);
    const numbers = coords.map(numberOf);
    if (!numbers.every(Number.isFinite)) return undefined;
    const color = toOklch(ColorSpace.get(spaceId), numbers as unknown as Coordinates);
    return color.components.every(Number.isFinite) ? { color, alpha: numberOf(alpha ?? 1) } : undefined;
  } catch {
    return undefined;
  }
}

/** `none` is null and counts as 0. */
const numberOf = (value: unknown): number => (value === null ? 0 : Number(value));

function readHex(text: string): ReadColor | undefined {
  const [, digits = '', alpha] = /^#((?:[\da-f]{3}){1,2})([\da-f]{1,2})?$/i.exec(text) ?? [];
  const isShort = digits.length === 3;
  if (digits === '' || (alpha !== undefined && (alpha.length === 1) !== isShort)) return undefined;
  const color = fromHex(`#${digits}`);
  const share = alpha === undefined ? 1 : Number.parseInt(isShort ? alpha + alpha : alpha, 16) / 255;
  return color && { color, alpha: share };
}

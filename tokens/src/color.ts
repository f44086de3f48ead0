/** Colour arithmetic in oklch: mixing, conversion to and from sRGB, contrast. Pure; matrices of CSS Color 4. */
import type { Color } from './dtcg.ts';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const grounds = { white: 1, black: 0 } as const;

/**
 * Mixes a colour with white or black; `amount` (0–1) is their share. In oklab, because mixing in oklch changes the hue.
 */
export function mixColor(color: Color, ground: keyof typeof grounds, amount: number): Color {
  const [lightness, chroma, hue] = color.components;
  // White and black are achromatic, so an oklab mix moves straight towards the axis and the hue stays.
  return {
    ...color,
    components: [lightness * (1 - amount) + grounds[ground] * amount, chroma * (1 - amount), hue],
  };
}

/** CSS text of a colour: `oklch(0.53 0.245 267)`, with `/ alpha` if it is not opaque. */
export function formatColor({ components: [lightness, chroma, hue], alpha = 1 }: Color): string {
  const text = `${round(lightness, 4)} ${round(chroma, 4)} ${round(hue, 2)}`;
  return alpha === 1 ? `oklch(${text})` : `oklch(${text} / ${round(alpha, 3)})`;
}

/** Rounds a colour like `formatColor`, so that the measured colour is the displayed one. */
export const roundColor = ({ components: [lightness, chroma, hue] }: Color): Color => ({
  colorSpace: 'oklch',
  components: [round(lightness, 4), round(chroma, 4), round(hue, 2)],
});

/** Parses an opaque `oklch(L C H)` in numbers; undefined for anything else. */
export function parseColor(text: string): Color | undefined {
  const [lightness, chroma, hue] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text) ?? []).slice(1).map(Number);
  return lightness === undefined || chroma === undefined || hue === undefined
    ? undefined
    : { colorSpace: 'oklch', components: [lightness, chroma, hue] };
}

type Channels = readonly [number, number, number];

function toOklab({ components: [lightness, chroma, hue] }: Color): Channels {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** Linear-light sRGB; a channel below 0 or above 1 is outside the gamut. */
function toLinear(color: Color): Channels {
  const [lightness, a, b] = toOklab(color);
  // Oklab → cone response → linear sRGB.
  const long = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const medium = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821041 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026572 * short,
    -0.0041960761386755 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ];
}

const clip = (channel: number): number => Math.min(1, Math.max(0, channel));
const encode = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const decode = (encoded: number): number => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);

/** Red, green and blue, 0 to 255, as displayed in sRGB: a browser clips colours outside the gamut. */
const toBytes = (color: Color): number[] => toLinear(color).map((channel) => Math.round(encode(clip(channel)) * 255));

/** `#rrggbb` as displayed in sRGB. */
export const toHex = (color: Color): string =>
  `#${toBytes(color)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * Converts an opaque `oklch(L C H)` text to `#rrggbb`, for renderers without oklch (librsvg).
 * @throws for any other text
 */
export function oklchToHex(text: string): string {
  const color = parseColor(text);
  if (!color) throw new Error(`Not an opaque oklch colour: "${text}"`);
  return toHex(color);
}

/** A lower chroma is rounding: the colour is a grey. */
const leastChroma = 0.0001;

/** The colour of `#rgb` or `#rrggbb`; undefined for any other text. A grey gets hue 0. */
export function fromHex(text: string): Color | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4].map((at) => decode(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214694707629 * red + 0.5363325372617349 * green + 0.0514459932675022 * blue);
  const medium = Math.cbrt(0.2119034958178251 * red + 0.6806995506452345 * green + 0.1073969535369405 * blue);
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue);
  const lightness = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short;
  const a = 1.9779985324311684 * long - 2.42859224204858 * medium + 0.450593709617411 * short;
  const b = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short;
  const chroma = Math.hypot(a, b);
  const hasNoHue = chroma < leastChroma;
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { colorSpace: 'oklch', components: [lightness, hasNoHue ? 0 : chroma, hasNoHue ? 0 : hue] };
}

const isShowable = (color: Color): boolean =>
  toLinear(color).every((channel) => channel >= -0.0002 && channel <= 1.0002);

/** The nearest sRGB colour with this lightness and hue: only the chroma is reduced. */
export function mapToGamut(color: Color): Color {
  if (isShowable(color)) return color;
  const [lightness, chroma, hue] = color.components;
  const at = (amount: number): Color => ({ ...color, components: [lightness, amount, hue] });
  let [least, most] = [0, chroma];
  for (let step = 0; step < 16; step += 1) {
    const middle = (least + most) / 2;
    if (isShowable(at(middle))) least = middle;
    else most = middle;
  }
  return at(least);
}

/** WCAG 2 relative luminance of the painted 8-bit colour: rounding changes a ratio by up to 0.02. */
export function luminanceOf(color: Color): number {
  const [red, green, blue] = toBytes(color).map((byte) => decode(byte / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Difference of two colours, ΔE-OKLab: below 0.02 hardly visible, above 0.2 another colour. */
export function differenceOf(one: Color, other: Color): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [toOklab(one), toOklab(other)];
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** WCAG 2 contrast of two luminances: 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** A colour with a lower chroma looks grey. */
const leastColorfulness = 0.02;

export const isGrey = ({ components: [, chroma] }: Color): boolean => chroma < leastColorfulness;

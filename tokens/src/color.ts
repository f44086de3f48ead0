import type { Color } from './dtcg.ts';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const grounds = { white: 1, black: 0 } as const;

/** Mix a colour with white or black; `amount` (0–1) is their share. Oklab, because oklch swings the hue. */
export function mixColor(color: Color, ground: keyof typeof grounds, amount: number): Color {
  const [lightness, chroma, hue] = color.components;
  // White and black are achromatic, so in oklab the mix is a straight line towards the axis: the hue stays.
  return {
    ...color,
    components: [lightness * (1 - amount) + grounds[ground] * amount, chroma * (1 - amount), hue],
  };
}

/** CSS text of a colour: `oklch(0.53 0.245 267)`, with `/ alpha` when it is not opaque. */
export function formatColor({ components: [lightness, chroma, hue], alpha = 1 }: Color): string {
  const text = `${round(lightness, 4)} ${round(chroma, 4)} ${round(hue, 2)}`;
  return alpha === 1 ? `oklch(${text})` : `oklch(${text} / ${round(alpha, 3)})`;
}

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Red, green, blue and opacity (0–1) of a computed colour in any notation, converted by painting it. */
export function channelsOf(color: string): readonly [red: number, green: number, blue: number, alpha: number] {
  if (!context) throw new Error('The browser gives no canvas to read colours with');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
    (channel) => channel / 255,
  );
  return [red, green, blue, alpha];
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque computed colours by WCAG, 1–21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const isTransparent = (color: string): boolean => channelsOf(color)[3] === 0;

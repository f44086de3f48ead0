/**
 * An opaque `oklch(L C H)` colour as `#rrggbb`, for renderers that don't know oklch (librsvg).
 * @throws when the text is something else
 */
export function oklchToHex(text: string): string {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text)?.slice(1).map(Number);
  const [lightness, chroma, hue] = parts ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`Not an opaque oklch colour: "${text}"`);
  }
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  // Oklab → cone response → linear sRGB: the matrices of CSS Color 4.
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(channelToHex).join('')}`;
}

function channelToHex(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  return byte.toString(16).padStart(2, '0');
}

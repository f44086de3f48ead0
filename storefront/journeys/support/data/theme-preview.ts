import { deflateRawSync } from 'node:zlib';

/** A colour of a theme, by its lightness, chroma and hue in OKLCH. */
export const colorOf = (...components: number[]) => ({ $value: { colorSpace: 'oklch', components } });

/** Path of the preview of a theme that is not published. */
export const previewPathOf = (brand: object): string =>
  `previa?tema=${deflateRawSync(JSON.stringify({ brand })).toString('base64url')}`;

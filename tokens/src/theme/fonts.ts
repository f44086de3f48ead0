import fonts from '../../base/fonts.json' with { type: 'json' };

/** A display font of the store, by its name in a token file: `{base.font.archivo}`. */
export type ShippedFont = 'archivo' | 'anybody' | 'newsreader';

/** Families of each shipped font, followed by its fallbacks. */
export const shippedFonts: Readonly<Record<ShippedFont, readonly string[]>> = {
  archivo: fonts.base.font.archivo.$value,
  anybody: fonts.base.font.anybody.$value,
  newsreader: fonts.base.font.newsreader.$value,
};

/** Default headline settings of each font. */
export const displaySettings: Readonly<Record<ShippedFont, { weight: number; width: number; tracking: number }>> = {
  archivo: { weight: 600, width: 112, tracking: -0.03 },
  anybody: { weight: 760, width: 82, tracking: -0.015 },
  newsreader: { weight: 480, width: 100, tracking: -0.022 },
};

export const isShippedFont = (name: string): name is ShippedFont => Object.hasOwn(shippedFonts, name);

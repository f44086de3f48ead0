import fonts from '../../base/fonts.json' with { type: 'json' };

/** A display font that the store loads, by the name a token file uses: `{base.font.archivo}`. */
export type ShippedFont = 'archivo' | 'anybody' | 'newsreader';

/** Families of each font we ship, its fallbacks after it. */
export const shippedFonts: Readonly<Record<ShippedFont, readonly string[]>> = {
  archivo: fonts.base.font.archivo.$value,
  anybody: fonts.base.font.anybody.$value,
  newsreader: fonts.base.font.newsreader.$value,
};

/** How each font is set in headlines, when a theme doesn't say. */
export const displaySettings: Readonly<Record<ShippedFont, { weight: number; width: number; tracking: number }>> = {
  archivo: { weight: 600, width: 112, tracking: -0.03 },
  anybody: { weight: 760, width: 82, tracking: -0.015 },
  newsreader: { weight: 480, width: 100, tracking: -0.022 },
};

export const isShippedFont = (name: string): name is ShippedFont => Object.hasOwn(shippedFonts, name);

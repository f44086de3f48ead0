/** Converts the DTCG 2025.10 colour spaces that a theme doesn't accept itself to oklch. */
import {
  A98RGB,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  to,
  XYZ_D50,
  XYZ_D65,
  type ColorSpace,
} from 'colorjs.io/fn';
import type { Color } from '../dtcg.ts';

interface Component {
  name: string;
  least: number;
  most: number;
}

interface ForeignSpace {
  space: ColorSpace;
  components: readonly [Component, Component, Component];
}

const from0 = (name: string, most: number): Component => ({ name, least: 0, most });
const around0 = (name: string, most: number): Component => ({ name, least: -most, most });
const rgb = [from0('red', 1), from0('green', 1), from0('blue', 1)] as const;
const xyz = [from0('X', 1), from0('Y', 1), from0('Z', 1)] as const;
const hue = from0('hue', 360);

/** Components in the specification's ranges; for an open range, the reference range of CSS Color 4. */
export const foreignSpaces: Readonly<Record<string, ForeignSpace>> = {
  srgb: { space: sRGB, components: rgb },
  'srgb-linear': { space: sRGB_Linear, components: rgb },
  hsl: { space: HSL, components: [hue, from0('saturation', 100), from0('lightness', 100)] },
  hwb: { space: HWB, components: [hue, from0('whiteness', 100), from0('blackness', 100)] },
  lab: { space: Lab, components: [from0('lightness', 100), around0('a', 160), around0('b', 160)] },
  lch: { space: LCH, components: [from0('lightness', 100), from0('chroma', 230), hue] },
  oklab: { space: OKLab, components: [from0('lightness', 1), around0('a', 0.5), around0('b', 0.5)] },
  'display-p3': { space: P3, components: rgb },
  'a98-rgb': { space: A98RGB, components: rgb },
  'prophoto-rgb': { space: ProPhoto, components: rgb },
  rec2020: { space: REC_2020, components: rgb },
  'xyz-d65': { space: XYZ_D65, components: xyz },
  'xyz-d50': { space: XYZ_D50, components: xyz },
};

export const foreignSpace = (name: unknown): ForeignSpace | undefined =>
  typeof name === 'string' && Object.hasOwn(foreignSpaces, name) ? foreignSpaces[name] : undefined;

/** A lower chroma is rounding: the colour is a grey without a hue. */
const leastChroma = 0.0001;

export type Coordinates = readonly [number, number, number];

/** The colour in oklch, not limited to a gamut. */
export function toOklch(space: ColorSpace, coordinates: Coordinates): Color {
  const { coords } = to({ space, coords: [...coordinates], alpha: 1 }, OKLCH);
  const [lightness, chroma, angle] = coords.map((value) => value ?? 0) as [number, number, number];
  const isGrey = chroma < leastChroma;
  return {
    colorSpace: 'oklch',
    components: [Math.min(1, Math.max(0, lightness)), isGrey ? 0 : chroma, isGrey ? 0 : (angle + 360) % 360],
  };
}

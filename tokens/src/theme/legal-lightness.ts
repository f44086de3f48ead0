import { contrastOf, luminanceOf, mapToGamut, roundColor } from '../color.ts';
import { listPairs, type PairMeasure } from '../contrast.ts';
import { followedBy, slotsBehind, themeColors, type BrandSlotName, type BrandSlots, type Contrast } from '../derive.ts';
import type { Color } from '../dtcg.ts';

export interface Legal {
  color: Color;
  isMoved: boolean;
  /** Pairs in which the wanted colour fails, the worst first. */
  failed: readonly (Pick<PairMeasure, 'foreground' | 'background' | 'contrast' | 'wanted'> & { ratio: number })[];
}

interface Search {
  slot: BrandSlotName;
  wanted: Color;
  /** The surrounding theme. */
  slots: BrandSlots;
  /** Slots with a final value; pairs that depend on any other are skipped. */
  decided: ReadonlySet<BrandSlotName>;
  /** Minimum and maximum lightness. @default 0 and 1 */
  least?: number;
  most?: number;
}

/** Step of the search, and its final precision. */
const step = 0.02;
const refinements = 5;

const contrasts: readonly Contrast[] = ['normal', 'more'];
// A fill with a frame needs no search, because the frame provides the contrast.
const pairs = contrasts.flatMap((contrast) =>
  listPairs(contrast)
    .filter(({ frame }) => frame === undefined)
    .map((pair) => ({
      ...pair,
      front: { name: pair.foreground, behind: slotsBehind(pair.foreground, contrast) },
      ground: { name: pair.background, behind: slotsBehind(pair.background, contrast) },
    })),
);
type Side = (typeof pairs)[number]['front'];

/**
 * The colour at the nearest lightness at which every pair of its slot passes; hue and, within the gamut, chroma stay.
 */
export function findLegal({ slot, wanted, slots, decided, least: darkest = 0, most = 1 }: Search): Legal | undefined {
  /** The slot itself, or one that follows it. */
  const isChanged = (name: BrandSlotName): boolean =>
    name === slot || (slots[name] === undefined && followedBy(name) === slot);
  const isKnown = (name: BrandSlotName): boolean => name === slot || decided.has(name);
  const concerned = pairs.filter(({ front, ground }) => {
    const behind = [...front.behind, ...ground.behind];
    return behind.some(isChanged) && behind.every(isKnown);
  });
  /** Values that don't change with the slot are measured once. */
  const fixed = { normal: new Map<string, number>(), more: new Map<string, number>() };

  const measure = (color: Color): Legal['failed'] => {
    const changed = { ...slots, [slot]: color };
    const colorOf = { normal: themeColors(changed, 'normal'), more: themeColors(changed, 'more') };
    const fresh = { normal: new Map<string, number>(), more: new Map<string, number>() };
    const luminance = ({ name, behind }: Side, contrast: Contrast): number => {
      const known = ([...behind].some(isChanged) ? fresh : fixed)[contrast];
      const found = known.get(name);
      if (found !== undefined) return found;
      const shown = colorOf[contrast](name);
      if (!shown) throw new TypeError(`${name} is no opaque colour`);
      const measured = luminanceOf(shown);
      known.set(name, measured);
      return measured;
    };
    return concerned
      .map(({ foreground, background, front, ground, contrast, wanted: least }) => {
        const ratio = contrastOf(luminance(front, contrast), luminance(ground, contrast));
        return { foreground, background, contrast, wanted: least, ratio };
      })
      .filter(({ ratio, wanted: least }) => ratio < least);
  };

  const [lightness, chroma, hue] = wanted.components;
  const at = (light: number): Color =>
    roundColor(mapToGamut({ colorSpace: 'oklch', components: [light, chroma, hue] }));
  const isWithin = (light: number): boolean => light >= darkest && light <= most;
  const isLegal = (light: number): boolean => isWithin(light) && measure(at(light)).length === 0;

  const failed = [...measure(wanted)].toSorted((one, other) => one.ratio / one.wanted - other.ratio / other.wanted);
  if (failed.length === 0 && isWithin(lightness)) return { color: wanted, isMoved: false, failed };
  for (let distance = step; distance <= 1; distance += step) {
    for (const direction of [-1, 1]) {
      const light = lightness + direction * distance;
      if (light < 0 || light > 1 || !isLegal(light)) continue;
      // The nearest passing lightness is between the last failing one and this one.
      let [passes, fails] = [light, light - direction * step];
      for (let refinement = 0; refinement < refinements; refinement += 1) {
        const middle = (passes + fails) / 2;
        if (isLegal(middle)) passes = middle;
        else fails = middle;
      }
      return { color: at(passes), isMoved: true, failed };
    }
  }
  return undefined;
}

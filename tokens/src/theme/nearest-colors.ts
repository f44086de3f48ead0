import { differenceOf, isGrey, mapToGamut, roundColor } from '../color.ts';
import type { BrandSlotName, BrandSlots } from '../derive.ts';
import type { Color } from '../dtcg.ts';
import { limitOf } from './grey-limits.ts';
import { findLegal } from './legal-lightness.ts';
import { slotNames } from './slot-rules.ts';

/** Maximum hue rotation in degrees. */
const turns = [-8, 8, -16, 16, -24, 24, -32, 32];
/** Two suggestions closer than this look the same. */
const leastApart = 0.04;

/**
 * The two nearest colours (ΔE-OKLab) that a slot accepts in this theme, the nearest first. Fewer if there are no two;
 * only the wanted one if it passes.
 */
export function nearestColors(slots: BrandSlots, slot: BrandSlotName, wanted: Color): Color[] {
  const search = { slot, slots, decided: new Set(slotNames) };
  const limit = limitOf(slot, wanted);
  const legal = (color: Color, within: { least?: number; most?: number } = {}): Color[] => {
    const found = findLegal({ ...search, ...limit, ...within, wanted: color });
    return found ? [found.color] : [];
  };
  const [lightness, chroma, hue] = wanted.components;
  const turned = (degrees: number): Color =>
    roundColor(mapToGamut({ ...wanted, components: [lightness, chroma, (hue + degrees + 360) % 360] }));

  const straight = legal(roundColor(wanted));
  const [nearest] = straight;
  if (nearest && differenceOf(nearest, wanted) < 0.001) return [nearest];
  // A grey has no hue to rotate: the second suggestion differs in lightness.
  const [light = lightness] = nearest?.components ?? [];
  const others = !isGrey(wanted)
    ? turns.flatMap((degrees) => legal(turned(degrees)))
    : legal(roundColor(wanted), light < lightness ? { most: light - leastApart } : { least: light + leastApart });
  const sorted = [...straight, ...others].toSorted(
    (one, other) => differenceOf(one, wanted) - differenceOf(other, wanted),
  );
  const [first] = sorted;
  const second = first && sorted.find((color) => differenceOf(color, first) >= leastApart);
  return [first, second].filter((color) => color !== undefined);
}

/** What each brand slot may hold: the closed set of thirteen. */
import type { BrandSlotName, BrandSlots } from '../derive.ts';
import { isColor, isDimension } from '../dtcg.ts';
import { shippedFonts } from './fonts.ts';

export interface SlotRule {
  /** DTCG type. */
  type: 'color' | 'number' | 'fontFamily' | 'dimension';
  /** Judges a resolved value: no alias is left in it. */
  accepts: (value: unknown) => boolean;
  /** The end of the sentence "must be …". */
  wants: string;
}

const isIn = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;
const hasOnly = (value: object, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));

const isOpaqueColor = (value: unknown): boolean => {
  if (!isColor(value) || !hasOnly(value, ['colorSpace', 'components', 'alpha', 'hex'])) return false;
  const { colorSpace, components, alpha = 1 } = value as { colorSpace: unknown; components: unknown; alpha?: unknown };
  return (
    colorSpace === 'oklch' &&
    alpha === 1 &&
    Array.isArray(components) &&
    components.length === 3 &&
    isIn(components[0], 0, 1) &&
    isIn(components[1], 0, 0.4) &&
    isIn(components[2], 0, 360)
  );
};

const color: SlotRule = {
  type: 'color',
  accepts: isOpaqueColor,
  wants:
    'an opaque oklch colour ({ "colorSpace": "oklch", "components": [lightness 0 to 1, chroma 0 to 0.4, hue 0 to 360] }) or a {base.…} colour',
};
const numberIn = (least: number, most: number, unit: string): SlotRule => ({
  type: 'number',
  accepts: (value) => isIn(value, least, most),
  wants: `a number, ${least} to ${most} ${unit}`,
});

export const slotRules: Readonly<Record<BrandSlotName, SlotRule>> = {
  action: color,
  'action-strong': color,
  'on-action': color,
  accent: color,
  stage: color,
  'stage-action': color,
  'on-stage-action': color,
  'neutral-hue': numberIn(0, 360, 'degrees'),
  'font-display': {
    type: 'fontFamily',
    accepts: (value) => Object.values(shippedFonts).some((families) => isSameList(families, value)),
    wants: `one of the fonts we ship: ${Object.keys(shippedFonts)
      .map((font) => `{base.font.${font}}`)
      .join(', ')}`,
  },
  'display-weight': numberIn(100, 900, '(font weight)'),
  'display-width': numberIn(50, 150, 'percent'),
  'display-tracking': numberIn(-0.1, 0.1, 'em'),
  radius: {
    type: 'dimension',
    accepts: (value) =>
      isDimension(value) && hasOnly(value, ['value', 'unit']) && value.unit === 'rem' && isIn(value.value, 0, 1.5),
    wants: 'a dimension in rem, 0 to 1.5',
  },
};

const isSameList = (list: readonly string[], value: unknown): boolean =>
  Array.isArray(value) && value.length === list.length && list.every((item, place) => item === value[place]);

export const slotNames = Object.keys(slotRules) as readonly BrandSlotName[];
export const isSlotName = (name: string): name is BrandSlotName => Object.hasOwn(slotRules, name);

/**
 * Nothing but numbers in their range and the names of fonts we ship leaves here, so what is printed from it needs no
 * escaping.
 * @throws TypeError when a slot is missing or holds anything else
 */
export function assertSlots(slots: BrandSlots): void {
  for (const [name, rule] of Object.entries(slotRules)) {
    const value: unknown = Object.hasOwn(slots, name) ? slots[name as BrandSlotName] : undefined;
    if (!rule.accepts(value)) throw new TypeError(`brand.${name} must be ${rule.wants}`);
  }
}

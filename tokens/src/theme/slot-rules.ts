/** Rules of the fifteen brand slots. */
import { followedBy, type BrandSlotName, type BrandSlots } from '../derive.ts';
import { isDimension } from '../dtcg.ts';
import { findColorFault } from './color-fault.ts';
import { shippedFonts } from './fonts.ts';
import { sentenceIn, type NumberUnit, type Sentence, type Wanted } from './sentences.ts';

export interface SlotRule {
  /** DTCG type. */
  type: 'color' | 'number' | 'fontFamily' | 'dimension';
  /** The problem of a resolved value; undefined if it is valid. */
  findFault: (value: unknown) => Sentence | undefined;
  wants: Wanted;
}

const isIn = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;
const hasOnly = (value: object, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));

const color: SlotRule = {
  type: 'color',
  findFault: findColorFault,
  wants: ['color'],
};
const ruleOf = (type: SlotRule['type'], wants: Wanted, accepts: (value: unknown) => boolean): SlotRule => ({
  type,
  findFault: (value) => (accepts(value) ? undefined : ['wanted', wants]),
  wants,
});
const numberIn = (least: number, most: number, unit: NumberUnit): SlotRule =>
  ruleOf('number', ['number', least, most, unit], (value) => isIn(value, least, most));

const isSameList = (list: readonly string[], value: unknown): boolean =>
  Array.isArray(value) && value.length === list.length && list.every((item, place) => item === value[place]);

const fontNames = Object.keys(shippedFonts).map((font) => `{base.font.${font}}`);

export const slotRules: Readonly<Record<BrandSlotName, SlotRule>> = {
  action: color,
  'action-strong': color,
  'on-action': color,
  link: color,
  selection: color,
  accent: color,
  stage: color,
  'stage-action': color,
  'on-stage-action': color,
  'neutral-hue': numberIn(0, 360, 'degrees'),
  'font-display': ruleOf('fontFamily', ['font', fontNames.join(', ')], (value) =>
    Object.values(shippedFonts).some((families) => isSameList(families, value)),
  ),
  'display-weight': numberIn(100, 900, 'weight'),
  'display-width': numberIn(50, 150, 'percent'),
  'display-tracking': numberIn(-0.1, 0.1, 'em'),
  radius: ruleOf(
    'dimension',
    ['radius'],
    (value) =>
      isDimension(value) && hasOnly(value, ['value', 'unit']) && value.unit === 'rem' && isIn(value.value, 0, 1.5),
  ),
};

export const slotNames = Object.keys(slotRules) as readonly BrandSlotName[];
export const isSlotName = (name: string): name is BrandSlotName => Object.hasOwn(slotRules, name);

/**
 * Returns only numbers in their range and names of shipped fonts, so that printing needs no escaping.
 * @throws TypeError if a slot is missing or has any other value
 */
export function assertSlots(slots: BrandSlots): void {
  for (const slot of slotNames) {
    const value: unknown = Object.hasOwn(slots, slot) ? slots[slot] : undefined;
    if (value === undefined && followedBy(slot) !== undefined) continue;
    const fault = slotRules[slot].findFault(value);
    if (fault !== undefined) throw new TypeError(`brand.${slot} ${sentenceIn('en', fault)}`);
  }
}

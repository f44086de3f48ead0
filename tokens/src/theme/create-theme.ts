import { differenceOf, isGrey, mapToGamut, roundColor, toHex } from '../color.ts';
import { measurePairs, type PairMeasure } from '../contrast.ts';
import { followedSlots, themeColors, type BrandSlotName, type BrandSlots } from '../derive.ts';
import type { Color } from '../dtcg.ts';
import { houseSlots } from './check-theme.ts';
import { displaySettings, shippedFonts } from './fonts.ts';
import { limitOf } from './grey-limits.ts';
import { findLegal, type Legal } from './legal-lightness.ts';
import { describeMove, type MovedColor } from './moved-color.ts';
import { assertSlots } from './slot-rules.ts';
import { printDocument, type ThemeDocument } from './theme-document.ts';
import { readRequest, ThemeRequestError, type ThemeRequest } from './theme-request.ts';

export interface CreatedTheme {
  slug: string;
  name: string;
  logoText: string;
  /** Each pair of the contrast rules passes, in normal and in more contrast. */
  slots: BrandSlots;
  /** The content of `partners/<slug>/slots.json`. */
  document: ThemeDocument;
  /** Changed colours with the reason; empty if the colour is used unchanged everywhere. */
  moved: readonly MovedColor[];
  /** Slots with the unchanged brand colour. */
  kept: readonly BrandSlotName[];
}

const white: Color = { colorSpace: 'oklch', components: [1, 0, 0] };
const black: Color = { colorSpace: 'oklch', components: [0, 0, 0] };
/** From this lightness on, dark text is legible and the colour can mark an offer. */
const leastLightnessOfAccent = 0.7;
/** Change of a button's lightness on hover, and the minimum to be visible. */
const pointedAt = { wanted: 0.07, least: 0.05 };
/** Below this lightness a darker shade is invisible. */
const mostOfNearlyBlack = 0.3;

/**
 * Creates an accessible theme from one colour. Buttons use it unchanged, with light or dark text. In a slot that
 * doesn't accept it, the hue stays: the lightness changes to the nearest valid one, and the chroma to the gamut.
 * @throws ThemeRequestError
 */
export function createTheme(request: ThemeRequest): CreatedTheme {
  const { slug, name, logoText, brand, accent, displayFont, radius } = readRequest(request);
  const { weight, width, tracking } = displaySettings[displayFont];
  const [lightness, chroma, hue] = brand.components;
  const shade = (light: number, strength: number): Color =>
    roundColor(mapToGamut({ colorSpace: 'oklch', components: [light, strength, hue] }));
  const inkOfBrand = shade(0.17, Math.min(chroma, 0.03));

  const moved: MovedColor[] = [];
  const kept: BrandSlotName[] = [];
  let slots: BrandSlots = {
    ...houseSlots,
    'neutral-hue': isGrey(brand) ? houseSlots['neutral-hue'] : Math.round(hue) % 360,
    'font-display': shippedFonts[displayFont],
    'display-weight': weight,
    'display-width': width,
    'display-tracking': tracking,
    radius: { value: radius, unit: 'rem' },
    // Only a hint of the hue: more makes a dark yellow look olive.
    stage: shade(0.19, Math.min(chroma, 0.014)),
  };
  const decided = new Set<BrandSlotName>(['neutral-hue', 'stage']);

  /** Sets a slot to the colour, at the nearest lightness that passes. */
  const place = (slot: BrandSlotName, wanted: Color, { isGiven = true } = {}): void => {
    const limit = limitOf(slot, wanted);
    const legal = findLegal({ slot, wanted, slots, decided, ...limit });
    if (!legal) throw new ThemeRequestError(`No lightness of ${toHex(wanted)} can be read as ${slot}.`);
    slots = { ...slots, [slot]: legal.color };
    decided.add(slot);
    if (!isGiven) return;
    if (legal.isMoved) moved.push(describeMove(slot, wanted, legal, limit?.because));
    else kept.push(slot);
  };

  /** Chooses a button's text: the first candidate for which the brand's colour changes least. */
  const placeText = (slot: 'on-action' | 'on-stage-action', ground: BrandSlotName, texts: readonly Color[]): void => {
    const choices = texts.flatMap((text) => {
      const around = { slots: { ...slots, [slot]: text }, decided: new Set<BrandSlotName>([...decided, slot]) };
      const legal = findLegal({ slot: ground, wanted: brand, ...around, ...limitOf(ground, brand) });
      return legal ? [{ text, difference: differenceOf(legal.color, brand) }] : [];
    });
    const [nearest] = choices.toSorted((one, other) => one.difference - other.difference);
    slots = { ...slots, [slot]: nearest?.text ?? white };
    decided.add(slot);
  };

  const isOwnAccent = accent !== undefined || lightness >= leastLightnessOfAccent;
  place('accent', accent ?? (isOwnAccent ? brand : shade(0.83, Math.min(chroma, 0.12))), { isGiven: isOwnAccent });
  place('selection', brand);
  place('link', brand);
  placeText('on-action', 'action', [white, inkOfBrand, black]);
  place('action', brand);
  slots = { ...slots, 'action-strong': strongOf(slots, decided) };
  decided.add('action-strong');
  placeText('on-stage-action', 'stage-action', [white, inkOfBrand]);
  place('stage-action', brand);

  slots = leaveOutFollowers(slots);
  assertSlots(slots);
  const document = printDocument(`Made from ${toHex(brand)}.`, slots, displayFont);
  return { slug, name, logoText, slots, document, moved, kept };
}

/** The action on hover: darker, or lighter if its text requires it or it is nearly black. */
function strongOf(slots: BrandSlots, decided: ReadonlySet<BrandSlotName>): Color {
  const [lightness, chroma, hue] = slots.action.components;
  const at = (light: number): Color =>
    roundColor(mapToGamut({ colorSpace: 'oklch', components: [Math.min(1, Math.max(0, light)), chroma, hue] }));
  const isNearlyBlack = lightness <= mostOfNearlyBlack;
  const lighter = isNearlyBlack ? Math.max(lightness + 0.16, mostOfNearlyBlack) : lightness + pointedAt.wanted;
  const ways = [
    { wanted: at(lightness - pointedAt.wanted), most: lightness - pointedAt.least },
    { wanted: at(lighter), least: lightness + pointedAt.least },
  ];
  const found = (isNearlyBlack ? ways.toReversed() : ways).flatMap((way): Legal[] => {
    const legal = findLegal({ slot: 'action-strong', slots, decided, ...way });
    return legal ? [legal] : [];
  });
  const moveOf = ({ color }: Legal): number => Math.abs(color.components[0] - lightness);
  const best = found.find(({ isMoved }) => !isMoved) ?? found.toSorted((one, other) => moveOf(one) - moveOf(other))[0];
  if (!best) throw new ThemeRequestError(`No lightness beside ${toHex(slots.action)} can be read under the pointer.`);
  return best.color;
}

/** Omits slots whose value equals the one they follow. */
function leaveOutFollowers(slots: BrandSlots): BrandSlots {
  const isFollower = (name: string, value: unknown): boolean =>
    Object.hasOwn(followedSlots, name) && toHex(value as Color) === toHex(slots.action);
  return Object.fromEntries(
    Object.entries(slots).filter(([name, value]) => !isFollower(name, value)),
  ) as unknown as BrandSlots;
}

/** The contrast report: every pair of a theme with its ratio, in normal and in more contrast. */
export function contrastReport(slots: BrandSlots): PairMeasure[] {
  return (['normal', 'more'] as const).flatMap((contrast) => measurePairs(themeColors(slots, contrast), contrast));
}

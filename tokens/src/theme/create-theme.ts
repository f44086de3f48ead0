import { fromHex, mapToGamut, roundColor, toHex } from '../color.ts';
import { measurePairs, type PairMeasure } from '../contrast.ts';
import { themeColors, type BrandSlotName, type BrandSlots } from '../derive.ts';
import type { Color } from '../dtcg.ts';
import { houseSlots } from './check-theme.ts';
import { displaySettings, shippedFonts, type ShippedFont } from './fonts.ts';
import { findLegal, type Legal } from './legal-lightness.ts';
import { assertSlots, slotRules } from './slot-rules.ts';
import { isThemeSlug } from './slug.ts';
import { printDocument, type ThemeDocument } from './theme-document.ts';

export interface ThemeRequest {
  /** Lower-case letters, digits and hyphens: the store's address and the theme's name. */
  slug: string;
  /** Name people read. @default the slug's words with capitals */
  name?: string;
  /** The brand's colour: `#rgb` or `#rrggbb`. */
  color: string;
  /** Colour of offers. @default the brand's own where ink can stand on it, else a pale shade of it */
  accent?: string;
  /** @default 'archivo' */
  displayFont?: ShippedFont;
  /** Rem, 0 to 1.5. @default 0.625, as in the house */
  radius?: number;
  /** Wordmark, set in type. @default the name */
  logoText?: string;
}

/** A colour of the request that could not stand where it was wanted. */
export interface MovedColor {
  slot: BrandSlotName;
  /** `#rrggbb` */
  from: string;
  /** `#rrggbb` */
  to: string;
  fromLightness: number;
  toLightness: number;
  /** Pairs that the colour as it was would have failed, the worst first. */
  because: readonly Legal['failed'][number][];
  /** All of it in one English sentence. */
  message: string;
}

export interface CreatedTheme {
  slug: string;
  name: string;
  logoText: string;
  /** All thirteen. Each pair of `contrast-pairs.json` passes, in normal and in more contrast. */
  slots: BrandSlots;
  /** What stands in `partners/<slug>/slots.json`. */
  document: ThemeDocument;
  /** What moved, and why; empty when the colour stands everywhere as it was given. */
  moved: readonly MovedColor[];
  /** Slots in which the brand's colour stands as it was given. */
  kept: readonly BrandSlotName[];
}

/** Thrown for a request that can't be a theme; the message says what to change. */
export class ThemeRequestError extends Error {
  override readonly name = 'ThemeRequestError';
}

const white: Color = { colorSpace: 'oklch', components: [1, 0, 0] };
/** Under this a colour is seen as a grey. */
const leastColorfulness = 0.02;
/** What contrast can't say: how light a grey may be in its place. */
const greyLimits: Partial<Record<BrandSlotName, { least?: number; most?: number; because: string }>> = {
  action: { most: 0.4, because: 'a button of a lighter grey looks switched off' },
  accent: { most: 0.9, because: 'a tag of a lighter grey is lost on a white card' },
  'stage-action': { least: 0.85, because: 'on the dark stage a button of a darker grey looks switched off' },
};
/** From here on ink stands on a colour well enough for it to mark an offer. */
const leastLightnessOfAccent = 0.7;

/**
 * An accessible theme from one colour. The hue is kept; a lightness that can't carry its text moves to the nearest
 * that can, and the chroma to what a screen shows there.
 * @throws ThemeRequestError
 */
export function createTheme(request: ThemeRequest): CreatedTheme {
  const { slug, displayFont = 'archivo', radius = houseSlots.radius.value } = request;
  if (!isThemeSlug(slug)) {
    throw new ThemeRequestError(`"${slug}" is no slug: it has a-z, 0-9 and single hyphens between them.`);
  }
  if (!Object.hasOwn(shippedFonts, displayFont)) {
    throw new ThemeRequestError(
      `"${displayFont as string}" is no font we ship: choose ${Object.keys(shippedFonts).join(', ')}.`,
    );
  }
  if (!slotRules.radius.accepts({ value: radius, unit: 'rem' })) {
    throw new ThemeRequestError(`The radius must be ${slotRules.radius.wants}.`);
  }
  for (const text of [request.name, request.logoText]) {
    if (text !== undefined && !isOneLine(text)) {
      throw new ThemeRequestError(`A name and a logo are one line of ${mostLetters} characters at most.`);
    }
  }
  const brand = readColor(request.color);
  const name = request.name?.trim() || nameFrom(slug);
  const { weight, width, tracking } = displaySettings[displayFont];
  const [lightness, chroma, hue] = brand.components;
  const isGrey = chroma < leastColorfulness;
  const shade = (light: number, strength: number): Color =>
    roundColor(mapToGamut({ colorSpace: 'oklch', components: [light, strength, hue] }));

  const moved: MovedColor[] = [];
  const kept: BrandSlotName[] = [];
  let slots: BrandSlots = {
    ...houseSlots,
    'neutral-hue': isGrey ? houseSlots['neutral-hue'] : Math.round(hue) % 360,
    'font-display': shippedFonts[displayFont],
    'display-weight': weight,
    'display-width': width,
    'display-tracking': tracking,
    radius: { value: radius, unit: 'rem' },
    // A hint of the hue: more of it and a dark yellow is olive.
    stage: shade(0.19, Math.min(chroma, 0.014)),
    'on-action': white,
  };
  const decided = new Set<BrandSlotName>(['neutral-hue', 'stage', 'on-action']);

  /** Puts a colour into its slot, at the nearest lightness that passes; tells of it when it is the visitor's own. */
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

  const accent = request.accent === undefined ? undefined : readColor(request.accent);
  const isOwnAccent = accent !== undefined || lightness >= leastLightnessOfAccent;
  place('accent', accent ?? (isOwnAccent ? brand : shade(0.83, Math.min(chroma, 0.12))), { isGiven: isOwnAccent });
  place('action', brand);
  const [actionLightness] = slots.action.components;
  // Pressed and pointed at, an action darkens; one that is nearly black can only lighten.
  place('action-strong', shade(actionLightness > 0.3 ? actionLightness - 0.07 : actionLightness + 0.16, chroma), {
    isGiven: false,
  });

  // On the dark stage a button is either deep with white text or bright with dark text: what is nearer to the brand.
  const onStage = [white, shade(0.17, Math.min(chroma, 0.03))].flatMap((text) => {
    const legal = findLegal({
      slot: 'stage-action',
      wanted: brand,
      slots: { ...slots, 'on-stage-action': text },
      decided: new Set<BrandSlotName>([...decided, 'on-stage-action']),
      ...limitOf('stage-action', brand),
    });
    return legal ? [{ text, distance: Math.abs(legal.color.components[0] - lightness) }] : [];
  });
  const [nearest] = onStage.toSorted((one, other) => one.distance - other.distance);
  slots = { ...slots, 'on-stage-action': nearest?.text ?? white };
  decided.add('on-stage-action');
  place('stage-action', brand);

  assertSlots(slots);
  const document = printDocument(`Made from ${toHex(brand)}.`, slots, displayFont);
  return { slug, name, logoText: request.logoText?.trim() || name, slots, document, moved, kept };
}

const limitOf = (slot: BrandSlotName, { components: [, chroma] }: Color) =>
  chroma < leastColorfulness ? greyLimits[slot] : undefined;

function readColor(text: string): Color {
  const color = fromHex(text);
  if (!color) throw new ThemeRequestError(`"${text}" is no colour: write it as #rrggbb.`);
  return roundColor(color);
}

/** As many as a header, a title and a mail's subject have room for. */
const mostLetters = 60;
const isOneLine = (text: string): boolean => text.length <= mostLetters && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);

const nameFrom = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function describeMove(slot: BrandSlotName, wanted: Color, { color, failed }: Legal, limit = ''): MovedColor {
  const [fromLightness, fromChroma] = wanted.components;
  const [toLightness, toChroma] = color.components;
  const worst = failed[0];
  const pair =
    worst &&
    `as given, ${worst.foreground} on ${worst.background} would be ${(Math.floor(worst.ratio * 100) / 100).toFixed(2)}:1 and needs ${worst.wanted}:1`;
  const why = [pair, limit].filter(Boolean).join('; ');
  const paler = toChroma < fromChroma - 0.0005 ? `, chroma ${fromChroma.toFixed(3)} → ${toChroma.toFixed(3)}` : '';
  const [from, to] = [toHex(wanted), toHex(color)];
  return {
    slot,
    from,
    to,
    fromLightness,
    toLightness,
    because: failed,
    message: `${slot}: ${from} → ${to}; lightness ${fromLightness.toFixed(2)} → ${toLightness.toFixed(2)}${paler}, hue kept: ${why}`,
  };
}

/** Every pair of a theme with its ratio, in normal and in more contrast: the contrast report. */
export function contrastReport(slots: BrandSlots): PairMeasure[] {
  return (['normal', 'more'] as const).flatMap((contrast) => measurePairs(themeColors(slots, contrast), contrast));
}

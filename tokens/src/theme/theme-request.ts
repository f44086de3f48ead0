import { fromHex, roundColor } from '../color.ts';
import type { Color } from '../dtcg.ts';
import { houseSlots } from './check-theme.ts';
import { shippedFonts, type ShippedFont } from './fonts.ts';
import { sentenceIn } from './sentences.ts';
import { slotRules } from './slot-rules.ts';
import { isThemeSlug } from './slug.ts';

export interface ThemeRequest {
  /** Lower-case letters, digits and hyphens: the store's slug and the theme's name. */
  slug: string;
  /** The displayed name. @default the slug's words with capitals */
  name?: string;
  /** The brand's colour: `#rgb` or `#rrggbb`. */
  color: string;
  /** Colour of offers. @default the brand's own if dark text is legible on it, else a pale shade of it */
  accent?: string;
  /** @default 'archivo' */
  displayFont?: ShippedFont;
  /** Rem, 0 to 1.5. @default 0.625, as in the house */
  radius?: number;
  /** Wordmark, set in type. @default the name */
  logoText?: string;
}

/** Thrown for an invalid request; the message has the correction. */
export class ThemeRequestError extends Error {
  override readonly name = 'ThemeRequestError';
}

interface ReadRequest {
  slug: string;
  name: string;
  logoText: string;
  brand: Color;
  accent: Color | undefined;
  displayFont: ShippedFont;
  radius: number;
}

export type ThemeNames = Pick<ReadRequest, 'slug' | 'name' | 'logoText'>;

/**
 * The names of a theme with their defaults.
 * @throws ThemeRequestError
 */
export function readNames({ slug, name, logoText }: Pick<ThemeRequest, 'slug' | 'name' | 'logoText'>): ThemeNames {
  if (!isThemeSlug(slug)) {
    throw new ThemeRequestError(`"${slug}" is no slug: it has a-z, 0-9 and single hyphens between them.`);
  }
  for (const text of [name, logoText]) {
    if (text !== undefined && !isThemeName(text)) {
      throw new ThemeRequestError(`A name and a logo are one line of ${longestName} characters at most.`);
    }
  }
  const given = name?.trim() || nameFrom(slug);
  return { slug, name: given, logoText: logoText?.trim() || given };
}

/**
 * Parses the colours of a request and fills in the defaults.
 * @throws ThemeRequestError
 */
export function readRequest(request: ThemeRequest): ReadRequest {
  const { displayFont = 'archivo', radius = houseSlots.radius.value } = request;
  const names = readNames(request);
  if (!Object.hasOwn(shippedFonts, displayFont)) {
    throw new ThemeRequestError(
      `"${displayFont as string}" is no font we ship: choose ${Object.keys(shippedFonts).join(', ')}.`,
    );
  }
  const wrongRadius = slotRules.radius.findFault({ value: radius, unit: 'rem' });
  if (wrongRadius !== undefined) throw new ThemeRequestError(`The radius ${sentenceIn('en', wrongRadius)}.`);
  return {
    ...names,
    brand: readColor(request.color),
    accent: request.accent === undefined ? undefined : readColor(request.accent),
    displayFont,
    radius,
  };
}

function readColor(text: string): Color {
  const color = fromHex(text);
  if (!color) throw new ThemeRequestError(`"${text}" is no colour: write it as #rrggbb.`);
  return roundColor(color);
}

/** Maximum length for a header, a title and a mail's subject. */
export const longestName = 60;
/** True if a name or wordmark is one line that fits into a header. */
export const isThemeName = (text: unknown): boolean =>
  typeof text === 'string' && text.length <= longestName && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

const nameFrom = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

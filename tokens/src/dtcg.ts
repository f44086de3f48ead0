/** Reads DTCG 2025.10 documents: groups, inherited types, aliases. Pure. */

export interface Color {
  colorSpace: 'oklch';
  /** Lightness 0–1, chroma, hue in degrees. */
  components: readonly [lightness: number, chroma: number, hue: number];
  /** @default 1 */
  alpha?: number;
}
export interface Dimension {
  value: number;
  unit: string;
}

/** Keys of `$extensions`, in reverse-domain notation as DTCG requires; the README documents them. */
export const extensionKeys = {
  contrast: 'br.com.signdrive.contrast',
  derive: 'br.com.signdrive.derive',
  lightness: 'br.com.signdrive.lightness',
  most: 'br.com.signdrive.most',
  oklch: 'br.com.signdrive.oklch',
} as const;

/** A required ratio on each of these grounds. */
export interface Told {
  on: readonly string[];
  least: number;
}

/** How a token's value is derived from its alias; stored in `$extensions["br.com.signdrive.derive"]`. */
export interface Derivation {
  /** Replaces the hue (degrees) by this number token; lightness and chroma stay. */
  hue?: string;
  /** Mixes with white or black in oklab. */
  mix?: { with: 'white' | 'black'; amount: number };
  /** Opacity, 0–1. */
  alpha?: number;
  /** Multiplies a dimension. */
  times?: number;
  /** CSS unit of a plain number. */
  unit?: string;
  /**
   * The edge of a fill: transparent if the fill itself reaches the ratio. `greys`: a grey lighter than its edge always
   * has one.
   */
  frames?: { fill: string; greys?: boolean } & Told;
  /** Uses this colour instead if it reaches the ratio. */
  prefers?: { color: string } & Told;
}

/**
 * Required contrast of the colour on its grounds in every theme; stored in `$extensions["br.com.signdrive.contrast"]`.
 */
export interface ContrastRule {
  /** Grounds of the colour, as aliases. */
  on: readonly string[];
  /** Minimum WCAG ratio. */
  least: number;
  /** Minimum ratio under `prefers-contrast: more`, if it is higher. */
  leastMore?: number;
  /** A frame around the colour, as an alias; its ratio counts if the colour is too close to its ground. */
  frame?: string;
}

export interface Token {
  /** Path joined by dots: `color.text-muted`. */
  id: string;
  type: string;
  /** Raw value: literal or alias. */
  value: unknown;
  derive?: Derivation;
  contrast?: ContrastRule;
  /** Maximum oklch lightness of a colour; stored in `$extensions["br.com.signdrive.lightness"]`. */
  lightness?: { most: number };
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every token of a document, in document order. */
export function readTokens(document: unknown, path: readonly string[] = [], inherited = ''): Token[] {
  if (!isObject(document)) return [];
  const type = typeof document['$type'] === 'string' ? document['$type'] : inherited;
  if ('$value' in document) {
    const token = { id: path.join('.'), type, value: document['$value'] };
    const extensions = document['$extensions'];
    if (!isObject(extensions)) return [token];
    const own = (['derive', 'contrast', 'lightness'] as const)
      .map((name) => [name, extensions[extensionKeys[name]]] as const)
      .filter(([, value]) => isObject(value));
    return [{ ...token, ...(Object.fromEntries(own) as Pick<Token, 'derive' | 'contrast' | 'lightness'>) }];
  }
  return Object.entries(document)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => readTokens(child, [...path, key], type));
}

/** Id an alias `{a.b}` points to; undefined for a literal. */
export function aliasTarget(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/** Ids of every alias in a value, including composites and its derivation. */
export function aliasesOf(token: Token): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    const target = aliasTarget(value);
    if (target !== undefined) found.push(target);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(token.value);
  visit(token.derive?.hue);
  visit(token.derive?.frames);
  visit(token.derive?.prefers);
  return found;
}

/** CSS custom property of a token, without the leading dashes: `color.text-muted` → `color-text-muted`. */
export const nameOf = (id: string): string => id.replaceAll('.', '-');

export const isColor = (value: unknown): value is Color => isObject(value) && 'colorSpace' in value;
export const isDimension = (value: unknown): value is Dimension =>
  isObject(value) && typeof value['value'] === 'number' && typeof value['unit'] === 'string';

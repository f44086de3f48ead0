/** Reading of DTCG 2025.10 documents: groups, types that groups hand down, aliases. Pure. */

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

/** Keys of `$extensions`, in reverse-domain notation as DTCG asks; the README documents what each holds. */
export const extensionKeys = {
  contrast: 'br.com.signdrive.contrast',
  derive: 'br.com.signdrive.derive',
  lightness: 'br.com.signdrive.lightness',
  most: 'br.com.signdrive.most',
  oklch: 'br.com.signdrive.oklch',
} as const;

/** A ratio to reach on each of these grounds. */
export interface Told {
  on: readonly string[];
  least: number;
}

/** How a token's value follows from the one it names; written in `$extensions["br.com.signdrive.derive"]`. */
export interface Derivation {
  /** Take the hue (degrees) from this number token; lightness and chroma stay. */
  hue?: string;
  /** Mix with white or black in oklab. */
  mix?: { with: 'white' | 'black'; amount: number };
  /** Opacity, 0–1. */
  alpha?: number;
  /** Multiply a dimension. */
  times?: number;
  /** Unit a plain number carries in CSS. */
  unit?: string;
  /**
   * The edge of a fill: transparent where the fill itself reaches the ratio. `greys`: a grey that is lighter than its edge
   * has one in any case.
   */
  frames?: { fill: string; greys?: boolean } & Told;
  /** Take this colour instead where it reaches the ratio. */
  prefers?: { color: string } & Told;
}

/** What a colour must reach on its grounds in every theme; written in `$extensions["br.com.signdrive.contrast"]`. */
export interface ContrastRule {
  /** Grounds the colour stands on, as aliases. */
  on: readonly string[];
  /** Least WCAG ratio. */
  least: number;
  /** Least ratio under `prefers-contrast: more`, when it is higher. */
  leastMore?: number;
  /** What frames the colour where it isn't told from its ground, as an alias: then the frame's ratio counts. */
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
  /** How light a colour may be in oklch; written in `$extensions["br.com.signdrive.lightness"]`. */
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

/** Ids of every alias in a value, composites included, and of its derivation. */
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

/** CSS custom property of a token, without the dashes: `color.text-muted` → `color-text-muted`. */
export const nameOf = (id: string): string => id.replaceAll('.', '-');

export const isColor = (value: unknown): value is Color => isObject(value) && 'colorSpace' in value;
export const isDimension = (value: unknown): value is Dimension =>
  isObject(value) && typeof value['value'] === 'number' && typeof value['unit'] === 'string';

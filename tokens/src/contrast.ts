/**
 * Contrast rules of the semantic colours, and their measurement. The build's check, themes from the command and
 * run-time themes share it.
 */
import semanticColors from '../semantic/color.json' with { type: 'json' };
import { contrastOf, luminanceOf } from './color.ts';
import type { Contrast } from './derive.ts';
import { aliasTarget, nameOf, readTokens, type Color, type Token } from './dtcg.ts';

export interface ContrastPairs {
  pairs: readonly {
    foreground: string;
    /** Grounds of the foreground. */
    backgrounds: readonly string[];
    /** A frame around the foreground; its ratio counts if the foreground itself is too close to the ground. */
    frame?: string;
    /** Minimum WCAG ratio. */
    least: number;
    /** Minimum ratio under `prefers-contrast: more`, if it is higher. */
    leastMore?: number;
  }[];
  /** Maximum oklch lightness of a ground that must stay dark. */
  dark: readonly { token: string; most: number }[];
}

const nameOfAlias = (alias: string): string => nameOf(aliasTarget(alias) ?? alias);

/** The rules of these tokens, by variable name. */
export function readContrastPairs(tokens: readonly Token[]): ContrastPairs {
  return {
    pairs: tokens.flatMap(({ id, contrast }) => {
      if (!contrast) return [];
      const { on, frame, ...least } = contrast;
      const foreground = nameOf(id);
      return {
        foreground,
        backgrounds: on.map(nameOfAlias),
        ...(frame !== undefined && { frame: nameOfAlias(frame) }),
        ...least,
      };
    }),
    dark: tokens.flatMap(({ id, lightness }) => (lightness ? { token: nameOf(id), most: lightness.most } : [])),
  };
}

const contrastPairs = readContrastPairs(readTokens(semanticColors));

/** One foreground on one ground, in one contrast setting. */
export interface PairMeasure {
  foreground: string;
  background: string;
  /** An edge around the foreground, which may provide the contrast instead. */
  frame?: string;
  contrast: Contrast;
  /** WCAG ratio, 1 to 21; undefined if one of the two is no colour. */
  ratio: number | undefined;
  /** Minimum ratio. */
  wanted: number;
  isEnough: boolean;
}

/** A ground that must stay dark, and its lightness. */
export interface DarkMeasure {
  token: string;
  /** Oklch lightness, 0 to 1; undefined if it is no colour. */
  lightness: number | undefined;
  most: number;
  isEnough: boolean;
}

export function listPairs(contrast: Contrast, { pairs }: Pick<ContrastPairs, 'pairs'> = contrastPairs) {
  return pairs.flatMap(({ foreground, frame, backgrounds, least, leastMore = least }) =>
    backgrounds.map((background) => ({
      foreground,
      background,
      ...(frame !== undefined && { frame }),
      contrast,
      wanted: contrast === 'more' ? leastMore : least,
    })),
  );
}

/** @param colorOf colour of a variable, by its name without leading dashes */
export function measurePairs(
  colorOf: (name: string) => Color | undefined,
  contrast: Contrast,
  all: ContrastPairs = contrastPairs,
): PairMeasure[] {
  const known = new Map<string, number | undefined>();
  const luminance = (name: string): number | undefined => {
    if (!known.has(name)) {
      const color = colorOf(name);
      known.set(name, color && luminanceOf(color));
    }
    return known.get(name);
  };
  const ratioOf = (name: string, background: string): number | undefined => {
    const [front, ground] = [luminance(name), luminance(background)];
    return front === undefined || ground === undefined ? undefined : contrastOf(front, ground);
  };
  return listPairs(contrast, all).map((pair) => {
    const own = ratioOf(pair.foreground, pair.background);
    const framed = pair.frame === undefined ? undefined : ratioOf(pair.frame, pair.background);
    const ratio = own !== undefined && framed !== undefined ? Math.max(own, framed) : own;
    return { ...pair, ratio, isEnough: ratio !== undefined && ratio >= pair.wanted };
  });
}

/**
 * True if a pair fails only because of rounding to 8 bits. Themes from the service were accepted without rounding
 * before, and a store in use must not lose its theme for a difference of 0.02.
 */
export const failsByRounding = ({ ratio, wanted }: PairMeasure): boolean => (ratio ?? 0) >= wanted * 0.99;

export function measureDark(
  colorOf: (name: string) => Color | undefined,
  { dark }: Pick<ContrastPairs, 'dark'> = contrastPairs,
): DarkMeasure[] {
  return dark.map(({ token, most }) => {
    const lightness = colorOf(token)?.components[0];
    return { token, lightness, most, isEnough: lightness !== undefined && lightness <= most };
  });
}

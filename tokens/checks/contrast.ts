import { clampRgb, converter, wcagContrast } from 'culori';
import type { Contrast } from '../src/derive.ts';
import type { Problem } from './problem.ts';

export interface ContrastPairs {
  pairs: readonly {
    foreground: string;
    /** Each ground the foreground stands on. */
    backgrounds: readonly string[];
    /** Least WCAG ratio. */
    least: number;
    /** Least ratio under `prefers-contrast: more`, when it is higher. */
    leastMore?: number;
  }[];
  /** Most oklch lightness of a ground that must stay dark. */
  dark: readonly { token: string; most: number }[];
}

const toRgb = converter('rgb');
const toOklch = converter('oklch');
/** Browsers clip a colour outside the screen's gamut, so the ratio is measured on the clipped one. */
const shown = (text: string | undefined) => {
  const color = text === undefined ? undefined : toRgb(text);
  return color && clampRgb(color);
};

export interface MeasuredTheme {
  slug: string;
  /** File that sets the theme's slots. */
  file: string;
  contrast: Contrast;
  variables: Readonly<Record<string, string>>;
}

/** Pairs under their ratio and grounds over their lightness, in one theme. Also the gate of a run-time theme. */
export function findContrastProblems(
  { slug, file, contrast, variables }: MeasuredTheme,
  { pairs, dark }: ContrastPairs,
): Problem[] {
  const where = contrast === 'more' ? `${slug}, more contrast` : slug;
  const low = pairs.flatMap(({ foreground, backgrounds, least, leastMore = least }) =>
    backgrounds.flatMap((background): Problem[] => {
      const token = `${foreground} on ${background}`;
      const [front, ground] = [shown(variables[foreground]), shown(variables[background])];
      if (!front || !ground) return [{ file, token, message: `names no colour (${where})` }];
      const ratio = wcagContrast(front, ground);
      const wanted = contrast === 'more' ? leastMore : least;
      return ratio >= wanted
        ? []
        : [{ file, token, message: `is ${ratio.toFixed(2)}:1, needs ${wanted}:1 (${where})` }];
    }),
  );
  const light = dark.flatMap(({ token, most }): Problem[] => {
    const lightness = toOklch(variables[token] ?? '')?.l;
    if (lightness === undefined) return [{ file, token, message: `names no colour (${where})` }];
    return lightness <= most
      ? []
      : [{ file, token, message: `has lightness ${lightness.toFixed(3)}, at most ${most} (${where})` }];
  });
  return [...low, ...light];
}

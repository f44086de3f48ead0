import {
  contrastReport,
  createTheme,
  checkTheme,
  differenceOf,
  fromHex,
  slotValue,
  type BrandSlotName,
  type Color,
  type CreatedTheme,
} from '@signdrive/tokens/theme';

const slots = ['action', 'stage-action', 'selection', 'link'] as const satisfies readonly BrandSlotName[];

/** Statistics of many random colours as themes. */
export interface ColourFigures {
  count: number;
  /** ΔE-OKLab between the colour and each slot that should use it. */
  differences: Readonly<Record<(typeof slots)[number], Percentiles>>;
  /** Themes with a failing pair of the contrast rules, measured at 8 bits. */
  failing: number;
  /** Buttons that look like a destructive one. */
  likeDanger: number;
}

interface Percentiles {
  median: number;
  percentile95: number;
  most: number;
  /** Colours that are used unchanged. */
  unchanged: number;
}

/** Random colours, `#rrggbb`, reproducible by the seed (mulberry32). */
export function randomColors(count: number, seed: number): string[] {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 8;
  };
  return Array.from({ length: count }, () => `#${next().toString(16).padStart(6, '0')}`);
}

export function measureColors(colors: readonly string[]): ColourFigures {
  const themes = colors.map((color) => ({ color: fromHex(color) as Color, theme: createTheme({ slug: 'x', color }) }));
  const differences = slots.map((slot) => {
    const all = themes.map(({ color, theme }) => differenceOf(color, slotValue(theme.slots, slot)));
    return [slot, percentilesOf(all)] as const;
  });
  return {
    count: colors.length,
    differences: Object.fromEntries(differences) as ColourFigures['differences'],
    failing: themes.filter(({ theme }) => contrastReport(theme.slots).some(({ isEnough }) => !isEnough)).length,
    likeDanger: themes.filter(({ theme }) => hasNote(theme)).length,
  };
}

const hasNote = ({ document }: CreatedTheme): boolean => {
  const check = checkTheme(document);
  return check.ok && check.notes.length > 0;
};

/** Rounds to four digits, as in a token file. */
const leastChange = 0.001;

function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    median: at(0.5),
    percentile95: at(0.95),
    most: at(1),
    unchanged: sorted.filter((value) => value < leastChange).length,
  };
}

export function describeFigures({ count, differences, failing, likeDanger }: ColourFigures): string {
  const rows = Object.entries(differences).map(([slot, { median, percentile95, most, unchanged }]) =>
    [
      `  ${slot.padEnd(14)}`,
      ...[median, percentile95, most].map((value) => value.toFixed(3).padStart(8)),
      String(unchanged).padStart(10),
    ].join(''),
  );
  return [
    `${count} random colours as themes: ΔE-OKLab between the colour and what holds it`,
    `  ${'slot'.padEnd(14)}  median    95 %    most unchanged`,
    ...rows,
    `Themes with a pair that fails at 8 bits: ${failing}`,
    `Buttons hardly told from danger by colour: ${likeDanger}`,
  ].join('\n');
}

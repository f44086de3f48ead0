import type { PairMeasure } from '../src/contrast.ts';
import { slotsBehind, type Contrast } from '../src/derive.ts';
import { nameOf } from '../src/dtcg.ts';
import type { Problem } from './problem.ts';
import { lineOf, type TokenDocument } from './token-document.ts';

/** What is read of a theme: its pairs in both contrast settings. */
export interface ThemeReport {
  /** What people call it. */
  theme: string;
  pairs: readonly PairMeasure[];
}

const keyOf = ({ foreground, background, contrast }: PairMeasure): string =>
  `${contrast}: ${foreground} on ${background}`;

/** The hue of the neutrals turns them; how light they are, and so what can be read on them, is no brand's doing. */
const isOfNoBrand = ({ foreground, background, contrast }: PairMeasure): boolean =>
  [foreground, background].every((name) => [...slotsBehind(name, contrast)].every((slot) => slot === 'neutral-hue'));

/** A token that can't be read, or be read on, whatever the brand. */
interface SharedFault {
  /** Its variable, without the dashes in front. */
  name: string;
  contrast: Contrast;
  /** What it fails with, each as the worst brand has it. */
  pairs: readonly PairMeasure[];
}

/** Pairs that can't be read by the meanings' own fault: no brand colour is in them, or every brand fails alike. */
function findSharedPairs(reports: readonly ThemeReport[]): PairMeasure[] {
  const failed = reports.map(({ pairs }) => pairs.filter(({ isEnough }) => !isEnough));
  const brandsWith = Map.groupBy(failed.flat(), keyOf);
  return [...brandsWith.values()]
    .filter(([pair, ...others]) => {
      const isInEveryBrand = reports.length > 1 && others.length + 1 === reports.length;
      return pair !== undefined && (isOfNoBrand(pair) || isInEveryBrand);
    })
    .map((pairs) => pairs.reduce((worst, pair) => ((pair.ratio ?? 0) < (worst.ratio ?? 0) ? pair : worst)));
}

/** The fewest tokens that are in all of these pairs: what one of them is wrong for is told once. */
export function findSharedFaults(reports: readonly ThemeReport[]): SharedFault[] {
  const faults: SharedFault[] = [];
  for (const [contrast, pairs] of Map.groupBy(findSharedPairs(reports), (pair) => pair.contrast)) {
    for (let left = pairs; left.length > 0;) {
      const others = Map.groupBy(
        left.flatMap(({ foreground, background }) => [foreground, background]),
        (name) => name,
      );
      // Foregrounds come first, so where both sides are as suspect the ink is blamed, not the paper.
      const [name] = [...others].reduce((one, other) => (other[1].length > one[1].length ? other : one));
      const isIts = (pair: PairMeasure): boolean => involves(pair, name);
      const isKnown = faults.some((fault) => fault.name === name);
      if (!isKnown) faults.push({ name, contrast, pairs: left.filter(isIts) });
      left = left.filter((pair) => !isIts(pair));
    }
  }
  return faults;
}

const involves = ({ foreground, background }: PairMeasure, name: string): boolean =>
  foreground === name || background === name;

/** Whether one of these faults may be why a pair can't be read: then no brand is blamed for it. */
export const isExplainedBy =
  (faults: readonly SharedFault[]) =>
  (pair: PairMeasure): boolean =>
    faults.some(({ name }) => involves(pair, name));

const inHundredths = (ratio: number | undefined): string =>
  ratio === undefined ? 'no colour' : `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

const mostTold = 3;

/**
 * Each fault, told where its token stands.
 * @param documents the semantic colours, and what replaces some of them when more contrast is asked for
 */
export function describeSharedFaults(
  faults: readonly SharedFault[],
  documents: Readonly<Record<Contrast, readonly TokenDocument[]>>,
): Problem[] {
  return faults.map(({ name, contrast, pairs }) => {
    const searched = contrast === 'more' ? [...documents.more, ...documents.normal] : documents.normal;
    const [place] = searched.flatMap((document) =>
      document.tokens.filter(({ id }) => nameOf(id) === name).map(({ id }) => ({ document, id })),
    );
    const told = pairs
      .slice(0, mostTold)
      .map(({ foreground, background, ratio, wanted }) =>
        [
          inHundredths(ratio),
          foreground === name ? `on ${background}` : `under ${foreground}`,
          `(it needs ${wanted}:1)`,
        ].join(' '),
      );
    const rest = pairs.length > mostTold ? ` and ${pairs.length - mostTold} more` : '';
    const where = contrast === 'more' ? ' when more contrast is asked for' : '';
    return {
      file: place?.document.file ?? 'tokens/semantic/color.json',
      ...(place && { line: lineOf(place.document, place.id) }),
      token: place?.id ?? name,
      message: `is ${told.join(', ')}${rest}${where}, whatever the brand`,
    };
  });
}

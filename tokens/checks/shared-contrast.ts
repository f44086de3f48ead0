import type { PairMeasure } from '../src/contrast.ts';
import { slotsBehind, type Contrast } from '../src/derive.ts';
import { nameOf } from '../src/dtcg.ts';
import type { Problem } from './problem.ts';
import { lineOf, type TokenDocument } from './token-document.ts';

/** The pairs of a theme in both contrast settings. */
export interface ThemeReport {
  /** The displayed name. */
  theme: string;
  pairs: readonly PairMeasure[];
}

const keyOf = ({ foreground, background, contrast }: PairMeasure): string =>
  `${contrast}: ${foreground} on ${background}`;

/** Slots with no influence on contrast: the neutral hue changes neither lightness nor legibility. */
const isOfNoBrand = ({ foreground, background, contrast }: PairMeasure): boolean =>
  [foreground, background].every((name) => [...slotsBehind(name, contrast)].every((slot) => slot === 'neutral-hue'));

/** A token that fails as text or as ground in every brand. */
interface SharedFault {
  /** Its variable, without the leading dashes. */
  name: string;
  contrast: Contrast;
  /** The pairs it fails in, each as the worst brand has it. */
  pairs: readonly PairMeasure[];
}

/** Pairs that fail because of semantic tokens: they contain no brand colour, or every brand fails alike. */
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

/** A minimal set of tokens that covers these pairs, so that each cause is reported once. */
export function findSharedFaults(reports: readonly ThemeReport[]): SharedFault[] {
  const faults: SharedFault[] = [];
  for (const [contrast, pairs] of Map.groupBy(findSharedPairs(reports), (pair) => pair.contrast)) {
    for (let left = pairs; left.length > 0;) {
      const others = Map.groupBy(
        left.flatMap(({ foreground, background }) => [foreground, background]),
        (name) => name,
      );
      // Foregrounds come first: of two equally likely causes, the text is reported, not the ground.
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

/** True if one of these problems may explain a failing pair: then no brand is reported for it. */
export const isExplainedBy =
  (faults: readonly SharedFault[]) =>
  (pair: PairMeasure): boolean =>
    faults.some(({ name }) => involves(pair, name));

const inHundredths = (ratio: number | undefined): string =>
  ratio === undefined ? 'no colour' : `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

const mostTold = 3;

/**
 * Each problem with the line of its token.
 * @param documents the semantic colours, and their replacements for more contrast
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

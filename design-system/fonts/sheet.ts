import { characters, subsets } from './subsets.ts';

/** The first and the last weight or width of a face. */
type Range = readonly [first: number, last: number];

interface Face {
  family: string;
  src: string;
  weights: Range;
  /** Percent. Absent if the font has one width. */
  widths?: Range | undefined;
  more: readonly string[];
}

const face = ({ family, src, weights, widths, more }: Face): string => {
  const stretch = widths ? [`font-stretch: ${widths[0]}% ${widths[1]}%`] : [];
  const rules = [`font-family: '${family}'`, `src: ${src}`, `font-weight: ${weights.join(' ')}`, ...stretch, ...more];
  return `@font-face {\n${rules.map((rule) => `  ${rule};\n`).join('')}}\n`;
};

const hex = (code: number) => code.toString(16).toUpperCase();
/** The characters of the subsets, as a `unicode-range`. */
const subsetRange = characters
  .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  .join(', ');
const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

interface Font {
  family: string;
  /** File of its subset, as in `subsets`. */
  file: string;
  widths?: Range;
  /** What is left to the whole font. */
  whole: readonly Pick<Face, 'weights' | 'widths'>[];
  /** What the subset has; the whole font has the other characters. */
  subset: Pick<Face, 'weights' | 'widths'>;
}

/**
 * The three families the themes may name, latin only (it covers pt-BR). A browser downloads a file when a rendered text
 * uses it, so a house page fetches the subset of Archivo alone. The ranges of two faces never overlap but in
 * `unicode-range`, where the later one counts.
 */
const fonts: readonly Font[] = [
  {
    family: 'Archivo Variable',
    file: 'archivo.woff2',
    whole: [
      { weights: [100, 399], widths: [62, 125] },
      { weights: [601, 900], widths: [62, 125] },
      { weights: [400, 600], widths: [62, 81] },
    ],
    subset: { weights: [400, 600], widths: [82, 125] },
  },
  {
    family: 'Newsreader Variable',
    file: 'newsreader.woff2',
    whole: [{ weights: [200, 299] }, { weights: [601, 800] }],
    subset: { weights: [300, 600] },
  },
  {
    family: 'Anybody Variable',
    file: 'anybody.woff2',
    whole: [
      { weights: [100, 399], widths: [50, 150] },
      { weights: [801, 900], widths: [50, 150] },
    ],
    subset: { weights: [400, 800], widths: [50, 150] },
  },
];

function facesOfFont({ family, file, whole, subset }: Font): string[] {
  const srcOf = (path = '') => `url('${path}') format('woff2')`;
  const src = srcOf(subsets.find((each) => each.file === file)?.source);
  const more = ['font-display: swap'];
  return [
    ...whole.map((ranges) => face({ family, src, ...ranges, more })),
    face({ family, src, ...subset, more: [...more, `unicode-range: ${latinRange}`] }),
    face({ family, src: srcOf(`./fonts/${file}`), ...subset, more: [...more, `unicode-range: ${subsetRange}`] }),
  ];
}

const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(', ');
const arial = local('Arial', 'Liberation Sans');
const arialBold = local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold');
const roboto = local('Roboto', 'Roboto-Regular');
const robotoBold = local('Roboto Bold', 'Roboto-Bold');
const times = local('Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif');

type FallbackFace = readonly [src: string, weights: Range, widths: Range | undefined, sizeAdjust: number];
interface Fallback {
  family: string;
  /** Of the font that it replaces, percent of the size. */
  ascent: number;
  descent: number;
  letters: readonly FallbackFace[];
  /** Digits are wider than letters by another ratio: without them a price would shift its neighbours. */
  digits: readonly FallbackFace[];
}

/**
 * Local fonts with the metrics of ours, so that loading shifts nothing. The widths were measured on Portuguese text, per
 * weight and width in use. Archivo's first fallback is for desktops and iOS, the second for Android.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Archivo Fallback',
    ascent: 87.8,
    descent: 21,
    letters: [
      [arial, [100, 550], [62, 96], 90.7],
      [arial, [100, 450], [97, 125], 98.8],
      [arialBold, [551, 900], [62, 96], 88.1],
      [arialBold, [551, 900], [97, 106], 95.2],
      [arialBold, [551, 900], [107, 118], 108.5],
      [arialBold, [551, 900], [119, 125], 125.1],
      [arial, [451, 550], [97, 125], 100.3],
    ],
    digits: [
      [arial, [100, 550], [62, 96], 97.6],
      [arial, [100, 450], [97, 125], 101.3],
      [arial, [451, 550], [97, 125], 102.1],
      [arialBold, [551, 900], [62, 96], 99.6],
      [arialBold, [551, 900], [97, 106], 105.1],
      [arialBold, [551, 900], [107, 118], 118.1],
      [arialBold, [551, 900], [119, 125], 133.4],
    ],
  },
  {
    family: 'Archivo Fallback Android',
    ascent: 87.8,
    descent: 21,
    letters: [
      [roboto, [100, 550], [62, 96], 91.8],
      [roboto, [100, 550], [97, 125], 99.3],
      [robotoBold, [551, 900], [62, 96], 93.9],
      [robotoBold, [551, 900], [97, 106], 101.5],
      [robotoBold, [551, 900], [107, 118], 115.6],
      [robotoBold, [551, 900], [119, 125], 133.3],
    ],
    digits: [],
  },
  {
    family: 'Anybody Fallback',
    ascent: 80,
    descent: 24,
    letters: [
      [arialBold, [551, 900], [50, 79], 84.4],
      [arialBold, [551, 900], [80, 150], 94.4],
    ],
    digits: [
      [arialBold, [551, 900], [50, 79], 89.9],
      [arialBold, [551, 900], [80, 150], 99.3],
    ],
  },
  {
    family: 'Newsreader Fallback',
    ascent: 74,
    descent: 27,
    letters: [[times, [200, 800], undefined, 105.5]],
    digits: [[times, [200, 800], undefined, 116.6]],
  },
];

function facesOfFallback({ family, ascent, descent, letters, digits }: Fallback): string[] {
  const faceOf = ([src, weights, widths, sizeAdjust]: FallbackFace, range: readonly string[] = []) => {
    const adjusted = (metric: number) => `${Number(((metric * 100) / sizeAdjust).toFixed(1))}%`;
    const metrics = [
      `size-adjust: ${sizeAdjust}%`,
      `ascent-override: ${adjusted(ascent)}`,
      `descent-override: ${adjusted(descent)}`,
      'line-gap-override: 0%',
    ];
    return face({ family, src, weights, widths, more: [...metrics, ...range] });
  };
  return [
    ...letters.map((each) => faceOf(each)),
    ...digits.map((each) => faceOf(each, ['unicode-range: U+2C, U+2E, U+30-39'])),
  ];
}

/** Text of `foundations/fonts.css`. */
export const fontSheet = `/* Written by the build: change design-system/fonts instead. */
${[...fonts.flatMap(facesOfFont), ...fallbacks.flatMap(facesOfFallback)].join('')}`;

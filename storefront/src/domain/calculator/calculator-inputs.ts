/**
 * The inputs of the calculator and their search parameters. The URL holds only the figures that the visitor set, so
 * that the rest follows the services when it is opened again (product.md, "The address is the simulation").
 */
import { maximumReadjustmentPercent, readjustmentParameter } from '../comparison/readjustment.ts';
import { tabledCars, type ComparisonTables, type TabledCar } from '../comparison/comparison-tables.ts';
import type { Offer } from '../offer/offer.ts';
import { writtenValue, numberIn } from '../values/text.ts';

/** A figure of the calculator. Money in cents, rates in percent, the term in months. */
interface FigureRule {
  /** Name in the URL and in the form. */
  parameter: string;
  unit: 'money' | 'percent' | 'months';
  min: number;
  max: number;
  /** Step of the slider. */
  step: number;
}

/** Every figure, in the order of the page. A value outside of its bounds is a typing error. */
export const figureRules = {
  months: { parameter: 'prazo', unit: 'months', min: 6, max: 60, step: 1 },
  monthlyInCents: { parameter: 'mensalidade', unit: 'money', min: 10_000, max: 10_000_000, step: 1000 },
  carValueInCents: { parameter: 'valor', unit: 'money', min: 1_000_000, max: 500_000_000, step: 100_000 },
  downPaymentPercent: { parameter: 'entrada', unit: 'percent', min: 0, max: 90, step: 1 },
  cetPercent: { parameter: 'cet', unit: 'percent', min: 0, max: 120, step: 0.1 },
  balloonPercent: { parameter: 'balao', unit: 'percent', min: 1, max: 80, step: 1 },
  readjustmentPercent: {
    parameter: readjustmentParameter,
    unit: 'percent',
    min: 0,
    max: maximumReadjustmentPercent,
    step: 0.1,
  },
  resalePercent: { parameter: 'revenda', unit: 'percent', min: 0, max: 100, step: 0.5 },
  insurancePercent: { parameter: 'seguro', unit: 'percent', min: 0, max: 20, step: 0.1 },
  propertyTaxPercent: { parameter: 'ipva', unit: 'percent', min: 0, max: 10, step: 0.1 },
  registrationFeeInCents: { parameter: 'registro', unit: 'money', min: 0, max: 500_000, step: 1000 },
  licenceFeeInCents: { parameter: 'licenciamento', unit: 'money', min: 0, max: 200_000, step: 500 },
  maintenanceInCents: { parameter: 'revisoes', unit: 'money', min: 0, max: 20_000_000, step: 5000 },
  yieldPercent: { parameter: 'rendimento', unit: 'percent', min: 0, max: 40, step: 0.1 },
} as const satisfies Record<string, FigureRule>;

export type FigureName = keyof typeof figureRules;
export const figureNames = Object.keys(figureRules) as FigureName[];

/** How the car is financed: in instalments only, with a balloon, or with a guaranteed buy-back (`unique`). */
export const financingKinds = ['convencional', 'balao', 'unique'] as const;
export type FinancingKind = (typeof financingKinds)[number];

/** The visitor's choices; a figure that is absent has its default. */
export interface CalculatorInputs {
  /** Slug of a car on offer, or key of a car of the tables. Undefined selects the default car. */
  car?: string;
  /** @default 'convencional' */
  kind?: FinancingKind;
  figures: Partial<Record<FigureName, number>>;
}

/** A parameter with an invalid value. */
export interface RefusedInput {
  name: FigureName | 'car' | 'kind';
  /** A `writtenValue`. */
  text: string;
}

const carPattern = /^[a-z0-9.-]{1,120}$/;
/** Name of the hidden field with the initial values of a form without script. */
export const initialName = 'inicial';

/** A typed figure; undefined if it is no number or outside of its bounds. */
export function figureIn(name: FigureName, text: string): number | undefined {
  const { unit, min, max } = figureRules[name];
  const number = numberIn(text);
  if (number === undefined) return undefined;
  if (unit === 'months' && !Number.isInteger(number)) return undefined;
  // Rounds to cents and hundredths of a percent, the precision that is displayed.
  const figure =
    unit === 'months'
      ? number
      : unit === 'money'
        ? Math.round(Number((number * 100).toPrecision(15)))
        : Math.round(number * 100) / 100;
  return figure >= min && figure <= max ? figure : undefined;
}

/** A figure as written in a URL, with the decimals that are displayed: `2179.9`. */
function figureText(name: FigureName, figure: number): string {
  return String(figureRules[name].unit === 'money' ? figure / 100 : Math.round(figure * 100) / 100);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the inputs of a URL and lists its invalid values, which take their defaults. A form without script sends
 * every field; a field equal to its value in `inicial` was not changed by the visitor.
 */
export function decodeCalculator(search: Readonly<Record<string, unknown>>): {
  inputs: CalculatorInputs;
  refused: readonly RefusedInput[];
} {
  const refused: RefusedInput[] = [];
  const inputs: CalculatorInputs = { figures: {} };
  const initial = new Map(
    textOf(search[initialName])
      .split('_')
      .map((pair) => pair.split('~') as [string, string]),
  );

  // A slug may be in any case, as in a path.
  const car = textOf(search['carro']).toLowerCase();
  if (carPattern.test(car)) inputs.car = car;
  else if (car !== '') refused.push({ name: 'car', text: writtenValue(car) });

  const kind = textOf(search['plano']);
  const known = financingKinds.find((name) => name === kind);
  if (known !== undefined) inputs.kind = known;
  else if (kind !== '') refused.push({ name: 'kind', text: writtenValue(kind) });

  for (const name of figureNames) {
    const text = textOf(search[figureRules[name].parameter]);
    if (text === '') continue;
    const figure = figureIn(name, text);
    if (figure === undefined) refused.push({ name, text: writtenValue(text) });
    else if (initial.get(figureRules[name].parameter) !== figureText(name, figure)) inputs.figures[name] = figure;
  }
  return { inputs, refused };
}

/** The query for some inputs, in the order of the page. */
export function encodeCalculator({ car, kind, figures }: CalculatorInputs): Record<string, string> {
  const search: Record<string, string> = {};
  if (car !== undefined) search['carro'] = car;
  if (kind !== undefined && kind !== 'convencional') search['plano'] = kind;
  for (const name of figureNames) {
    const figure = figures[name];
    if (figure !== undefined) search[figureRules[name].parameter] = figureText(name, figure);
  }
  return search;
}

/** The value of the `inicial` field: the defaults that the form was rendered with. */
export function encodeInitial(defaults: Partial<Record<FigureName, number>>): string {
  return figureNames
    .flatMap((name) => {
      const figure = defaults[name];
      return figure === undefined ? [] : [`${figureRules[name].parameter}~${figureText(name, figure)}`];
    })
    .join('_');
}

/** Figures that belong to one car. */
const ofTheCar: readonly FigureName[] = [
  'monthlyInCents',
  'carValueInCents',
  'cetPercent',
  'resalePercent',
  'maintenanceInCents',
];

/** The inputs with another car: figures of the former car are removed, the visitor's own stay. */
export function withCar(inputs: CalculatorInputs, car: string): CalculatorInputs {
  const remaining = Object.entries(inputs.figures).filter(([name]) => !ofTheCar.includes(name as FigureName));
  return { ...inputs, car, figures: Object.fromEntries(remaining) };
}

/** The inputs with one figure set; a figure equal to its default is removed. */
export function withFigure(
  inputs: CalculatorInputs,
  name: FigureName,
  figure: number | undefined,
  byDefault: number | undefined,
): CalculatorInputs {
  const { [name]: _, ...others } = inputs.figures;
  return { ...inputs, figures: figure === undefined || figure === byDefault ? others : { ...others, [name]: figure } };
}

/**
 * The offer with this slug. Without a slug: the first available offer in the spec's order. Returns `undefined` for the
 * key of a car of the tables or an unknown slug.
 */
function chosenOffer(cars: readonly Offer[], requested: string | undefined): Offer | undefined {
  if (requested !== undefined) return cars.find(({ slug }) => slug === requested);
  return cars.find(({ isAvailable }) => isAvailable) ?? cars[0];
}

export type ChosenCar =
  | { kind: 'offer'; offer: Offer }
  | { kind: 'tabled'; car: TabledCar }
  /** No car is known: the calculator uses the visitor's own numbers. */
  | { kind: 'none' };

/** The car that the URL names, on offer or in the tables. `isUnknown` if it names neither. */
export function chosenCar(
  cars: readonly Offer[],
  tables: ComparisonTables,
  requested: string | undefined,
): { chosen: ChosenCar; isUnknown: boolean } {
  const offer = chosenOffer(cars, requested);
  if (offer) return { chosen: { kind: 'offer', offer }, isUnknown: false };
  const car = tabledCars(tables, cars).find(({ key }) => key === requested);
  if (car) return { chosen: { kind: 'tabled', car }, isUnknown: false };
  const first = chosenOffer(cars, undefined);
  return {
    chosen: first ? { kind: 'offer', offer: first } : { kind: 'none' },
    isUnknown: requested !== undefined && cars.length > 0,
  };
}

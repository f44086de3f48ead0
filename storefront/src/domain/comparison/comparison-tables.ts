/** Depreciation and planned maintenance of cars (spec §3, Calculator data). */
import { slugOf } from '../values/slug-of.ts';

/** Makers with a depreciation table (spec §3). */
export const comparedBrands = ['volkswagen', 'audi', 'ducati', 'porsche'] as const;
export type ComparedBrand = (typeof comparedBrands)[number];

/** Depreciation of one version. */
export interface Depreciation {
  brand: ComparedBrand;
  /** Name of the car, for example `T-Cross`. */
  model: string;
  /** Name of the version. */
  version: string;
  /** Model year. */
  year: number;
  /** Average over the years, percent of the price a year. */
  averagePercentAYear: number;
}

/** Yearly cost of the planned maintenance of a model (pps). */
export interface PlannedMaintenance {
  brand: 'audi' | 'porsche';
  /** Name of the car. */
  model: string;
  /** First year first. */
  valuesInCents: readonly number[];
}

export interface ComparisonTables {
  /** Source of the figures, as the service writes it. */
  source?: string;
  depreciation: readonly Depreciation[];
  maintenance: readonly PlannedMaintenance[];
}

export const noTables: ComparisonTables = { depreciation: [], maintenance: [] };

/** The car of a comparison, as offers name it. */
export interface ComparedVersion {
  /** Name of the car. */
  name: string;
  /** Name of the version. */
  model: string;
  year: number;
  /** Legal text of the offer; it may hold the planned maintenance. */
  legalText: string;
}

/** `localeCompare` with options would look its collator up for each row of the tables. */
const names = new Intl.Collator('pt-BR', { sensitivity: 'base' });

const isNamed = (one: string, other: string): boolean => names.compare(one.trim(), other.trim()) === 0;

/** The brand whose tables contain the car; undefined if none does. */
export function brandOf(tables: ComparisonTables, car: Pick<ComparedVersion, 'name'>): ComparedBrand | undefined {
  return [...tables.depreciation, ...tables.maintenance].find(({ model }) => isNamed(model, car.name))?.brand;
}

/** The version's average depreciation, percent a year; undefined if its table has no such version and year. */
export function averageDepreciationOf(
  tables: ComparisonTables,
  car: Omit<ComparedVersion, 'legalText'>,
): number | undefined {
  return tables.depreciation.find(
    ({ model, version, year }) => isNamed(model, car.name) && isNamed(version, car.model) && year === car.year,
  )?.averagePercentAYear;
}

/** Only the first years of planned maintenance count (spec §9). */
const mostMaintenanceYears = 5;

/** The sum of the first min(5, years) values (spec §9). */
export function sumOfMaintenance(valuesInCents: readonly number[], years: number): number {
  return valuesInCents.slice(0, Math.min(mostMaintenanceYears, years)).reduce((sum, value) => sum + value, 0);
}

/** From these words to the end of the sentence. A point inside a number does not end it. */
const maintenanceText = /revisões planejadas(?:\.\d|[^.!?\n])*/iu;
/** `R$ 1.299,00`, `R$ 800`. */
const amount = /R\$\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?/gu;

/**
 * The planned maintenance in the sentence after 'Revisões Planejadas' of a legal text (spec §9). Several amounts are
 * years in order; a single amount is the whole plan. Undefined without an amount.
 */
export function maintenanceInText(legalText: string, years: number): number | undefined {
  const sentence = maintenanceText.exec(legalText)?.[0] ?? '';
  const values = [...sentence.matchAll(amount)].map(
    ([, reais = '0', cents = '00']) => Number(reais.replaceAll('.', '')) * 100 + Number(cents),
  );
  return values.length > 1 ? sumOfMaintenance(values, years) : values[0];
}

/** True if the maker's own table has the car's planned maintenance. */
export function hasMaintenanceTable(tables: ComparisonTables, car: Pick<ComparedVersion, 'name'>): boolean {
  return tables.maintenance.some(({ model }) => isNamed(model, car.name));
}

/** Planned maintenance over whole years: from the model's table, else from the legal text; undefined without either. */
export function maintenanceOf(tables: ComparisonTables, car: ComparedVersion, years: number): number | undefined {
  const table = tables.maintenance.find(({ model }) => isNamed(model, car.name));
  return table ? sumOfMaintenance(table.valuesInCents, years) : maintenanceInText(car.legalText, years);
}

/** A version of the tables that is not on offer. */
export interface TabledCar {
  /** Key of the version in a URL: `audi.q3.s-line.2026`. */
  key: string;
  brand: ComparedBrand;
  version: ComparedVersion;
}

/** Versions of the depreciation tables whose car is not on offer, in the tables' order. */
export function tabledCars(tables: ComparisonTables, offered: readonly Pick<ComparedVersion, 'name'>[]): TabledCar[] {
  return tables.depreciation
    .filter(({ model }) => !offered.some(({ name }) => isNamed(name, model)))
    .map(({ brand, model, version, year }) => ({
      key: [brand, slugOf(model), slugOf(version), year].join('.'),
      brand,
      version: { name: model, model: version, year, legalText: '' },
    }));
}

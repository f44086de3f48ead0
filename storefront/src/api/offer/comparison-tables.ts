import type { CalculatorData } from '@signdrive/sandbox/contract/vehicle';
import {
  comparedBrands,
  type ComparedBrand,
  type ComparisonTables,
  type Depreciation,
  type PlannedMaintenance,
} from '../../domain/comparison/comparison-tables.ts';
import {
  broken,
  cents,
  list,
  listOfReadable,
  number,
  object,
  positive,
  present,
  text,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';

type WireDepreciation = CalculatorData['depreciation'][number];
type WireMaintenance = CalculatorData['pps'][number];

const brand: Decoder<ComparedBrand> = (value, where) => {
  const name = text(value, where).toLowerCase();
  return comparedBrands.find((known) => known === name) ?? broken(where);
};

/** A yearly depreciation above 100 percent is a mistake of the service. */
const yearlyLoss: Decoder<number> = (value, where) => {
  const percent = number(value, where);
  return percent >= 0 && percent <= 100 ? percent : broken(where);
};

const depreciation = object((entry: Fields<WireDepreciation>): Depreciation => ({
  brand: entry.get('brand', brand),
  model: entry.get('model', text),
  version: entry.get('version', text),
  year: entry.get('year', positive),
  averagePercentAYear: entry.get('averageDepreciationPercetage', yearlyLoss),
}));

const maintenance = object((entry: Fields<WireMaintenance>, where): PlannedMaintenance => {
  const named = entry.get('brand', brand);
  if (named !== 'audi' && named !== 'porsche') return broken(`${where}.brand`);
  return { brand: named, model: entry.get('model', text), valuesInCents: entry.get('values', list(cents)) };
});

/** The calculator's data; unreadable entries are left out. */
export const comparisonTables = (report: Report) =>
  object((tables: Fields<CalculatorData>): ComparisonTables => ({
    ...present({ source: tables.tolerant('source', text, report) }),
    depreciation: tables.get('depreciation', listOfReadable(depreciation, report)),
    maintenance: tables.get('pps', listOfReadable(maintenance, report)),
  }));

import { describe, expect, test } from 'vitest';
import {
  averageDepreciationOf,
  brandOf,
  maintenanceInText,
  maintenanceOf,
  sumOfMaintenance,
  type ComparisonTables,
} from './comparison-tables.ts';

const tables: ComparisonTables = {
  depreciation: [
    { brand: 'volkswagen', model: 'Polo', version: 'Track', year: 2026, averagePercentAYear: 10 },
    { brand: 'volkswagen', model: 'Polo', version: 'Track', year: 2025, averagePercentAYear: 12 },
    { brand: 'porsche', model: 'Macan', version: 'Base', year: 2026, averagePercentAYear: 20 },
  ],
  maintenance: [{ brand: 'audi', model: 'Q3', valuesInCents: [100_000, 120_000, 140_000, 160_000, 180_000, 900_000] }],
};
const polo = { name: 'Polo', model: 'Track', year: 2026, legalText: '' };

test('depreciation is found for the exact version and year, with any spelling of the name', () => {
  expect(averageDepreciationOf(tables, polo)).toBe(10);
  expect(averageDepreciationOf(tables, { ...polo, name: ' POLO', model: 'track' })).toBe(10);
  expect(averageDepreciationOf(tables, { ...polo, year: 2025 })).toBe(12);
  expect(averageDepreciationOf(tables, { ...polo, model: 'Highline' })).toBeUndefined();
  expect(averageDepreciationOf(tables, { ...polo, year: 2024 })).toBeUndefined();
});

test('a car belongs to the brand whose tables contain it', () => {
  expect(brandOf(tables, polo)).toBe('volkswagen');
  expect(brandOf(tables, { name: 'macan' })).toBe('porsche');
  expect(brandOf(tables, { name: 'Q3' })).toBe('audi');
  expect(brandOf(tables, { name: 'T-Cross' })).toBeUndefined();
});

test.each([
  [0, 0],
  [2, 100_000 + 120_000],
  // The sixth value is ignored.
  [5, 100_000 + 120_000 + 140_000 + 160_000 + 180_000],
  [8, 700_000],
])('planned maintenance over %i years is %i cents', (years, expected) => {
  expect(sumOfMaintenance(tables.maintenance[0]?.valuesInCents ?? [], years)).toBe(expected);
});

describe('planned maintenance in a legal text', () => {
  test.each([
    // 690 + 1200
    ['Revisões Planejadas: 1º ano R$ 690,00, 2º ano R$ 1.200,00, 3º ano R$ 900,50.', 2, 189_000],
    // 690 + 1200 + 900,50
    ['Oferta. REVISÕES PLANEJADAS 1º R$ 690,00; 2º R$ 1.200,00; 3º R$ 900,50. R$ 5,00 de taxa.', 3, 279_050],
    // A single amount covers the whole plan.
    ['Revisões Planejadas por R$ 1.890,00 no contrato. Preço público R$ 139.990,00.', 2, 189_000],
    ['Revisões Planejadas: R$ 800', 1, 80_000],
    ['Sujeita à análise de crédito. Preço R$ 100,00.', 2, undefined],
    ['Revisões Planejadas incluídas. Preço R$ 100,00.', 2, undefined],
    ['', 2, undefined],
  ])('costs, in %j over %i years, %s', (text, years, expected) => {
    expect(maintenanceInText(text, years)).toBe(expected);
  });
});

test('a table takes precedence over the legal text, and without either the price is unknown', () => {
  const legalText = 'Revisões Planejadas: R$ 500,00.';
  expect(maintenanceOf(tables, { ...polo, name: 'Q3', legalText }, 2)).toBe(220_000);
  expect(maintenanceOf(tables, { ...polo, legalText }, 2)).toBe(50_000);
  expect(maintenanceOf(tables, polo, 2)).toBeUndefined();
});

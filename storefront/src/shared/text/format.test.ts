import { expect, test } from 'vitest';
import {
  formatFileSize,
  formatInstallments,
  formatKm,
  formatMoney,
  formatMoneyDifference,
  formatMonthlyKm,
  formatMonths,
  formatPercent,
  formatRoundMoney,
  keepUnits,
} from './format.ts';

test.each([
  [0, 'R$\u00a00,00'],
  [1, 'R$\u00a00,01'],
  [499_000, 'R$\u00a04.990,00'],
  [217_910, 'R$\u00a02.179,10'],
  [13_999_000, 'R$\u00a0139.990,00'],
])('%i cents are formatted as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  [5_229_600, 'R$\u00a052.296'],
  [6_857_779, 'R$\u00a068.578'],
])('on a chart %i cents are formatted as %s', (cents, text) => {
  expect(formatRoundMoney(cents)).toBe(text);
});

test.each([
  [3_500, '+\u00a0R$\u00a035,00'],
  [-8_400, '\u2212\u00a0R$\u00a084,00'],
  [0, ''],
])('a difference of %i cents is formatted as "%s"', (cents, text) => {
  expect(formatMoneyDifference(cents)).toBe(text);
});

test('kilometres are grouped and stay on one line with their unit', () => {
  expect(formatKm(500)).toBe('500\u00a0km');
  expect(formatKm(24_000)).toBe('24.000\u00a0km');
  expect(formatMonthlyKm(1000)).toBe('1.000\u00a0km/mês');
});

test.each([
  [24.9, '24,9%'],
  [25, '25%'],
  [1.456, '1,46%'],
  [0, '0%'],
])('%d percent is formatted as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

test.each([
  [1, '1\u00a0mês'],
  [2, '2\u00a0meses'],
  [24, '24\u00a0meses'],
])('%i months are formatted as %s', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});

test('a number stays on one line with its unit', () => {
  expect([formatInstallments(1), formatInstallments(12)]).toEqual(['1\u00a0mensalidade', '12\u00a0mensalidades']);
  expect(keepUnits('Carregador de parede de 7 kW, 186 cv')).toBe('Carregador de parede de 7\u00a0kW, 186\u00a0cv');
});

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [320 * 1024, '320 KB'],
  [1_468_006, '1,4 MB'],
  // A file above the limit of 10 MB must not look allowed.
  [10 * 1024 * 1024, '10,0 MB'],
  [10 * 1024 * 1024 + 1, '10,1 MB'],
])('a file of %i bytes is shown as %s', (sizeInBytes, shown) => {
  expect(formatFileSize(sizeInBytes).replace('\u00a0', ' ')).toBe(shown);
});

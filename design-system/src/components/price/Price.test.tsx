import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatWhole, Price, splitMoney } from './index.ts';

/** What assistive technology is given: everything that isn't hidden from it. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

test.each([
  [{ amountInCents: 217_900, period: 'month' }, 'R$\u00A02.179,00 por mês'],
  [{ amountInCents: 5_229_600 }, 'R$\u00A052.296,00'],
  [{ amountInCents: 198_905, period: 'month', isFrom: true }, 'a partir de R$\u00A01.989,05 por mês'],
  [{ amountInCents: 217_900, period: 'month', isStale: true }, 'R$\u00A02.179,00 por mês, recalculando'],
] as const)('%o is read as one sentence', (props, sentence) => {
  const { container } = render(<Price {...props} />);
  expect(spoken(container)).toBe(sentence);
});

test('what is seen is the same amount, in its three sizes', () => {
  const { container } = render(<Price amountInCents={217_900} period="month" />);
  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('R$2.179,00/mês');
});

test.each([
  [0, 'R$\u00A00,00'],
  [5, 'R$\u00A00,05'],
  [499_000, 'R$\u00A04.990,00'],
  [123_456_789, 'R$\u00A01.234.567,89'],
  [-8_400, '-R$\u00A084,00'],
])('%i cents are written %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  [217_900, { before: 'R$', integer: '2.179', cents: ',00', after: '' }],
  [123_456_789, { before: 'R$', integer: '1.234.567', cents: ',89', after: '' }],
  [-8_405, { before: '-R$', integer: '84', cents: ',05', after: '' }],
])('%i cents come apart without losing a figure', (cents, parts) => {
  expect(splitMoney(cents)).toEqual(parts);
});

describe('whatever the figure, it is written as the language writes it', () => {
  test('an amount', () => {
    const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: -1e12, max: 1e12 })), (cents) => {
        expect(formatMoney(cents)).toBe(money.format(cents / 100));
      }),
    );
  });

  test('a whole number', () => {
    const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger()), (value) => {
        expect(formatWhole(value)).toBe(whole.format(value));
      }),
    );
    expect(formatWhole(999.5)).toBe(whole.format(999.5));
    expect(formatWhole(-1.5)).toBe(whole.format(-1.5));
  });
});

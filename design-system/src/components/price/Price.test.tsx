import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { MessagesProvider } from '../../foundations/messages/index.ts';
import { formatMoney, formatWhole, moneyFormat, Price, splitMoney } from './index.ts';

/** Text exposed to assistive technology, without hidden parts. */
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
] as const)('%o is announced as one sentence', (props, sentence) => {
  const { container } = render(<Price {...props} />);
  expect(spoken(container)).toBe(sentence);
});

test('a price shows the same amount in its three sizes', () => {
  const { container } = render(<Price amountInCents={217_900} period="month" />);
  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('R$2.179,00/mês');
});

test.each([
  [0, 'R$\u00A00,00'],
  [5, 'R$\u00A00,05'],
  [499_000, 'R$\u00A04.990,00'],
  [123_456_789, 'R$\u00A01.234.567,89'],
  [-8_400, '-R$\u00A084,00'],
])('%i cents are formatted as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  [217_900, { before: 'R$', integer: '2.179', cents: ',00' }],
  [123_456_789, { before: 'R$', integer: '1.234.567', cents: ',89' }],
  [-8_405, { before: '-R$', integer: '84', cents: ',05' }],
])('%i cents split into parts without losing a digit', (cents, parts) => {
  expect(splitMoney(cents)).toEqual(parts);
});

describe('formatMoney and formatWhole match Intl', () => {
  test('for an amount', () => {
    const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: -1e12, max: 1e12 })), (cents) => {
        expect(formatMoney(cents)).toBe(money.format(cents / 100));
      }),
    );
  });

  test('for a whole number', () => {
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

describe('an amount in another currency or language', () => {
  const nbsp = '\u00A0';

  test.each([
    ['en-US', 'USD', 217_905, '$2,179.05', { before: '$', integer: '2,179', cents: '.05', after: '' }],
    ['en-US', 'USD', -217_905, '-$2,179.05', { before: '-$', integer: '2,179', cents: '.05', after: '' }],
    ['de-DE', 'EUR', 217_905, `2.179,05${nbsp}€`, { before: '', integer: '2.179', cents: ',05', after: '€' }],
    ['ja-JP', 'JPY', 217_900, '￥2,179', { before: '￥', integer: '2,179', cents: '', after: '' }],
    ['pt-BR', 'BRL', -217_905, `-R$${nbsp}2.179,05`, { before: '-R$', integer: '2.179', cents: ',05', after: '' }],
  ])('in %s and %s, %i hundredths are formatted as %s', (locale, currency, amount, text, parts) => {
    const format = moneyFormat(locale, currency);
    expect(format.write(amount)).toBe(text);
    expect(format.split(amount)).toEqual(parts);
  });

  test('a price is shown and announced in its format prop', () => {
    const format = moneyFormat('pt-PT', 'EUR');
    const week = { seen: '/semana', heard: 'por semana' };
    const { container } = render(<Price amountInCents={217_905} period={week} format={format} />);
    expect(spoken(container)).toBe(`2179,05${nbsp}€ por semana`);
    expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('2179,05 €/semana');
  });

  test('forty prices in a provider’s format create one formatter, and none in reais', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const prices = Array.from({ length: 40 }, (_, place) => <Price key={place} amountInCents={place} period="month" />);
    render(<>{prices}</>);
    expect(made).not.toHaveBeenCalled();
    const price = { format: moneyFormat('en-US', 'USD') };
    const { container } = render(<MessagesProvider messages={{ price }}>{prices}</MessagesProvider>);
    expect(container).toHaveTextContent('$0.39 por mês');
    expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
  });
});

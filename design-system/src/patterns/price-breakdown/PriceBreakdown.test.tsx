import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceBreakdown, type PriceBreakdownProps } from './PriceBreakdown.tsx';
import { announcer, liveRegions } from '../../../manual/live-regions.ts';

/** The live region, which has its role only while it has text. */

const order: PriceBreakdownProps = {
  label: 'Resumo do pedido',
  groups: [
    {
      key: 'monthly',
      title: 'Por mês',
      lines: [
        { label: 'Mensalidade', amount: 'R$ 2.379,00' },
        { label: 'Cupom AMIGO10', amount: 'R$ 200,00', isDiscount: true },
      ],
      subtotal: { label: 'Total por mês', amount: 'R$ 2.179,00', oldAmount: 'R$ 2.379,00' },
    },
  ],
  total: { label: 'Total em 24 meses', amount: 'R$ 52.296,00' },
};

it('lists its lines in order, each amount after its label and the total last', () => {
  render(<PriceBreakdown {...order} />);
  const group = screen.getByRole('group', { name: 'Resumo do pedido' });
  const said = [...group.querySelectorAll('h3, dt, dd')].map((part) => part.textContent);
  expect(said).toEqual([
    'Por mês',
    'Mensalidade',
    'R$ 2.379,00',
    'Cupom AMIGO10',
    '−menos R$ 200,00',
    'Total por mês',
    'de R$ 2.379,00 por R$ 2.179,00',
    'Total em 24 meses',
    'R$ 52.296,00',
  ]);
});

it('announces a minus as text and shows the sign', () => {
  render(<PriceBreakdown {...order} />);
  expect(screen.getByText('−')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('R$ 2.379,00', { selector: 's' })).toBeVisible();
});

it('announces each change of the total, also back to an earlier one, but not the first total', () => {
  const { rerender } = render(<PriceBreakdown {...order} />);
  const status = announcer();
  expect(status).toBeEmptyDOMElement();
  const withTotal = (amount: string) => <PriceBreakdown {...order} total={{ ...order.total, amount }} />;
  rerender(withTotal('R$ 49.896,00'));
  expect(status).toHaveTextContent('Valor atualizado. Total em 24 meses: R$ 49.896,00');
  rerender(withTotal('R$ 52.296,00'));
  expect(status).toHaveTextContent('Valor atualizado. Total em 24 meses: R$ 52.296,00');
});

it('announces nothing with announce="off"', () => {
  render(<PriceBreakdown {...order} announce="off" />);
  expect(liveRegions()).toEqual([]);
});

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComparisonTable } from './ComparisonTable.tsx';

it('a comparison table associates each value with its row and its column', () => {
  render(
    <ComparisonTable
      label="Comparação de custos"
      rowHeading="Em 24 meses"
      columns={[
        { key: 'subscription', label: 'Assinatura', isOwn: true },
        { key: 'purchase', label: 'À vista' },
      ]}
      rows={[
        { key: 'insurance', label: 'Seguro', values: ['incluído', 'R$ 11.199,20'] },
        { key: 'total', label: 'Custo líquido', values: ['R$ 52.296,00'], isTotal: true },
      ]}
    />,
  );
  const region = screen.getByRole('region', { name: 'Comparação de custos' });
  expect(region).toHaveAttribute('tabindex', '0');
  const table = within(region).getByRole('table', { name: 'Comparação de custos' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Em 24 meses', 'Assinatura', 'À vista']);
  const insurance = within(table).getByRole('row', { name: /^Seguro/ });
  expect(within(insurance).getByRole('rowheader', { name: 'Seguro' })).toBeVisible();
  expect(
    within(insurance)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['incluído', 'R$ 11.199,20']);
  const total = within(table).getByRole('row', { name: /^Custo líquido/ });
  expect(within(total).getAllByRole('cell'), 'a missing value keeps its column').toHaveLength(2);
});

import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table, type TableProps } from './index.ts';
import { pageWithoutScript } from '../../../manual/without-script.tsx';

const costs: TableProps = {
  caption: 'Comparação de custos',
  rowHeading: 'Em 24 meses',
  columns: [
    { key: 'subscription', label: 'Assinatura', isOwn: true },
    { key: 'purchase', label: 'À vista' },
  ],
  rows: [
    { key: 'insurance', label: 'Seguro', values: ['incluído', 'R$ 11.199,20'] },
    { key: 'total', label: 'Custo líquido', values: ['R$ 52.296,00'], isTotal: true },
  ],
};

const textsOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);

test('a table is named by its caption, and each value is associated with its row and column', () => {
  render(<Table {...costs} />);
  const table = screen.getByRole('table', { name: 'Comparação de custos' });
  const heads = within(table).getAllByRole('columnheader');
  expect(textsOf(heads)).toEqual(['Em 24 meses', 'Assinatura', 'À vista']);
  expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true);
  const insurance = within(table).getByRole('row', { name: /^Seguro/ });
  expect(within(insurance).getByRole('rowheader', { name: 'Seguro' })).toHaveAttribute('scope', 'row');
  expect(textsOf(within(insurance).getAllByRole('cell'))).toEqual(['incluído', 'R$ 11.199,20']);
});

test('a visible caption names table and region', () => {
  render(<Table {...costs} hasVisibleCaption />);
  expect(screen.getByText('Comparação de custos')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Comparação de custos' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Comparação de custos' })).toBeVisible();
});

test('a missing value keeps its column', () => {
  render(<Table {...costs} />);
  expect(textsOf(within(screen.getByRole('row', { name: /^Custo líquido/ })).getAllByRole('cell'))).toEqual([
    'R$ 52.296,00',
    '',
  ]);
});

test('the table can be scrolled by keyboard before hydration', () => {
  const page = pageWithoutScript(<Table {...costs} />);
  const region = page.querySelector('section');
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.getAttribute('aria-label')).toBe('Comparação de custos');
});

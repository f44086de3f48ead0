import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SideBySide } from './SideBySide.tsx';

it('a comparison side by side is a table in named groups that associates each value with its row and column', () => {
  render(
    <SideBySide
      label="Comparação de ofertas"
      rowHeading="Carro"
      columns={[
        { key: 'polo', name: 'Polo', detail: 'Track', price: 'R$ 1.799,00', picture: <img alt="" /> },
        { key: 'tera', name: 'Tera', price: 'R$ 1.754,00', picture: <img alt="" /> },
      ]}
      groups={[
        { key: 'price', title: 'Preço', rows: [{ key: 'total', label: 'Total', values: ['R$ 43.176,00'] }] },
        { key: 'car', title: 'Ficha', rows: [{ key: 'engine', label: 'Motor', values: ['1.0', '1.0 turbo'] }] },
      ]}
    />,
  );
  const table = screen.getByRole('table');
  expect(within(table).getByRole('caption')).toHaveTextContent('Comparação de ofertas');
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Carro', 'PoloTrackR$ 1.799,00', 'TeraR$ 1.754,00']);
  const group = within(table).getByRole('rowgroup', { name: 'Ficha' });
  const engine = within(group).getByRole('row', { name: /^Motor/ });
  expect(within(engine).getByRole('rowheader')).toHaveTextContent('Motor');
  expect(
    within(engine)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1.0', '1.0 turbo']);
  const total = within(table).getByRole('row', { name: /^Total/ });
  expect(within(total).getAllByRole('cell'), 'a missing value keeps its column').toHaveLength(2);
});

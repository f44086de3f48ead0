import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfferGrid } from './OfferGrid.tsx';

it('an offer grid is a named region with a named list of the offers in their order', () => {
  render(
    <OfferGrid label="Ofertas">
      {['Nivus', 'Tera', 'Taos'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </OfferGrid>,
  );
  const list = within(screen.getByRole('region', { name: 'Ofertas' })).getByRole('list', { name: 'Ofertas' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Nivus', 'Tera', 'Taos']);
});

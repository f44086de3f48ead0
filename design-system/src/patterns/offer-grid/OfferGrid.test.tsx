import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfferGrid } from './OfferGrid.tsx';

it('is a named region that can be scrolled by keys, with a list that says how many offers there are', () => {
  render(
    <OfferGrid label="Ofertas">
      {['Nivus', 'Tera', 'Taos'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </OfferGrid>,
  );
  expect(screen.getByRole('region', { name: 'Ofertas' })).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Nivus', 'Tera', 'Taos']);
});

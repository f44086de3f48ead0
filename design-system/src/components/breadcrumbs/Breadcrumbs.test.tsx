import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './index.ts';

const items = [{ label: 'Início', href: '/' }, { label: 'Ofertas', href: '/ofertasvw' }, { label: 'T-Cross' }];

test('breadcrumbs are an ordered list in a navigation landmark', () => {
  render(<Breadcrumbs items={items} />);
  const nav = screen.getByRole('navigation', { name: 'Você está aqui' });
  const steps = within(nav).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Início', 'Ofertas', 'T-Cross']);
  expect(screen.getByRole('link', { name: 'Ofertas' })).toHaveAttribute('href', '/ofertasvw');
});

test('only the last breadcrumb is marked as the current page', () => {
  const { container } = render(<Breadcrumbs items={items} />);
  const current = [...container.querySelectorAll('[aria-current="page"]')];
  expect(current.map((step) => step.textContent)).toEqual(['T-Cross']);
});

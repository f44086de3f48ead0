import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRetry } from '#/shared/failures/FailedContent.tsx';
import { PlacedNotOpened } from './PlacedNotOpened.tsx';

it('shows the number of a placed order whose page failed to load, with a link to the account, and has the focus', () => {
  const Placed = () => <PlacedNotOpened orderId="480112" retry={useRetry('error', () => undefined, 'etapa')} />;
  render(<Placed />);
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido registrado' })).toHaveFocus();
  expect(screen.getByText('Seu pedido é o número 480.112.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Acompanhar pedido' })).toHaveAttribute('href', '/conta/status-pedido');
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
});

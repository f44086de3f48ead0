import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OrderColumns } from './OrderColumns.tsx';

const bar = { name: 'T-Cross · 24 meses', price: 'R$ 2.179,00', open: 'Abrir resumo', close: 'Fechar resumo' };

it('the open summary of an order closes when a field of the step gets focus, because it would cover the field', async () => {
  render(
    <OrderColumns summary="Total" summaryLabel="Resumo do pedido" bar={bar}>
      <input aria-label="Cargo" />
    </OrderColumns>,
  );
  const toggle = screen.getByRole('button', { name: /^T-Cross/ });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab({ shift: true });
  expect(screen.getByLabelText('Cargo')).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

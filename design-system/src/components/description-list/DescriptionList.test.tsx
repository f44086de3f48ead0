import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DescriptionList } from './index.ts';

const valueOf = (term: string) => {
  const row = screen.getByText(term, { selector: 'dt' }).parentElement;
  if (!row) throw new Error(`no row for ${term}`);
  return within(row).getAllByRole('definition')[0];
};

test('each term is associated with its value', () => {
  render(
    <DescriptionList
      rows={[
        { term: 'Nome', description: 'Marina' },
        { term: 'Parcelas pagas', description: 0, note: 'de 24' },
      ]}
    />,
  );
  expect(valueOf('Nome')).toHaveTextContent('Marina');
  expect(valueOf('Parcelas pagas')).toHaveTextContent('0de 24');
});

test.each([undefined, null, ''])('a missing value (%s) is replaced by a text', (description) => {
  const { rerender } = render(<DescriptionList rows={[{ term: 'RG', description }]} />);
  expect(valueOf('RG')).toHaveTextContent('não informado');
  rerender(<DescriptionList rows={[{ term: 'RG', description }]} emptyText="não pedido" />);
  expect(valueOf('RG')).toHaveTextContent('não pedido');
});

test('a masked value is announced in words, not character by character', () => {
  render(<DescriptionList rows={[{ term: 'Cartão', description: '•••• 4242', spoken: 'terminado em 4242' }]} />);
  expect(screen.getByText('•••• 4242')).toHaveAttribute('aria-hidden', 'true');
  expect(valueOf('Cartão')).toHaveTextContent('terminado em 4242');
});

test('a row’s action, link or button, has the row’s term in its name', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <DescriptionList
      rows={[
        { term: 'E-mail', description: 'a@b.com', action: { label: 'Editar', href: '/e-mail' } },
        { term: 'Celular', action: { label: 'Adicionar', onPress } },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Editar E-mail' })).toHaveAttribute('href', '/e-mail');
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar Celular' }));
  expect(onPress).toHaveBeenCalledExactlyOnceWith();
});

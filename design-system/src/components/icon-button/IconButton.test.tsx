import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './index.ts';

test('the label is the whole name, and the badge is the description', () => {
  const { rerender } = render(<IconButton icon="compare" label="Comparar ofertas" />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Comparar ofertas');
  rerender(<IconButton icon="compare" label="Comparar ofertas" badge={2} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Comparar ofertas, 2');
});

test('a toggle exposes whether it is pressed', () => {
  render(<IconButton icon="heart" label="Guardar oferta" aria-pressed />);
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
});

test('an icon button never submits the form around it', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <IconButton icon="close" label="Limpar" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

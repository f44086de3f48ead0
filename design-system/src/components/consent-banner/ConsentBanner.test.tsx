import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConsentBanner } from './index.ts';

function renderBanner() {
  const onChoose = vi.fn<(allowed: readonly string[]) => void>();
  render(
    <ConsentBanner
      title="Você escolhe"
      necessary={{ label: 'Necessário.', description: 'A loja.' }}
      purposes={[
        { id: 'measurement', label: 'Medição.', description: 'Visitas.' },
        { id: 'maps', label: 'Mapas.', description: 'Lojas perto.' },
      ]}
      onChoose={onChoose}
    >
      Texto
    </ConsentBanner>,
  );
  return { user: userEvent.setup(), chosen: () => onChoose.mock.lastCall?.[0] };
}

it('accepting allows every purpose, refusing allows none', async () => {
  const { user, chosen } = renderBanner();
  await user.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(chosen()).toEqual(['measurement', 'maps']);
  await user.click(screen.getByRole('button', { name: 'Recusar' }));
  expect(chosen()).toEqual([]);
});

it('the choices start unchecked, and saving allows only the checked ones', async () => {
  const { user, chosen } = renderBanner();
  await user.click(screen.getByRole('button', { name: 'Escolher' }));
  expect(screen.getByRole('checkbox', { name: /Necessário/ })).toBeDisabled();
  for (const box of screen.getAllByRole('checkbox', { name: /Medição|Mapas/ })) expect(box).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /Mapas/ }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(chosen()).toEqual(['maps']);
});

it('opening the choices moves focus to them, and a second Enter saves nothing', async () => {
  const { user, chosen } = renderBanner();
  const choose = screen.getByRole('button', { name: 'Escolher' });
  choose.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'O que você permite' })).toHaveFocus();
  // Screen readers keep the first name and state of an element, so a new element is rendered.
  expect(screen.getByRole('button', { name: 'Salvar' })).not.toBe(choose);
  await user.keyboard('{Enter}');
  expect(chosen()).toBeUndefined();
});

it('the banner does not take focus when it appears', () => {
  renderBanner();
  expect(document.body).toHaveFocus();
});

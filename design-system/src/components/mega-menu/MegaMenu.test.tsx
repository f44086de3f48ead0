import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MegaMenu, MenuCars, type MenuCar } from './index.ts';

const cars: MenuCar[] = [
  { name: 'Polo', href: '/polo', note: 'R$ 1.649,00/mês', picture: null },
  { name: 'Taos', href: '/taos', note: 'Sem disponibilidade', picture: null },
];

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls="panel" onClick={() => setIsOpen(!isOpen)}>
        Ofertas
      </button>
      {isOpen && (
        <MegaMenu
          id="panel"
          label="Ofertas"
          onClose={({ returnsFocus }) => {
            setIsOpen(false);
            if (returnsFocus) screen.getByRole('button', { name: 'Ofertas' }).focus();
          }}
        >
          <MenuCars cars={cars} label="Carros" />
        </MegaMenu>
      )}
      <a href="/faq">Perguntas</a>
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Ofertas' });
  await user.click(button);
  return { user, button, panel: () => screen.queryByRole('group', { name: 'Ofertas' }) };
}

it("Tab moves from the menu's button into the panel", async () => {
  const { user } = await open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Polo R$ 1.649,00/mês' })).toHaveFocus();
});

it('Escape closes the menu and restores focus to its button', async () => {
  const { user, button, panel } = await open();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('the button closes the menu once', async () => {
  const { user, button, panel } = await open();
  await user.click(button);
  expect(panel()).not.toBeInTheDocument();
});

it('a press outside closes the menu', async () => {
  const { user, panel } = await open();
  await user.click(document.body);
  expect(panel()).not.toBeInTheDocument();
});

it('focus that moves elsewhere closes the menu and is not moved back', async () => {
  const { user, panel } = await open();
  await user.tab();
  await user.tab();
  expect(panel()).toBeInTheDocument();
  await user.tab();
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Perguntas' })).toHaveFocus();
});

it('onPress receives the followed car', async () => {
  const user = userEvent.setup();
  const onPress = vi.fn<(car: MenuCar, event: { preventDefault: () => void }) => void>((_, event) =>
    event.preventDefault(),
  );
  render(<MenuCars cars={cars} label="Carros" onPress={onPress} />);
  await user.click(screen.getByRole('link', { name: /Taos/ }));
  expect(onPress.mock.calls.map(([{ name }]) => name)).toEqual(['Taos']);
});

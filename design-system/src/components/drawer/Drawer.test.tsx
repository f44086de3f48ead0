import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Drawer } from './index.ts';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir menu
      </button>
      {isOpen && (
        <Drawer title="Ofertas" onOpenChange={setIsOpen}>
          <a href="/polo">Polo</a>
        </Drawer>
      )}
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Abrir menu' });
  await user.click(opener);
  return { user, opener, drawer: screen.getByRole('dialog', { name: 'Ofertas' }) };
}

it('a drawer gets focus, traps Tab and Shift+Tab and hides the page behind it', async () => {
  const { user, drawer } = await open();
  expect(screen.queryByRole('button', { name: 'Abrir menu' })).not.toBeInTheDocument();
  for (let presses = 0; presses < 4; presses += 1) {
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
  }
  for (let presses = 0; presses < 4; presses += 1) {
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await user.tab({ shift: true });
  }
});

it.each(['Escape', 'the button "Fechar menu"'])('a drawer closes on %s and restores focus', async (way) => {
  const { user, opener } = await open();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Fechar menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

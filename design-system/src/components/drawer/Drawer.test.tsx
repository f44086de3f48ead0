import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dialog } from '../dialog/index.ts';
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

/** A page whose menu opens the log-in. The menu's opener may be removed while the menu is open. */
function PageWithLogin({ isOpenerRemoved = false }) {
  const [shown, setShown] = useState<'menu' | 'login'>();
  const close = () => setShown(undefined);
  return (
    <main tabIndex={-1}>
      {!(shown && isOpenerRemoved) && (
        <button type="button" onClick={() => setShown('menu')}>
          Abrir menu
        </button>
      )}
      {shown === 'menu' && (
        <Drawer title="Menu" onOpenChange={close}>
          <button type="button" onClick={() => setShown('login')}>
            Entrar
          </button>
        </Drawer>
      )}
      <Dialog title="Entrar" isOpen={shown === 'login'} onOpenChange={close}>
        E-mail e senha
      </Dialog>
    </main>
  );
}

it('a dialog that replaces a drawer restores focus to the opener of the drawer', async () => {
  const user = userEvent.setup();
  render(<PageWithLogin />);
  const opener = screen.getByRole('button', { name: 'Abrir menu' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

it('a drawer moves focus to the content of the page if its opener was removed meanwhile', async () => {
  const user = userEvent.setup();
  render(<PageWithLogin isOpenerRemoved />);
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

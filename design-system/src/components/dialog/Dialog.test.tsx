import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './index.ts';

function Page(dialog: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Trocar forma de pagamento
      </button>
      <Dialog title="Forma de pagamento" isOpen={isOpen} onOpenChange={setIsOpen} {...dialog}>
        {dialog.children ?? (
          <label>
            Nome no cartão <input />
          </label>
        )}
      </Dialog>
    </>
  );
}

/** Two dialogs that replace each other. `isLoading`: neither is rendered between them. */
function Chain({ isLoading }: { isLoading: boolean }) {
  const [title, setTitle] = useState<string>();
  const [ofOther, other] = title === 'Log-in' ? ['Cadastre-se', 'Cadastro'] : ['Já tenho conta', 'Log-in'];
  return (
    <>
      <button type="button" onClick={() => setTitle('Log-in')}>
        Entrar
      </button>
      {title !== undefined && (
        <Dialog key={title} title={title} isOpen onOpenChange={() => setTitle(undefined)}>
          <button
            type="button"
            onClick={() => {
              setTitle(isLoading ? undefined : other);
              queueMicrotask(() => setTitle(other));
            }}
          >
            {ofOther}
          </button>
        </Dialog>
      )}
    </>
  );
}

/** A page whose opener is removed when it is pressed. */
function PageWithoutOpener() {
  const [state, setState] = useState<'closed' | 'open' | 'closed again'>('closed');
  return (
    <main tabIndex={-1}>
      {state === 'closed' && (
        <button type="button" onClick={() => setState('open')}>
          Entrar
        </button>
      )}
      <Dialog title="Log-in" isOpen={state === 'open'} onOpenChange={() => setState('closed again')}>
        <p>Texto</p>
      </Dialog>
    </main>
  );
}

async function open(dialog: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...dialog} />);
  const opener = screen.getByRole('button', { name: 'Trocar forma de pagamento' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole(dialog.role ?? 'dialog') };
}

describe('Dialog', () => {
  it('has its title as its name and gets focus when it opens', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleName('Forma de pagamento');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('hides the page behind it from assistive technology', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Trocar forma de pagamento' })).not.toBeInTheDocument();
  });

  it.each([false, true])('traps Tab (backwards: %s)', async (shift) => {
    const { user, dialog } = await open();
    for (let presses = 0; presses < 5; presses += 1) {
      await user.tab({ shift });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it.each(['Escape', 'the button "Fechar"'])('closes on %s and restores focus', async (way) => {
    const { user, opener } = await open();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it.each(['at once', 'after a loading state'])(
    'that replaced another one %s restores focus to the first opener',
    async (when) => {
      const user = userEvent.setup();
      render(<Chain isLoading={when !== 'at once'} />);
      const opener = screen.getByRole('button', { name: 'Entrar' });
      await user.click(opener);
      await user.click(screen.getByRole('button', { name: 'Cadastre-se' }));
      await user.click(screen.getByRole('button', { name: 'Já tenho conta' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );

  it('moves focus to the content of the page if its opener was removed meanwhile', async () => {
    const user = userEvent.setup();
    render(<PageWithoutOpener />);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('closes on a press outside, but not on the second half of the double press that opened it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { user } = await open();
    vi.setSystemTime(500);
    await user.click(document.body);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    vi.setSystemTime(501);
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open on a press outside with the role alertdialog', async () => {
    const { user } = await open({ role: 'alertdialog' });
    await user.click(document.body);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('passes close to its content and its actions', async () => {
    const { user } = await open({
      primaryAction: ({ close }) => (
        <button type="button" onClick={close}>
          Salvar
        </button>
      ),
    });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('renders the primary action before the safe one', async () => {
    const { dialog } = await open({
      primaryAction: <button type="button">Cancelar pedido</button>,
      safeAction: <button type="button">Manter pedido</button>,
    });
    const names = [...dialog.querySelectorAll('footer button')].map((button) => button.textContent);
    expect(names).toEqual(['Cancelar pedido', 'Manter pedido']);
  });
});

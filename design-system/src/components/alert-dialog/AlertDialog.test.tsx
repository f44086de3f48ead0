import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { AlertDialog, type AlertDialogProps } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

const onAction = vi.fn<() => void>();

function Page(dialog: Partial<AlertDialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cancelar
      </button>
      <AlertDialog
        title="Cancelar o pedido?"
        actionLabel="Cancelar pedido"
        pendingLabel="Cancelando pedido"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onAction={onAction}
        {...dialog}
      >
        O pedido sai da fila.
      </AlertDialog>
    </>
  );
}

async function open(dialog: Partial<AlertDialogProps> = {}) {
  onAction.mockClear();
  const user = userEvent.setup();
  const { rerender } = render(<Page {...dialog} />);
  const opener = screen.getByRole('button', { name: 'Cancelar' });
  await user.click(opener);
  return { user, opener, change: (next: Partial<AlertDialogProps>) => rerender(<Page {...next} />) };
}

const question = () => screen.queryByRole('alertdialog', { name: 'Cancelar o pedido?' });

it('an alert dialog is named by its question and described by its message', async () => {
  await open();
  expect(question()).toHaveAccessibleDescription('O pedido sai da fila.');
});

it('a destructive dialog opens with focus on the cancel button, so that Enter does no harm', async () => {
  const { user } = await open({ isDestructive: true });
  expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onAction).not.toHaveBeenCalled();
  expect(question()).not.toBeInTheDocument();
});

it('a harmless dialog opens with focus on the action', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Cancelar pedido' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledOnce();
});

it.each(['Escape', 'the way out'])('%s closes the dialog without the action and restores focus', async (way) => {
  const { user, opener } = await open({ isDestructive: true });
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(question()).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('a press outside does not close the dialog', async () => {
  const { user } = await open();
  await user.click(document.body);
  expect(question()).toBeInTheDocument();
});

it('a pending dialog cannot be closed or confirmed again, and focus stays', async () => {
  const { user, change } = await open();
  await user.keyboard('{Enter}');
  change({ isPending: true });
  expect(liveRegion()).toHaveTextContent('Cancelando pedido');
  const action = screen.getByRole('button', { name: 'Cancelando pedido' });
  expect(action).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(question()).toBeInTheDocument();
  expect(onAction).toHaveBeenCalledOnce();
});

it('an error is shown inside the dialog until the action is repeated', async () => {
  const { user, change } = await open();
  change({ errorMessage: 'O serviço não respondeu. Tente de novo.' });
  expect(screen.getByRole('alert')).toHaveTextContent('O serviço não respondeu. Tente de novo.');
  await user.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
  expect(onAction).toHaveBeenCalledOnce();
  change({ errorMessage: 'O serviço não respondeu. Tente de novo.', isPending: true });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Items that are removed after a confirmation, with the buttons that asked for it. */
function Items() {
  const [items, setItems] = useState(['cnh.jpg', 'renda.pdf']);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      {items.map((item) => (
        <button key={item} type="button" onClick={() => setAsked(item)}>
          Remover {item}
        </button>
      ))}
      <AlertDialog
        title="Remover o arquivo?"
        actionLabel="Remover arquivo"
        pendingLabel="Removendo arquivo"
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onAction={() => {
          setItems(items.filter((item) => item !== asked));
          setAsked(undefined);
        }}
      >
        Você precisará enviar outro.
      </AlertDialog>
    </>
  );
}

async function removeItem() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remover cnh.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Remover arquivo' }));
}

it('an action that removes the opener moves focus to the content of the page', async () => {
  render(
    <main tabIndex={-1}>
      <Items />
    </main>,
  );
  await removeItem();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('an action that removes the opener inside a dialog keeps focus in the dialog', async () => {
  render(
    <main tabIndex={-1}>
      <Dialog title="Arquivos" defaultOpen>
        <Items />
      </Dialog>
    </main>,
  );
  await removeItem();
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Arquivos' })).toContainElement(document.activeElement as HTMLElement),
  );
});

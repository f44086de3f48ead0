import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './index.ts';

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

it('is read with its question and its message', async () => {
  await open();
  expect(question()).toHaveAccessibleDescription('O pedido sai da fila.');
});

it('starts on the way out where the action destroys, so that Enter does no harm', async () => {
  const { user } = await open({ isDestructive: true });
  expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onAction).not.toHaveBeenCalled();
  expect(question()).not.toBeInTheDocument();
});

it('starts on the action where nothing is lost', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Cancelar pedido' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledOnce();
});

it.each(['Escape', 'the way out'])('%s leaves without acting and gives focus back', async (way) => {
  const { user, opener } = await open({ isDestructive: true });
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(question()).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('a press outside does nothing', async () => {
  const { user } = await open();
  await user.click(document.body);
  expect(question()).toBeInTheDocument();
});

it('while the action is under way it cannot be left or pressed again, and focus stays', async () => {
  const { user, change } = await open();
  await user.keyboard('{Enter}');
  change({ isPending: true });
  expect(screen.getByRole('status')).toHaveTextContent('Cancelando pedido');
  const action = screen.getByRole('button', { name: 'Cancelando pedido' });
  expect(action).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(question()).toBeInTheDocument();
  expect(onAction).toHaveBeenCalledOnce();
});

it('tells a failure inside, until the action is tried again', async () => {
  const { user, change } = await open();
  change({ errorMessage: 'O serviço não respondeu. Tente de novo.' });
  expect(screen.getByRole('alert')).toHaveTextContent('O serviço não respondeu. Tente de novo.');
  await user.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
  expect(onAction).toHaveBeenCalledOnce();
  change({ errorMessage: 'O serviço não respondeu. Tente de novo.', isPending: true });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

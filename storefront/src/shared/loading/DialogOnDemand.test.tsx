import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { failedAgain } from '../failures/error-copy.ts';
import { DialogOnDemand, useOpened } from './DialogOnDemand.tsx';

const Question = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Mudar" isOpen onOpenChange={onClose}>
    Pergunta
  </Dialog>
);

/** A section with a dialog whose chunk loads only with a connection. */
function renderSection() {
  const connection = { isThere: false };
  const load = async (): Promise<ComponentType<{ onClose: () => void }>> => {
    if (!connection.isThere) throw new Error('no connection');
    return Question;
  };
  function Section() {
    const { opened, open, close } = useOpened<'question'>();
    return (
      <>
        <Button id="opener" onPress={() => open('question')}>
          Editar
        </Button>
        {opened && <DialogOnDemand key={opened.key} load={load} props={{ onClose: close }} openerId="opener" />}
      </>
    );
  }
  render(<Section />);
  return connection;
}

it('shows a failed load, opens the dialog after a retry, and returns the focus to its opener', async () => {
  const user = userEvent.setup();
  const connection = renderSection();
  const opener = screen.getByRole('button', { name: 'Editar' });
  await user.click(opener);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não conseguimos abrirVerifique sua rede e tente de novo.',
  );
  connection.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('dialog', { name: 'Mudar' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

it('keeps the message and its focused button during a retry, and says that it failed again', async () => {
  const user = userEvent.setup();
  renderSection();
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  await user.click(retry);
  expect(await screen.findByText(failedAgain)).toBeInTheDocument();
  expect(retry).toHaveFocus();
});

it('requests the dialog again when its opener is pressed beside the notice', async () => {
  const user = userEvent.setup();
  const connection = renderSection();
  const opener = screen.getByRole('button', { name: 'Editar' });
  await user.click(opener);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(opener);
  expect(await screen.findByRole('alert')).toBeVisible();
  connection.isThere = true;
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Mudar' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

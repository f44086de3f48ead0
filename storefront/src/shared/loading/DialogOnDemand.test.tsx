import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, useState, type ComponentType } from 'react';
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

it('keeps a dialog until the one that replaces it has loaded, and then returns the focus to the first one’s opener', async () => {
  const user = userEvent.setup();
  type Props = { onNext: () => void; onClose: () => void };
  const LogIn = ({ onNext, onClose }: Props) => (
    <Dialog title="Entrar" isOpen onOpenChange={onClose} primaryAction={<Button onPress={onNext}>Criar conta</Button>}>
      Log-in
    </Dialog>
  );
  const SignUp = ({ onClose }: Props) => (
    <Dialog title="Criar conta" isOpen onOpenChange={onClose}>
      Cadastro
    </Dialog>
  );
  const chunk = Promise.withResolvers<ComponentType<Props>>();
  const loads = { login: async () => LogIn, registration: () => chunk.promise };
  function Section() {
    const [open, setOpen] = useState<keyof typeof loads>();
    const props = { onNext: () => setOpen('registration'), onClose: () => setOpen(undefined) };
    return (
      <>
        <Button id="opener" onPress={() => setOpen('login')}>
          Minha conta
        </Button>
        {open && <DialogOnDemand load={loads[open]} props={props} openerId="opener" />}
      </>
    );
  }
  render(<Section />);
  const opener = screen.getByRole('button', { name: 'Minha conta' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Criar conta' }));
  expect(screen.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await act(async () => chunk.resolve(SignUp));
  expect(await screen.findByRole('dialog', { name: 'Criar conta' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Entrar' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

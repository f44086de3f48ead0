import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Text } from '../../layout/index.ts';
import { Button } from '../button/index.ts';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Cancelar o pedido?',
    children: <Text>O pedido SDI480112 sai da fila e o carro volta para a oferta. Nada foi cobrado.</Text>,
    actionLabel: 'Cancelar pedido',
    pendingLabel: 'Cancelando pedido',
    cancelLabel: 'Manter pedido',
    isDestructive: true,
    isOpen: true,
    onAction: () => undefined,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
});

const onPhone = { viewport: { value: 'mobile1', isRotated: false } };

export const Destructive = meta.story({});
export const Plain = meta.story({
  args: {
    title: 'Trocar o cartão por boleto?',
    children: <Text>A próxima mensalidade chega por e-mail e compensa em até 3 dias úteis.</Text>,
    actionLabel: 'Trocar para boleto',
    pendingLabel: 'Trocando para boleto',
    cancelLabel: 'Ficar com o cartão',
    isDestructive: false,
  },
});
export const Pending = meta.story({ args: { isPending: true } });
export const Failed = meta.story({
  args: { errorMessage: 'O serviço de pedidos não respondeu e o pedido continua como estava. Tente de novo.' },
});
export const OnPhone = meta.story({ globals: onPhone });
export const LongText = meta.story({
  args: {
    title: 'Remover o comprovante de residência da Avenida dos Bandeirantes, unidade Vila Olímpia?',
    children: Array.from({ length: 12 }, (_, place) => (
      <Text key={place}>{`${place + 1}. Texto de exemplo: o que se perde e o que será preciso enviar outra vez.`}</Text>
    )),
    actionLabel: 'Remover o comprovante de residência e enviar outro depois',
    cancelLabel: 'Ficar com o comprovante que já foi enviado',
  },
  globals: onPhone,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    // The dialog isn't scrolled, and the focused cancel button is in view.
    const cancelButton = screen.getByRole('button', { name: /^Ficar com o comprovante/ });
    await waitFor(() => expect(cancelButton).toHaveFocus());
    await expect(dialog.scrollTop).toBe(0);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(cancelButton.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

function OrderPage(dialog: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        Abrir
      </Button>
      <AlertDialog
        {...dialog}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isPending={isPending}
        onAction={() => setIsPending(true)}
      />
    </>
  );
}

export const Keyboard = meta.story({
  render: (args) => <OrderPage {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar o pedido?' });
    await expect(dialog).toHaveAccessibleDescription(
      'O pedido SDI480112 sai da fila e o carro volta para a oferta. Nada foi cobrado.',
    );
    const cancelButton = screen.getByRole('button', { name: 'Manter pedido' });
    await waitFor(() => expect(cancelButton).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter pedido' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancelar pedido' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Cancelando pedido', { selector: '[aria-live]' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

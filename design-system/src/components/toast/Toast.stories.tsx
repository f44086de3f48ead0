import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../button/index.ts';
import { createToastQueue, ToastRegion, type ToastMessage, type ToastRegionProps } from './index.ts';

/** Renders a page with these messages in its queue. */
const telling = (...messages: readonly ToastMessage[]) =>
  function Telling({ queue, ...props }: ToastRegionProps) {
    useEffect(() => {
      for (const message of messages) queue.show(message);
      return queue.closeAll;
    }, [queue]);
    return (
      <>
        <Button variant="secondary">Um botão da página</Button>
        <ToastRegion {...props} queue={queue} />
      </>
    );
  };

const saved: ToastMessage = {
  key: 'saved',
  tone: 'success',
  title: 'Dados alterados com sucesso',
  isPersistent: true,
};
const offline: ToastMessage = {
  key: 'offline',
  tone: 'error',
  title: 'Ops! Parece que você está sem conexão com a internet.',
  description: 'Verifique sua rede e tente novamente.',
  action: { label: 'Tentar novamente' },
};

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { queue: createToastQueue() },
  argTypes: { queue: { control: false } },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
});

export const Info = meta.story({
  render: telling({ key: 'link', title: 'Link copiado', isPersistent: true }),
});
export const Success = meta.story({ render: telling(saved) });
export const ErrorWithAction = meta.story({ render: telling(offline) });
export const WithLink = meta.story({
  render: telling({
    key: 'order',
    tone: 'success',
    title: 'Pedido criado',
    action: { label: 'Ver pedido', href: '#pedido' },
  }),
});
export const Several = meta.story({ render: telling(saved, offline) });
export const OnPhone = meta.story({
  render: telling(saved, offline),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const LongText = meta.story({
  render: telling({
    key: 'upload',
    tone: 'error',
    title: 'comprovante-de-endereco-digitalizado-em-alta-resolucao-frente-e-verso-2026.pdf não foi enviado',
    description:
      'O arquivo passa do tamanho aceito. Fotografe de novo ou escolha um arquivo menor, em PDF, JPG ou PNG.',
  }),
});
/** A service's message may be longer than the window, which is small at 400 % zoom. The toast scrolls. */
export const LongerThanWindow = meta.story({
  render: telling({ key: 'order', tone: 'error', title: 'Já existe um pedido em análise para este CPF. '.repeat(100) }),
  play: async () => {
    const toast = await screen.findByRole('group', { name: /^Já existe um pedido/ });
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(toast.scrollHeight).toBeGreaterThan(toast.clientHeight);
  },
});

export const Keyboard = meta.story({
  render: telling(saved, offline),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Um botão da página' });
    await screen.findByRole('region', { name: 'Avisos' });
    await userEvent.tab();
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{F6}');
    const region = screen.getByRole('region', { name: 'Avisos' });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));

    for (const { title } of [offline, saved]) {
      const toast = await screen.findByRole('group', { name: title });
      within(toast).getByRole('button', { name: 'Fechar aviso' }).focus();
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Avisos' })).toBeNull());
    await expect(button).toHaveFocus();
  },
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '@signdrive/design-system/dialog';
import { NoticeBoardContext, NoticeRegion, type NoticeBoard } from './NoticeRegion.tsx';

it('a notice without the toast chunk can be used while a dialog is open, and the dialog stays open', async () => {
  const reload = vi.fn<() => void>();
  const notice = { key: 'newRelease', title: 'Há uma versão nova', action: { label: 'Recarregar', onPress: reload } };
  let snapshot: ReturnType<NoticeBoard['getSnapshot']> = { toasts: undefined, plain: [] };
  const board = { subscribe: () => () => undefined, close: () => undefined, getSnapshot: () => snapshot };
  const close = vi.fn<() => void>();
  const page = () => (
    <NoticeBoardContext value={board}>
      <NoticeRegion />
      <Dialog isOpen title="Entrar" onOpenChange={close}>
        Entrar
      </Dialog>
    </NoticeBoardContext>
  );
  const { rerender } = render(page(), { container: document.body });
  snapshot = { ...snapshot, plain: [notice] };
  rerender(page());
  expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('Há uma versão nova');
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

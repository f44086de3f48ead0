import { act, render, screen } from '@testing-library/react';
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

it('without the toast chunk only the newest notice is shown, and the others after it is closed', async () => {
  const listeners = new Set<() => void>();
  let snapshot: ReturnType<NoticeBoard['getSnapshot']> = {
    toasts: undefined,
    plain: ['Primeiro aviso', 'Segundo aviso'].map((title) => ({ key: title, title })),
  };
  const board: NoticeBoard = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    close: (closed) => {
      snapshot = { ...snapshot, plain: snapshot.plain.filter(({ key }) => key !== closed) };
      for (const notify of listeners) act(notify);
    },
  };
  render(
    <NoticeBoardContext value={board}>
      <NoticeRegion />
    </NoticeBoardContext>,
  );
  expect(screen.queryByText('Primeiro aviso')).toBeNull();
  expect(await screen.findByText('Segundo aviso')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(screen.queryByText('Segundo aviso')).toBeNull();
  expect(await screen.findByText('Primeiro aviso')).toBeVisible();
});

it('without the toast chunk the notice of a new release stays in front of a newer one about the connection', async () => {
  const release = {
    key: 'newRelease',
    title: 'Há uma versão nova',
    action: { label: 'Recarregar', onPress: () => undefined },
  };
  const snapshot = { toasts: undefined, plain: [release, { key: 'pressFailed', title: 'Verifique sua rede' }] };
  const board = { subscribe: () => () => undefined, close: () => undefined, getSnapshot: () => snapshot };
  render(
    <NoticeBoardContext value={board}>
      <NoticeRegion />
    </NoticeBoardContext>,
  );
  expect(await screen.findByRole('button', { name: 'Recarregar' })).toBeVisible();
  expect(screen.queryByText('Verifique sua rede')).toBeNull();
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, ToastRegion, toastDurationInMs, type ToastQueue } from './index.ts';

const offline = {
  key: 'simulation',
  tone: 'error',
  title: 'Ops! Parece que você está sem conexão com a internet.',
  description: 'Verifique sua rede e tente novamente.',
} as const;

function titles(): (string | null)[] {
  return screen
    .queryAllByRole('group')
    .map((toast) => toast.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent ?? null);
}

describe('a queue of toasts', () => {
  let queue: ToastQueue;

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    queue = createToastQueue();
  });
  afterEach(() => act(() => queue.closeAll()));

  /** The region on a page with a button. */
  function renderPage() {
    render(
      <>
        <button type="button">Um botão da página</button>
        <ToastRegion queue={queue} />
      </>,
    );
    return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  }

  function show(...messages: Parameters<ToastQueue['show']>[0][]) {
    act(() => {
      for (const message of messages) queue.show(message);
    });
  }

  it('announces a message in a region named Avisos, without moving focus', async () => {
    render(<ToastRegion queue={queue} />);
    show(offline);
    const region = screen.getByRole('region', { name: 'Avisos' });
    await waitFor(() => expect(within(region).getByRole('alert')).toHaveTextContent(offline.title));
    expect(document.body).toHaveFocus();
  });

  it('shows messages added before the region was mounted', () => {
    queue.show(offline);
    render(<ToastRegion queue={queue} />);
    expect(titles()).toEqual([offline.title]);
  });

  it('shows the same message once', () => {
    render(<ToastRegion queue={queue} />);
    show(offline);
    const first = screen.getByRole('group');
    show(offline, { ...offline });
    expect(titles()).toEqual([offline.title]);
    // The same element: a new one would be announced again.
    expect(screen.getByRole('group')).toBe(first);
  });

  it('replaces a message when another text has the same key', () => {
    render(<ToastRegion queue={queue} />);
    show(offline, { ...offline, title: 'Erro ao enviar documento.' });
    expect(titles()).toEqual(['Erro ao enviar documento.']);
  });

  it('closes a toast by its key and leaves the others', () => {
    const onClose = vi.fn<() => void>();
    render(<ToastRegion queue={queue} />);
    show({ ...offline, onClose }, { key: 'store', tone: 'error', title: 'Loja não encontrada.' });
    act(() => queue.close('simulation'));
    expect(titles()).toEqual(['Loja não encontrada.']);
    expect(onClose).toHaveBeenCalledOnce();
    act(() => queue.close('simulation'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('can show a message again after it was closed', () => {
    render(<ToastRegion queue={queue} />);
    show(offline);
    act(() => queue.close('simulation'));
    show(offline);
    expect(titles()).toEqual([offline.title]);
  });

  it('closes information automatically', () => {
    render(<ToastRegion queue={queue} />);
    show({ key: 'saved', tone: 'success', title: 'Dados alterados com sucesso' });
    act(() => void vi.advanceTimersByTime(toastDurationInMs - 100));
    expect(titles()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(200));
    expect(titles()).toHaveLength(0);
  });

  it('keeps errors and toasts with an action until they are closed', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onPress = vi.fn<() => void>();
    render(<ToastRegion queue={queue} />);
    show(offline, { key: 'update', title: 'Há uma versão nova da página.', action: { label: 'Atualizar', onPress } });
    act(() => void vi.advanceTimersByTime(toastDurationInMs * 10));
    expect(titles()).toEqual(['Há uma versão nova da página.']);

    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(titles()).toEqual([offline.title]);

    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(titles()).toEqual([]);
  });

  it('closes an error automatically when isPersistent is false', () => {
    render(<ToastRegion queue={queue} />);
    show({ ...offline, isPersistent: false });
    act(() => void vi.advanceTimersByTime(toastDurationInMs + 100));
    expect(titles()).toEqual([]);
  });

  it('shows only the newest toast with the number of waiting ones, and shows those after it is closed', async () => {
    render(<ToastRegion queue={queue} />);
    show(...[1, 2, 3].map((place) => ({ key: `file-${place}`, tone: 'error' as const, title: `Arquivo ${place}` })));
    expect(titles()).toEqual(['Arquivo 3']);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Mais 2 avisos'));
    act(() => queue.close('file-3'));
    expect(titles()).toEqual(['Arquivo 2']);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Mais 1 aviso'));
    act(() => queue.close('file-1'));
    expect(titles()).toEqual(['Arquivo 2']);
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('Mais'));
  });

  it('gives a waiting toast its full time', () => {
    render(<ToastRegion queue={queue} />);
    show({ key: 'saved', tone: 'success', title: 'Dados alterados com sucesso' }, offline);
    act(() => void vi.advanceTimersByTime(toastDurationInMs * 10));
    act(() => queue.close(offline.key));
    act(() => void vi.advanceTimersByTime(toastDurationInMs - 100));
    expect(titles()).toEqual(['Dados alterados com sucesso']);
    act(() => void vi.advanceTimersByTime(200));
    expect(titles()).toEqual([]);
  });

  it('keeps focus in the region while several are closed, then restores it', async () => {
    const user = renderPage();
    show({ key: 'store', tone: 'error', title: 'Loja não encontrada.' }, offline);
    screen.getByRole('button', { name: 'Um botão da página' }).focus();
    await user.keyboard('{F6}');
    screen.getByRole('button', { name: 'Fechar aviso' }).focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Loja não encontrada.']);
    expect(screen.getByRole('group')).toContainElement(document.activeElement as HTMLElement);
    screen.getByRole('button', { name: 'Fechar aviso' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Um botão da página' })).toHaveFocus();
  });

  it('is reached by F6 from anywhere in the page', async () => {
    const user = renderPage();
    show(offline);
    screen.getByRole('button', { name: 'Um botão da página' }).focus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('region', { name: 'Avisos' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('is one alert, in a group that is named and described by its texts', async () => {
    render(<ToastRegion queue={queue} />);
    show(offline);
    // Chromium makes an alert of an `alertdialog`, too, and screen readers would announce both.
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    const toast = screen.getByRole('group', { name: offline.title });
    expect(toast).toHaveAccessibleDescription(offline.description);
    expect(toast).not.toHaveAttribute('aria-modal');
  });

  it('closes on Escape, and the next Escape belongs to the page', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onKeyDown = vi.fn<() => void>();
    render(
      <>
        <input aria-label="Um campo da página" onKeyDown={onKeyDown} />
        <ToastRegion queue={queue} />
      </>,
    );
    show(offline);
    const field = screen.getByRole('textbox');
    field.focus();
    await user.keyboard('{F6}');
    onKeyDown.mockClear();
    await user.keyboard('{Escape}');
    expect(titles()).toEqual([]);
    expect(field).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('restores focus to the page after a pointer press, although another toast follows', async () => {
    const user = renderPage();
    show({ key: 'saved', tone: 'success', title: 'Dados alterados com sucesso' }, offline);
    screen.getByRole('button', { name: 'Um botão da página' }).focus();
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(titles()).toEqual(['Dados alterados com sucesso']);
    expect(screen.getByRole('button', { name: 'Um botão da página' })).toHaveFocus();
    // Focus in the region would pause its timer.
    act(() => void vi.advanceTimersByTime(toastDurationInMs + 100));
    expect(titles()).toEqual([]);
  });

  it('renders an action with an href as a link', () => {
    render(<ToastRegion queue={queue} />);
    show({ key: 'order', title: 'Pedido criado', action: { label: 'Ver pedido', href: '/conta/status-pedido' } });
    expect(screen.getByRole('link', { name: 'Ver pedido' })).toHaveAttribute('href', '/conta/status-pedido');
  });
});

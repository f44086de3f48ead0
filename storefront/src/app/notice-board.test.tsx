import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoticeBoardContext, NoticeRegion } from '#/routes/layout/NoticeRegion.tsx';
import { createApp } from '#/test-support/app.tsx';
import { createRejectionToast } from './device/order-device.ts';
import { createNoticeBoard } from './notice-board.ts';

it('shows the message of a service in a toast, and closes it', async () => {
  const board = createNoticeBoard();
  render(
    <NoticeBoardContext value={board}>
      <NoticeRegion />
    </NoticeBoardContext>,
  );
  board.show('orderRejected', 'Você já tem um pedido em análise.');
  expect(await screen.findByRole('region', { name: 'Avisos' }, { timeout: 5000 })).toHaveTextContent(
    'Você já tem um pedido em análise.',
  );
  board.dismiss('orderRejected');
  await expect.poll(() => screen.queryByText('Você já tem um pedido em análise.')).toBeNull();
});

it('shows no notice that is closed while the chunk of notices loads', async () => {
  const board = createNoticeBoard();
  board.show('orderRejected', 'Você já tem um pedido em análise.');
  board.dismiss('orderRejected');
  await board.prepare();
  expect(board.getSnapshot().toasts?.queue.count()).toBe(0);
});

it('closes the toast of a rejected order when its page is left', async () => {
  const { router, stop } = createApp('/ofertasvw/polo/assinar/pagamento');
  await router.load();
  const board = createNoticeBoard();
  await board.prepare();
  const count = () => board.getSnapshot().toasts?.queue.count();
  createRejectionToast(router, board)('Você já tem um pedido em análise.');
  await expect.poll(count).toBe(1);
  router.history.push('/ofertasvw/polo/assinar/pagamento?prazo=24');
  await router.load();
  expect(count()).toBe(1);
  router.history.push('/ajuda');
  await router.load();
  expect(count()).toBe(0);
  stop();
});

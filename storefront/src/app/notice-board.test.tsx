import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoticeBoardContext, NoticeRegion } from '#/routes/layout/NoticeRegion.tsx';
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

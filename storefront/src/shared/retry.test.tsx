import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@signdrive/design-system/button';
import type { Loadable } from './loadable.ts';
import { useRetry } from './retry.ts';

type Status = Loadable<unknown>['status'];

function Part({ status, onRetry }: { status: Status; onRetry: () => void }) {
  const { isShown, button } = useRetry(status, onRetry, 'parte');
  return (
    <>
      <section id="parte">{isShown && <Button {...button} />}</section>
      <button type="button">Outro</button>
    </>
  );
}

async function failedPart() {
  const onRetry = vi.fn<() => void>();
  const user = userEvent.setup();
  const { rerender } = render(<Part status="error" onRetry={onRetry} />);
  const become = (status: Status) => rerender(<Part status={status} onRetry={onRetry} />);
  return { onRetry, user, become, retry: () => screen.getByRole('button', { name: 'Tentar de novo' }) };
}

test('while it is tried again the button stays, keeps the focus, says so, and can’t be pressed twice', async () => {
  const { onRetry, user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  const busy = screen.getByRole('button', { name: 'Tentando de novo' });
  expect(busy).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Tentando de novo');
  await user.click(busy);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('once it is there, who stood on the button goes on at its place', async () => {
  const { user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  become('success');
  expect(screen.queryByRole('button', { name: /Tenta/ })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('id', 'parte');
});

test('who has gone elsewhere meanwhile is left there', async () => {
  const { user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  become('success');
  expect(screen.getByRole('button', { name: 'Outro' })).toHaveFocus();
});

test('what fails again can be tried again', async () => {
  const { onRetry, user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  become('error');
  expect(retry()).toHaveFocus();
  await user.click(retry());
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('what is loaded without having failed shows no such button', async () => {
  const { become } = await failedPart();
  become('success');
  become('loading');
  expect(screen.queryByRole('button', { name: /Tenta/ })).not.toBeInTheDocument();
});

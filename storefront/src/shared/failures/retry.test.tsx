import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@signdrive/design-system/button';
import type { Loadable } from '../loading/loadable.ts';
import { useRetry } from './retry.ts';
import { liveRegion } from '#/test-support/live-regions.ts';

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

test('during a retry the button stays focused, shows the progress and ignores a second press', async () => {
  const { onRetry, user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  const busy = screen.getByRole('button', { name: 'Tentando de novo' });
  expect(busy).toHaveFocus();
  expect(liveRegion()).toHaveTextContent('Tentando de novo');
  await user.click(busy);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('after a successful retry focus moves from the button to the section', async () => {
  const { user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  become('success');
  expect(screen.queryByRole('button', { name: /Tenta/ })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('id', 'parte');
});

test('focus that has moved elsewhere during the retry stays there', async () => {
  const { user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  become('success');
  expect(screen.getByRole('button', { name: 'Outro' })).toHaveFocus();
});

test('a failed retry can be repeated', async () => {
  const { onRetry, user, become, retry } = await failedPart();
  await user.click(retry());
  become('loading');
  become('error');
  expect(retry()).toHaveFocus();
  await user.click(retry());
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('a section that loads without a failure shows no retry button', async () => {
  const { become } = await failedPart();
  become('success');
  become('loading');
  expect(screen.queryByRole('button', { name: /Tenta/ })).not.toBeInTheDocument();
});

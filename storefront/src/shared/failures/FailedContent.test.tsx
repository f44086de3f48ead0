import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '@signdrive/design-system/button';
import { alerts, liveRegions, liveRegion } from '#/test-support/page-assertions.ts';
import { FailedNotice, FailedState, useRetry, type Retry } from './FailedContent.tsx';
import type { Loadable } from '../loading/loadable.ts';

type Status = Loadable<unknown>['status'];

const words = { title: 'A lista não carregou.', text: 'Nada se perdeu. Tente de novo em instantes.' };

const shown = {
  FailedNotice: (retry: Retry) => <FailedNotice retry={retry} {...words} />,
  FailedState: (retry: Retry) => <FailedState retry={retry} headingLevel={2} {...words} />,
} as const;

function Part({ look, status, onRetry }: { look: keyof typeof shown; status: Status; onRetry: () => void }) {
  return <section id="parte">{shown[look](useRetry(status, onRetry, 'parte'))}</section>;
}

function part(look: keyof typeof shown, status: Status) {
  const onRetry = vi.fn<() => void>();
  const { rerender } = render(<Part look={look} status={status} onRetry={onRetry} />);
  return {
    onRetry,
    user: userEvent.setup(),
    become: (next: Status) => rerender(<Part look={look} status={next} onRetry={onRetry} />),
  };
}

const button = () => screen.getByRole('button', { name: /^Tenta/ });
/** Current text of the polite live regions. */
const told = () => liveRegions().map(({ textContent }) => textContent);

describe.each(['FailedNotice', 'FailedState'] as const)('%s', (look) => {
  test('shows what is missing and what is safe, and retries', async () => {
    const { user, onRetry } = part(look, 'error');
    expect(screen.getByText(words.title)).toBeVisible();
    expect(screen.getByText(words.text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('a failure that is rendered with its section is not announced', () => {
    part(look, 'error');
    expect(alerts()).toEqual([]);
    expect(told()).toEqual([]);
  });

  test('a failure after a wait is announced at once, in its own text only', () => {
    const { become } = part(look, 'loading');
    expect(screen.queryByText(words.title)).not.toBeInTheDocument();
    become('error');
    const [alert] = alerts();
    expect(alert).toHaveTextContent(`${words.title}${words.text}`);
    expect(alert).not.toContainElement(button());
  });

  test.each(['loading', 'error'] as const)(
    'each further failed retry is announced once (at first: %s)',
    async (atFirst) => {
      const { user, become } = part(look, atFirst);
      become('error');
      const [alert] = alerts();
      for (let tries = 1; tries <= 2; tries += 1) {
        await user.click(button());
        become('loading');
        expect(told()).toEqual(['Tentando de novo']);
        become('error');
        expect(told()).toEqual(['Ainda não deu certo.']);
        expect(alerts()[0]).toBe(alert);
        expect(button()).toHaveFocus();
      }
    },
  );

  test('a failure after a success is announced', async () => {
    const { user, become } = part(look, 'error');
    await user.click(button());
    become('loading');
    become('success');
    expect(screen.queryByText(words.title)).not.toBeInTheDocument();
    become('loading');
    become('error');
    expect(alerts()[0]).toHaveTextContent(words.title);
    expect(told()).toEqual([]);
  });
});

function RetryPart({ status, onRetry }: { status: Status; onRetry: () => void }) {
  const state = useRetry(status, onRetry, 'parte');
  return (
    <>
      <section id="parte">{state.isShown && <Button {...state.button} />}</section>
      <button type="button">Outro</button>
    </>
  );
}

async function failedPart() {
  const onRetry = vi.fn<() => void>();
  const user = userEvent.setup();
  const { rerender } = render(<RetryPart status="error" onRetry={onRetry} />);
  const become = (status: Status) => rerender(<RetryPart status={status} onRetry={onRetry} />);
  return { onRetry, user, become, retry: () => screen.getByRole('button', { name: 'Tentar de novo' }) };
}

describe('a retry', () => {
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
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sees } from '#/test-support/page-assertions.ts';
import { PageScriptError } from '../page-script.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

test('a page script that failed to load shows a Portuguese message without its code', () => {
  render(<ErrorScreen error={new PageScriptError(2, new Error('cut'))} reset={() => undefined} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Esta página não terminou de carregar.');
  sees('Esta página não terminou de carregar.');
  expect(document.body).not.toHaveTextContent(/chunk|failed|error/i);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('any other error shows a message without its details and can be retried', async () => {
  const reset = vi.fn<() => void>();
  render(<ErrorScreen error={new TypeError('secret of the program')} reset={reset} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Algo não saiu como esperado');
  expect(document.body).not.toHaveTextContent('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reset).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
});

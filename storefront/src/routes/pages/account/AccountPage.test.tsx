import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { accountTitleId } from '#/features/account/index.ts';
import { AccountContent } from './AccountPage.tsx';

it('keeps the page when its chunk fails to load, and requests it again by its button', async () => {
  const user = userEvent.setup();
  let chunk: Promise<ComponentType> = Promise.reject(new TypeError('cut'));
  const load = () => chunk;
  render(
    <>
      <h1 id={accountTitleId}>Meu plano</h1>
      <AccountContent load={load} />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos abrir');
  chunk = Promise.resolve(() => <p>O plano</p>);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('O plano')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

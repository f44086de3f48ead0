import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { sees } from '#/test-support/page-assertions.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { PageScriptError } from '../page-script.ts';

/** Follows a link to a page whose load fails. Returns the function that repairs the page. */
async function openFailing(failure: Error) {
  const { user, router, expectComplaints } = renderApp('/acessibilidade');
  expectComplaints();
  await screen.findByRole('heading', { name: 'Acessibilidade' });
  const { options } = router.routesById['/concessionaria'];
  const { loader } = options;
  const repair = () => void (options.loader = loader);
  onTestFinished(repair);
  options.loader = () => Promise.reject(failure);
  await act(() => router.navigate({ to: '/concessionaria' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Algo não saiu como esperado');
  return { user, repair };
}

test('a page script that failed to load shows a Portuguese message without its code', async () => {
  await openFailing(new PageScriptError(2, new Error('cut')));
  sees('Esta página não terminou de carregar.');
  expect(document.querySelector('main')).not.toHaveTextContent(/chunk|failed|error/i);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('a page whose load failed unexpectedly shows a message without its details, and loads again on retry', async () => {
  const { user, repair } = await openFailing(new TypeError('secret of the program'));
  expect(document.body).not.toHaveTextContent('secret');
  await waitFor(() => expect(document.title).toBe('Sign & Drive | Algo não saiu como esperado'));
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  repair();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Concessionárias' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Sign & Drive | Concessionárias'));
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeStorage } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

test('an unknown URL shows a message and links inside the store', async () => {
  renderApp('/nao-existe/mesmo/nada');
  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver ofertas' })).toHaveAttribute('href', '/');
  // One heading only: a second one would repeat the links.
  expect(within(screen.getByRole('main')).getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

test('an unknown URL in the stored store has the name of its partner beside its theme', async () => {
  const partner = { identifier: 'viaduto', name: 'Viaduto', referenceCode: 'viaduto', whatsApp: '' };
  renderApp('/viaduto/nada/aqui', {
    storage: fakeStorage({ cookies: { lastVisitedStore: 'viaduto' } }),
    ports: { store: { readPartner: () => Promise.resolve(partner) } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: /^Viaduto/ })).toBeVisible();
});

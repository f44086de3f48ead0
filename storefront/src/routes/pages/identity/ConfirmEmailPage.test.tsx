import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUser, failing, fakeStorage } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

test('the offer of a partner’s store keeps the flag of the confirmation, although its URL gets a campaign', async () => {
  const { router, user, url } = renderApp('/confirm-email/um-token', {
    storage: fakeStorage({ local: { signup: 'polo' }, cookies: { lastVisitedStore: 'casa-andrade' } }),
    ports: {
      identity: { confirmEmail: () => Promise.resolve() },
      store: {
        readPartner: (slug) => Promise.resolve({ identifier: slug, name: slug, referenceCode: slug, whatsApp: '' }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(url()).toMatch(/^\/ofertasvw\/polo\?utm_source=ofertasvw&/));
  expect(router.state.location.state['confirm-email']).toBe(true);
});

test.each([
  ['a visitor without a session to log in', {}, /^Seu e-mail está confirmado\. Agora é só entrar com seu e-mail/],
  ['a logged-in visitor nothing more', { local: { id: '1001', token: 'token' } }, /^Seu e-mail está confirmado\.$/],
])('the confirmation asks %s', async (_, stored, text) => {
  renderApp('/confirm-email/um-token', {
    storage: fakeStorage(stored),
    ports: { identity: { confirmEmail: () => Promise.resolve(), readUser: () => Promise.resolve(aUser()) } },
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [
    'a success for a logged-in visitor, whose e-mail is confirmed',
    () => Promise.resolve(aUser()),
    'Cadastro feito com sucesso!',
  ],
  ['an error if the session is rejected, too', failing({ kind: 'unauthorized' }), 'Ops!'],
  ['an error if the session can’t be checked', failing({ kind: 'timeout' }), 'Ops!'],
] as const)('a link that is rejected is %s', async (_, readUser, title) => {
  renderApp('/confirm-email/um-token', {
    storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    ports: { identity: { confirmEmail: failing({ kind: 'notFound' }), readUser } },
  });
  expect(await screen.findByRole('heading', { name: title }, { timeout: 10_000 })).toBeVisible();
});

test('a link that a newer e-mail has replaced leads to the newer one', async () => {
  renderApp('/confirm-email/um-token', {
    ports: { identity: { confirmEmail: failing({ kind: 'notFound' }) } },
  });
  expect(await screen.findByText(/^Se recebeu mais de um e-mail, abra o link do mais recente\./)).toBeVisible();
});

test('the link from a rejected confirmation to the messaging app pushes Whatsapp_Click to the data layer', async () => {
  const { user } = renderApp('/confirm-email/um-token', {
    storage: fakeStorage({ cookies: { consent: 'granted' } }),
    ports: { identity: { confirmEmail: failing({ kind: 'notFound' }) } },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const link = await dialog.findByRole('link', { name: 'Falar pelo WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(window.dataLayer).toContainEqual({ event: 'Whatsapp_Click', place: 'confirmacao' }));
  delete window.dataLayer;
});

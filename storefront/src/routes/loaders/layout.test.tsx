import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeStorage, neverAnswers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

/** A content service whose response about a store is sent by the test. */
function openWithSlowChecks(url: string) {
  const asked: { slug: string; signal: AbortSignal; answer: (name: string) => void }[] = [];
  const storage = fakeStorage();
  const app = renderApp(url, {
    storage,
    ports: {
      store: {
        readPartner: (slug, signal) =>
          new Promise((resolve) => {
            asked.push({
              slug,
              signal,
              answer: (name) => resolve({ identifier: slug, name, referenceCode: slug, whatsApp: '' }),
            });
          }),
      },
    },
  });
  const askedFor = (slug: string) =>
    waitFor(() => {
      const check = asked.findLast((candidate) => candidate.slug === slug);
      if (!check) throw new Error(`No check of ${slug} is pending`);
      return check;
    });
  return { ...app, storage, askedFor };
}

test('a visitor who goes to another store before the first one has loaded ends in the other', async () => {
  const { router, storage, askedFor } = openWithSlowChecks('/concessionaria');
  await screen.findByRole('heading', { level: 1 });
  router.history.push('/viaduto/termos-de-uso');
  const first = await askedFor('viaduto');
  router.history.push('/casa-andrade/termos-de-uso');
  const second = await askedFor('casa-andrade');
  expect(first.signal.aborted).toBe(true);
  first.answer('Viaduto · exemplo');
  second.answer('Casa Andrade · exemplo');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-partner', 'casa-andrade'));
  expect(storage.kept.cookies.lastVisitedStore).toMatchObject({ value: 'casa-andrade' });
});

test('a visitor who leaves a store before it has loaded returns to the house', async () => {
  const { router, storage, askedFor } = openWithSlowChecks('/concessionaria');
  await screen.findByRole('heading', { level: 1 });
  router.history.push('/viaduto/termos-de-uso');
  const check = await askedFor('viaduto');
  router.history.push('/concessionaria');
  await waitFor(() => expect(check.signal.aborted).toBe(true));
  check.answer('Viaduto · exemplo');
  await screen.findByRole('heading', { level: 1, name: 'Concessionárias' });
  await waitFor(() => expect(screen.queryByText('Abrindo a loja…')).not.toBeInTheDocument());
  expect(document.documentElement).not.toHaveAttribute('data-partner');
  expect(storage.kept.cookies.lastVisitedStore).toBeUndefined();
});

test('a visitor who follows a link while the page of an open store loads ends in the other store', async () => {
  const { router, ports, askedFor } = openWithSlowChecks('/concessionaria');
  await screen.findByRole('heading', { level: 1 });
  ports.answer({ content: { readPage: neverAnswers } });
  router.history.push('/viaduto/termos-de-uso');
  (await askedFor('viaduto')).answer('Viaduto · exemplo');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-partner', 'viaduto'));
  router.history.push('/casa-andrade/portal-do-titular');
  (await askedFor('casa-andrade')).answer('Casa Andrade · exemplo');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-partner', 'casa-andrade'));
});

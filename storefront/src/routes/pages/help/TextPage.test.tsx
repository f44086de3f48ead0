import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RichText } from '#/domain/content/content.ts';
import { aText, failing, type Answers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const page = (body: RichText) => ({ title: 'Título do serviço', body, seo: { description: 'Descrição.' } });
const answering = (body: RichText): Answers => ({ content: { readPage: () => Promise.resolve(page(body)) } });
const unreadable: Answers = {
  content: { readPage: failing({ kind: 'contract', where: 'acf.html' }) },
};

test.each([
  ['/politica-de-cookies', 'Política de Cookies'],
  ['/politica-de-privacidade', 'Aviso de Privacidade'],
  ['/termos-de-uso', 'Termos de Uso'],
  ['/portal-do-titular', 'Portal do Titular'],
])('%s shows its text under its own heading', async (url, heading) => {
  const { ports } = renderApp(url, { ports: answering(aText('O texto da página.')) });
  expect(await screen.findByText('O texto da página.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(ports.callsOf('content.readPage')[0]?.args[0]).toBe(url.slice(1));
  await waitFor(() => expect(document.title).toBe(`Sign & Drive | ${heading}`));
});

test('a text that fails to load shows a message and loads on retry', async () => {
  const { user, ports } = renderApp('/termos-de-uso', { ports: unreadable });
  expect(await screen.findByRole('heading', { name: 'Este texto não carregou' })).toBeVisible();
  expect(screen.getByText('O serviço de conteúdo não respondeu. Tente de novo em instantes.')).toBeVisible();
  ports.answer(answering(aText('O texto da página.')));
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('O texto da página.')).toBeVisible();
  expect(screen.queryByText('Este texto não carregou')).toBeNull();
});

test('an unpublished text shows a message with a link', async () => {
  renderApp('/portal-do-titular', { ports: { content: { readPage: () => Promise.resolve(undefined) } } });
  expect(await screen.findByRole('heading', { name: 'Este texto ainda não foi publicado' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
});

test('an empty text is shown as not published', async () => {
  renderApp('/portal-do-titular', { ports: answering([]) });
  expect(await screen.findByRole('heading', { name: 'Este texto ainda não foi publicado' })).toBeVisible();
});

test('a very long text is shown to its end, below its headings', async () => {
  const long = Array.from({ length: 1_500 }, (_, number) => aText(`Parágrafo ${number + 1}.`)).flat();
  renderApp('/termos-de-uso', {
    ports: answering([{ type: 'heading', level: 1, children: [{ type: 'text', text: 'Capítulo' }] }, ...long]),
  });
  expect(await screen.findByText('Parágrafo 1500.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Capítulo' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the legal conditions follow the text, which stays if they fail to load', async () => {
  const text = answering(aText('O texto da página.'));
  const { user, ports } = renderApp('/condicoes-legais', {
    ports: { content: { ...text.content, readConditions: unreadable.content?.readPage as never } },
  });
  expect(await screen.findByText('O texto da página.')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  ports.answer({
    content: { readConditions: () => Promise.resolve([{ title: 'Do plano', body: aText('Vale para todos.') }]) },
  });
  await user.click(retry);
  expect(await screen.findByText('Vale para todos.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Do plano' })).toBeVisible();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aText, failing, neverAnswers, type Answers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const categories = [
  { id: 1, name: 'Assinatura', slug: 'assinatura' },
  { id: 2, name: 'Cobrança', slug: 'cobranca' },
];
const questions = [
  { title: 'Posso encerrar antes do prazo?', content: aText('Pode, com a multa da oferta.'), categoryId: 1 },
  { title: 'Quando o cartão é cobrado?', content: aText('Depois da retirada.'), categoryId: 2 },
];
const content: Answers['content'] = {
  listFaqCategories: () => Promise.resolve(categories),
  listFaqs: ({ categoryId }) => Promise.resolve(questions.filter((question) => question.categoryId === categoryId)),
};

const shownQuestions = () => [...document.querySelectorAll('main summary')].map((summary) => summary.textContent);

test('a search announces its count, is in the URL, and shows all questions again when it is cleared', async () => {
  const { user, url } = renderApp('/faq', { ports: { content } });
  const field = await screen.findByRole('searchbox', { name: 'Buscar nas perguntas' });
  expect(field).toHaveAttribute('placeholder', 'Digite a sua dúvida aqui');
  expect(shownQuestions()).toHaveLength(2);

  await user.type(field, 'CARTAO');
  await waitFor(() => expect(url()).toBe('/faq?busca=CARTAO'));
  expect(await screen.findByText('1 pergunta')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(/^Resultados encontrados para:/)).toHaveTextContent('Resultados encontrados para: CARTAO'),
  );
  expect(field).toHaveValue('CARTAO');
  expect(shownQuestions()).toEqual(['Quando o cartão é cobrado?']);
  expect(field).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Ver todas as perguntas' }));
  await waitFor(() => expect(shownQuestions()).toHaveLength(2));
  expect(field).toHaveValue('');
  expect(url()).toBe('/faq');
});

test('a search without results shows a message with what to do', async () => {
  renderApp('/faq?busca=submarino', { ports: { content } });
  expect(await screen.findByText('Nenhum resultado encontrado para: submarino')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('submarino');
});

test('a suggestion searches for its text, and suggestions without results are not shown', async () => {
  const { user } = renderApp('/faq', { ports: { content } });
  const suggestions = within(await screen.findByRole('group', { name: 'Buscas sugeridas' }));
  expect(screen.getByText('Perguntas mais frequentes:')).toBeVisible();
  expect(suggestions.getAllByRole('button').map((button) => button.textContent)).toEqual(['Prazo', 'Cartão']);
  await user.click(suggestions.getByRole('button', { name: 'Prazo' }));
  await waitFor(() => expect(shownQuestions()).toEqual(['Posso encerrar antes do prazo?']));
  expect(suggestions.getByRole('button', { name: 'Prazo' })).toHaveAttribute('aria-pressed', 'true');
});

test('a category hidden by a search is shown again when its link is followed', async () => {
  const { user } = renderApp('/faq?busca=cartao', { ports: { content } });
  const nav = within(await screen.findByRole('navigation', { name: 'Categorias' }));
  // A fragment URL: before hydration, and while a search is pending, the browser follows it natively.
  expect(nav.getByRole('link', { name: 'Assinatura' })).toHaveAttribute('href', '/faq#assinatura');
  await user.click(nav.getByRole('link', { name: 'Assinatura' }));
  expect(await screen.findByRole('heading', { name: 'Assinatura' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('questions that fail to load can be retried, and the contacts stay', async () => {
  const { user, ports } = renderApp('/faq', {
    ports: { content: { listFaqCategories: failing({ kind: 'notFound' }) } },
  });
  expect(await screen.findByText('Não foi possível carregar as perguntas.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Canais de atendimento' })).toBeVisible();
  ports.answer({ content });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(shownQuestions()).toHaveLength(2));
  expect(document.activeElement).toHaveAttribute('id', 'perguntas');
});

test('the help page has a search, subjects with their counts, links to the account, and contacts', async () => {
  const { user, url } = renderApp('/clientes', { ports: { content } });
  const subjects = within(await screen.findByRole('list', { name: 'Assuntos' }));
  expect(subjects.getByRole('link', { name: /^Assinatura 1 pergunta$/ })).toHaveAttribute('href', '/faq#assinatura');
  expect(screen.getByRole('link', { name: 'Acompanhar meu pedido' })).toHaveAttribute('href', '/conta/status-pedido');
  await user.type(screen.getByRole('searchbox'), 'prazo{Enter}');
  expect(await screen.findByText(/^Resultados encontrados para:/)).toHaveTextContent('prazo');
  expect(url()).toBe('/faq?busca=prazo');
});

test('a search that was typed does not lead back from a page that is opened in the pause after the last key', async () => {
  const { user, router, ports, url } = renderApp('/faq', { ports: { content } });
  ports.answer({ content: { readPage: neverAnswers } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.type(await screen.findByRole('searchbox'), 'c');
  // The page of questions stays until the next page has loaded.
  void router.navigate({ to: '/termos-de-uso' });
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  expect(url()).toBe('/termos-de-uso');
});

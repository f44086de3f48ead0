import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FaqList } from './FaqList.tsx';
import { sampleCategories } from './sample-questions.tsx';

const scrollIntoView = vi.fn<(this: Element) => void>();
Element.prototype.scrollIntoView = scrollIntoView;

afterEach(() => {
  vi.restoreAllMocks();
  scrollIntoView.mockClear();
  window.history.replaceState(null, '', '/');
});

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const shown = () => [...document.querySelectorAll('details')].map(({ id }) => id);
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
const outcome = () => document.querySelector('[aria-live="polite"]');

async function openItem(id: string) {
  const item = document.querySelector<HTMLDetailsElement>(`#${id}`);
  if (item) item.open = true;
  await act(async () => {
    item?.dispatchEvent(new Event('toggle'));
  });
}

it('groups questions under the headings of labelled sections', () => {
  render(<FaqList categories={sampleCategories} />);
  const region = screen.getByRole('region', { name: 'Preço e cobrança' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'preco-e-cobranca');
  expect(region.querySelectorAll('details')).toHaveLength(2);
  expect(outcome()).toBeEmptyDOMElement();
});

it('matches every word in question or answer, whatever accents and case, and shows the number of matches', () => {
  render(<FaqList categories={sampleCategories} term="PRAZO mês" />);
  expect(shown()).toEqual(['sair-antes', 'reajuste']);
  expect(screen.queryByText('O que está incluído na mensalidade?')).not.toBeInTheDocument();
  expect(outcome()).toHaveTextContent(/^Resultados encontrados para: PRAZO mês ?2 perguntas$/);
  expect(marks()).toEqual(['prazo', 'mês', 'mês', 'prazo']);
});

it('omits categories without a match', () => {
  render(<FaqList categories={sampleCategories} term="cartao" />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Preço e cobrança']);
  expect(outcome()).toHaveTextContent('1 pergunta');
});

it('opens questions matched by their answer, and after the search those that the visitor had opened', async () => {
  const { rerender } = render(<FaqList categories={sampleCategories} />);
  await openItem('km-excedente');
  await openItem('reajuste');
  rerender(<FaqList categories={sampleCategories} term="taxa" />);
  expect(open()).toEqual(['sair-antes']);
  rerender(<FaqList categories={sampleCategories} />);
  expect(open()).toEqual(['km-excedente', 'reajuste']);
});

it('shows that nothing was found, with the search term', async () => {
  const onClear = vi.fn<() => void>();
  render(
    <FaqList categories={sampleCategories} term=" submarino " onClear={onClear} noResultHelp="Tente outra palavra." />,
  );
  expect(outcome()).toHaveTextContent(/^Nenhum resultado encontrado para: submarino ?Tente outra palavra\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas as perguntas' }));
  expect(onClear).toHaveBeenCalledOnce();
});

it('finds nothing for punctuation alone, and shows every question for blanks', () => {
  const { rerender } = render(<FaqList categories={sampleCategories} term=" ? " />);
  expect(shown()).toEqual([]);
  expect(outcome()).toHaveTextContent('Nenhum resultado encontrado para: ?');
  rerender(<FaqList categories={sampleCategories} term="  " />);
  expect(shown()).toHaveLength(5);
  expect(outcome()).toBeEmptyDOMElement();
});

it('scrolls to the question of the URL if the list arrives after the page', () => {
  window.history.replaceState(null, '', '#reajuste');
  const { rerender } = render(<FaqList categories={[]} isLoading />);
  expect(scrollIntoView).not.toHaveBeenCalled();
  rerender(<FaqList categories={sampleCategories} />);
  expect(open()).toEqual(['reajuste']);
  expect(scrollIntoView.mock.contexts.map((element) => element.id)).toEqual(['reajuste']);
  expect(screen.getByText('O que é o reajuste anual?').closest('summary')).toHaveFocus();
});

it('does not scroll a page that was rendered with its questions', () => {
  window.history.replaceState(null, '', '#reajuste');
  const page = document.createElement('div');
  document.body.append(page);
  const list = <FaqList categories={sampleCategories} />;
  page.innerHTML = renderToString(list);
  act(() => {
    hydrateRoot(page, list);
  });
  expect(open()).toEqual(['reajuste']);
  expect(scrollIntoView).not.toHaveBeenCalled();
  page.remove();
});

it('copies the URL of a question, without the search', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/faq?busca=taxa');
  render(<FaqList categories={sampleCategories} term="taxa" />);
  const link = screen.getByRole('link', { name: 'Copiar link da pergunta: Posso encerrar antes do fim do prazo?' });
  expect(link).toHaveAttribute('href', '#sair-antes');
  await user.click(link);
  await waitFor(() => expect(screen.getByText('Link copiado')).toBeVisible());
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/faq#sair-antes`);
  expect(window.location.hash).toBe('');
});

it('announces each copy of the URL of a question', async () => {
  const user = userEvent.setup();
  render(<FaqList categories={sampleCategories} term="taxa" />);
  await user.click(screen.getByRole('link', { name: /^Copiar link/ }));
  const region = (await screen.findByText('Link copiado')).closest('[aria-live="polite"]') as Element;
  const added: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) added.push(...[...addedNodes].map((node) => node.textContent));
  });
  observer.observe(region, { childList: true });
  await user.click(screen.getByRole('link', { name: /^Copiar link/ }));
  await waitFor(() => expect(added).toContain('Link copiado'));
  observer.disconnect();
});

it('puts the URL in the address bar if it cannot be copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  render(<FaqList categories={sampleCategories} term="taxa" />);
  await user.click(screen.getByRole('link', { name: /^Copiar link/ }));
  await waitFor(() => expect(window.location.hash).toBe('#sair-antes'));
  expect(screen.queryByText('Link copiado')).not.toBeInTheDocument();
});

it('announces once that questions are loading', () => {
  render(<FaqList categories={[]} isLoading />);
  expect(screen.getByText('Carregando perguntas')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

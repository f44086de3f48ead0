import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Accordion, AccordionItem } from './index.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const questions = (
  <Accordion>
    <AccordionItem id="saida" title="Posso sair antes?">
      Pode.
    </AccordionItem>
    <AccordionItem id="prazo-de-entrega" title="Quando chega?">
      O prazo está na oferta.
    </AccordionItem>
  </Accordion>
);

const openItems = () => [...document.querySelectorAll('details[open]')].map((item) => item.id);

test('the server renders every question and answer in full', () => {
  const html = renderToString(questions);
  expect(html).toContain('Posso sair antes?');
  expect(html).toContain('O prazo está na oferta.');
});

test('an item opens on load when the URL fragment names it', () => {
  window.history.replaceState(null, '', '#prazo-de-entrega');
  render(questions);
  expect(openItems()).toEqual(['prazo-de-entrega']);
});

test('a link to an item opens it and leaves the other items unchanged', () => {
  render(questions);
  act(() => {
    window.history.replaceState(null, '', '#saida');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  act(() => {
    window.history.replaceState(null, '', '#prazo-de-entrega');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(openItems()).toEqual(['saida', 'prazo-de-entrega']);
});

test('a malformed escape in the URL fragment opens nothing and throws no error', () => {
  window.history.replaceState(null, '', '#%E0%A4%A');
  render(questions);
  expect(openItems()).toEqual([]);
});

test('an open item stays open when its page renders again', () => {
  const withAnswer = (answer: string) => <AccordionItem title="Posso sair antes?">{answer}</AccordionItem>;
  const { rerender, container } = render(withAnswer('Pode, com aviso.'));
  const item = container.querySelector('details');
  item?.setAttribute('open', '');
  rerender(withAnswer('Pode, sempre.'));
  expect(item).toHaveAttribute('open');
  expect(item).toHaveTextContent('Pode, sempre.');
});

test('onOpenChange is called however an item is opened', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <AccordionItem title="Quando chega?" headingLevel={3} onOpenChange={onOpenChange}>
      Em breve.
    </AccordionItem>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Quando chega?' })).toBeVisible();
  const item = document.querySelector('details');
  if (item) item.open = true;
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(true));
});

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

test('the server sends questions and answers whole', () => {
  const html = renderToString(questions);
  expect(html).toContain('Posso sair antes?');
  expect(html).toContain('O prazo está na oferta.');
});

test('an address that names an item opens it on load', () => {
  window.history.replaceState(null, '', '#prazo-de-entrega');
  render(questions);
  expect(openItems()).toEqual(['prazo-de-entrega']);
});

test('following a link to an item opens it and leaves the others as they are', () => {
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

test('a broken escape in the address opens nothing and breaks nothing', () => {
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

test('every way of opening it calls onOpenChange', async () => {
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

import type { Query } from '../support/data/query.ts';
import { expect, test } from './webkit-test.ts';

test('a question is searched, unfolded and found by its subject', async ({ visitor }) => {
  await visitor.open('faq');
  const field: Query = { role: 'searchbox', name: 'Buscar nas perguntas' };
  await visitor.type(field, 'submarino');
  await visitor.expectText('Nenhum resultado encontrado para: submarino');
  await visitor.type(field, 'cartao cobrado');
  await visitor.expectText('Resultados encontrados para: cartao cobrado');
  await visitor.expectUrl(/\/faq\?busca=cartao\+cobrado$/);
  // The answer contains the words, so the question is open.
  await visitor.expectText('Ao pedir, o cartão é apenas cadastrado.');
  await visitor.click({ role: 'link', name: 'Documentos', within: { role: 'navigation', name: 'Categorias' } });
  await visitor.expectValue(field, '');
  await visitor.find({ role: 'heading', name: 'Documentos' });
});

test('back from a subject of the questions returns to the former scroll position', async ({ visitor }) => {
  const scrolled = () => visitor.run<number>('return Math.round(scrollY)');
  await visitor.open('faq');
  // A search that starts and ends: its route changes need what the first interaction loads.
  const field: Query = { role: 'searchbox', name: 'Buscar nas perguntas' };
  await visitor.type(field, 'submarino');
  await visitor.expectText('Nenhum resultado encontrado para: submarino');
  await visitor.type(field, ' ');
  const subject: Query = { role: 'link', name: 'Documentos', within: { role: 'navigation', name: 'Categorias' } };
  await visitor.run('arguments[0].focus()', await visitor.find(subject));
  const scroll = 'addEventListener("scroll", () => resolve(), { once: true }); scrollTo(0, 60);';
  await visitor.run(`return new Promise((resolve) => { ${scroll} })`);
  await visitor.press('ENTER');
  await expect.poll(scrolled).toBeGreaterThan(300);
  await visitor.driver.navigate().back();
  await expect.poll(scrolled).toBe(60);
});

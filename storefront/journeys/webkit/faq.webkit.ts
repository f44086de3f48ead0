import type { Query } from '../support/data/query.ts';
import { test } from './webkit-test.ts';

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

import { test } from './orca-test.ts';

test('a question announces that it is open, and a search announces how many questions it found', async ({
  ear,
  open,
}) => {
  await open('faq');
  await ear.pressUntil('Tab', /O que está incluído/);
  await ear.press('Return');
  await ear.expectSaid(/^expandido/);
  await ear.pressUntil('shift+Tab', /^Buscar nas perguntas/);
  await ear.type('cupom');
  await ear.expectSaid(/^Resultados encontrados para: cupom\s+\d+ perguntas?$/);
});

test('a search that finds nothing is announced once', { tag: '@firefox' }, async ({ ear, open }) => {
  await open('faq');
  await ear.pressUntil('Tab', /^Buscar nas perguntas/);
  await ear.type('submarino');
  // Chromium announces the two blocks in any order.
  await ear.expectSaid(/Nenhum resultado encontrado para: submarino/);
  await ear.expectSaid(/Confira a grafia/);
});

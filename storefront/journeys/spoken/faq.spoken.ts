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

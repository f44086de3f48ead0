import { test } from './orca-test.ts';

test('the home page is read by its headings, and the menu opens and closes', async ({ ear, open }) => {
  await open('');
  for (const heading of [
    /^Um carro zero\. Uma conta só\. título nível 1/,
    /^Do clique à chave título nível 2/,
    /^Escolha o carro título nível 3/,
  ]) {
    await ear.press('h');
    await ear.expectSaid(heading);
  }
  await ear.press('ctrl+Home');
  await ear.pressUntil('Tab', /^Ofertas recolhido botão/, 5);
  await ear.press('Return');
  await ear.expectSaid(/^expandido/);
  await ear.press('Tab');
  await ear.expectSaid(
    /^Ofertas painel/,
    /^Filtrar por categoria painel/,
    /^Todos 12 botão de alternância pressionado/,
  );
  await ear.press('Escape');
  await ear.expectSaid(/^recolhido/);
});

import { test } from './orca-test.ts';

test('cars are put side by side by ear, and the table is read by rows', async ({ ear, open }) => {
  await open('');
  await ear.pressUntil('h', /^T-Cross link título nível 3/);
  await ear.press('Tab');
  await ear.expectSaid(/^Comparar T-Cross botão de alternância não pressionado/);
  await ear.press('space');
  // State and announcement come in either order.
  await ear.expectSaid(/^pressionado/);
  await ear.expectSaid(/^T-Cross escolhido\. Falta o segundo carro\.$/);
  await ear.press('Tab');
  await ear.expectSaid(/^Nivus link título nível 3/);
  await ear.press('Tab');
  await ear.expectSaid(/^Comparar Nivus botão de alternância não pressionado/);
  await ear.press('space');
  await ear.expectSaid(/^pressionado/);
  await ear.expectSaid(/^T-Cross e Nivus escolhidos\.$/);

  await open('comparar?ofertas=t-cross,nivus');
  await ear.press('t');
  await ear.expectSaid(/^tabela com \d+ linhas 3 colunas/);
  await ear.pressUntil('Down', /^Ver oferta link/);
  await ear.press('Down');
  await ear.expectSaid(/^T-Cross Comfortline 200 TSI/);
});

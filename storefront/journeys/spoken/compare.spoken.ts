import { expect } from '@playwright/test';
import type { Ear } from './ear.ts';
import { test } from './orca-test.ts';

/** Moves from a car's heading to its toggle, and presses it. */
async function choose(ear: Ear, car: string): Promise<void> {
  await ear.press('Tab');
  await ear.expectSaid(new RegExp(`^Comparar ${car} botão de alternância não pressionado`));
  await ear.press('space');
  await ear.expectSaid(/^pressionado/);
}

test('each car that is chosen to compare is announced', { tag: '@firefox' }, async ({ ear, open }) => {
  await open('');
  await ear.pressUntil('h', /^T-Cross link título nível 3/);
  await choose(ear, 'T-Cross');
  // State and announcement come in either order.
  await ear.expectSaid(/^T-Cross escolhido\. Falta o segundo carro\.$/);
  await ear.press('Tab');
  await ear.expectSaid(/^Nivus link título nível 3/);
  await choose(ear, 'Nivus');
  await ear.expectSaid(/^T-Cross e Nivus escolhidos\.$/);
});

test(
  'the table of compared cars announces its caption once, by its key and line by line',
  { tag: '@firefox' },
  async ({ ear, open }) => {
    await open('comparar?ofertas=t-cross,nivus');
    await ear.press('t');
    await ear.expectSaid(/^Comparação de ofertas$/, /^tabela com \d+ linhas 3 colunas/);
    await ear.press('shift+h');
    await ear.pressUntil('Down', /^tabela com \d+ linhas 3 colunas/);
    await ear.expectSaid(/^tabela com/, /^Comparação de ofertas legenda/);
    expect(ear.said().filter((words) => words.includes('Comparação de ofertas'))).toHaveLength(1);
  },
);

test('the table of compared cars is read by rows', async ({ ear, open }) => {
  await open('comparar?ofertas=t-cross,nivus');
  await ear.press('t');
  await ear.pressUntil('Down', /^Ver oferta link/);
  await ear.press('Down');
  await ear.expectSaid(/^T-Cross Comfortline 200 TSI/);
});

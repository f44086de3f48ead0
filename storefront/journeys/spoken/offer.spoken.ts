import { expect } from '@playwright/test';
import { test } from './orca-test.ts';

test('another plan announces its price once', async ({ ear, open }) => {
  await open('ofertasvw/t-cross');
  await ear.pressUntil('Tab', /^24 meses/);
  // In focus mode the page receives the arrow keys. Orca 43 doesn't begin it at a radio.
  await ear.press('Insert+a');
  await ear.expectSaid(/^Modo de foco/);
  await ear.press('Right');
  // Orca reads the state with the focus. Chromium reports a radio's new state later, so the state varies.
  await ear.expectSaid(/^36 meses/, /^Mensalidade de R\$ 2\.061,00\. Total em 36 meses/);
  expect(ear.said().filter((words) => words.includes('2.061,00'))).toHaveLength(1);
});

test(
  'a failed simulation is announced by a toast and a notice, once each',
  { tag: '@firefox' },
  async ({ ear, open, problems, sandbox }) => {
    await open('ofertasvw/t-cross');
    await ear.pressUntil('Tab', /^24 meses/);
    await ear.press('Insert+a');
    problems.expect(/status of 503/);
    await sandbox.fault({
      service: 'vehicle',
      method: 'POST',
      path: '/vehicles/TCCOM1/simulation',
      status: 503,
      times: 3,
    });
    await ear.press('Right');
    // Toast and notice arrive in any order.
    await ear.expectSaid(/^36 meses/, /^Ops! Parece que você está sem conexão com a internet\. Verifique sua rede/);
    await ear.expectSaid(/^36 meses/, /^Este preço vem da tabela e ainda não foi confirmado/);

    await ear.press('F6');
    await ear.expectSaid(/^Avisos região/);
    await ear.press('Escape');
    await ear.expectSaid(/^36 meses/);
  },
);

test('the plan is read with one stop for each row of choices and no empty status', async ({ ear, open }) => {
  await open('ofertasvw/t-cross');
  await ear.pressUntil('h', /^Prazo título nível 3/);
  await ear.press('Down');
  await ear.expectSaid(/^12 meses/, /^não selecionado botão de opção/, /^\+ R\$ 407,00\/mês/, /^18 meses/, /^24 meses/);
  await ear.press('Down');
  await ear.expectSaid(/^36 meses/, /^48 meses/);
  await ear.pressUntil('Down', /^Tenho um cupom/);
  expect(ear.said().filter((words) => words.includes('barra de status'))).toEqual([]);
});

test(
  'kilometres are read with their prices, and costs with their amounts',
  { tag: '@firefox' },
  async ({ ear, open }) => {
    await open('ofertasvw/t-cross');
    await ear.pressUntil('h', /^Quilômetros por mês título nível 3/);
    await ear.pressUntil('r', /^1\.500 km/, 3);
    await ear.expectSaid(/^1\.500 km/, /^\+ R\$ 90,00\/mês/);
    await ear.press('ctrl+End');
    await ear.pressUntil('shift+h', /^Assinar ou comprar\? título nível 2/);
    await ear.pressUntil('Down', /^R\$ 53\.473/);
    await ear.expectSaid(/^Assinatura\.$/, /^mais barato\.$/, /^R\$ 53\.473\.$/);
    await ear.pressUntil('Down', /^tabela com \d+ linhas 4 colunas/);
    expect(ear.said().filter((words) => words.includes('Comparação de custos'))).toHaveLength(1);
  },
);

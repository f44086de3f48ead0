import { startWithSession } from '../support/pages/log-in.ts';
import { holdRequests } from '../support/browser/network.ts';
import { test } from './orca-test.ts';

test(
  'a slow page and a slow part of a page announce that they load',
  { tag: '@firefox' },
  async ({ ear, open, page }) => {
    await startWithSession(page);
    await open('faq');
    const releasePage = await holdRequests(page, /\/api\/vehicle\//);
    await ear.pressUntil('Tab', /^Comparar custos/);
    await ear.press('Return');
    await ear.expectSaid(/^Carregando…$/);
    releasePage();
    await ear.expectSaid(/^Carregando…$/, /^Assinar, financiar ou comprar à vista\? título nível 1/);

    const releasePlan = await holdRequests(page, /\/api\/fleet\/.*order/);
    await ear.pressUntil('shift+Tab', /Olá, Clara/);
    await ear.press('Return');
    await ear.press('Down');
    await ear.press('Down');
    await ear.press('Return');
    await ear.expectSaid(/^Meu plano título nível 1/, /^Buscando seu plano$/);
    releasePlan();
  },
);

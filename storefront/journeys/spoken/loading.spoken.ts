import type { Page } from '@playwright/test';
import { startWithSession } from '../support/log-in.ts';
import { test } from './orca-test.ts';

/** Holds back the requests whose URL matches. Returns the function that lets them go. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test(
  'a slow page and a slow part of a page announce that they load',
  { tag: '@firefox' },
  async ({ ear, open, page }) => {
    await startWithSession(page);
    await open('faq');
    const releasePage = await hold(page, /\/api\/vehicle\//);
    await ear.pressUntil('Tab', /^Comparar custos/);
    await ear.press('Return');
    await ear.expectSaid(/^Carregando…$/);
    releasePage();
    await ear.expectSaid(/^Carregando…$/, /^Assinar, financiar ou comprar à vista\? título nível 1/);

    const releasePlan = await hold(page, /\/api\/fleet\/.*order/);
    await ear.pressUntil('shift+Tab', /Olá, Clara/);
    await ear.press('Return');
    await ear.press('Down');
    await ear.press('Down');
    await ear.press('Return');
    await ear.expectSaid(/^Meu plano título nível 1/, /^Buscando seu plano$/);
    releasePlan();
  },
);

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { scriptOf } from '../support/servers/build.ts';
import { isFirefox } from '../support/browser/engine.ts';
import { isHydrated, OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

const offerScript = scriptOf('src/routes/pages/offer/OfferPage.tsx');
const routeChanges = scriptOf('first-load/route-changes.ts');

/** Home loads the script of an offer's page in idle time, with two attempts like a route change. */
const failuresInIdleTime = 2;

/** Lets the first requests for a script fail; returns the number of failures so far. */
async function failScript(page: Page, script: string, times: number): Promise<() => number> {
  let failures = 0;
  await page.route(script, async (route) => {
    if (failures === times) return route.continue();
    failures += 1;
    return route.abort('connectionfailed');
  });
  return () => failures;
}

async function openOffer(page: Page) {
  const link = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
  // The list hydrates on approach: before that a press loads a new page.
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(link)).toBe(true);
  // Without a pointer: approach preloads the script, which would count.
  await link.dispatchEvent('click');
}

test(
  'a page script that fails once is requested again, without a visible error',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED/);
    const failures = await failScript(page, offerScript, failuresInIdleTime + 1);
    await page.goto('');
    await expect.poll(failures).toBe(failuresInIdleTime);
    await openOffer(page);
    await new OfferPage(page).expectPrice('R$ 2.179,00');
    expect(failures()).toBe(failuresInIdleTime + 1);
  },
);

test(
  'a page script that fails shows an error, and reloading shows the page',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED/);
    problems.expect(/Loading chunk 2 failed/);
    const failures = await failScript(page, offerScript, failuresInIdleTime + 2);
    await page.goto('');
    await expect.poll(failures).toBe(failuresInIdleTime);
    await openOffer(page);
    await expect(page.getByRole('heading', { name: 'Esta página não terminou de carregar.' })).toBeVisible();
    await expect(page.getByText('Verifique sua rede e recarregue a página.')).toBeVisible();
    await expect(page.getByText('Loading chunk')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveTitle('Sign & Drive | Algo não saiu como esperado');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await new OfferPage(page).expectPrice('R$ 2.179,00');
  },
);

test(
  'a route change loads the page from the server if its script fails',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED/);
    await page.route(routeChanges, (route) => route.abort('connectionfailed'));
    await page.goto('');
    await whenHydrated(page);
    await openOffer(page);
    await new OfferPage(page).expectPrice('R$ 2.179,00');
    const [visit] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(visit).toMatchObject({ type: 'reload' });
  },
);

test(
  'a route change loads its script again if that failed at the start of the page',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED/);
    const failures = await failScript(page, routeChanges, 1);
    await page.goto('');
    await expect.poll(failures).toBe(1);
    await openOffer(page);
    await new OfferPage(page).expectPrice('R$ 2.179,00');
    const [visit] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(visit).toMatchObject({ type: 'navigate' });
  },
);

test(
  'a page whose scripts a newer release has replaced says so, and a reload shows the new one',
  { tag: '@phone' },
  async ({ page, problems }) => {
    problems.expect(/404|Failed to fetch/);
    const scripts = ['src/routes/layout/PageDialogs.tsx', 'src/app/NoticeToasts.tsx'].map(scriptOf);
    for (const script of scripts) await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.goto('ofertasvw/polo/assinar/entrar');
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Há uma versão nova da loja. Recarregue a página.' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    for (const script of scripts) await page.unroute(script);
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  },
);

test('trusted types reject markup and scripts made from text', { tag: '@desktop' }, async ({ page, problems }) => {
  // Firefox rejects the text, too, without the name of the type.
  const isNamed = !isFirefox(page.context());
  problems.expect(isNamed ? /'TrustedHTML' assignment/ : /blocked assigning to an injection sink/);
  if (isNamed) problems.expect(/'TrustedScriptURL' assignment/);
  await page.goto('');
  await whenHydrated(page);
  const writeMarkup = page.evaluate(() => {
    document.body.innerHTML = '<img src="x" onerror="alert(1)">';
  });
  await expect(writeMarkup).rejects.toThrow(isNamed ? /TrustedHTML/ : /innerHTML setter: Sink type mismatch/);
  const loadScript = page.evaluate(() => {
    document.createElement('script').src = 'https://example.com/script.js';
  });
  await expect(loadScript).rejects.toThrow(isNamed ? /TrustedScriptURL/ : /src setter: Sink type mismatch/);
});

test('a button whose section can’t be loaded says so, and acts once it can', async ({ page, context, problems }) => {
  await context.grantPermissions(['clipboard-write']);
  problems.expect(/ERR_FAILED|Failed to fetch|Failed to load/);
  const script = scriptOf('src/routes/pages/offer/offer-late-sections.tsx');
  await page.route(script, (route) => route.abort());
  await new OfferPage(page).open();
  const share = page.getByRole('button', { name: 'Compartilhar' });
  await share.click();
  const notice = page.getByText('Não conseguimos abrir. Verifique sua rede e tente de novo.');
  await expect(notice).toBeVisible();
  await page.unroute(script);
  await share.click();
  await expect(page.getByText('Link copiado')).toBeVisible();
});

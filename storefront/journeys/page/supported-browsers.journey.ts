import type { Browser, Page } from '@playwright/test';
import { oldestBrowsers } from '../../../browsers.ts';
import { listBuiltIns } from '../../../scripts/baseline/built-ins.ts';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { scriptOf } from '../support/servers/build.ts';
import { loginDialog } from '../support/pages/log-in.ts';
import { isHydrated, OfferPage } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

/**
 * Built-ins that some supported browser lacks, by their path. Trusted types stay, because Chromium enforces the policy
 * here; a browser without them ignores it.
 */
const newerBuiltIns = listBuiltIns(oldestBrowsers())
  .filter(({ since, path }) => since !== '' && !/^trusted/i.test(path))
  .map(({ path }) => path);

/** Removes built-ins before any script of a page runs. */
function removeBuiltIns(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<unknown>(
      (found, part) => (found as Record<string, unknown> | undefined)?.[part],
      window,
    );
    if (owner !== undefined && owner !== null) Reflect.deleteProperty(owner, name);
  }
}

test(
  'the store hydrates and works with only the built-ins of the oldest supported browsers',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(removeBuiltIns, newerBuiltIns);
    await page.goto('');
    const left = await page.evaluate(() => ['withResolvers' in Promise, 'groupBy' in Map, 'parse' in URL]);
    expect(left).toEqual([false, false, false]);
    const link = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => isHydrated(link)).toBe(true);
    await link.click();

    const offer = new OfferPage(page);
    await offer.expectPrice('R$ 2.179,00');
    await offer.choose('Prazo', '36 meses');
    await offer.expectPrice('R$ 2.061,00');

    await page.getByRole('link', { name: 'Assinar este T-Cross' }).first().click();
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(loginDialog(page).identifier).toBeVisible();
  },
);

/** Lets the first script of every page fail. */
const failToStart = (page: Page) => page.route(scriptOf('src/app/entry-client.tsx'), (route) => route.abort());

/** States what works without script. */
const notice = 'Aqui dá para ver ofertas e preços, montar o plano e tirar dúvidas.';

/** The text of a page, in its order. */
const textOf = (page: Page) => page.locator('body').innerText();

/** A page of the same visitor in a browser without script. */
async function pageWithoutScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const { viewport, isMobile, hasTouch, locale } = test.info().project.use;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport, isMobile, hasTouch, locale });
  return context.newPage();
}

test.describe('a page whose script cannot start', () => {
  test.use({ consent: 'unknown' });

  test(
    'shows the same as without script',
    { tag: ['@desktop', '@without-script'] },
    async ({ page, browser, baseURL, problems }) => {
      problems.expect(/ERR_FAILED/);
      problems.expect(/Failed to fetch dynamically imported module/);
      await failToStart(page);
      const plain = await pageWithoutScript(browser, baseURL);
      for (const url of [
        '',
        'ofertasvw/t-cross',
        'ofertasvw/t-cross/assinar/entrar',
        'comparar?ofertas=polo,tera',
        'calculadora',
        'faq',
        'conta/status-pedido',
      ]) {
        await test.step(url || 'home', async () => {
          await plain.goto(url);
          const expected = await textOf(plain);
          expect(expected).not.toContain('Você escolhe o que medimos');
          // The embedded calculator needs nothing that the notice is about.
          if (url !== 'calculadora') expect(expected.split(notice)).toHaveLength(2);
          await page.goto(url);
          await expect.poll(() => textOf(page)).toBe(expected);
        });
      }
      await plain.context().close();
    },
  );

  test('has working forms and links', { tag: '@phone' }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    problems.expect(/Failed to fetch dynamically imported module/);
    await failToStart(page);
    await page.goto('ofertasvw/t-cross');
    const offer = new OfferPage(page);
    await offer.choose('Prazo', '36 meses');
    await page.getByRole('button', { name: 'Atualizar preço' }).click();
    await offer.expectUrl({ prazo: '36', km: '1000', cor: 'VEU' });
    await offer.expectPrice('R$ 2.061,00');
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas Frequentes' }).click();
    await expect(page).toHaveTitle('Sign & Drive | Perguntas Frequentes');
  });

  test('announces once what works, in the flow of the page', { tag: '@desktop' }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    problems.expect(/Failed to fetch dynamically imported module/);
    const { promise: isReaderThere, resolve: fail } = Promise.withResolvers<void>();
    await page.route(scriptOf('src/app/entry-client.tsx'), async (route) => {
      await isReaderThere;
      await route.abort();
    });
    await page.goto('ofertasvw/t-cross', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(notice)).toBeHidden();
    const heading = page.getByRole('heading', { level: 1 });
    const speech = await Speech.start(page, () => heading.waitFor());
    await speech.forget();
    fail();
    await speech.expectInOrder([new RegExp(`^polite: .*${notice}`)]);
    expect((await speech.log()).filter((phrase) => phrase.includes(notice))).toHaveLength(1);

    const [above, below] = await Promise.all([
      page.getByRole('main').getByText(notice).boundingBox(),
      heading.boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await expectAccessible(page);
  });
});

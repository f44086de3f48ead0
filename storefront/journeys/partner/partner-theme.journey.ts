import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { whenTakenOver } from '../support/offer-page.ts';
import { expect, test } from '../support/world.ts';

const actionOf = {
  // What comes with the release is written shorter by its build.
  house: 'oklch(53% .245 267)',
  viaduto: 'oklch(22% .012 300)',
  // A theme that exists in the service's answer only.
  'porto-seco': 'oklch(0.4202 0.1902 308.04)',
};

const look = (page: Page) => page.locator('html');
const expectAction = (page: Page, color: string) => expect(look(page)).toHaveCSS('--color-action-background', color);

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('a partner whose theme came with its facts is painted in it', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('porto-seco');
    await expect(look(page)).toHaveAttribute('data-partner', 'porto-seco');
    await expectAction(page, actionOf['porto-seco']);
    await expect(look(page)).toHaveCSS('--radius-card', '2rem');
    // What it leaves out is the house's.
    await expect(look(page)).toHaveCSS('--font-display', /^"?Archivo Variable/);
    await page.emulateMedia({ contrast: 'more' });
    await expect(look(page)).toHaveCSS('--color-text-muted', 'oklch(0.36 0.022 308)');
  });

  test(
    'a theme that may not be used leaves the house’s look, and not a word of it',
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      await sandbox.scenario('hostile-themes');
      const answer = await page.goto('porto-seco');
      const html = (await answer?.text()) ?? '';
      expect(html).toContain('data-partner="porto-seco"');
      const traces = ['hostile', '}*{', 'example.com/x.css', 'data-partner-theme'];
      expect(traces.filter((trace) => html.includes(trace))).toEqual([]);
      await expectAction(page, actionOf.house);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test(
  'a theme that may not be used is reported with whose it is and why, without its content',
  {
    tag: '@desktop',
  },
  async ({ request, sandbox, world }) => {
    await sandbox.scenario('hostile-themes');
    for (const slug of ['porto-seco', 'viaduto', 'casa-andrade']) {
      expect((await request.get(world.storeUrl + slug)).status()).toBe(200);
    }
    const refusals = () => world.storeLog.filter((line) => line.includes('partner theme refused')).join('\n');
    await expect.poll(refusals).toContain('"slug":"casa-andrade"');
    expect(refusals()).toContain('brand.font-display must be one of the fonts we ship');
    expect(refusals()).toMatch(/"slug":"viaduto".*brand\.action makes color-text-link on color-surface-canvas/);
    expect(refusals()).toContain('theme holds more than 1000 values');
    expect(refusals()).not.toMatch(/<script|url\(|display:none/);
  },
);

test(
  'a partner that ships with a theme keeps it when the one it brings may not be used',
  {
    tag: '@desktop',
  },
  async ({ page, sandbox }) => {
    await sandbox.scenario('hostile-themes');
    await page.goto('viaduto');
    await expectAction(page, actionOf.viaduto);
  },
);

/** Notes the look at the very moment the page is told whose store it is: what the next frame will show. */
async function noteLooks(page: Page) {
  await page.evaluate(() => {
    const root = document.documentElement;
    const seen: string[] = [];
    Object.assign(window, { seenLooks: seen });
    new MutationObserver(() => {
      const color = getComputedStyle(root).getPropertyValue('--color-action-background');
      seen.push(`${root.dataset['partner'] ?? 'house'} ${color}`);
    }).observe(root, { attributes: true, attributeFilter: ['data-partner'] });
  });
  return () => page.evaluate(() => (window as unknown as { seenLooks: string[] }).seenLooks);
}

/** As a link of the page does: no new document. */
const moveTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Sheets of themes that the page has adopted: the rules of components are adopted, too. */
const countThemeSheets = (page: Page) =>
  page.evaluate(
    () =>
      document.adoptedStyleSheets.filter(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes('[data-partner=')),
      ).length,
  );

test('moving between stores changes the look at once, without a new page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('viaduto/faq');
  await whenTakenOver(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const looks = await noteLooks(page);
  for (const slug of ['porto-seco', 'viaduto', 'porto-seco'] as const) {
    await moveTo(page, `/${slug}/faq`);
    await expect(look(page)).toHaveAttribute('data-partner', slug);
    await expectAction(page, actionOf[slug]);
  }
  const inPorto = `porto-seco ${actionOf['porto-seco']}`;
  const inViaduto = `viaduto ${actionOf.viaduto}`;
  const opened = (await looks()).filter((seen) => !seen.startsWith('house'));
  expect(opened).toEqual([inPorto, inViaduto, inPorto]);
  expect(await countThemeSheets(page)).toBe(1);
  expect(documents, 'no page was loaded anew').toEqual([]);
});

test(
  'a theme that came with the page is there when the visitor comes back to its store',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.goto('porto-seco/faq');
    await whenTakenOver(page);
    await expectAction(page, actionOf['porto-seco']);
    await moveTo(page, '/viaduto/faq');
    await expectAction(page, actionOf.viaduto);
    await page.goBack();
    await expectAction(page, actionOf['porto-seco']);
  },
);

test(
  'a store moved to whose theme may not be used opens in the house’s look, and it is reported',
  {
    tag: '@desktop',
  },
  async ({ page, problems, sandbox }) => {
    // While developing it is said on the console, too.
    problems.expect(/Theme of porto-seco/);
    await page.goto('viaduto/faq');
    await whenTakenOver(page);
    await sandbox.scenario('hostile-themes');
    const faults = await page.evaluateHandle(() => {
      const heard: unknown[] = [];
      window.addEventListener('signdrive:fault', (event) => {
        const { where, error } = (event as CustomEvent<{ where: string; error: unknown }>).detail;
        heard.push({ where, message: String(error) });
      });
      return heard;
    });
    await moveTo(page, '/porto-seco/faq');
    await expect(look(page)).toHaveAttribute('data-partner', 'porto-seco');
    await expectAction(page, actionOf.house);
    expect(await countThemeSheets(page)).toBe(0);
    expect(await faults.jsonValue()).toEqual([
      {
        where: 'partner theme',
        message: expect.stringMatching(/^Error: Theme of porto-seco: .*brand\.radius must be/),
      },
    ]);
  },
);

test(
  'an editor changes a store’s theme, and the next page is in it',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const action = { $value: { colorSpace: 'oklch', components: [0.4, 0.12, 150] } };
    await sandbox.editContent('partner', 'porto-seco', { partnerTheme: { brand: { action } } });
    await page.goto('porto-seco');
    await expectAction(page, 'oklch(0.4 0.12 150)');
  },
);

test.describe('a theme that is not published', () => {
  const linkTo = (brand: object) => `previa?tema=${deflateRawSync(JSON.stringify({ brand })).toString('base64url')}`;
  const colorOf = (...components: number[]) => ({ $value: { colorSpace: 'oklch', components } });
  const inDraft = 'oklch(0.4 0.12 150)';

  test(
    'is walked in this browser alone, by keyboard, until it is ended',
    { tag: '@desktop' },
    async ({ browser, page, world }) => {
      await page.goto(`${linkTo({ action: colorOf(0.4, 0.12, 150) })}&loja=porto-seco`);
      await expect(page.getByRole('heading', { name: 'Abrir a loja neste tema?' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Abrir a loja neste tema' })).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(look(page)).toHaveAttribute('data-partner', 'porto-seco');
      await expectAction(page, inDraft);
      await whenTakenOver(page);
      await moveTo(page, '/viaduto/faq');
      await expect(look(page)).toHaveAttribute('data-partner', 'viaduto');
      await expectAction(page, inDraft);
      await page.goto('ofertasvw');
      await expectAction(page, inDraft);
      const bar = page.getByRole('complementary', { name: 'Prévia de tema' });
      await expect(bar).toHaveText(
        /^Tema não publicado, só neste navegador, até \d\d:\d\d \(horário de Brasília\)\.\s*Sair da prévia$/,
      );

      const other = await browser.newPage();
      await other.goto(`${world.storeUrl}porto-seco`);
      await expectAction(other, actionOf['porto-seco']);
      await other.close();

      await pressOn(page, bar.getByRole('button', { name: 'Sair da prévia' }));
      // The store it was in last, as it is published.
      await expectAction(page, actionOf.viaduto);
      await expect(bar).toHaveCount(0);
    },
  );

  test('that can’t be read is refused in words on the page', { tag: '@desktop' }, async ({ page, problems }) => {
    problems.expect(/422/);
    await page.goto(linkTo({ link: colorOf(0.9, 0.1, 100) }));
    await expect(page.getByRole('heading', { name: 'Este tema não pode ser aberto' })).toBeVisible();
    await expect(page.getByText(/^brand\.link deixa color-text-link sobre color-surface-canvas/)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test(
    'is opened at the second try when the connection fails at the first',
    { tag: '@desktop' },
    async ({ page, problems }) => {
      problems.ignore(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
      await page.goto(linkTo({ action: colorOf(0.4, 0.12, 150) }));
      const open = page.getByRole('button', { name: 'Abrir a loja neste tema' });
      await page.context().setOffline(true);
      await open.click();
      await expect(open).toHaveCount(0);
      await page.context().setOffline(false);
      await page.goBack();
      await open.click();
      await expect(page.getByRole('button', { name: 'Sair da prévia' })).toBeVisible();
      await expectAction(page, inDraft);
    },
  );

  test.describe('without script, in forced colours, as wide as 320 px', () => {
    test.use({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
      contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    });

    test('is opened and left by keyboard, and its line covers nothing', { tag: '@desktop' }, async ({ page }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.goto(linkTo({ action: colorOf(0.4, 0.12, 150) }));
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Abrir a loja neste tema' })).toBeFocused();
      await page.keyboard.press('Enter');
      const leave = page.getByRole('button', { name: 'Sair da prévia' });
      await expect(leave).toBeVisible();
      await tabTo(page, leave);
      expect(await overflow()).toBeLessThanOrEqual(0);
      const line = await page.getByRole('complementary', { name: 'Prévia de tema' }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
      await page.keyboard.press('Enter');
      await expect(leave).toHaveCount(0);
    });
  });
});

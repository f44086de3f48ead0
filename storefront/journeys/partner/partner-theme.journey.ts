import type { Page } from '@playwright/test';
import { colorOf, previewPathOf } from '../support/data/theme-preview.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

const actionOf = {
  // The build minifies the colours of shipped themes.
  house: 'oklch(53% .245 267)',
  viaduto: 'oklch(22% .012 300)',
  // A theme that only the service's response contains.
  'porto-seco': 'oklch(0.4202 0.1902 308.04)',
};

const look = (page: Page) => page.locator('html');
const expectAction = (page: Page, color: string) => expect(look(page)).toHaveCSS('--color-action-background', color);

test.describe('before any script has run', { tag: '@without-script' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a partner whose theme comes with its data is shown in it', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('porto-seco');
    await expect(look(page)).toHaveAttribute('data-partner', 'porto-seco');
    await expectAction(page, actionOf['porto-seco']);
    await expect(look(page)).toHaveCSS('--radius-card', '2rem');
    // Slots that it omits have the house's values.
    await expect(look(page)).toHaveCSS('--font-display', /^"?Archivo Variable/);
    await page.emulateMedia({ contrast: 'more' });
    await expect(look(page)).toHaveCSS('--color-text-muted', 'oklch(0.36 0.022 308)');
  });

  test(
    'an invalid theme is replaced by the house theme, and none of its values is used',
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
  'an invalid theme is reported with its partner and the reason, without its content',
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
  'a partner with a shipped theme keeps it when the service’s theme is invalid',
  {
    tag: '@desktop',
  },
  async ({ page, sandbox }) => {
    await sandbox.scenario('hostile-themes');
    await page.goto('viaduto');
    await expectAction(page, actionOf.viaduto);
  },
);

/** Records the theme at the moment the page's partner changes, before the next frame. */
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

/** Navigates as a link of the page does: without a new document. */
const moveTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Number of adopted theme sheets; component rules are adopted sheets, too. */
const countThemeSheets = (page: Page) =>
  page.evaluate(
    () =>
      document.adoptedStyleSheets.filter(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes('[data-partner=')),
      ).length,
  );

test(
  'navigation between stores changes the theme without a new document',
  { tag: ['@desktop', '@firefox'] },
  async ({ page }) => {
    await page.goto('viaduto/faq');
    await whenHydrated(page);
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
  },
);

test(
  'a theme sent with the page is used when the visitor returns to its store',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.goto('porto-seco/faq');
    await whenHydrated(page);
    await expectAction(page, actionOf['porto-seco']);
    await moveTo(page, '/viaduto/faq');
    await expectAction(page, actionOf.viaduto);
    await page.goBack();
    await expectAction(page, actionOf['porto-seco']);
  },
);

test(
  'navigation to a store with an invalid theme shows the house theme and reports it',
  {
    tag: '@desktop',
  },
  async ({ page, problems, sandbox }) => {
    // A development build also logs it.
    problems.expect(/Theme of porto-seco/);
    await page.goto('viaduto/faq');
    await whenHydrated(page);
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

test('an edited theme is used on the next page', { tag: '@desktop' }, async ({ page, sandbox }) => {
  const action = colorOf(0.4, 0.12, 150);
  await sandbox.editContent('partner', 'porto-seco', { partnerTheme: { brand: { action } } });
  await page.goto('porto-seco');
  await expectAction(page, 'oklch(0.4 0.12 150)');
});

test.describe('a theme that is not published', () => {
  const inDraft = 'oklch(0.4 0.12 150)';

  test(
    'is previewed in this browser only, by keyboard, until the preview ends',
    { tag: '@desktop' },
    async ({ browser, page, world }) => {
      await page.goto(`${previewPathOf({ action: colorOf(0.4, 0.12, 150) })}&loja=porto-seco`);
      await expect(page.getByRole('heading', { name: 'Abrir a loja neste tema?' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Abrir a loja neste tema' })).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(look(page)).toHaveAttribute('data-partner', 'porto-seco');
      await expectAction(page, inDraft);
      await whenHydrated(page);
      await moveTo(page, '/viaduto/faq');
      await expect(look(page)).toHaveAttribute('data-partner', 'viaduto');
      await expectAction(page, inDraft);
      await page.goto('ofertasvw');
      await expectAction(page, inDraft);
      const bar = page.getByRole('region', { name: 'Prévia de tema' });
      await expect(bar).toHaveText(
        /^Tema não publicado, só neste navegador, até \d\d:\d\d \(horário de Brasília\)\.\s*Sair da prévia$/,
      );

      const other = await browser.newPage();
      await other.goto(`${world.storeUrl}porto-seco`);
      await expectAction(other, actionOf['porto-seco']);
      await other.close();

      await pressOn(page, bar.getByRole('button', { name: 'Sair da prévia' }));
      // The last visited store, with its published theme.
      await expectAction(page, actionOf.viaduto);
      await expect(bar).toHaveCount(0);
    },
  );

  test('shows an error when it cannot be decoded', { tag: '@desktop' }, async ({ page, problems }) => {
    problems.expect(/422/);
    await page.goto(previewPathOf({ link: colorOf(0.9, 0.1, 100) }));
    await expect(page.getByRole('heading', { name: 'Este tema não pode ser aberto' })).toBeVisible();
    await expect(page.getByText(/^brand\.link deixa color-text-link sobre color-surface-canvas/)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test(
    'opens on the second try when the connection fails on the first',
    { tag: '@desktop' },
    async ({ page, problems }) => {
      problems.ignore(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
      await page.goto(previewPathOf({ action: colorOf(0.4, 0.12, 150) }));
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

  test.describe('without script, in forced colours, at 320 px', { tag: '@without-script' }, () => {
    test.use({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
      contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    });

    test('opens and ends by keyboard, and its bar covers nothing', { tag: '@desktop' }, async ({ page }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.goto(previewPathOf({ action: colorOf(0.4, 0.12, 150) }));
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Abrir a loja neste tema' })).toBeFocused();
      await page.keyboard.press('Enter');
      const leave = page.getByRole('button', { name: 'Sair da prévia' });
      await expect(leave).toBeVisible();
      await tabTo(page, leave);
      expect(await overflow()).toBeLessThanOrEqual(0);
      const line = await page.getByRole('region', { name: 'Prévia de tema' }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
      await page.keyboard.press('Enter');
      await expect(leave).toHaveCount(0);
    });
  });
});

import type { Page } from '@playwright/test';
import { className } from '../../static-styles/class-name.ts';
import { componentSheetOf, mediaFeatures, styledNames } from '../support/servers/build.ts';
import { holdRequests } from '../support/browser/network.ts';
import { isHydrated, OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

const names = styledNames();
const offerSheet = () => componentSheetOf('src/routes/pages/offer/OfferPage.tsx');

/** Number of components on the page, and of those without a rule in the document. */
async function readStyles(page: Page) {
  const { classes, sheets } = await page.evaluate(() => ({
    classes: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    sheets: [...document.styleSheets, ...document.adoptedStyleSheets].map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText).join(' '),
    ),
  }));
  const named = sheets.map((text) => new Set(text.match(new RegExp(`(?<=\\.)${className.source}`, 'g'))));
  const shown = [...new Set(classes)].filter((name) => names.has(name));
  return {
    shown: shown.length,
    unstyled: shown.filter((name) => !named.some((sheet) => sheet.has(name))),
  };
}

/** Expects rules for every component on the page. */
async function expectStyled(page: Page) {
  const { shown, unstyled } = await readStyles(page);
  expect(shown).toBeGreaterThan(20);
  expect(unstyled).toEqual([]);
}

async function followOfferLink(page: Page) {
  const link = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(link)).toBe(true);
  // Without a pointer, which would preload the page.
  await link.dispatchEvent('click');
}

test('every media query names features and values that browsers know', { tag: '@desktop' }, async ({ page }) => {
  const features = mediaFeatures();
  expect(features).toContain('(pointer: coarse)');
  // An unknown feature or value doesn't match, and neither does its negation.
  const unknown = await page.evaluate(
    (known) => known.filter((feature) => !matchMedia(feature).matches && !matchMedia(`not ${feature}`).matches),
    features,
  );
  expect(unknown).toEqual([]);
});

test('a page requests no style sheet of its initial scripts', { tag: '@desktop' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('faq');
  await whenHydrated(page);
  await expectStyled(page);
  const ownSheets = (await page.locator('#signdrive-config').getAttribute('data-sheets'))?.split(' ') ?? [];
  expect(ownSheets.length).toBeGreaterThan(1);
  expect(requested.filter((url) => ownSheets.some((sheet) => url.endsWith(`/${sheet}`)))).toEqual([]);
});

test('a page opened by a link has its components’ styles when it is shown', { tag: '@phone' }, async ({ page }) => {
  // Before the page, which loads the likely next one in idle time.
  const releaseSheet = await holdRequests(page, offerSheet());
  const requested = page.waitForRequest(offerSheet());
  await page.goto('');
  await whenHydrated(page);
  await followOfferLink(page);
  await requested;
  const offer = page.getByRole('heading', { level: 1, name: 'T-Cross' });
  await expect(offer).toBeHidden();
  releaseSheet();
  await expect(offer).toBeVisible();
  await expectStyled(page);
});

test(
  'a component style sheet that fails once is requested again with its page',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED/);
    let requests = 0;
    await page.route(offerSheet(), async (route) => {
      requests += 1;
      if (requests === 1) await route.abort('connectionfailed');
      else await route.continue();
    });
    await page.goto('');
    await whenHydrated(page);
    await followOfferLink(page);
    await new OfferPage(page).expectPrice('R$ 2.179,00');
    expect(requests).toBe(2);
    await expectStyled(page);
  },
);

test(
  'a page whose component style sheet fails to load is not shown without it',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_FAILED/);
    problems.expect(/Loading chunk 2 failed/);
    await page.route(offerSheet(), (route) => route.abort('connectionfailed'));
    await page.goto('');
    await whenHydrated(page);
    await followOfferLink(page);
    await expect(page.getByRole('heading', { name: 'Esta página não terminou de carregar.' })).toBeVisible();
    await expect(page.getByText('Verifique sua rede e recarregue a página.')).toBeVisible();
  },
);

import type { Browser, Locator, Page } from '@playwright/test';
import { isFirefox } from '../support/browser/engine.ts';
import { keepDrawing } from '../support/browser/keep-drawing.ts';
import { holdRequests } from '../support/browser/network.ts';
import { isHydrated, whenHydrated } from '../support/pages/offer-page.ts';
import { PageProblems } from '../support/browser/page-problems.ts';
import { expect, test } from '../support/world.ts';

/*
 * Each control as a visitor's first press: on a hydrated page without any interaction, and on a page whose bundles have
 * not loaded. A tap and a key reach every control through the same listeners (shared/loading/press-replay.ts). On
 * hydrated pages therefore one control of each kind is pressed by both (in the page, in a dialog that loads on demand,
 * to another site), and the others by one of them. Before hydration all are pressed by both.
 */

/** One visitor with a separate page. */
interface Visit {
  page: Page;
  /** Number of times the messaging app was opened. */
  contacts: number;
  /** Number of times the print dialog was opened. */
  prints: number;
}

type Way = 'tap' | 'key';

interface Row {
  control: string;
  find: (page: Page) => Locator;
  /** @default 'Enter' */
  key?: 'Enter' | 'Space';
  /** The only way to press it on a hydrated page. @default by tap and by key */
  way?: Way;
  expectEffect: (visit: Visit) => Promise<unknown>;
  /**
   * Time of the press. `early`: before hydration only, because nothing in it waits for the first interaction.
   * `hydrated`:
   * on the hydrated page only, because before that the control is a link to another page, or another row covers it.
   * @default 'both'
   */
  moment?: 'both' | 'hydrated' | 'early';
  /** The effect of a press before hydration, where it differs: a link that becomes a button. */
  expectEarlyEffect?: Row['expectEffect'];
  /** In a section that hydrates on approach: the visitor scrolls to it first. */
  isBelowFold?: boolean;
}

interface PageOfRows {
  path: string;
  /** @default 'unknown' */
  consent?: 'denied';
  /** In the order of the presses before hydration. */
  rows: readonly Row[];
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const consentBanner = (page: Page) => page.getByRole('region', { name: 'Você escolhe o que medimos' });
const question = (page: Page) => page.locator('details', { hasText: 'Preciso dar entrada?' });
const expectDialog = ({ page }: Visit) => expect(page.getByRole('dialog')).toBeVisible();
const expectText = (text: string) => (visit: Visit) => expect(visit.page.getByText(text).first()).toBeVisible();
const expectConsentAnswered = async ({ page }: Visit) => {
  await expect(consentBanner(page)).toBeHidden();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies, 'names of cookies').toContain('consent');
};
const expectContact = (visit: Visit) => expect.poll(() => visit.contacts).toBe(1);

/** A button that opens something and closes it again. */
const opens = (control: string, find: Row['find'], key: Row['key'] = 'Enter'): Row => ({
  control,
  find,
  key,
  moment: 'early',
  expectEffect: ({ page }) => expect(find(page)).toHaveAttribute('aria-expanded', 'true'),
});

const findMenu = (page: Page) =>
  page.getByRole('banner').locator('a[href$="#rodape"], button[aria-haspopup="dialog"]').first();

/** A link to the footer. A button that opens the menu replaces it after hydration. */
const menu: Row = {
  ...opens('the menu', findMenu),
  expectEarlyEffect: async ({ page }) => {
    await expect(page).toHaveURL(/#rodape$/);
    await expect(findMenu(page)).toHaveAttribute('aria-expanded', 'false');
  },
};

const compare: Row = {
  control: 'Comparar',
  find: (page) => page.locator('a, button', { hasText: /^Comparar Nivus$/ }),
  moment: 'hydrated',
  way: 'tap',
  isBelowFold: true,
  expectEffect: ({ page }) => expect(page.getByRole('region', { name: 'Carros para comparar' })).toBeVisible(),
};

const onPhone: readonly PageOfRows[] = [
  {
    path: '',
    rows: [
      { control: 'Recusar', find: button('Recusar'), expectEffect: expectConsentAnswered },
      {
        control: 'a question',
        find: (page) => question(page).locator('summary'),
        moment: 'early',
        expectEffect: ({ page }) => expect(question(page)).toHaveAttribute('open'),
      },
      compare,
      menu,
    ],
  },
  {
    path: 'faq',
    rows: [
      {
        control: 'Escolher',
        find: button('Escolher'),
        key: 'Space',
        way: 'key',
        expectEffect: expectText('O que você permite'),
      },
      {
        control: 'Cartão',
        find: button('Cartão'),
        moment: 'early',
        expectEffect: expectText('Resultados encontrados para: Cartão'),
      },
      {
        control: 'Entrar',
        find: (page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' }),
        expectEffect: expectDialog,
        moment: 'hydrated',
      },
      { ...menu, way: 'tap', moment: 'hydrated' },
    ],
  },
  {
    path: 'ofertasvw/t-cross',
    rows: [
      { control: 'Aceitar', find: button('Aceitar'), moment: 'early', expectEffect: expectConsentAnswered },
      {
        control: 'Azul anil',
        find: (page) => page.getByRole('radio', { name: 'Azul anil' }),
        key: 'Space',
        moment: 'early',
        expectEffect: ({ page }) => expect(page).toHaveURL(/[?&]cor=(?!VEU)/),
      },
      {
        control: 'Tenho um cupom',
        find: button('Tenho um cupom'),
        moment: 'early',
        expectEffect: ({ page }) => expect(page.getByRole('textbox', { name: /cupom/i })).toBeVisible(),
      },
      {
        control: 'Compartilhar',
        find: button('Compartilhar'),
        moment: 'early',
        expectEffect: expectText('Link copiado'),
      },
      {
        control: 'Usar minha localização',
        find: button('Usar minha localização'),
        way: 'key',
        expectEffect: expectText('Você não autorizou a localização'),
      },
    ],
  },
  {
    path: 'calculadoracomparativa',
    rows: [
      {
        control: 'Imprimir',
        find: button('Imprimir'),
        way: 'tap',
        moment: 'hydrated',
        expectEffect: (visit) => expect.poll(() => visit.prints).toBe(1),
      },
    ],
  },
  {
    path: 'concessionaria?uf=SP',
    rows: [
      {
        control: 'Pedir contato',
        find: button(/^Pedir contato/),
        way: 'key',
        moment: 'hydrated',
        expectEffect: expectDialog,
      },
    ],
  },
  {
    path: 'ofertasvw/t-cross/assinar/entrar',
    rows: [
      {
        control: 'Preciso de ajuda',
        find: (page) => page.getByRole('link', { name: /^Preciso de ajuda/ }),
        expectEffect: expectContact,
      },
      opens('the steps', button(/^Etapa 3 de 8/), 'Space'),
      opens('the summary', button(/^T-Cross/)),
    ],
  },
];

/** Controls of wide windows only, on a touch screen. */
const onTablet: readonly PageOfRows[] = [
  {
    path: 'faq',
    consent: 'denied',
    rows: [
      {
        control: 'Rever escolha de cookies',
        find: button('Rever escolha de cookies'),
        way: 'key',
        expectEffect: ({ page }) => expect(consentBanner(page)).toBeVisible(),
      },
      {
        control: 'Falar pelo WhatsApp',
        find: (page) => page.getByRole('link', { name: 'Falar pelo WhatsApp' }),
        way: 'tap',
        expectEffect: expectContact,
      },
    ],
  },
];

const ways: readonly [way: Way, press: (control: Locator, key: string) => Promise<void>][] = [
  ['tap', (control) => control.tap()],
  ['key', (control, key) => control.press(key)],
];

/** Opens a browser context for each way to press: both at once, but in Firefox, where only one window has the focus. */
async function forEachWay(
  browser: Browser,
  act: (visit: Visit, press: (row: Row) => Promise<void>, way: Way) => Promise<void>,
) {
  const visitBy = ([way, press]: (typeof ways)[number]) =>
    test.step(`by ${way}`, async () => {
      const context = await browser.newContext();
      await keepDrawing(context);
      const problems = new PageProblems(context);
      const visit: Visit = { page: await context.newPage(), contacts: 0, prints: 0 };
      await context.exposeFunction('print', () => {
        visit.prints += 1;
      });
      try {
        await act(visit, ({ find, key = 'Enter' }) => press(find(visit.page), key), way);
      } finally {
        expect.soft(problems.faults(), 'what the page complained about').toEqual([]);
      }
      await context.close();
    });
  if (browser.browserType().name() === 'firefox') for (const way of ways) await visitBy(way);
  else await Promise.all(ways.map(visitBy));
}

/**
 * Answers requests to the messaging app and counts them. A route disables the browser's cache, so only the pages that
 * need it have one.
 */
async function countContacts(visit: Visit) {
  await visit.page.context().route('https://wa.me/**', async (route) => {
    visit.contacts += 1;
    await route.fulfill({ status: 204 });
  });
}

/** Resets the visitor: only the consent choice remains. */
async function startAnew({ page }: Visit, storeUrl: string, consent: PageOfRows['consent']) {
  await page.context().clearCookies();
  if (consent) await page.context().addCookies([{ name: 'consent', value: consent, url: storeUrl }]);
}

/**
 * Rows that are pressed on the same page before hydration. A link to another site is pressed alone in Firefox: it
 * aborts the page's pending requests there, even if the response opens no page.
 */
function splitByPage(page: Page, rows: readonly Row[]): (readonly Row[])[] {
  if (!isFirefox(page.context())) return [rows];
  const leaves = ({ expectEffect }: Row) => expectEffect === expectContact;
  return [rows.filter((row) => !leaves(row)), ...rows.filter(leaves).map((row) => [row])];
}

function testPages(pages: readonly PageOfRows[]) {
  test('each control works as the first one pressed on a hydrated page', async ({ browser, world }) => {
    await forEachWay(browser, async (visit, press, way) => {
      for (const { path, consent, rows } of pages) {
        for (const row of rows.filter((each) => each.moment !== 'early' && (each.way ?? way) === way)) {
          await test.step(`${row.control} on /${path}`, async () => {
            await startAnew(visit, world.storeUrl, consent);
            if (row.expectEffect === expectContact) await countContacts(visit);
            await visit.page.goto(path);
            await whenHydrated(visit.page);
            if (row.isBelowFold) {
              await row.find(visit.page).scrollIntoViewIfNeeded();
              await expect.poll(() => isHydrated(row.find(visit.page))).toBe(true);
            }
            await press(row);
            await row.expectEffect(visit);
            await visit.page.context().unrouteAll();
          });
        }
      }
    });
  });

  for (const { path, consent, rows } of pages) {
    const early = rows.filter(({ moment }) => moment !== 'hydrated');
    if (early.length === 0) continue;
    test(`each control of /${path} handles a press from before hydration`, async ({ browser, world }) => {
      await forEachWay(browser, async (visit, press) => {
        for (const pressed of splitByPage(visit.page, early)) {
          await startAnew(visit, world.storeUrl, consent);
          await countContacts(visit);
          const releaseBundles = await holdRequests(visit.page, '**/assets/*.js');
          await visit.page.goto(path, { waitUntil: 'commit' });
          for (const row of pressed) await press(row);
          releaseBundles();
          for (const round of ['has its effect', 'keeps its effect']) {
            for (const { control, expectEffect, expectEarlyEffect = expectEffect } of pressed) {
              await test.step(`${control} ${round}`, () => expectEarlyEffect(visit));
            }
          }
          await visit.page.unrouteAll();
          await visit.page.context().unrouteAll();
        }
      });
    });
  }
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ permissions: ['clipboard-write'] });
  testPages(onPhone);

  test('a press on a card whose section has not hydrated follows its link', async ({ browser, world }) => {
    await forEachWay(browser, async (visit, press) => {
      const { page } = visit;
      await startAnew(visit, world.storeUrl, 'denied');
      await page.goto('');
      await whenHydrated(page);
      // From here on, chunks of sections below the fold get no response.
      await page.route('**/assets/*.js', () => undefined);
      await press(compare);
      await expect(page).toHaveURL(/\/comparar\?ofertas=nivus$/);
    });
  });
});

test.describe('on a tablet', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true });
  testPages(onTablet);
});

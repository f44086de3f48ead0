import type { Browser, Locator, Page } from '@playwright/test';
import { keepDrawing } from './support/keep-drawing.ts';
import { whenTakenOver } from './support/offer-page.ts';
import { PageProblems } from './support/page-problems.ts';
import { expect, test } from './support/world.ts';

/*
 * Each control as the first thing a visitor presses, by finger, by key and by assistive technology: on a page that has
 * hydrated and was left alone since, and on a page whose bundles have not loaded.
 */

/** One visitor with a page of their own. */
interface Visit {
  page: Page;
  /** How often the messaging app was opened. */
  contacts: number;
  /** How often the page opened the print dialog. */
  prints: number;
}

interface Row {
  control: string;
  find: (page: Page) => Locator;
  /** @default 'Enter' */
  key?: 'Enter' | 'Space';
  expectEffect: (visit: Visit) => Promise<unknown>;
  /**
   * The effect of a press before hydration, where it differs: a link that becomes a button. `none`: the link
   * leaves the page, or only the browser renders the control.
   */
  beforeHydration?: 'none' | Row['expectEffect'];
}

interface PageOfRows {
  path: string;
  /** @default 'unknown' */
  consent?: 'denied';
  /** In the order of the presses. */
  rows: readonly Row[];
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const consentBanner = (page: Page) => page.getByRole('region', { name: 'Você escolhe o que medimos' });
const question = (page: Page) => page.locator('details', { hasText: 'Preciso dar entrada?' });
const expectDialog = ({ page }: Visit) => expect(page.getByRole('dialog')).toBeVisible();
const expectText = (text: string) => (visit: Visit) => expect(visit.page.getByText(text).first()).toBeVisible();
const expectConsentAnswered = ({ page }: Visit) => expect(consentBanner(page)).toBeHidden();
const expectContact = (visit: Visit) => expect.poll(() => visit.contacts).toBe(1);

/** A button that opens something and closes it again. */
const opens = (control: string, find: Row['find'], key: Row['key'] = 'Enter'): Row => ({
  control,
  find,
  key,
  expectEffect: ({ page }) => expect(find(page)).toHaveAttribute('aria-expanded', 'true'),
});

/** A link of the header to a section, which opens a menu once it has hydrated. */
const opensMenu = (hash: string): Row => {
  const find = (page: Page) => page.getByRole('banner').locator(`a[href$="${hash}"]`).first();
  return {
    ...opens(`the menu ${hash}`, find),
    beforeHydration: async ({ page }) => {
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
      await expect(find(page)).toHaveAttribute('aria-expanded', 'false');
    },
  };
};

const onPhone: readonly PageOfRows[] = [
  {
    path: '',
    rows: [
      { control: 'Recusar', find: button('Recusar'), expectEffect: expectConsentAnswered },
      {
        control: 'a question',
        find: (page) => question(page).locator('summary'),
        expectEffect: ({ page }) => expect(question(page)).toHaveAttribute('open'),
      },
      {
        control: 'Comparar',
        find: (page) => page.locator('a', { hasText: /^Comparar Nivus$/ }),
        expectEffect: ({ page }) => expect(page.getByRole('region', { name: 'Carros para comparar' })).toBeVisible(),
        beforeHydration: 'none',
      },
      opensMenu('#rodape'),
    ],
  },
  {
    path: 'faq',
    rows: [
      { control: 'Escolher', find: button('Escolher'), key: 'Space', expectEffect: expectText('O que você permite') },
      { control: 'Cartão', find: button('Cartão'), expectEffect: expectText('Resultados encontrados para: Cartão') },
      {
        control: 'Entrar',
        find: (page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' }),
        expectEffect: expectDialog,
        beforeHydration: 'none',
      },
    ],
  },
  {
    path: 'ofertasvw/t-cross',
    rows: [
      { control: 'Aceitar', find: button('Aceitar'), expectEffect: expectConsentAnswered },
      {
        control: 'Azul anil',
        find: (page) => page.getByRole('radio', { name: 'Azul anil' }),
        key: 'Space',
        expectEffect: ({ page }) => expect(page).toHaveURL(/[?&]cor=(?!VEU)/),
      },
      {
        control: 'Tenho um cupom',
        find: button('Tenho um cupom'),
        expectEffect: ({ page }) => expect(page.getByRole('textbox', { name: /cupom/i })).toBeVisible(),
      },
      { control: 'Compartilhar', find: button('Compartilhar'), expectEffect: expectText('Link copiado') },
      {
        control: 'Usar minha localização',
        find: button('Usar minha localização'),
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
        expectEffect: (visit) => expect.poll(() => visit.prints).toBe(1),
      },
    ],
  },
  {
    path: 'concessionaria?uf=SP',
    rows: [{ control: 'Pedir contato', find: button(/^Pedir contato/), expectEffect: expectDialog }],
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
      {
        control: 'Entrar',
        find: (page) => page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }),
        expectEffect: expectDialog,
        beforeHydration: 'none',
      },
    ],
  },
];

/** Controls that only a wide window has, on a screen that is touched. */
const onTablet: readonly PageOfRows[] = [
  {
    path: '',
    consent: 'denied',
    rows: [
      {
        control: 'Rever escolha de cookies',
        find: button('Rever escolha de cookies'),
        expectEffect: ({ page }) => expect(consentBanner(page)).toBeVisible(),
      },
      {
        control: 'Falar pelo WhatsApp',
        find: (page) => page.getByRole('link', { name: 'Falar pelo WhatsApp' }),
        expectEffect: expectContact,
      },
      {
        control: 'Próximas ofertas',
        find: button('Próximas ofertas'),
        expectEffect: expectText('Mostrando ofertas 5 a 12'),
      },
      opensMenu('#ofertas'),
    ],
  },
];

const ways = {
  'a tap': (control: Locator) => control.tap(),
  'a key': (control: Locator, key: string) => control.press(key),
  // No pointer and no key: the press of a screen reader.
  'a click alone': (control: Locator) => control.dispatchEvent('click'),
} as const;

type Press = (typeof ways)[keyof typeof ways];

/** A visitor with a browser context of their own. */
async function openVisit(browser: Browser, storeUrl: string, { consent }: PageOfRows) {
  const context = await browser.newContext({ baseURL: storeUrl });
  await keepDrawing(context);
  if (consent) await context.addCookies([{ name: 'consent', value: consent, url: storeUrl }]);
  const problems = new PageProblems(context);
  const visit: Visit = { page: await context.newPage(), contacts: 0, prints: 0 };
  await context.route('https://wa.me/**', async (route) => {
    visit.contacts += 1;
    await route.fulfill({ status: 204 });
  });
  await context.exposeFunction('print', () => {
    visit.prints += 1;
  });
  const close = async () => {
    expect(problems.faults(), 'what the page complained about').toEqual([]);
    await context.close();
  };
  return { visit, close };
}

/** Each press has its effect before the next one. */
async function pressHydrated(visit: Visit, { path, rows }: PageOfRows, press: Press) {
  await visit.page.goto(path);
  await whenTakenOver(visit.page);
  for (const { control, find, key = 'Enter', expectEffect } of rows) {
    await test.step(control, async () => {
      await press(find(visit.page), key);
      await expectEffect(visit);
    });
  }
}

/** All presses come before the bundles. Their effects come after hydration, and stay. */
async function pressEarly(visit: Visit, { path, rows }: PageOfRows, press: Press) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await visit.page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await visit.page.goto(path, { waitUntil: 'commit' });
  const early = rows.filter(({ beforeHydration }) => beforeHydration !== 'none');
  for (const { find, key = 'Enter' } of early) await press(find(visit.page), key);
  release();
  for (const round of ['has its effect', 'keeps its effect']) {
    for (const { control, expectEffect, beforeHydration } of early) {
      const expectEarlyEffect = typeof beforeHydration === 'function' ? beforeHydration : expectEffect;
      await test.step(`${control} ${round}`, () => expectEarlyEffect(visit));
    }
  }
}

const moments = { 'on the hydrated page': pressHydrated, 'before the page hydrates': pressEarly };

function testPages(pages: readonly PageOfRows[]) {
  for (const page of pages) {
    for (const [moment, pressAll] of Object.entries(moments)) {
      test(`the first press on /${page.path} has its effect once ${moment}`, async ({ browser, world }) => {
        const pressBy = async ([way, press]: [string, Press]) =>
          test.step(`by ${way}`, async () => {
            const { visit, close } = await openVisit(browser, world.storeUrl, page);
            await pressAll(visit, page, press);
            await close();
          });
        await Promise.all(Object.entries(ways).map(pressBy));
      });
    }
  }
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ permissions: ['clipboard-write'] });
  testPages(onPhone);
});

test.describe('on a tablet', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true });
  testPages(onTablet);
});

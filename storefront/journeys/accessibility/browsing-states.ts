import { expect, type Page } from '@playwright/test';
import { scriptOf } from '../support/build.ts';
import { pressOn } from '../support/keyboard.ts';
import { OfferPage } from '../support/offer-page.ts';
import { storedRecords } from '../support/stored-data.ts';
import { narrow } from './combinations.ts';
import { reach, smallPage, type PageState, type Visit } from './page-state.ts';

const openPage =
  (path: string) =>
  ({ page }: Visit) =>
    reach(page, path);

async function openOffer(page: Page, path?: string): Promise<OfferPage> {
  const offer = new OfferPage(page);
  await offer.open(path);
  return offer;
}

const simple = (name: string, route: NonNullable<PageState['route']>, path = route.slice(1)): PageState => ({
  name,
  route,
  open: openPage(path),
});

const home: readonly PageState[] = [
  { name: 'home', route: '/', open: openPage('') },
  {
    name: 'home with cars chosen for the comparison',
    route: '/',
    open: async ({ page }) => {
      await reach(page, '');
      await page.getByRole('heading', { level: 2, name: 'Ofertas', exact: true }).scrollIntoViewIfNeeded();
      for (const name of ['T-Cross', 'Nivus']) {
        await pressOn(page, page.getByRole('button', { name: `Comparar ${name}`, exact: true }));
      }
      return page.getByRole('region', { name: 'Carros para comparar' });
    },
  },
  {
    name: 'home without a car',
    route: '/',
    scenario: 'empty-catalogue',
    open: async ({ page }) => {
      await reach(page, '');
      return page.getByRole('heading', { name: 'Nenhuma oferta no momento' });
    },
  },
];

/** Parts of every page, over the smallest one: the engines take their time for each element. */
const everywhere: readonly PageState[] = [
  {
    name: 'the consent question',
    isFirstVisit: true,
    open: async ({ page }) => {
      await reach(page, smallPage);
      return page.getByRole('region', { name: 'Você escolhe o que medimos' });
    },
  },
  {
    name: 'the choices of the consent question',
    isFirstVisit: true,
    open: async ({ page }) => {
      await reach(page, smallPage);
      const question = page.getByRole('region', { name: 'Você escolhe o que medimos' });
      await pressOn(page, question.getByRole('button', { name: 'Escolher' }));
      return question.getByRole('checkbox', { name: /Medição/ });
    },
  },
  {
    name: 'the menu of a wide window',
    windows: ['1440 px'],
    open: async ({ page }) => {
      await reach(page, smallPage);
      await pressOn(page, page.getByRole('banner').getByRole('button', { name: 'Ofertas' }));
      const menu = page.getByRole('group', { name: 'Ofertas' });
      await expect(menu.getByRole('list', { name: 'Carros' }).getByRole('link')).toHaveCount(12);
      return menu;
    },
  },
  {
    name: 'the menu of a narrow window',
    windows: [...narrow, '200 % zoom'],
    open: async ({ page }) => {
      await reach(page, smallPage);
      await pressOn(page, page.getByRole('button', { name: 'Abrir menu' }));
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('list', { name: 'Carros' }).getByRole('link')).toHaveCount(12);
      return menu;
    },
  },
];

const offer: readonly PageState[] = [
  simple('an offer', '/ofertasvw/$page', 'ofertasvw/t-cross'),
  simple('an offer of an electric car', '/ofertasvw/$page', 'ofertasvw/id-4'),
  simple('an unavailable offer', '/ofertasvw/$page', 'ofertasvw/tiguan-allspace'),
  {
    name: 'an offer with little data',
    route: '/ofertasvw/$page',
    scenario: 'no-extensions',
    open: async (visit) => {
      await openOffer(visit.page);
      return visit.page.getByRole('heading', { name: 'Quanto custa de verdade' });
    },
  },
  {
    name: 'an offer with another plan, another colour and a coupon',
    route: '/ofertasvw/$page',
    open: async ({ page }) => {
      const shown = await openOffer(page);
      await shown.choose('Prazo', '36 meses');
      await shown.choose('Cor', 'Azul anil');
      await shown.enterCoupon('EXEMPLO10');
      await shown.expectPrice('R$ 1.854,90');
      return page.getByText('Cupom EXEMPLO10', { exact: true });
    },
  },
  {
    name: 'an offer with a rejected coupon',
    route: '/ofertasvw/$page',
    open: async ({ page }) => {
      const shown = await openOffer(page);
      await shown.enterCoupon('VENCIDO');
      const field = page.getByRole('textbox', { name: 'Cupom de desconto' });
      await expect(field).toHaveAccessibleDescription(/Este cupom já venceu\./);
      return field;
    },
  },
  {
    name: 'an offer whose price could not be confirmed',
    route: '/ofertasvw/$page',
    open: async ({ page, sandbox }) => {
      const shown = await openOffer(page);
      await sandbox.fault({ service: 'vehicle', method: 'POST', path: '/vehicles/*', status: 503, times: 1000 });
      await shown.choose('Prazo', '36 meses');
      await expect(page.getByRole('region', { name: /^Avisos/ }).getByRole('alert')).toBeVisible();
      return page.getByText(/^Este preço vem da tabela/);
    },
  },
  {
    name: 'a shared offer',
    route: '/ofertasvw/$page',
    open: async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await openOffer(page);
      await page.getByRole('button', { name: 'Compartilhar' }).press('Enter');
      return page.getByText('Link copiado, com o plano que você montou.');
    },
  },
  {
    name: 'an offer with its price at the bottom of the window',
    route: '/ofertasvw/$page',
    windows: narrow,
    open: async ({ page }) => {
      await openOffer(page);
      await page.getByRole('heading', { name: 'Quanto custa de verdade' }).scrollIntoViewIfNeeded();
      return page.getByRole('region', { name: 'Preço do plano' });
    },
  },
  {
    name: 'an offer with every section open',
    route: '/ofertasvw/$page',
    open: async ({ page }) => {
      await openOffer(page);
      const folded = page.locator('main details:not([open]) > summary:visible');
      while ((await folded.count()) > 0) await folded.first().press('Enter');
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    name: 'the notice of availability',
    route: '/ofertasvw/$page',
    scenario: 'all-unavailable',
    open: async ({ page }) => {
      await reach(page, 'ofertasvw/polo');
      await page.getByRole('main').getByRole('button', { name: 'Avise quando voltar' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Nome completo')).toBeVisible();
      await dialog.getByRole('button', { name: 'Quero receber o aviso' }).press('Enter');
      return dialog.getByRole('group', { name: /^Há \d+ campos/ });
    },
  },
];

const comparison: readonly PageState[] = [
  simple('an empty comparison', '/comparar'),
  simple('a comparison of two cars', '/comparar', 'comparar?ofertas=t-cross,polo'),
  simple('a comparison of three cars', '/comparar', 'comparar?ofertas=t-cross,tera,nivus'),
  simple('the differences of three cars', '/comparar', 'comparar?ofertas=t-cross,tera,nivus&prazo=36&diferencas=1'),
];

const calculator =
  (path: string) =>
  async ({ page }: Visit) => {
    await reach(page, path);
    await page.getByRole('heading', { name: 'Custo mês a mês' }).scrollIntoViewIfNeeded();
    const chart = page.getByRole('img', { name: 'Custo mês a mês' });
    await expect(chart).toBeVisible();
    return chart;
  };

const help: readonly PageState[] = [
  { name: 'the calculator', route: '/calculadoracomparativa', open: calculator('calculadoracomparativa') },
  { name: 'the embedded calculator', route: '/calculadora', open: calculator('calculadora') },
  {
    name: 'frequent questions with every answer',
    route: '/faq',
    open: async ({ page }) => {
      await reach(page, 'faq');
      const folded = page.locator('main details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().press('Enter');
      return page.getByText('Ao pedir, o cartão é apenas cadastrado.');
    },
  },
  {
    name: 'frequent questions that contain words',
    route: '/faq',
    open: async ({ page }) => {
      await reach(page, 'faq?busca=cartao+cobrado');
      return page.getByText('Ao pedir, o cartão é apenas cadastrado.');
    },
  },
  {
    name: 'frequent questions without a result',
    route: '/faq',
    open: async ({ page }) => {
      await reach(page, 'faq?busca=submarino');
      return page.getByText('Nenhum resultado encontrado para: submarino').first();
    },
  },
  simple('customer service', '/clientes'),
  simple('accessibility', '/acessibilidade'),
  simple('legal conditions', '/condicoes-legais'),
  simple('the cookie policy', '/politica-de-cookies'),
  simple('the privacy notice', '/politica-de-privacidade'),
  simple('rights of data subjects', '/portal-do-titular'),
  simple('terms of use', '/termos-de-uso'),
  simple('dealers by state', '/concessionaria'),
  simple('dealers of a state', '/concessionaria', 'concessionaria?uf=SP'),
  {
    name: 'a dealer’s contact form with errors',
    route: '/concessionaria',
    open: async ({ page }) => {
      await reach(page, 'concessionaria?uf=SP');
      await pressOn(page, page.getByRole('button', { name: /^Pedir contato: / }).first());
      const dialog = page.getByRole('dialog', { name: 'Pedir contato' });
      await expect(dialog.getByLabel('Nome completo')).toBeVisible();
      await pressOn(page, dialog.getByRole('button', { name: 'Pedir contato' }));
      return dialog.getByRole('group', { name: /^Há 4 campos/ });
    },
  },
];

const failures: readonly PageState[] = [
  { name: 'a page that does not exist', open: openPage('faq/isto/nao/existe') },
  {
    name: 'a page whose service fails',
    open: async ({ page, sandbox }) => {
      await sandbox.fault({ service: 'content', path: '/faq*', status: 503, times: 1000 });
      await reach(page, 'faq');
      return page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
    },
  },
  {
    name: 'a page whose script does not start',
    open: async ({ page }) => {
      await page.route(scriptOf('src/app/entry-client.tsx'), (route) => route.abort());
      await page.goto('ofertasvw/t-cross');
      return page.getByRole('button', { name: 'Atualizar preço' });
    },
  },
  {
    name: 'a page without a connection',
    hasServiceWorker: true,
    open: async ({ page, context }) => {
      await reach(page, 'ofertasvw/polo');
      // The first interaction loads the code that stores the offer.
      await page.keyboard.press('Tab');
      await expect.poll(() => storedRecords(page)).toContain('/mês em');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) {
          await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
        }
      });
      await context.setOffline(true);
      await page.goto('faq');
      return page.getByRole('heading', { level: 1, name: 'Você está sem conexão' });
    },
  },
];

/** States that need no session. */
export const browsingStates: readonly PageState[] = [
  ...home,
  ...everywhere,
  ...offer,
  ...comparison,
  ...help,
  ...failures,
];

import { expect } from '@playwright/test';
import { scriptOf } from '../support/servers/build.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { viewOfferForOffline } from '../support/browser/stored-data.ts';
import { narrow } from './combinations.ts';
import { comparisonVisits, offerVisits } from './offer-states.ts';
import { openPage, reach, simple, smallPage, type StatesOfVisit, type Visit } from './page-state.ts';

const home: readonly StatesOfVisit[] = [
  [
    { name: 'home', route: '/', open: openPage('') },
    {
      name: 'home with cars chosen for the comparison',
      route: '/',
      open: async ({ page }) => {
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
  ],
];

/** Parts of every page, over the smallest one: the engines take their time for each element. */
const everywhere: readonly StatesOfVisit[] = [
  [
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
      open: async ({ page }) => {
        const question = page.getByRole('region', { name: 'Você escolhe o que medimos' });
        await pressOn(page, question.getByRole('button', { name: 'Escolher' }));
        return question.getByRole('checkbox', { name: /Medição/ });
      },
    },
  ],
  [
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
        await pressOn(page, page.getByRole('button', { name: 'Abrir menu' }));
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu.getByRole('list', { name: 'Carros' }).getByRole('link')).toHaveCount(12);
        return menu;
      },
    },
  ],
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

const help: readonly StatesOfVisit[] = [
  [
    { name: 'the calculator', route: '/calculadoracomparativa', open: calculator('calculadoracomparativa') },
    { name: 'the embedded calculator', route: '/calculadora', open: calculator('calculadora') },
  ],
  [
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
  ],
  [
    simple('customer service', '/clientes'),
    simple('accessibility', '/acessibilidade'),
    simple('legal conditions', '/condicoes-legais'),
    simple('the cookie policy', '/politica-de-cookies'),
    simple('the privacy notice', '/politica-de-privacidade'),
    simple('rights of data subjects', '/portal-do-titular'),
    simple('terms of use', '/termos-de-uso'),
  ],
  [
    simple('dealers by state', '/concessionaria'),
    simple('dealers of a state', '/concessionaria', 'concessionaria?uf=SP'),
    {
      name: 'a dealer’s contact form with errors',
      route: '/concessionaria',
      open: async ({ page }) => {
        await pressOn(page, page.getByRole('button', { name: /^Pedir contato: / }).first());
        const dialog = page.getByRole('dialog', { name: 'Pedir contato' });
        await expect(dialog.getByLabel('Nome completo')).toBeVisible();
        await pressOn(page, dialog.getByRole('button', { name: 'Pedir contato' }));
        return dialog.getByRole('group', { name: /^Há 4 campos/ });
      },
    },
  ],
];

const failures: readonly StatesOfVisit[] = [
  [
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
  ],
  [
    {
      name: 'a page without a connection',
      hasServiceWorker: true,
      open: async ({ page, context }) => {
        await viewOfferForOffline(page);
        await context.setOffline(true);
        await page.goto('faq');
        return page.getByRole('heading', { level: 1, name: 'Você está sem conexão' });
      },
    },
  ],
];

/** States that need no session. */
export const browsingVisits: readonly StatesOfVisit[] = [
  ...home,
  ...everywhere,
  ...offerVisits,
  ...comparisonVisits,
  ...help,
  ...failures,
];

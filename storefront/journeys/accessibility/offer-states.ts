import { expect, type Page } from '@playwright/test';
import { OfferPage } from '../support/pages/offer-page.ts';
import { narrow } from './combinations.ts';
import { reach, simple, type StatesOfVisit } from './page-state.ts';

const couponField = (page: Page) => page.getByRole('textbox', { name: 'Cupom de desconto' });

/** The pages of an offer. */
export const offerVisits: readonly StatesOfVisit[] = [
  [
    simple('an offer', '/ofertasvw/$page', 'ofertasvw/t-cross'),
    {
      name: 'a shared offer',
      route: '/ofertasvw/$page',
      open: async ({ page, context }) => {
        await context.grantPermissions(['clipboard-write']);
        await page.getByRole('button', { name: 'Compartilhar' }).press('Enter');
        return page.getByText('Link copiado, com o plano que você montou.');
      },
    },
    {
      name: 'an offer whose price could not be confirmed',
      route: '/ofertasvw/$page',
      open: async ({ page, sandbox }) => {
        await sandbox.fault({ service: 'vehicle', method: 'POST', path: '/vehicles/*', status: 503, times: 1000 });
        await new OfferPage(page).choose('Prazo', '36 meses');
        await expect(page.getByRole('region', { name: /^Avisos/ }).getByRole('alert')).toBeVisible();
        return page.getByText(/^Este preço vem da tabela/);
      },
    },
  ],
  [
    {
      name: 'an offer with its price at the bottom of the window',
      route: '/ofertasvw/$page',
      windows: narrow,
      open: async ({ page }) => {
        await new OfferPage(page).open();
        await page.getByRole('heading', { name: 'Quanto custa de verdade' }).scrollIntoViewIfNeeded();
        return page.getByRole('region', { name: 'Preço do plano' });
      },
    },
    {
      name: 'an offer with a rejected coupon',
      route: '/ofertasvw/$page',
      open: async ({ page }) => {
        await new OfferPage(page).enterCoupon('VENCIDO');
        await expect(couponField(page)).toHaveAccessibleDescription(/Este cupom já venceu\./);
        return couponField(page);
      },
    },
    {
      name: 'an offer with another plan, another colour and a coupon',
      route: '/ofertasvw/$page',
      open: async ({ page }) => {
        const shown = new OfferPage(page);
        await shown.choose('Prazo', '36 meses');
        await shown.choose('Cor', 'Azul anil');
        await couponField(page).fill('EXEMPLO10');
        await page.keyboard.press('Enter');
        await shown.expectPrice('R$ 1.854,90');
        return page.getByText('Cupom EXEMPLO10', { exact: true });
      },
    },
    {
      name: 'an offer with every section open',
      route: '/ofertasvw/$page',
      open: async ({ page }) => {
        const folded = page.locator('main details:not([open]) > summary:visible');
        while ((await folded.count()) > 0) await folded.first().press('Enter');
        return page.getByRole('heading', { level: 1 });
      },
    },
  ],
  [
    simple('an offer of an electric car', '/ofertasvw/$page', 'ofertasvw/id-4'),
    simple('an unavailable offer', '/ofertasvw/$page', 'ofertasvw/tiguan-allspace'),
    {
      name: 'an offer with little data',
      route: '/ofertasvw/$page',
      scenario: 'no-extensions',
      open: async ({ page }) => {
        await new OfferPage(page).open();
        return page.getByRole('heading', { name: 'Quanto custa de verdade' });
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
  ],
];

/** The comparison of offers. */
export const comparisonVisits: readonly StatesOfVisit[] = [
  [
    simple('an empty comparison', '/comparar'),
    simple('a comparison of two cars', '/comparar', 'comparar?ofertas=t-cross,polo'),
    simple('a comparison of three cars', '/comparar', 'comparar?ofertas=t-cross,tera,nivus'),
    simple('the differences of three cars', '/comparar', 'comparar?ofertas=t-cross,tera,nivus&prazo=36&diferencas=1'),
  ],
];

import { pressOn, stopsOf, tabTo } from '../support/browser/keyboard.ts';
import { comeToOffers, isHydrated, OfferPage, whenHydrated, type Plan } from '../support/pages/offer-page.ts';
import { PageProblems } from '../support/browser/page-problems.ts';
import { expect, test } from '../support/world.ts';

/** 2144 × (0,945 + 0,042) in whole reais, and 35 for the colour: the sandbox's formula. */
const plan: Plan = { prazo: '36', km: '1500', cor: 'AZA' };

test(
  'a car is found, its plan changed and shared, by keyboard alone',
  { tag: ['@desktop', '@firefox'] },
  async ({ page, browser }) => {
    await page.goto('');
    await expect(page).toHaveTitle('Sign & Drive | Carro por assinatura');
    await test.step('the skip link is the first tab stop, and moves focus past the header', async () => {
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Pular para o conteúdo' });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Ver ofertas' })).toBeFocused();
    });

    const offer = new OfferPage(page);
    await test.step('the offer opens with focus on its heading', async () => {
      const car = page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
      await whenHydrated(page);
      await comeToOffers(page);
      await tabTo(page, car);
      // The section's script loads on focus; before that the link is handled natively.
      await expect.poll(() => isHydrated(car)).toBe(true);
      await pressOn(page, car);
      await expect(page).toHaveTitle('Sign & Drive | T-Cross por assinatura');
      await expect(page.getByRole('heading', { level: 1, name: 'T-Cross' })).toBeFocused();
      await expect(page).toHaveURL(/\/ofertasvw\/t-cross$/);
      await offer.expectPrice('R$ 2.179,00');
    });

    await test.step('colour, term and kilometres are changed with the arrow keys', async () => {
      await tabTo(page, offer.choice('Cor', 'Vermelho urucum'));
      await page.keyboard.press('ArrowLeft');
      await expect(offer.choice('Cor', 'Azul anil')).toBeChecked();
      await expect(page.getByRole('img', { name: 'T-Cross, cor Azul anil' })).toBeVisible();

      await tabTo(page, offer.choice('Prazo', '24 meses'));
      await page.keyboard.press('ArrowRight');
      await expect(offer.choice('Prazo', '36 meses')).toBeFocused();
      await offer.expectPrice('R$ 2.061,00');

      await tabTo(page, offer.choice('Quilômetros por mês', '1.000 km'));
      await page.keyboard.press('ArrowDown');
      await expect(offer.choice('Quilômetros por mês', '1.500 km')).toBeChecked();
      await offer.expectPrice('R$ 2.151,00');
      await offer.expectUrl(plan);
      expect(await offer.simulatedPrice('TCCOM1', plan)).toBe('R$ 2.151,00');
    });

    await test.step('accessories and another version are selected by keyboard', async () => {
      await tabTo(page, offer.choice('Acessórios', 'Sem acessórios'));
      await page.keyboard.press('ArrowRight');
      await offer.expectPrice('R$ 2.230,90');
      await page.keyboard.press('ArrowLeft');
      await offer.expectPrice('R$ 2.151,00');

      await tabTo(page, offer.choice('Versão', 'Comfortline 200 TSI'), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      const highline = offer.choice('Versão', 'Highline 250 TSI');
      await expect(page.getByText('Highline 250 TSI · 2026', { exact: true })).toBeVisible();
      await expect(highline).toBeFocused();
      // 2498 × (0,945 + 0,042) in whole reais, and 35 for the colour.
      await offer.expectPrice('R$ 2.501,00');
      await expect.poll(() => new URL(page.url()).searchParams.get('versao')).toBe('TCHIG1');
      await page.keyboard.press('ArrowLeft');
      await offer.expectPrice('R$ 2.151,00');
      await expect.poll(() => new URL(page.url()).searchParams.get('versao')).toBe('TCCOM1');
      await tabTo(page, offer.choice('Quilômetros por mês', '1.500 km'));
    });

    await test.step('unavailable options are no tab stops, and show their reason', async () => {
      const closed = offer.choice('Quilômetros por mês', '2.500 km');
      await expect(closed).toBeDisabled();
      await expect(closed).toHaveAccessibleDescription('indisponível nesta cor');
    });

    await offer.expectUrl(plan);
    const url = page.url();
    await test.step('the plan survives a reload, and leaving the page and returning', async () => {
      await page.reload();
      await offer.whenHydrated();
      await offer.expectPrice('R$ 2.151,00');
      await expect(offer.choice('Prazo', '36 meses')).toBeChecked();

      await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Sign & Drive, página inicial' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Um carro zero. Uma conta só.' })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(url);
      await offer.expectPrice('R$ 2.151,00');
      await expect(offer.choice('Cor', 'Azul anil')).toBeChecked();
    });

    await test.step('the URL shows the same plan to another visitor', async () => {
      const context = await browser.newContext();
      const problems = new PageProblems(context);
      const shared = await context.newPage();
      const same = new OfferPage(shared);
      await same.open(url);
      await same.expectPrice('R$ 2.151,00');
      await expect(same.choice('Quilômetros por mês', '1.500 km')).toBeChecked();
      expect(problems.faults()).toEqual([]);
      await context.close();
    });
  },
);

test('focus moves through the offer in reading order and is never hidden', async ({ page, isMobile }) => {
  // The menu is a link until the page has hydrated.
  await new OfferPage(page).open();
  const stops = await stopsOf(page);
  const header = isMobile
    ? ['Sign & Drive, página inicial', 'Entrar', 'Abrir menu']
    : ['Sign & Drive, página inicial', 'Ofertas', 'Comparar custos', 'Central de Ajuda (abre em nova aba)', 'Entrar'];
  const stopsOfPlan = [
    ...(isMobile ? [] : ['Ofertas']),
    'Vermelho urucum',
    ...(isMobile ? [] : ['Assinar o T-Cross']),
    'Comfortline 200 TSI',
    '24 meses',
    '1.000 km',
    'Sem acessórios',
    'Usar minha localização',
    'Assinar este T-Cross',
    'Assinar pelo WhatsApp',
    'Compartilhar',
    'Tenho um cupom',
    // Collapsed under its title on a phone.
    ...(isMobile
      ? ['Quanto custa de verdade']
      : ['Reajuste por ano, em % (IPCA)', 'Refazer a conta', 'Todas as ofertas']),
  ];
  expect(stops.slice(0, 1 + header.length + stopsOfPlan.length)).toEqual([
    'Pular para o conteúdo',
    ...header,
    ...stopsOfPlan,
  ]);
  expect(stops.at(-1)).toBe('Voltar ao topo');
});

import { comeToOffers, isTakenOver, OfferPage, whenTakenOver } from '../support/offer-page.ts';
import { Speech } from '../support/speech.ts';
import { expect, test } from '../support/world.ts';

test('a car is found and its plan changed with a screen reader alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('');
  await comeToOffers(page);
  const speech = await Speech.start(page);

  await test.step('home announces the page, then each car with its price', async () => {
    await speech.readTo(/^link, T-Cross$/);
    await speech.expectInOrder([
      'document',
      'link, Pular para o conteúdo',
      'banner',
      'link, Sign & Drive, página inicial',
      'link, Entrar',
      'main',
      'heading, Um carro zero. Uma conta só., level 1',
      'T-Cross Comfortline 200 TSI, neste plano',
      'R$ 2.179,00 por mês',
      'heading, Do clique à chave, level 2',
      'carrossel, Ofertas',
      'heading, Ofertas, level 2',
      'navigation, Filtrar por categoria',
      'link, Todos 12 carros, current item',
      'listitem, level 1, position 1, set size 12',
      'slide, 1 de 12',
      'heading, T-Cross, level 3',
      'link, T-Cross',
    ]);
  });

  await test.step('the offer announces its name when it has loaded, then its price', async () => {
    await speech.forget();
    // A real screen reader scrolls the window along, which loads the section's script.
    const offers = page.getByRole('region', { name: 'Ofertas' });
    await offers.scrollIntoViewIfNeeded();
    await whenTakenOver(page);
    await expect.poll(() => isTakenOver(offers.getByRole('link', { name: 'T-Cross', exact: true }))).toBe(true);
    await speech.act();
    await speech.expectInOrder(['heading, T-Cross, level 1']);
    await expect(page).toHaveTitle('Sign & Drive | T-Cross por assinatura');
    await speech.readTo(/^radio, Vermelho urucum, checked/);
    await speech.expectInOrder([
      'heading, T-Cross, level 1',
      'Comfortline 200 TSI · 2026',
      'Mensalidade com tudo incluído',
      'R$ 2.179,00 por mês',
      'image, T-Cross, cor Vermelho urucum',
      'radiogroup, Cor',
      'radio, Branco gesso, − R$ 35,00, not checked, position 1, set size 6',
      'radio, Vermelho urucum, checked, position 5, set size 6',
    ]);
  });

  await test.step('another colour is announced with its price', async () => {
    await speech.forget();
    await speech.press('ArrowLeft');
    await speech.expectInOrder([
      /^radio, Azul anil/,
      'polite: Mensalidade de R$ 2.179,00. Total em 24 meses, com IPCA de 4,5% ao ano: R$ 53.472,72.',
    ]);
  });

  await test.step('every term announces its difference before it is selected, and the new price once afterwards', async () => {
    await speech.forget();
    await speech.readTo(/^radio, 24 meses/);
    await speech.expectInOrder([
      'definition',
      'R$ 53.472,72',
      'heading, A sua assinatura, level 2',
      'radiogroup, Versão, 24 meses, R$ 2.179,00/mês',
      'radio, Comfortline 200 TSI, checked, position 2, set size 3',
      'radiogroup, Prazo, R$ 2.179,00/mês',
      'heading, Prazo, level 3',
      'radio, 12 meses, + R$ 407,00/mês, not checked, position 1, set size 5',
      'radio, 24 meses, checked, position 3, set size 5',
    ]);
    await speech.forget();
    await speech.press('ArrowRight');
    await speech.expectInOrder([
      /^radio, 36 meses, (?!R\$)/,
      'polite: Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.',
    ]);
  });

  await test.step('unavailable kilometres announce their reason, the others their price', async () => {
    await speech.forget();
    await speech.readTo(/^radio, 2\.500 km/);
    await speech.expectInOrder([
      /^radiogroup, Quilômetros por mês, .*Indisponível: 2\.500 km, indisponível nesta cor; 3\.000 km, indisponível nesta cor\.$/,
      'radio, 1.000 km, checked, position 2, set size 6',
      'radio, 1.500 km, + R$ 90,00/mês, not checked, position 3, set size 6',
      'radio, 2.500 km, indisponível nesta cor, not checked, disabled, position 5, set size 6',
    ]);
    await new OfferPage(page).choice('Quilômetros por mês', '1.000 km').focus();
    await speech.forget();
    await speech.press('ArrowDown');
    await speech.expectInOrder([
      /^radio, 1\.500 km/,
      'polite: Mensalidade de R$ 2.151,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 80.973,00.',
    ]);
  });

  await test.step('the summary repeats the selected plan', async () => {
    await speech.forget();
    await speech.readTo(/^link, Assinar pelo WhatsApp$/);
    await speech.expectInOrder([
      'region, Resumo do plano',
      'T-Cross Comfortline 200 TSI · Azul anil',
      'R$ 2.151,00 por mês',
      '36 meses',
      '1.500 km/mês',
      'Total em 36 meses, com IPCA',
      'R$ 80.973,00',
      'link, Assinar pelo WhatsApp',
    ]);
  });

  await test.step('the rest of the page can be read to its end, and every control has a name', async () => {
    await expect(page.getByRole('table', { name: 'Comparação de custos' })).toBeAttached();
    await speech.readTo(/^end of document/);
    await speech.expectInOrder([
      'heading, Quanto custa de verdade, level 2',
      'heading, Na mesma faixa de preço ou categoria, level 2',
      'heading, O que vem junto, level 2',
      'heading, T-Cross no dia a dia, level 2',
      'heading, Assinar ou comprar?, level 2',
      /^table, Comparação de custos/,
      'heading, Daqui até a chave, level 2',
      'heading, Todos os carros, level 2',
      'heading, Perguntas sobre este plano, level 2',
      'contentinfo',
    ]);
    expect(await speech.unnamedControls()).toEqual([]);
  });
});

test(
  'a price that the service changes or cannot confirm is announced',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    await new OfferPage(page).open();
    const speech = await Speech.start(page);
    await speech.readTo(/^radio, 24 meses/);

    await sandbox.scenario('price-change');
    await speech.forget();
    await speech.press('ArrowRight');
    await speech.expectInOrder([
      'polite: O preço foi atualizado de R$ 2.061,00 para R$ 2.123,00 por mês. Mensalidade de R$ 2.123,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 79.918,92.',
    ]);

    await sandbox.fault({
      service: 'vehicle',
      method: 'POST',
      path: '/vehicles/TCCOM1/simulation',
      status: 503,
      times: 3,
    });
    problems.expect(/status of 503/);
    await speech.forget();
    await speech.press('ArrowRight');
    await speech.expectInOrder([
      /Ops! Parece que você está sem conexão com a internet\. Verifique sua rede e tente novamente\./,
    ]);
  },
);

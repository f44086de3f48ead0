import { comeToOffers, isHydrated, OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';
import { homePhrases } from './home-phrases.ts';

test('a car is found and its plan changed with a screen reader alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('');
  await comeToOffers(page);
  const speech = await Speech.start(page);

  await test.step('home announces the page, then each car with its price', async () => {
    await speech.readTo(/^link, T-Cross$/);
    await speech.expectPhrases(homePhrases);
  });

  await test.step('the offer announces its name when it has loaded, then its price', async () => {
    await speech.forget();
    // A real screen reader scrolls the window along, which loads the section's script.
    const offers = page.getByRole('region', { name: 'Ofertas' });
    await offers.scrollIntoViewIfNeeded();
    await whenHydrated(page);
    await expect.poll(() => isHydrated(offers.getByRole('link', { name: 'T-Cross', exact: true }))).toBe(true);
    await speech.act();
    await speech.expectInOrder(['heading, T-Cross, level 1']);
    await expect(page).toHaveTitle('Sign & Drive | T-Cross por assinatura');
    await speech.forget();
    await speech.readTo(/^radio, Vermelho urucum, checked/);
    await speech.expectPhrases([
      'paragraph',
      'Comfortline 200 TSI · 2026',
      'paragraph',
      'Alto o bastante para ver longe, curto o bastante para a sua vaga.',
      'Entrega rápida',
      'paragraph',
      'Mensalidade com tudo incluído',
      'R$ 2.179,00 por mês',
      'image, T-Cross, cor Vermelho urucum',
      'radiogroup, Cor',
      'Cor',
      'Branco gesso',
      'radio, Branco gesso, − R$ 35,00, not checked, position 1, set size 6',
      'Preto noite',
      'radio, Preto noite, − R$ 35,00, not checked, position 2, set size 6',
      'Cinza asfalto',
      'radio, Cinza asfalto, not checked, position 3, set size 6',
      'Azul anil',
      'radio, Azul anil, not checked, position 4, set size 6',
      'Vermelho urucum',
      'radio, Vermelho urucum, checked, position 5, set size 6',
    ]);
  });

  await test.step('another colour is announced with its price', async () => {
    await speech.forget();
    await speech.press('ArrowLeft');
    await speech.expectPhrases([
      'radio, Vermelho urucum, checked, position 5, set size 6',
      /^radio, Azul anil/,
      'polite: Mensalidade de R$ 2.179,00. Total em 24 meses, com IPCA de 4,5% ao ano: R$ 53.472,72.',
    ]);
  });

  await test.step('every term announces its difference before it is selected, and the new price once afterwards', async () => {
    await speech.forget();
    await speech.readTo(/^radio, 24 meses/);
    await speech.expectPhrases([
      'Vermelho urucum',
      'radio, Vermelho urucum, checked, position 5, set size 6',
      'Verde mata',
      'radio, Verde mata, + R$ 25,00, not checked, position 6, set size 6',
      'Azul anil',
      'link, Assinar o T-Cross',
      'term',
      'Total em 24 meses, com IPCA',
      'definition',
      'R$ 53.472,72',
      'term',
      'Reajuste anual',
      'definition',
      'IPCA',
      'term',
      'Quilômetro excedente',
      'definition',
      'R$ 0,89',
      'term',
      'Franquia do seguro',
      'definition',
      'R$ 4.200,00',
      'term',
      'Saída antecipada no mês 12',
      'definition',
      'R$ 6.537,00',
      'term',
      'Entrada',
      'definition',
      'Não há',
      'form, A sua assinatura',
      'heading, A sua assinatura, level 2',
      'radiogroup, Versão, 24 meses, R$ 2.179,00/mês',
      'heading, Versão, level 3',
      'radio, Sense 200 TSI, 24 meses, R$ 2.024,00/mês, not checked, position 1, set size 3',
      'radio, Comfortline 200 TSI, checked, position 2, set size 3',
      'radio, Highline 250 TSI, 24 meses, R$ 2.533,00/mês, not checked, position 3, set size 3',
      'radiogroup, Prazo, R$ 2.179,00/mês',
      'heading, Prazo, level 3',
      'radio, 12 meses, + R$ 407,00/mês, not checked, position 1, set size 5',
      'radio, 18 meses, + R$ 172,00/mês, not checked, position 2, set size 5',
      'radio, 24 meses, checked, position 3, set size 5',
    ]);
    await speech.forget();
    await speech.press('ArrowRight');
    await speech.expectPhrases([
      'radio, 24 meses, checked, position 3, set size 5',
      /^radio, 36 meses, (?!R\$)/,
      'polite: Mensalidade de R$ 2.061,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 77.585,04.',
    ]);
  });

  await test.step('unavailable kilometres announce their reason, the others their price', async () => {
    await speech.forget();
    await speech.readTo(/^radio, 2\.500 km/);
    await speech.expectPhrases([
      'radio, 48 meses, − R$ 96,00/mês, not checked, position 5, set size 5',
      'radiogroup, Quilômetros por mês, 1.000 km por mês, cerca de 33 km por dia. R$ 2.061,00/mês Indisponível: 2.500 km, indisponível nesta cor; 3.000 km, indisponível nesta cor.',
      'heading, Quilômetros por mês, level 3',
      'radio, 500 km, − R$ 90,00/mês, not checked, position 1, set size 6',
      'radio, 1.000 km, checked, position 2, set size 6',
      'radio, 1.500 km, + R$ 90,00/mês, not checked, position 3, set size 6',
      'radio, 2.000 km, + R$ 180,00/mês, not checked, position 4, set size 6',
      'radio, 2.500 km, indisponível nesta cor, not checked, disabled, position 5, set size 6',
    ]);
    await new OfferPage(page).choice('Quilômetros por mês', '1.000 km').focus();
    await speech.forget();
    await speech.press('ArrowDown');
    await speech.expectPhrases([
      /^radio, 1\.500 km/,
      'polite: Mensalidade de R$ 2.151,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 80.973,00.',
    ]);
  });

  await test.step('the summary repeats the selected plan', async () => {
    await speech.forget();
    await speech.readTo(/^link, Assinar pelo WhatsApp$/);
    await speech.expectPhrases([
      'radio, 2.000 km, + R$ 90,00/mês, not checked, position 4, set size 6',
      'radio, 2.500 km, indisponível nesta cor, not checked, disabled, position 5, set size 6',
      'radio, 3.000 km, indisponível nesta cor, not checked, disabled, position 6, set size 6',
      'paragraph',
      '1.500 km por mês, cerca de 50 km por dia.',
      'radiogroup, Acessórios, R$ 2.151,00/mês',
      'heading, Acessórios, level 3',
      'radio, Sem acessórios, checked, position 1, set size 2',
      'radio, Pacote Conforto, + R$ 79,90/mês · Tapetes de borracha, Película nos vidros, Suporte para celular, Sensor de estacionamento dianteiro, not checked, position 2, set size 2',
      'heading, Entrega e retirada, level 3',
      'paragraph',
      '7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.',
      'button, Usar minha localização',
      'Usar minha localização',
      'region, Resumo do plano',
      'Mensalidade de R$ 2.151,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 80.973,00.',
      'paragraph',
      'T-Cross Comfortline 200 TSI · Azul anil',
      'R$ 2.151,00 por mês',
      'term',
      'Prazo',
      'definition',
      '36 meses',
      'term',
      'Quilômetros por mês',
      'definition',
      '1.500 km/mês',
      'term',
      'Cor',
      'definition',
      'Azul anil',
      'term',
      'Total em 36 meses, com IPCA',
      'definition',
      'R$ 80.973,00',
      'link, Assinar este T-Cross',
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
    await speech.expectPhrases([
      'radio, 24 meses, checked, position 3, set size 5',
      /^radio, 36 meses/,
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

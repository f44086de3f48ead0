import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { anOffer, failing, neverAnswers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const notFound = failing({ kind: 'notFound' });
const facts = { name: 'Loja', notes: [] };
const tables = {
  source: 'Tabela de exemplo',
  depreciation: [
    { brand: 'audi', model: 'Q3 (exemplo)', version: 'S line', year: 2026, averagePercentAYear: 13.5 },
    { brand: 'porsche', model: 'Macan (exemplo)', version: 'Base', year: 2026, averagePercentAYear: 30 },
  ],
  maintenance: [{ brand: 'audi', model: 'Q3 (exemplo)', valuesInCents: [149_000, 219_000] }],
} as const;
const open = (url = '/calculadoracomparativa', ports: Parameters<typeof renderApp>[1] = {}) => renderApp(url, ports);

/** The sentence with the cheapest option and its difference. */
const answer = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'SPAN' && plain(element) === text);
const plain = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ') ?? '';
const field = (name: string) => screen.getByRole('textbox', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const lineOf = async (table: string, row: string) =>
  within(within(await screen.findByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(plain);

/* A Polo of R$ 90.000,00: 12 × 2.000 + 12 × 2.090; bought 90.000 + 8.092,49 + 7.200 − 62.100; financed 27.000 + 24 × 3.000 + 15.292,49 − 62.100. */
const cashWins = 'Comprar à vista é o mais barato: R$ 5.887,51 a menos que assinar.';

test('the page shows which option is cheapest, by how much and why, even if it isn’t the subscription', async () => {
  open();
  expect(await answer(cashWins)).toBeVisible();
  expect(document.title).toBe('Sign & Drive | Calculadora comparativa');
  expect(screen.getByRole('heading', { level: 2, name: /^Polo Track, 24.meses$/ })).toBeVisible();
  const bars = screen.getByRole('list', { name: /^Custo em 24.meses$/ });
  expect(within(bars).getAllByRole('listitem').map(plain)).toEqual([
    'AssinaturaR$ 49.080',
    'À vista mais baratoR$ 43.192',
    'FinanciamentoR$ 52.192',
  ]);
  // 90.000 − 62.100 of value; 8.092,49 + 7.200 to keep; 27.000 + 72.000 − 90.000 of interest
  expect(screen.getByText(/^Financiar:/), 'each way says what it is made of').toHaveTextContent(
    'Financiar: o carro perde R$ 27.900,00 de valor, custa R$ 15.292,49 para manter e R$ 9.000,00 de juros, tarifas e impostos.',
  );
  expect(screen.getByText(/^Assinar:/)).toHaveTextContent(
    'Assinar: 12 mensalidades de R$ 2.000,00 e 12 de R$ 2.090,00, com IPCA de 4,5% ao ano. Seguro, documentos e revisões estão incluídos.',
  );
  expect(screen.getByText(/renderia a 14,9% ao ano, o mais barato passa a ser assinar\.$/)).toBeVisible();
  expect(screen.getByText(/Não há preço publicado das revisões/)).toBeVisible();
  expect(await lineOf('A conta, linha por linha', 'Custo R')).toEqual(['R$ 49.080,00', 'R$ 43.192,49', 'R$ 52.192,49']);
});

test('the cost over time is a picture with a description, and a table that ends with the same figures', async () => {
  open();
  await answer(cashWins);
  await screen.findByRole('table', { name: 'Custo acumulado, por mês' });
  // jsdom has no viewport, so the connection's return triggers the load.
  window.dispatchEvent(new Event('online'));
  const picture = await screen.findByRole('img', { name: 'Custo mês a mês' });
  expect(picture).toHaveAccessibleDescription(/^A partir do mês \d+, comprar à vista é o mais barato/);
  expect(await lineOf('Custo acumulado, por mês', '24')).toEqual(['R$ 49.080,00', 'R$ 43.192,49', 'R$ 52.192,49']);
  expect((await lineOf('Custo acumulado, por mês', '12'))[0]).toBe('R$ 24.000,00');
});

describe('a changed figure', () => {
  test('updates the result at once and then the URL, and its reset button restores both', async () => {
    const { user, url } = open();
    await answer(cashWins);
    fireEvent.change(slider('Mensalidade da assinatura'), { target: { value: '180000' } });
    // 12 × 1.800 + 12 × 1.881 = 44.172
    expect(await answer('Comprar à vista é o mais barato: R$ 979,51 a menos que assinar.')).toBeVisible();
    expect(field('Mensalidade da assinatura')).toHaveValue('R$\u00a01.800,00');
    await waitFor(() => expect(url()).toBe('/calculadoracomparativa?mensalidade=1800'));
    expect(field('Mensalidade da assinatura')).toHaveAccessibleDescription(
      /^Número seu\. O valor sugerido é R\$.2\.000,00\. Preço da oferta em 24.meses/,
    );
    await user.clear(field('Mensalidade da assinatura'));
    await user.type(field('Mensalidade da assinatura'), '0');
    await user.click(screen.getByRole('button', { name: /^Voltar para R\$.2\.000,00: Mensalidade/ }));
    expect(await answer(cashWins)).toBeVisible();
    expect(field('Mensalidade da assinatura')).toHaveValue('R$\u00a02.000,00');
    await waitFor(() => expect(url()).toBe('/calculadoracomparativa'));
    expect(field('Mensalidade da assinatura'), 'the button is gone').toHaveFocus();
  });

  test('has its result announced after it has stopped changing, and only if the visitor changed it', async () => {
    const { user } = open();
    await answer(cashWins);
    const said = () =>
      [...document.querySelectorAll('[aria-live="polite"]')].map((place) => place.textContent).join('');
    expect(said()).not.toContain('é o mais barato');
    await user.clear(field('Prazo'));
    await user.type(field('Prazo'), '12');
    await waitFor(() => expect(said()).toMatch(/(Assinar|Comprar à vista|Financiar) é o mais barato/));
  });

  test('of the term loads the offer’s price for it', async () => {
    const { url, ports } = open();
    await answer(cashWins);
    fireEvent.change(slider('Prazo'), { target: { value: '36' } });
    expect(field('Mensalidade da assinatura')).toHaveValue('R$\u00a01.880,00');
    await waitFor(() => expect(url()).toBe('/calculadoracomparativa?prazo=36'));
    await waitFor(() => expect(ports.callsOf('offer.simulate')).toHaveLength(2));
    expect(ports.callsOf('offer.readConditions')).toHaveLength(1);
  });

  test('that is invalid keeps its input and shows the allowed values', async () => {
    const { user } = open();
    await answer(cashWins);
    await user.clear(field('Prazo'));
    await user.type(field('Prazo'), '999');
    await user.tab();
    expect(field('Prazo')).toHaveValue('999');
    expect(field('Prazo')).toHaveAccessibleDescription(/^Digite meses inteiros, de 6 a 60\./);
  });

  test('that is invalid gets focus instead of the result', async () => {
    const { user } = open();
    await answer(cashWins);
    await user.clear(field('Prazo'));
    await user.type(field('Prazo'), '36,5');
    await user.click(screen.getByRole('button', { name: 'Ver o resultado' }));
    expect(field('Prazo')).toHaveFocus();
    expect(field('Prazo')).toBeInvalid();
  });
});

describe('the URL of a calculation', () => {
  test('sets every figure, the car and the kind of financing', async () => {
    open(
      '/calculadoracomparativa?plano=unique&prazo=12&mensalidade=1500&valor=80000&entrada=50&cet=0&balao=40&revenda=20',
    );
    // 12 × 1.500
    await screen.findByRole('heading', { level: 2, name: /^Polo Track, 12.meses$/ });
    expect(field('Parcela final')).toHaveValue('40%');
    // 40 % of 80.000 is bought back, although the market gives 20 %
    expect(await lineOf('A conta, linha por linha', 'Volta na revenda')).toEqual([
      '—',
      '−R$ 16.000,00',
      '−R$ 32.000,00',
    ]);
    expect(await lineOf('A conta, linha por linha', 'Parcela final')).toEqual(['—', '—', 'R$ 32.000,00']);
  });

  test('sets the yearly readjustment, which applies to every later year', async () => {
    open('/calculadoracomparativa?reajuste=10&mensalidade=1500&prazo=36');
    // 12 × 1.500 + 12 × 1.650 + 12 × 1.815
    expect((await lineOf('A conta, linha por linha', 'Total pago'))[0]).toBe('R$ 59.580,00');
    const rate = await screen.findByRole('textbox', { name: 'Reajuste por ano (IPCA)' });
    expect(rate).toHaveValue('10%');
    expect(rate).toHaveAccessibleDescription(
      /^Número seu\. O valor sugerido é 4,5%\. Na mensalidade, do 13º mês em diante\. Estimativa nossa: o teto da meta de inflação/,
    );
  });

  test('with invalid values shows which ones, and what is used instead', async () => {
    open('/calculadoracomparativa?prazo=sempre&entrada=95&carro=fusca');
    await answer(cashWins);
    const note = screen.getByText('Alguns números deste link não são válidos').parentElement;
    expect(note).toHaveTextContent('Prazo: “sempre”. Usamos o valor sugerido.');
    expect(note).toHaveTextContent('Entrada: “95”. Usamos o valor sugerido.');
    expect(note).toHaveTextContent('Não encontramos o carro “fusca”. Mostramos outro no lugar.');
  });

  test('with another car is an entry of the history', async () => {
    const tera = anOffer({ slug: 'tera', modelCode: 'TE1', name: 'Tera', model: 'MPI' });
    const { user, url, router } = open('/calculadoracomparativa?seguro=6', {
      ports: { catalog: { listOffers: () => Promise.resolve([anOffer(), tera]) } },
    });
    await screen.findByRole('heading', { level: 2, name: /^Tera MPI/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carro' }), 'Polo Track');
    await screen.findByRole('heading', { level: 2, name: /^Polo Track/ });
    await waitFor(() => expect(url()).toBe('/calculadoracomparativa?carro=polo&seguro=6'));
    router.history.back();
    await screen.findByRole('heading', { level: 2, name: /^Tera MPI/ });
    expect(field('Seguro por ano')).toHaveValue('6%');
  });

  test('of a form without script opens the same calculation', async () => {
    open(
      '/calculadoracomparativa?carro=polo&prazo=24+meses&mensalidade=R%24+2.000%2C00&inicial=prazo~24_mensalidade~2000',
    );
    expect(await answer(cashWins)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Voltar para/ })).not.toBeInTheDocument();
  });
});

test('a car of another maker is calculated by its tables once its price is typed', async () => {
  const { user } = open('/calculadoracomparativa', {
    ports: { application: { readApplication: () => Promise.resolve({ ...facts, tables }) } },
  });
  await answer(cashWins);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Carro' }), 'Audi Q3 (exemplo) S line 2026');
  expect(
    await screen.findByText('Digite a mensalidade da assinatura e o valor do carro, e a comparação aparece aqui.'),
  ).toBeVisible();
  await user.type(field('Valor do carro'), '300000');
  await user.type(field('Mensalidade da assinatura'), '6000');
  await screen.findByRole('heading', { level: 2, name: /^Q3 \(exemplo\) S line, 24.meses$/ });
  // 100 − 13,5 × 2; 1.490 + 2.190
  expect(field('Valor de revenda no fim')).toHaveValue('73%');
  expect(field('Revisões planejadas no prazo')).toHaveValue('R$\u00a03.680,00');
  expect(field('Revisões planejadas no prazo')).toHaveAccessibleDescription(
    'Tabela da marca, 2 anos completos. Fonte: Tabela de exemplo',
  );
  expect(
    screen.getByText('O financiamento está fora da conta: falta o CET. Você pode digitar o da sua proposta.'),
  ).toBeVisible();
});

test('undoing all changes also removes invalid text from a field that has its default', async () => {
  const { user, url } = open('/calculadoracomparativa?carro=polo&seguro=6');
  const undo = await screen.findByRole('link', { name: 'Desfazer todas as mudanças' });
  await user.clear(field('Entrada'));
  await user.type(field('Entrada'), 'metade{Enter}');
  expect(field('Entrada')).toBeInvalid();
  await user.click(undo);
  await waitFor(() => expect(url()).toBe('/calculadoracomparativa?carro=polo'));
  expect(field('Entrada')).toBeValid();
  expect(field('Entrada')).toHaveValue('30%');
});

describe('when a service fails', () => {
  test('the price of the car can be typed, and its request can be retried', async () => {
    const { user, ports } = open('/calculadoracomparativa', { ports: { offer: { readConditions: notFound } } });
    expect(await screen.findByText('O preço deste carro não carregou')).toBeVisible();
    expect(screen.getByText('Digite o valor do carro, e a comparação aparece aqui.')).toBeVisible();
    await user.type(field('Valor do carro'), '90000');
    // The list states a CET of 0, so financing costs the same as cash.
    expect(await answer('Comprar à vista e financiar custam o mesmo, e menos que assinar.')).toBeVisible();
    ports.answer({ offer: { readConditions: () => Promise.resolve({ conditions: [] }) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByText('O preço deste carro não carregou')).not.toBeInTheDocument());
    await user.tab();
    expect(field('Valor do carro'), 'nothing typed is lost').toHaveValue('R$\u00a090.000,00');
  });

  test('the list of offers is reported as missing, and typed figures are calculated', async () => {
    const { user } = open('/calculadoracomparativa', { ports: { catalog: { listOffers: notFound } } });
    expect(await screen.findByText('A lista de ofertas não carregou')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Carro' }), 'a list of nothing to choose').toBeNull();
    await user.type(field('Mensalidade da assinatura'), '2000');
    await user.type(field('Valor do carro'), '90000');
    // 43.192,49 without a financing
    expect(await answer(cashWins)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /^O seu carro, 24.meses$/ })).toBeVisible();
  });

  test('another car’s result replaces the former one when its price has loaded or failed', async () => {
    const tera = anOffer({ slug: 'tera', modelCode: 'TE1', name: 'Tera', model: 'MPI' });
    const { user, ports } = open('/calculadoracomparativa?carro=polo', {
      ports: { catalog: { listOffers: () => Promise.resolve([anOffer(), tera]) } },
    });
    await answer(cashWins);
    const response = Promise.withResolvers<never>();
    ports.answer({ offer: { readConditions: () => response.promise } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carro' }), 'Tera MPI');
    expect(screen.getByRole('heading', { level: 2, name: /^Polo Track/ }).closest('[aria-busy]')).toBeVisible();
    expect(await screen.findByText('Buscando o preço do carro')).toBeInTheDocument();
    response.reject(new ServiceError({ kind: 'notFound' }));
    expect(await screen.findByText('O preço deste carro não carregou')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: /^Polo Track/ })).toBeNull();
    ports.answer({ offer: { readConditions: neverAnswers } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Buscando o preço do carro')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2, name: /^Polo Track/ })).toBeNull();
  });

  test('a loading price has a placeholder in the result, and the figures can be changed meanwhile', async () => {
    open('/calculadoracomparativa', {
      ports: { offer: { readConditions: neverAnswers } },
      serverBudget: AbortSignal.timeout(300),
    });
    expect(await screen.findByText('Buscando o preço do carro')).toBeInTheDocument();
    expect(field('Mensalidade da assinatura')).toHaveValue('R$\u00a02.000,00');
  });
});

describe('in another site’s frame', () => {
  test('the page has no header and footer, the requested theme, and links that open a page of their own', async () => {
    const { url } = open('/calculadora?prazo=12');
    await screen.findByRole('heading', { level: 1, name: 'Assinar, financiar ou comprar à vista?' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    const whole = await screen.findByRole('link', { name: /^Abrir esta conta em outra página/ });
    expect(whole).toHaveAttribute('href', '/calculadoracomparativa?prazo=12');
    expect(whole).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /^Ver a oferta: Polo/ })).toHaveAttribute('target', '_blank');
    fireEvent.change(slider('Entrada'), { target: { value: '10' } });
    await waitFor(() => expect(url()).toBe('/calculadora?prazo=12&entrada=10'));
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { CouponPort } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { unknownPaint } from '#/domain/offer/offer.ts';
import { refreshCatalog } from '#/features/catalog/index.ts';
import {
  aCarPage,
  aCondition,
  anOffer,
  aVehicle,
  failing,
  fakeStorage,
  neverAnswers,
  plansFor,
  red,
  someConditions,
} from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { comesToSee, liveRegions } from '#/test-support/page-assertions.ts';

const notFound = failing({ kind: 'notFound' });
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const summary = () => within(screen.getByRole('region', { name: 'Resumo do plano' }));
/** Text of the live region with the price. */
const announced = () =>
  liveRegions()
    .map((region) => region.textContent)
    .join(' ');
/** The plan's terms, once the sections that load after the page are there, too. */
const plan = async () => {
  const terms = await screen.findByRole('radiogroup', { name: 'Prazo' });
  await screen.findByText('Compartilhar');
  return terms;
};

describe('the page', () => {
  test('opens with the best condition', async () => {
    renderApp('/ofertasvw/polo');
    await plan();
    expect(screen.getByRole('heading', { level: 1, name: /Polo/ })).toBeVisible();
    expect(group('Prazo').getByRole('radio', { name: /24/ })).toBeChecked();
    expect(group('Quilômetros por mês').getByRole('radio', { name: /1\.000/ })).toBeChecked();
    expect(group('Cor').getByRole('radio', { name: 'Branco puro' })).toBeChecked();
    expect(document.title).toBe('Sign & Drive | Polo por assinatura');
  });

  test('shows the sentence of the editors’ banner, even if the page has no other content', async () => {
    const banner = { title: 'Polo', text: 'O necessário, bem feito.' };
    renderApp('/ofertasvw/polo', {
      ports: { content: { readCarPage: async () => ({ title: 'Polo', slug: 'polo', seo: {}, banner }) } },
    });
    await plan();
    expect(screen.getByText('O necessário, bem feito.')).toBeVisible();
  });

  test.each([
    ['with the sales phone', { salesPhone: '0800 111 1111' }, 1],
    ['without one', {}, 0],
  ])('opens %s that the vehicle service sends', async (_, sent, links) => {
    const application = { readApplication: async () => ({ name: 'Loja', notes: [], ...sent }) };
    renderApp('/ofertasvw/polo', { ports: { application } });
    await plan();
    await screen.findByRole('heading', { name: 'Dúvidas sobre o Polo' });
    expect(screen.queryAllByRole('link', { name: '0800 111 1111' }).map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => 'tel:08001111111'),
    );
  });

  test('opens with the plan in its URL', async () => {
    renderApp(`/ofertasvw/polo?prazo=36&km=2000&cor=${red.colorCode}`);
    await plan();
    expect(group('Prazo').getByRole('radio', { name: /36/ })).toBeChecked();
    expect(group('Cor').getByRole('radio', { name: 'Vermelho urucum' })).toBeChecked();
    expect(screen.queryByText(/A combinação deste link/)).not.toBeInTheDocument();
  });

  test('shows a message if the plan in the URL does not exist', async () => {
    renderApp(`/ofertasvw/polo?prazo=12&km=1000&cor=${red.colorCode}`);
    await plan();
    expect(screen.getByText(/A combinação deste link não está disponível/)).toBeVisible();
    expect(group('Cor').getByRole('radio', { name: 'Branco puro' })).toBeChecked();
  });

  test('states first that subscribing is not the cheapest, with every line and the source of each figure', async () => {
    renderApp('/ofertasvw/polo');
    await plan();
    // Cash: 90.000 + 8.092,49 + 7.200 − 69 % = 43.192,49; the subscription 12 × 2.000 + 12 × 2.090
    const verdict = await screen.findByText(
      (text) =>
        text.replaceAll('\u00a0', ' ') ===
        'Neste cenário, assinar não é o mais barato: custa R$ 5.887,51 a mais que comprar à vista.',
    );
    // The yield is 90.000 × 0,320201: 43.192,49 + 28.818,09 is above 49.080
    expect(screen.getByText(/o mais barato passa a ser assinar\.$/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Comparação de custos' });
    expect(verdict.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const valuesOf = (row: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
    expect(valuesOf('Documentação')).toEqual(['incluído', 'R$ 8.092,49', 'R$ 8.092,49']);
    expect(valuesOf('Revisões')).toEqual(['incluído', 'sem dado', 'sem dado']);
    expect(valuesOf('Custo líquido')).toEqual(['R$ 49.080,00', 'R$ 43.192,49', 'R$ 52.192,49']);
    expect(screen.getByText(/^R\$\s2\.000,00 no 1º ano e R\$\s2\.090,00 no 2º\. Estimativa nossa/)).toBeVisible();
    expect(screen.getByText('Percentual geral: não há tabela de depreciação desta versão')).toBeVisible();
    expect(screen.getByText(/CET de 24,9% ao ano/)).toBeVisible();
  });

  test('compares with the depreciation of its version, and with the costs of another plan', async () => {
    const depreciation = [
      { brand: 'volkswagen', model: 'Polo', version: 'Track', year: 2026, averagePercentAYear: 20 },
    ] as const;
    const { user } = renderApp('/ofertasvw/polo', {
      ports: {
        application: {
          readApplication: () =>
            Promise.resolve({
              name: '',
              notes: [],
              tables: { source: 'Tabela de exemplo', depreciation, maintenance: [] },
            }),
        },
      },
    });
    await plan();
    // Cash: 105.292,49 − 60 % of 90.000
    expect(await screen.findByText(/assinar custa R\$\s2\.212,49 a menos que comprar à vista\.$/)).toBeVisible();
    expect(screen.getByText('Depreciação média da versão. Fonte: Tabela de exemplo')).toBeVisible();
    await user.click(group('Prazo').getByRole('radio', { name: /12/ }));
    expect(await screen.findByRole('columnheader', { name: /Em 12/ })).toBeVisible();
  });
});

describe('the yearly readjustment', () => {
  test('is in every total of the page, year by year, and a changed rate is written into the URL', async () => {
    const { user, url } = renderApp('/ofertasvw/polo?utm_source=teste');
    await plan();
    const rate = await screen.findByRole('textbox', { name: 'Reajuste por ano, em % (IPCA)' });
    expect(rate).toHaveValue('4,5');
    expect(rate).toHaveAccessibleDescription(/^Estimativa nossa: o teto da meta de inflação/);
    // Summary, stage and panel: 2.000 × 12 + 2.090 × 12
    const asWritten = { normalizer: (text: string) => text };
    expect(screen.getAllByText('Total em 24\u00a0meses, com\u00a0IPCA', asWritten)).toHaveLength(3);
    expect(screen.getAllByText('R$ 49.080,00', { selector: 'dd' })).toHaveLength(3);

    await user.clear(rate);
    await user.type(rate, '100');
    await user.click(screen.getByRole('button', { name: 'Refazer a conta' }));
    expect(rate).toHaveAccessibleDescription(/Digite de 0% a 20%\./);
    expect(url()).toBe('/ofertasvw/polo?utm_source=teste');
    await user.clear(rate);
    await user.type(rate, '10{Enter}');
    await waitFor(() => expect(url()).toBe('/ofertasvw/polo?utm_source=teste&reajuste=10'));
    expect(rate).toHaveFocus();
    expect(rate.closest('form'), 'a submission before hydration opens the section again').toHaveAttribute(
      'action',
      '#custo',
    );
    // 2.000 × 12 + 2.200 × 12
    expect(screen.getAllByText('R$ 50.400,00', { selector: 'dd' })).toHaveLength(3);
    expect(screen.getByText(/^24 mensalidades, com IPCA de 10% ao ano/)).toBeVisible();
    const costs = within(screen.getByRole('table', { name: 'Comparação de custos' }));
    expect(costs.getByRole('row', { name: /^Total pago/ })).toHaveTextContent(/R\$\s50\.400,00/);
    expect(screen.getByText(/^R\$\s2\.000,00 no 1º ano e R\$\s2\.200,00 no 2º\. Número seu\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Assinar este Polo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/&reajuste=10$/),
    );
    await user.clear(rate);
    await user.type(rate, '4,5{Enter}');
    await waitFor(() => expect(url(), 'the default').toBe('/ofertasvw/polo?utm_source=teste'));
  });

  test.each([
    ['?reajuste=10', true],
    ['', false],
  ])('in the URL (%s) opens the section that shows it: %s', async (search, isOpen) => {
    renderApp(`/ofertasvw/polo${search}`);
    await plan();
    await waitFor(() => expect(document.querySelector<HTMLDetailsElement>('#custo > * > details')?.open).toBe(isOpen));
  });

  test('does not apply to a plan of one year', async () => {
    renderApp('/ofertasvw/polo?prazo=12');
    await plan();
    expect(await screen.findByText('12 mensalidades')).toBeVisible();
    expect(screen.queryByText(/IPCA/)).not.toBeInTheDocument();
  });
});

describe('choosing a plan', () => {
  test('by term, kilometres and colour changes price, total and URL', async () => {
    const { user, url } = renderApp('/ofertasvw/polo?utm_source=teste');
    await plan();
    await user.click(group('Prazo').getByRole('radio', { name: /36/ }));
    await user.click(group('Quilômetros por mês').getByRole('radio', { name: /2\.000/ }));
    await user.click(group('Cor').getByRole('radio', { name: 'Vermelho urucum' }));
    expect(summary().getAllByText(/2\.130,00/)[0]).toBeVisible();
    await waitFor(() =>
      expect(url()).toBe(`/ofertasvw/polo?prazo=36&km=2000&cor=${red.colorCode}&versao=PO1&ano=2026&utm_source=teste`),
    );
    await waitFor(() => expect(announced()).toContain('Mensalidade de'));
  });

  test('is in the browser’s URL at once, before a watcher has told the router, with its other parameters', async () => {
    // The router of a test has a history of its own.
    window.history.replaceState({ key: 'entry' }, '', '/ofertasvw/polo?prazo=24&utm_source=a%26b#plano');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    renderApp('/ofertasvw/polo');
    await plan();
    const choose = (name: string, option: RegExp | string) =>
      act(() => group(name).getByRole('radio', { name: option }).click());
    choose('Prazo', /36/);
    expect(window.location.search).toBe('?prazo=36&km=1000&cor=B4B4&versao=PO1&ano=2026&utm_source=a%26b');
    choose('Cor', 'Vermelho urucum');
    expect(window.location.search).toContain(`prazo=36&km=1000&cor=${red.colorCode}`);
    expect(window.location.hash).toBe('#plano');
    expect(window.history.state).toEqual({ key: 'entry' });
  });

  test('shows at each choice its difference to the chosen plan, and at the chosen one its price once, with its group', async () => {
    const { user } = renderApp('/ofertasvw/polo');
    await plan();
    const term = group('Prazo').getByRole('radio', { name: /36/ });
    expect(term).toHaveAccessibleDescription(/^−\sR\$\s120,00\/mês$/);
    expect(screen.getByRole('radiogroup', { name: 'Prazo' })).toHaveAccessibleDescription(/^R\$\s2\.000,00\/mês$/);
    expect(group('Quilômetros por mês').getByRole('radio', { name: /2\.000/ })).toHaveAccessibleDescription(/\/mês$/);
    expect(group('Cor').getByRole('radio', { name: 'Vermelho urucum' })).toHaveAccessibleDescription(/R\$/);
    await user.click(term);
    expect(term).not.toHaveAccessibleDescription();
    expect(group('Prazo').getByRole('radio', { name: /24/ })).toHaveAccessibleDescription(/^\+\sR\$\s120,00\/mês$/);
  });

  test('disables a choice that conflicts with the rest, with the reason', async () => {
    const { user } = renderApp('/ofertasvw/polo');
    await plan();
    await user.click(group('Prazo').getByRole('radio', { name: /12/ }));
    const paint = group('Cor').getByRole('radio', { name: 'Vermelho urucum' });
    expect(paint).toBeDisabled();
    expect(paint).toHaveAccessibleDescription('indisponível neste prazo');
    expect(screen.getByRole('radiogroup', { name: 'Cor' })).toHaveAccessibleDescription(/indisponível neste prazo/);
  });

  test('announces the price politely after a change, and not on load', async () => {
    const { user } = renderApp('/ofertasvw/polo');
    await plan();
    expect(announced()).not.toContain('Mensalidade');
    await user.click(group('Prazo').getByRole('radio', { name: /36/ }));
    await waitFor(() =>
      expect(announced().replaceAll('\u00a0', ' ')).toContain(
        'Mensalidade de R$ 1.880,00. Total em 36 meses, com IPCA de 4,5% ao ano: R$ 70.771,32.',
      ),
    );
  });

  test('is possible by keyboard alone', async () => {
    const { user } = renderApp('/ofertasvw/polo');
    await plan();
    group('Prazo').getByRole('radio', { name: /24/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(group('Prazo').getByRole('radio', { name: /36/ })).toBeChecked();
    expect(group('Prazo').getByRole('radio', { name: /36/ })).toHaveFocus();
  });
});

test('a plan written into the URL while the page loads is the one that it opens with', async () => {
  const slow = Promise.withResolvers<{ conditions: ReturnType<typeof someConditions> }>();
  const { ports, router } = renderApp('/ofertasvw/polo', { ports: { offer: { readConditions: () => slow.promise } } });
  await waitFor(() => expect(ports.callsOf('offer.readConditions')).toHaveLength(1));
  // The stored plan of an earlier visit.
  void router.navigate({ to: '/ofertasvw/$page', params: { page: 'polo' }, search: { prazo: '36' }, replace: true });
  slow.resolve({ conditions: someConditions() });
  await plan();
  await waitFor(() => expect(group('Prazo').getByRole('radio', { name: /36/ })).toBeChecked());
});

test('going back keeps the page visible while its price loads', async () => {
  const { ports, router } = renderApp('/ofertasvw/polo');
  const shown = await plan();
  ports.answer({ offer: { simulate: neverAnswers } });
  void router.navigate({ to: '/ofertasvw/$page', params: { page: 'polo' }, search: { prazo: '36' } });
  await waitFor(() => expect(group('Prazo').getByRole('radio', { name: /36/ })).toBeChecked());
  // Longer than the delay after which a loading page shows the overlay.
  vi.useFakeTimers();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  expect(shown).toBeVisible();
});

describe('versions and accessories', () => {
  const versions = [
    anOffer(),
    anOffer({ year: 2027 }),
    anOffer({ modelCode: 'PO2', model: 'Highline', hasShield: true }),
    anOffer({ modelCode: 'PO3', model: 'Sense', isAvailable: false }),
  ];
  const listOffers = () => Promise.resolve(versions);
  const comfort = aCondition({
    accessoryText: 'Pacote Conforto',
    accessories: ['Tapetes', 'Película'],
    optionalText: 'Sensor dianteiro',
    monthlyInstallmentInCents: 207_990,
  });
  const withPackage = () => Promise.resolve({ conditions: [...someConditions(), comfort] });

  test('can be chosen by keyboard, with focus kept, and are written into the URL', async () => {
    const { user, url } = renderApp('/ofertasvw/polo', { ports: { catalog: { listOffers } } });
    await plan();
    group('Versão').getByRole('radio', { name: 'Track 2026' }).focus();
    await user.keyboard('{ArrowRight}');
    const chosen = group('Versão').getByRole('radio', { name: 'Track 2027' });
    expect(chosen).toBeChecked();
    const version = await screen.findByText('Track · 2027');
    expect(version).toBeVisible();
    // A line must not start with the separator.
    expect(version.textContent).toBe('Track\u00a0· 2027');
    expect(chosen).toHaveFocus();
    await waitFor(() => expect(url()).toContain('versao=PO1&ano=2027'));
  });

  test('show their equipment, and the additions of the dearer one with their monthly price, with one request each', async () => {
    const best = anOffer().bestCondition;
    const dearer = best && { ...best, monthlyInstallmentInCents: 235_000 };
    const offers = [
      anOffer({ modelCode: 'PO2', model: 'Comfortline', ...(dearer && { bestCondition: dearer }) }),
      anOffer(),
    ];
    const itemsOf = (modelCode: string) =>
      modelCode === 'PO2' ? ['Ar-condicionado', 'Teto solar'] : ['Ar-condicionado'];
    const { user, ports } = renderApp('/ofertasvw/polo', {
      ports: {
        catalog: { listOffers: () => Promise.resolve(offers) },
        offer: { readVehicle: ({ modelCode }) => Promise.resolve(aVehicle({ standardItems: itemsOf(modelCode) })) },
      },
    });
    await plan();
    expect(await screen.findByRole('checkbox', { name: 'Só diferenças' })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Equipamentos por versão' })).toBeVisible();
    expect(screen.getByText(/^R\$\s350,00 a mais por mês que a Track$/)).toBeVisible();
    expect(screen.getByText('Além do que a Track tem')).toBeVisible();
    expect(screen.getByText('Teto solar')).toBeVisible();
    expect(screen.getAllByText('Ar-condicionado')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Só diferenças' }));
    expect(screen.getAllByText('Ar-condicionado')).toHaveLength(2);
    expect(ports.callsOf('offer.readVehicle')).toHaveLength(2);
  });

  test('whose equipment fails to load can be retried, and that of the chosen version stays', async () => {
    const { user, ports } = renderApp('/ofertasvw/polo', {
      ports: {
        catalog: { listOffers },
        offer: { readVehicle: ({ year }) => (year === 2027 ? notFound() : Promise.resolve(aVehicle())) },
      },
    });
    await plan();
    expect(await screen.findByText('Os equipamentos das outras versões não carregaram.')).toBeVisible();
    expect(screen.getByText('Ar-condicionado')).toBeVisible();
    ports.answer({ offer: { readVehicle: () => Promise.resolve(aVehicle()) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('checkbox', { name: 'Só diferenças' })).toBeVisible();
  });

  test('have one badge for armour, even if the service tags it, too', async () => {
    const offer = anOffer({ hasShield: true, model: 'Track', tags: ['Blindado'] });
    renderApp('/ofertasvw/polo', { ports: { catalog: { listOffers: () => Promise.resolve([offer]) } } });
    await plan();
    expect(screen.getAllByText('Blindado')).toHaveLength(1);
  });

  test('show price, armour and availability', async () => {
    renderApp('/ofertasvw/polo', { ports: { catalog: { listOffers } } });
    await plan();
    expect(group('Versão').getByRole('radio', { name: 'Highline blindado' })).toHaveAccessibleDescription(
      /24\smeses, mesmo preço/,
    );
    expect(group('Versão').getByRole('radio', { name: 'Sense' })).toBeDisabled();
    expect(group('Versão').getByRole('radio', { name: 'Sense' })).toHaveAccessibleDescription('sem disponibilidade');
  });

  test('show their difference to the chosen plan once the visitor approaches the plan, or else their own price', async () => {
    const dearer = someConditions()
      .filter(({ deadlineInMonths }) => deadlineInMonths < 36)
      .map((condition) => ({
        ...condition,
        monthlyInstallmentInCents: condition.monthlyInstallmentInCents + condition.deadlineInMonths * 1000,
      }));
    const readConditions = ({ year }: { year: number }) =>
      Promise.resolve({ conditions: year === 2027 ? dearer : someConditions() });
    const { user, ports } = renderApp(`/ofertasvw/polo?cor=${red.colorCode}`, {
      ports: {
        catalog: { listOffers: () => Promise.resolve([anOffer(), anOffer({ year: 2027 })]) },
        offer: { readConditions },
      },
    });
    await plan();
    const other = group('Versão').getByRole('radio', { name: 'Track 2027' });
    // The price is that of the reference plan, which has another colour.
    expect(other).toHaveAccessibleDescription(/^24\smeses, R\$\s2\.000,00\/mês$/);
    await user.hover(group('Prazo').getByRole('radio', { name: /36/ }));
    await waitFor(() => expect(other).toHaveAccessibleDescription(/^24\smeses, \+\sR\$\s240,00\/mês$/));
    await user.click(group('Prazo').getByRole('radio', { name: /36/ }));
    await waitFor(() => expect(other).toHaveAccessibleDescription(/^24\smeses, R\$\s2\.000,00\/mês$/));
    expect(ports.callsOf('offer.readConditions')).toHaveLength(2);
  });

  test('whose conditions fail to load show their reference price', async () => {
    const { user, ports } = renderApp('/ofertasvw/polo?prazo=36', { ports: { catalog: { listOffers } } });
    await plan();
    ports.answer({ offer: { readConditions: notFound } });
    await user.hover(group('Prazo').getByRole('radio', { name: /36/ }));
    await waitFor(() => expect(ports.callsOf('offer.readConditions').length).toBeGreaterThan(1));
    expect(group('Versão').getByRole('radio', { name: 'Track 2027' })).toHaveAccessibleDescription(
      /^24\smeses, R\$\s2\.000,00\/mês$/,
    );
  });

  test('that fail to load leave the plan unchanged, and can be retried', async () => {
    const { user, ports } = renderApp('/ofertasvw/polo', { ports: { catalog: { listOffers } } });
    await plan();
    ports.answer({ offer: { readConditions: notFound } });
    await user.click(group('Versão').getByRole('radio', { name: 'Track 2027' }));
    expect(await screen.findByText(/A versão Track não carregou/)).toBeVisible();
    expect(group('Versão').getByRole('radio', { name: 'Track 2026' })).toBeChecked();
    ports.answer({ offer: { readConditions: () => Promise.resolve({ conditions: someConditions() }) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Track · 2027')).toBeVisible();
  });

  test('that are unavailable show links to the available ones', async () => {
    renderApp('/ofertasvw/polo?versao=PO3&ano=2026', {
      ports: { catalog: { listOffers }, offer: { readConditions: () => Promise.resolve({ conditions: [] }) } },
    });
    expect(await screen.findByRole('heading', { name: 'Polo sem disponibilidade' })).toBeVisible();
    expect(screen.getByText('Sem disponibilidade.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver Track 2027' })).toHaveAttribute(
      'href',
      '/ofertasvw/polo?versao=PO1&ano=2027',
    );
  });

  test('show the contents of a package, which changes price and URL', async () => {
    const { user, url } = renderApp('/ofertasvw/polo', { ports: { offer: { readConditions: withPackage } } });
    await plan();
    const pack = group('Acessórios').getByRole('radio', { name: 'Pacote Conforto' });
    expect(pack).toHaveAccessibleDescription(/\+\sR\$\s79,90\/mês\u00a0· Tapetes, Película, Sensor dianteiro/);
    await user.click(pack);
    expect(summary().getByText('Pacote Conforto')).toBeVisible();
    expect(summary().getAllByText(/2\.079,90/)[0]).toBeVisible();
    await waitFor(() => expect(url()).toContain('itens=Pacote+Conforto'));
  });

  test('are not shown for a car with one version and no accessories', async () => {
    renderApp('/ofertasvw/polo');
    await plan();
    expect(screen.queryByRole('radiogroup', { name: 'Versão' })).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Acessórios' })).not.toBeInTheDocument();
  });
});

describe('a coupon', () => {
  const validate: CouponPort['validate'] = ({ code, offerId }) =>
    code === 'VENCIDO'
      ? Promise.reject(new ServiceError({ kind: 'rejected', status: 422, code: 'expired' }))
      : Promise.resolve({ code, couponOfferId: offerId, discount: { kind: 'percent', percent: 10 } });

  const enter = async (user: ReturnType<typeof renderApp>['user'], code: string) => {
    await user.click(await screen.findByRole('button', { name: 'Tenho um cupom' }));
    const field = await screen.findByRole('textbox', { name: 'Cupom de desconto' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard(`${code}{Enter}`);
    return field;
  };

  test('changes every price of the page, shows its discount, and can be removed', async () => {
    const { user } = renderApp('/ofertasvw/polo', { ports: { coupon: { validate } } });
    await plan();
    await enter(user, 'EXEMPLO10');
    expect(await summary().findByText('Cupom EXEMPLO10')).toBeVisible();
    expect(summary().getByText(/−\sR\$\s200,00\/mês/)).toBeVisible();
    expect(screen.getAllByText(/^R\$\s1\.800,00 por mês/)).toHaveLength(3);
    // 1.800 × 12 + 1.881 × 12
    expect(summary().getByText(/44\.172,00/)).toBeVisible();
    expect(group('Prazo').getByRole('radio', { name: /36/ })).toHaveAccessibleDescription(/−\sR\$\s108,00\/mês/);
    expect(await screen.findByText(/Já com R\$\s200,00 a menos do cupom EXEMPLO10/)).toBeVisible();
    await waitFor(() =>
      expect(announced().replaceAll('\u00a0', ' ')).toContain(
        'Cupom EXEMPLO10 aplicado: R$ 200,00 a menos por mês. Mensalidade de R$ 1.800,00.',
      ),
    );
    expect(screen.getByRole('button', { name: 'Remover cupom' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remover cupom' }));
    expect(screen.getAllByText(/^R\$\s2\.000,00 por mês/)).toHaveLength(3);
    expect(announced()).toContain('Cupom removido.');
  });

  test('that is rejected shows the reason at the field, keeps the input, and changes no price', async () => {
    const { user } = renderApp('/ofertasvw/polo', { ports: { coupon: { validate } } });
    await plan();
    const field = await enter(user, 'VENCIDO');
    expect(await screen.findByText('Este cupom já venceu.')).toBeVisible();
    expect(field).toHaveValue('VENCIDO');
    expect(field).toHaveAccessibleDescription(/Este cupom já venceu\./);
    expect(screen.getAllByText(/^R\$\s2\.000,00 por mês/)).toHaveLength(3);
  });

  test('that is corrected during its check is replaced by the later one', async () => {
    const first = Promise.withResolvers<Coupon>();
    const validateLater: CouponPort['validate'] = (request, signal) =>
      request.code === 'EXEMPLO1' ? first.promise : validate(request, signal);
    const { user, ports } = renderApp('/ofertasvw/polo', { ports: { coupon: { validate: validateLater } } });
    await plan();
    await enter(user, 'EXEMPLO1');
    expect(await screen.findByRole('button', { name: 'Conferindo' })).toBeVisible();
    await user.keyboard('0{Enter}');
    first.resolve(await validate({ code: 'EXEMPLO1', offerId: 'x' }, new AbortController().signal));
    expect(await summary().findByText('Cupom EXEMPLO10')).toBeVisible();
    expect(ports.callsOf('coupon.validate')).toHaveLength(2);
  });

  test('without a code shows an error, and nothing is sent', async () => {
    const { user, ports } = renderApp('/ofertasvw/polo');
    await plan();
    await enter(user, '');
    expect(await screen.findByText('Digite o código do cupom.')).toBeVisible();
    expect(ports.callsOf('coupon.validate')).toEqual([]);
  });

  test('of an earlier visit is applied if the service still accepts it', async () => {
    const storage = fakeStorage({ local: { coupon: JSON.stringify({ couponCode: 'EXEMPLO10' }) } });
    renderApp('/ofertasvw/polo', { ports: { coupon: { validate } }, storage });
    await plan();
    expect(await summary().findByText('Cupom EXEMPLO10')).toBeVisible();
  });

  test('that can’t be validated shows its own message', async () => {
    const { user } = renderApp('/ofertasvw/polo', {
      ports: { coupon: { validate: failing({ kind: 'contract', where: 'x' }) } },
    });
    await plan();
    await enter(user, 'EXEMPLO10');
    expect(await screen.findByText(/Não conseguimos conferir o cupom agora/)).toBeVisible();
  });

  const stored = { local: { coupon: JSON.stringify({ couponCode: 'EXEMPLO10' }) } };
  const unreachable = failing({ kind: 'network' });

  test('that could not be validated is validated again when the connection returns', async () => {
    const { ports } = renderApp('/ofertasvw/polo', {
      ports: { coupon: { validate: unreachable } },
      storage: fakeStorage(stored),
    });
    await plan();
    expect(await screen.findByText(/Não conseguimos conferir o cupom agora/)).toBeVisible();
    ports.answer({ coupon: { validate } });
    window.dispatchEvent(new Event('online'));
    expect(await summary().findByText('Cupom EXEMPLO10')).toBeVisible();
  });

  test('that is sent again from a field that opened by itself keeps the focus', async () => {
    const { user, ports } = renderApp('/ofertasvw/polo', {
      ports: { coupon: { validate: unreachable } },
      storage: fakeStorage(stored),
    });
    await plan();
    const field = await screen.findByRole('textbox', { name: 'Cupom de desconto' });
    const late = Promise.withResolvers<Coupon>();
    ports.answer({ coupon: { validate: () => late.promise } });
    await user.type(field, '{Enter}');
    expect(await screen.findByRole('button', { name: 'Conferindo' })).toBeVisible();
    expect(field).toHaveFocus();
    late.resolve(await validate({ code: 'EXEMPLO10', offerId: 'x' }, new AbortController().signal));
    expect(await summary().findByText('Cupom EXEMPLO10')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remover cupom' })).toHaveFocus();
  });

  test('leaves the focus on the version that is chosen after it', async () => {
    const { user, ports } = renderApp('/ofertasvw/polo', {
      ports: {
        coupon: { validate },
        catalog: { listOffers: () => Promise.resolve([anOffer(), anOffer({ modelCode: 'PO2', model: 'Highline' })]) },
      },
    });
    await plan();
    await enter(user, 'EXEMPLO10');
    expect(await summary().findByText('Cupom EXEMPLO10')).toBeVisible();
    const late = Promise.withResolvers<Coupon>();
    ports.answer({ coupon: { validate: () => late.promise } });
    const version = group('Versão').getByRole('radio', { name: 'Highline' });
    await user.click(version);
    expect(await screen.findByText('Conferindo o cupom EXEMPLO10')).toBeVisible();
    late.resolve(await validate({ code: 'EXEMPLO10', offerId: 'x' }, new AbortController().signal));
    expect(await summary().findByText('Cupom EXEMPLO10')).toBeVisible();
    expect(version).toHaveFocus();
  });
});

describe('the plan of an earlier visit', () => {
  const keep = (slug: string, search: Record<string, string>) =>
    fakeStorage({ local: { simulation: JSON.stringify({ slug, search }) } });

  test('is shown if the URL has none, and is written into the URL', async () => {
    const { url } = renderApp('/ofertasvw/polo?utm_source=x', {
      storage: keep('polo', { prazo: '36', km: '2000' }),
    });
    await plan();
    await waitFor(() => expect(group('Prazo').getByRole('radio', { name: /36/ })).toBeChecked());
    expect(group('Quilômetros por mês').getByRole('radio', { name: /2\.000/ })).toBeChecked();
    await waitFor(() => expect(url()).toBe('/ofertasvw/polo?prazo=36&km=2000&utm_source=x'));
  });

  test.each([
    ['differs from that of the URL', '/ofertasvw/polo?prazo=12', keep('polo', { prazo: '36' }), /12/],
    ['is another car’s', '/ofertasvw/polo', keep('nivus', { prazo: '36' }), /24/],
    ['is damaged', '/ofertasvw/polo', fakeStorage({ local: { simulation: '{"slug":' } }), /24/],
  ] as const)('that %s changes nothing', async (_, at, storage, term) => {
    renderApp(at, { storage });
    await plan();
    await screen.findByRole('heading', { name: 'Dúvidas sobre o Polo' });
    expect(group('Prazo').getByRole('radio', { name: term })).toBeChecked();
  });

  test('is stored with each choice', async () => {
    const storage = fakeStorage();
    const { user } = renderApp('/ofertasvw/polo', { storage });
    await plan();
    await user.click(group('Prazo').getByRole('radio', { name: /36/ }));
    await waitFor(() =>
      expect(JSON.parse(storage.kept.local.simulation ?? '{}')).toMatchObject({
        slug: 'polo',
        search: { prazo: '36' },
      }),
    );
  });
});

describe('delivery', () => {
  test('has its time on the page, and requests the position only when the button is pressed', async () => {
    const { user, ports } = renderApp('/ofertasvw/polo');
    await plan();
    expect(await screen.findByRole('heading', { name: 'Entrega e retirada' })).toBeVisible();
    expect(screen.getByText('Em até 30 dias.')).toBeVisible();
    expect(ports.callsOf('offer.nearest')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Usar minha localização' }));
    // jsdom has no geolocation.
    expect(await screen.findByText('Este navegador não informa a localização')).toBeVisible();
  });

  test('uses the position that the visitor allowed before', async () => {
    renderApp('/ofertasvw/polo', {
      storage: fakeStorage({ cookies: { userLocation: '-23.97,-46.33' } }),
      ports: {
        catalog: { listOffers: () => Promise.resolve([anOffer({ hasFastDelivery: true })]) },
        offer: {
          nearest: () =>
            Promise.resolve({
              city: 'Santos',
              uf: 'SP',
              deadlineInfo: 'em até 15 dias',
              pickupPlaces: [
                { name: 'Loja exemplo', city: 'Santos', uf: 'SP', distanceInKm: 3.4, deadlineInfo: 'em até 15 dias' },
              ],
            }),
        },
      },
    });
    await plan();
    expect(await screen.findByText('Em Santos, SP: em até 15 dias.')).toBeVisible();
    expect(screen.getByText(/Loja exemplo, Santos, SP, a uns 3\skm/)).toBeVisible();
  });
});

test('sharing copies the link if the device can’t share, and announces it', async () => {
  const { user } = renderApp('/ofertasvw/polo', {
    ports: { offer: { share: ({ url }) => Promise.resolve(`${url}#curto`) } },
  });
  await plan();
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await waitFor(() => expect(announced()).toContain('Link copiado, com o plano que você montou.'));
  expect(await navigator.clipboard.readText()).toContain('#curto');
});

test('a colour that comes without its paint shows the car in the grey of its swatch, not in a colour of another name', async () => {
  const conditions = someConditions();
  for (const condition of conditions) delete condition.colorHex;
  renderApp('/ofertasvw/polo', { ports: { offer: { readConditions: async () => ({ conditions }) } } });
  await plan();
  const car = screen.getByRole('img', { name: 'Polo, cor Branco puro' });
  expect(car.style.getPropertyValue('--car-paint')).toBe(unknownPaint);
});

test('another colour changes the paint of the car and requests only the simulation', async () => {
  const { user, ports } = renderApp('/ofertasvw/polo');
  await plan();
  await screen.findByRole('heading', { name: 'Dúvidas sobre o Polo' });
  const before = ports.calls.length;
  const fetched = vi.spyOn(globalThis, 'fetch');
  await user.click(group('Cor').getByRole('radio', { name: 'Vermelho urucum' }));
  const car = screen.getByRole('img', { name: 'Polo, cor Vermelho urucum' });
  expect(car.style.getPropertyValue('--car-paint')).toBe(red.colorHex);
  await waitFor(() => expect(announced()).toContain('Mensalidade de'));
  expect(ports.calls.slice(before).map(({ name }) => name)).toEqual(['offer.simulate']);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

describe('the service’s price', () => {
  test('leaves the fee for an early exit in its place while that of a short term loads', async () => {
    const costTerms = { earlyExit: { month: 12, percentOfRemaining: 25 } };
    const readConditions = async () => ({ conditions: someConditions(), costTerms });
    const { ports, user } = renderApp('/ofertasvw/polo', { ports: { offer: { readConditions } } });
    await plan();
    await screen.findAllByText('Saída antecipada no mês 12');
    await screen.findByRole('heading', { level: 2, name: 'Ficha técnica' });

    ports.answer({ offer: { simulate: neverAnswers } });
    await user.click(group('Prazo').getByRole('radio', { name: /12/ }));
    expect(screen.getAllByText('Saída antecipada do plano').map((label) => label.nextSibling?.textContent)).toContain(
      'calculando…',
    );
  });

  test('replaces a different one of the tree, and the change is announced', async () => {
    renderApp('/ofertasvw/polo', {
      ports: {
        offer: {
          simulate: (query) =>
            Promise.resolve(plansFor(query, { subscription: { monthlyInstallmentInCents: 213_000 } })),
        },
      },
    });
    await plan();
    expect(summary().getAllByText(/2\.130,00/)[0]).toBeVisible();
    expect(announced().replaceAll('\u00a0', ' ')).toContain(
      'O preço foi atualizado de R$ 2.000,00 para R$ 2.130,00 por mês.',
    );
  });

  test('that fails to load is reported beside the tree’s price, and in the persistent notice', async () => {
    const { ports, user } = renderApp('/ofertasvw/polo');
    await plan();
    ports.answer({ offer: { simulate: notFound } });
    await user.click(group('Prazo').getByRole('radio', { name: /36/ }));
    await waitFor(() => expect(screen.getByText(/ainda não foi confirmado/)).toBeVisible());
    await comesToSee('Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.');
    expect(summary().getAllByText(/1\.880,00/)[0]).toBeVisible();

    ports.answer({ offer: { simulate: (query) => Promise.resolve(plansFor(query)) } });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Ops! Parece/)).not.toBeInTheDocument());
    expect(screen.queryByText(/ainda não foi confirmado/)).not.toBeInTheDocument();
  });
});

test('a first simulation that fails with the page shows the persistent toast until the connection returns', async () => {
  const { ports } = renderApp('/ofertasvw/polo', { ports: { offer: { simulate: notFound } } });
  await plan();
  await comesToSee('Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.');
  ports.answer({ offer: { simulate: (query) => Promise.resolve(plansFor(query)) } });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^Ops! Parece/)).not.toBeInTheDocument());
});

test.each([
  ['the price', { simulate: notFound }, /ainda não foi confirmado/],
  ['the car’s data', { readVehicle: notFound }, 'A ficha técnica deste carro não carregou.'],
] as const)('%s that fails with the page loads on retry', async (_, answers, words) => {
  const { ports, user } = renderApp('/ofertasvw/polo', { ports: { offer: answers } });
  await plan();
  expect(await screen.findByText(words)).toBeVisible();
  ports.answer({
    offer: { simulate: (query) => Promise.resolve(plansFor(query)), readVehicle: () => Promise.resolve(aVehicle()) },
  });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 2, name: 'Ficha técnica' })).toBeVisible();
});

describe('when no plan can be chosen', () => {
  test('an offer without conditions shows a message and a link to the others', async () => {
    renderApp('/ofertasvw/polo', { ports: { offer: { readConditions: () => Promise.resolve({ conditions: [] }) } } });
    expect(await screen.findByRole('heading', { name: 'Polo sem disponibilidade' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver outras ofertas' })).toHaveAttribute('href', '/#ofertas');
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'O que vem junto' })).toBeVisible();
  });

  test('failed conditions keep the page and load on retry', async () => {
    const { ports, user } = renderApp('/ofertasvw/polo', { ports: { offer: { readConditions: notFound } } });
    expect(await screen.findByRole('heading', { name: 'Os preços deste carro não carregaram' })).toBeVisible();
    expect(screen.getByText('Mensalidade do plano de referência')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'O que vem junto' })).toBeVisible();
    ports.answer({ offer: { readConditions: () => Promise.resolve({ conditions: someConditions() }) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await plan()).toBeVisible();
  });

  test('a failed list of offers keeps the page and loads on retry', async () => {
    const { ports, user } = renderApp('/ofertasvw/polo', { ports: { catalog: { listOffers: notFound } } });
    expect(await screen.findByRole('heading', { name: 'Os preços deste carro não carregaram' })).toBeVisible();
    ports.answer({ catalog: { listOffers: () => Promise.resolve([anOffer()]) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await plan()).toBeVisible();
  });

  test('a list of offers that another load gets after a failure opens the plan', async () => {
    const { ports, store } = renderApp('/ofertasvw/polo', { ports: { catalog: { listOffers: notFound } } });
    expect(await screen.findByRole('heading', { name: 'Os preços deste carro não carregaram' })).toBeVisible();
    ports.answer({ catalog: { listOffers: () => Promise.resolve([anOffer()]) } });
    await act(() => store.runSaga(refreshCatalog, new AbortController().signal, ports));
    expect(await plan()).toBeVisible();
  });

  test.each([
    ['fails', notFound],
    ['is missing', () => Promise.resolve(undefined)],
    ['is empty', () => Promise.resolve({ title: 'Polo', slug: 'polo', seo: {} })],
  ] as const)('content that %s leads home', async (_, readCarPage) => {
    const { url } = renderApp('/ofertasvw/polo', { ports: { content: { readCarPage } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Um carro zero. Uma conta só.' })).toBeVisible();
    expect(url()).toBe('/');
  });

  test('a name that no car can have leads home without a request', async () => {
    const readCarPage = vi.fn<() => Promise<undefined>>();
    const { url } = renderApp('/ofertasvw/__proto__', { ports: { content: { readCarPage } } });
    await waitFor(() => expect(url()).toBe('/'));
    expect(readCarPage).not.toHaveBeenCalled();
  });

  test('a car that is no longer offered keeps its texts', async () => {
    renderApp('/ofertasvw/fox', {
      ports: { content: { readCarPage: () => Promise.resolve(aCarPage({ title: 'Fox', slug: 'fox' })) } },
    });
    expect(await screen.findByRole('heading', { name: 'Fox sem disponibilidade' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Fox' })).toBeVisible();
  });
});

test('every link from an offer to its order begins with the verb Assinar', async () => {
  renderApp('/ofertasvw/polo');
  await plan();
  // The floating button has no text and leads to a contact, not to an order.
  const names = screen
    .getAllByRole('link')
    .filter((link) => /#plano$|\/assinar\/|wa\.me/.test(link.getAttribute('href') ?? ''))
    .map(({ textContent }) => textContent)
    .filter((name) => name !== '');
  expect(names).toEqual(expect.arrayContaining(['Assinar este Polo', 'Assinar pelo WhatsApp', 'Assinar']));
  for (const name of names) expect(name).toMatch(/^Assinar/);
});

test('the link to the messaging app contains the plan, and its tracking does not', async () => {
  const { user } = renderApp('/ofertasvw/polo', {
    storage: fakeStorage({ cookies: { consent: 'granted' } }),
    ports: { marketing: { sendConversion: () => Promise.resolve() } },
  });
  await plan();
  const link = screen.getByRole('link', { name: 'Assinar pelo WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('\u00a0', ' ')).toContain(
    'Polo Track, Branco puro, 24 meses, 1.000 km/mês, R$ 2.000,00 por mês',
  );
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(window.dataLayer?.filter((told) => !('label' in told))).toEqual([
    { event: 'Whatsapp_Click', place: 'oferta' },
  ]);
  delete window.dataLayer;
});

test('the car and then its plan are reported as steps 1 and 2, once each, with the visitor’s origin', async () => {
  const { user, ports } = renderApp('/ofertasvw/polo', {
    storage: fakeStorage({ cookies: { consent: 'granted' } }),
    ports: { marketing: { sendConversion: () => Promise.resolve() } },
  });
  const reported = () =>
    ports
      .callsOf('marketing.sendConversion')
      .map(({ args }) => args[0] as { identifier: string; traffic: object })
      .map(({ identifier, traffic }) => ({ identifier, traffic }));
  const traffic = { source: 'others', medium: 'site', campaign: 'sign-and-drive' };
  await plan();
  await waitFor(() => expect(reported()).toEqual([{ identifier: 'passo-1-modelo', traffic }]));
  await user.click(group('Prazo').getByRole('radio', { name: /36/ }));
  await user.click(group('Prazo').getByRole('radio', { name: /24/ }));
  await waitFor(() => expect(reported()).toHaveLength(2));
  expect(reported()[1]).toEqual({ identifier: 'passo-2-configuracao', traffic });
  const steps = window.dataLayer?.map((told) => 'label' in told && told.label);
  expect(steps?.filter((label) => /modelo|configuracao/.test(String(label)))).toEqual(['1 modelo', '2 configuracao']);
  delete window.dataLayer;
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { focusedPart } from '#/test-support/page-assertions.ts';
import { aCondition, anOffer, aVehicle, failing, neverAnswers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const polo = anOffer();
const highline = anOffer({ modelCode: 'PO2', model: 'Highline' });
const tera = anOffer({ slug: 'tera', modelCode: 'TE1', name: 'Tera', model: 'MPI' });
const nivus = anOffer({ slug: 'nivus', modelCode: 'NI1', name: 'Nivus', isElectric: true });
const taos = anOffer({ slug: 'taos', modelCode: 'TA1', name: 'Taos', hasShield: true, isAvailable: false });

const costTerms = {
  excessKmPriceInCents: 89,
  insuranceExcessInCents: 420_000,
  earlyExit: { month: 12, percentOfRemaining: 25 },
  included: [{ title: 'Seguro completo', note: '' }],
  notIncluded: [{ title: 'Combustível', note: '' }],
};
const track = aVehicle({
  specifications: [
    { label: 'Motor', value: '1.0, 84 cv' },
    { label: 'Lugares', value: '5' },
  ],
  standardItems: ['Airbags', 'Ar-condicionado'],
});
const dearer = aVehicle({
  specifications: [
    { label: 'Motor', value: '1.0 turbo, 116 cv' },
    { label: 'Lugares', value: '5' },
  ],
  standardItems: ['Airbags', 'Painel digital'],
});
const services = {
  catalog: { listOffers: () => Promise.resolve([polo, highline, tera, nivus, taos]) },
  offer: {
    readConditions: ({ modelCode }: { modelCode: string }) =>
      Promise.resolve({
        conditions: [aCondition(modelCode === 'TE1' ? { monthlyInstallmentInCents: 150_000 } : {})],
        costTerms,
      }),
    readVehicle: ({ modelCode }: { modelCode: string }) => Promise.resolve(modelCode === 'PO1' ? track : dearer),
  },
};
const open = (url: string) => renderApp(url, { ports: services });
const table = () => screen.findByRole('table');
const valuesOf = (of: HTMLElement, row: string) =>
  within(within(of).getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
const carsOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.firstElementChild?.textContent);
const rowsOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

const announced = (text: string | RegExp) =>
  screen.getAllByText(text).some((element) => element.closest('[aria-live="polite"]') !== null);

const withIpca = 'com IPCA de 4,5% ao ano';

test('two offers are compared row by row, with the lowest amounts marked', async () => {
  open('/comparar?ofertas=polo,tera');
  const compared = await table();
  expect(screen.getByRole('heading', { level: 1, name: 'Polo e Tera, lado a lado' })).toBeVisible();
  expect(document.title).toBe('Sign & Drive | Comparar Polo e Tera');
  expect(carsOf(compared)).toEqual(['Polo', 'Tera']);
  const [, , head] = within(compared).getAllByRole('columnheader');
  expect(head).toHaveTextContent(/^TeraMPIR\$\s1\.500,00/);
  expect(valuesOf(compared, 'Prazo')).toEqual(['24 meses', '24 meses']);
  expect(valuesOf(compared, 'Quilômetros')).toEqual(['1.000 km/mês', '1.000 km/mês']);
  // 2000 × 12 + 2090 × 12 and 1500 × 12 + 1567.50 × 12
  expect(valuesOf(compared, 'Total no período')).toEqual([`R$ 49.080,00${withIpca}`, `R$ 36.810,00menor${withIpca}`]);
  expect(valuesOf(compared, 'Km excedente'), 'what is the same has no lowest').toEqual(['R$ 0,89', 'R$ 0,89']);
  expect(valuesOf(compared, 'Franquia do seguro')).toEqual(['R$ 4.200,00', 'R$ 4.200,00']);
  // 25 % of the 12 instalments left
  expect(valuesOf(compared, 'Saída antecipada')).toEqual(['R$ 6.000,00no mês 12', 'R$ 4.500,00menorno mês 12']);
  expect(valuesOf(compared, 'Incluído')).toEqual(['Seguro completo', 'Seguro completo']);
  expect(valuesOf(compared, 'Não incluído')).toEqual(['Combustível', 'Combustível']);
  expect(valuesOf(compared, 'Entrega')).toEqual(['Em até 30 dias.', 'Em até 30 dias.']);
  expect(valuesOf(compared, 'Categoria')).toEqual(['Hatch', 'Hatch']);
  expect(valuesOf(compared, 'Blindado')).toEqual(['Não', 'Não']);
  expect(within(compared).getByRole('link', { name: 'Ver oferta Tera MPI' })).toHaveAttribute(
    'href',
    '/ofertasvw/tera?prazo=24&km=1000&cor=B4B4&versao=TE1&ano=2026',
  );
});

test('another term shows its prices at once, without a request, and its form stays', async () => {
  const conditions = [aCondition(), aCondition({ deadlineInMonths: 36, monthlyInstallmentInCents: 180_000 })];
  const { user, ports, url } = renderApp('/comparar?ofertas=polo,tera', {
    ports: { ...services, offer: { ...services.offer, readConditions: () => Promise.resolve({ conditions }) } },
  });
  const term = await screen.findByRole('combobox', { name: 'Prazo' });
  ports.answer({ offer: { ...services.offer, readConditions: neverAnswers } });
  await user.selectOptions(term, '36');
  const update = screen.getByRole('button', { name: 'Atualizar comparação' });
  await user.click(update);
  await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo,tera&prazo=36&km=1000'));
  expect(valuesOf(await table(), 'Prazo')).toEqual(['36 meses', '36 meses']);
  expect(screen.getByText(/^Todos em 36.meses/)).toBeVisible();
  expect(update).toHaveFocus();
  const plan = 'R$ 1.800,00 por mês em 36 meses';
  expect(announced(`Polo Track, ${plan}; Tera MPI, ${plan}`)).toBe(true);
  expect(ports.callsOf('offer.readConditions')).toHaveLength(2);
});

test('the yearly readjustment applies to every column and is written into the URL', async () => {
  const { user, url } = open('/comparar?ofertas=polo,tera');
  await table();
  const rate = () => screen.getByRole('textbox', { name: 'Reajuste por ano, em %' });
  expect(rate()).toHaveValue('4,5');
  await user.clear(rate());
  await user.type(rate(), '25');
  await user.click(screen.getByRole('button', { name: 'Atualizar comparação' }));
  expect(rate()).toHaveAccessibleDescription('Digite de 0% a 20%.');
  expect(announced('Digite de 0% a 20%.')).toBe(true);
  expect(url()).toBe('/comparar?ofertas=polo,tera');
  await user.clear(rate());
  await user.type(rate(), '10{Enter}');
  await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo,tera&prazo=24&km=1000&reajuste=10'));
  expect(rate()).toHaveFocus();
  expect(announced(/; reajuste de 10% ao ano$/)).toBe(true);
  const compared = await table();
  // 2000 × 12 + 2200 × 12 and 1500 × 12 + 1650 × 12
  const withTen = 'com IPCA de 10% ao ano';
  expect(valuesOf(compared, 'Total no período')).toEqual([`R$ 50.400,00${withTen}`, `R$ 37.800,00menor${withTen}`]);
  expect(
    within(compared).getByRole('link', { name: 'Ver oferta Tera MPI' }),
    'the offer opens with it',
  ).toHaveAttribute('href', '/ofertasvw/tera?prazo=24&km=1000&cor=B4B4&versao=TE1&ano=2026&reajuste=10');
});

test('invalid values of the URL are listed with their replacement until the comparison is updated', async () => {
  const { user, url } = open('/comparar?ofertas=polo,tera&prazo=sempre&reajuste=99');
  await table();
  const title = 'Alguns números deste link não são válidos';
  const note = screen.getByText(title).parentElement;
  expect(note).toHaveTextContent('Prazo: “sempre”. Usamos o valor sugerido.');
  expect(note).toHaveTextContent('Reajuste por ano, em %: “99”. Usamos o valor sugerido.');
  await user.click(screen.getByRole('button', { name: 'Atualizar comparação' }));
  await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo,tera&prazo=24&km=1000'));
  expect(screen.queryByText(title)).toBeNull();
});

test('the data and equipment of the cars are compared, and equal rows can be hidden', async () => {
  const { user, url } = open('/comparar?ofertas=polo,tera');
  const compared = await table();
  expect(valuesOf(compared, 'Motor')).toEqual(['1.0, 84 cv', '1.0 turbo, 116 cv']);
  expect(valuesOf(compared, 'Ar-condicionado')).toEqual(['Sim', 'Não']);
  expect(valuesOf(compared, 'Painel digital')).toEqual(['Não', 'Sim']);
  expect(valuesOf(compared, 'Em todos')).toEqual(['Airbags', 'Airbags']);
  await user.click(screen.getByRole('checkbox', { name: 'Só as diferenças' }));
  await user.click(screen.getByRole('button', { name: 'Atualizar comparação' }));
  await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo,tera&prazo=24&km=1000&diferencas=1'));
  expect(announced(/; só as diferenças$/)).toBe(true);
  expect(rowsOf(await table())).toEqual([
    'Preço e plano',
    'Oferta',
    'Total no período',
    'Saída antecipada',
    'O carro',
    'Motor',
    'Equipamentos',
    'Ar-condicionado',
    'Painel digital',
    'Trocar ou remover',
    'Carro',
  ]);
});

test('two versions of one car are compared', async () => {
  const { user, url } = open('/comparar?ofertas=polo');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Carro' }), 'Polo Highline');
  await user.click(screen.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo,polo.PO2.2026'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Polo: Track e Highline, lado a lado' })).toBeVisible();
  expect(carsOf(await table())).toEqual(['Polo', 'Polo']);
});

test('another term applies to every car, and a car without it has its closest term', async () => {
  const conditions = [aCondition(), aCondition({ deadlineInMonths: 36, monthlyInstallmentInCents: 180_000 })];
  const { user, url } = renderApp('/comparar?ofertas=polo,tera', {
    ports: {
      ...services,
      offer: {
        ...services.offer,
        readConditions: ({ modelCode }) =>
          Promise.resolve({ conditions: modelCode === 'TE1' ? conditions.slice(0, 1) : conditions }),
      },
    },
  });
  await screen.findByRole('option', { name: /^36/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prazo' }), '36');
  await user.click(screen.getByRole('button', { name: 'Atualizar comparação' }));
  await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo,tera&prazo=36&km=1000'));
  await waitFor(async () => expect(valuesOf(await table(), 'Prazo')).toEqual(['36 meses', '24 meses']));
  expect(screen.getByText(/^Cada carro no plano mais próximo que ele tem\./)).toBeVisible();
});

describe('the selection in the URL', () => {
  test('a car is removed by a link, and added again by the back button', async () => {
    const { user, url, router } = open('/comparar?ofertas=polo,tera,nivus');
    await user.click(within(await table()).getByRole('link', { name: 'Remover Tera' }));
    await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo,nivus'));
    expect(carsOf(await table())).toEqual(['Polo', 'Nivus']);
    expect(screen.getByRole('link', { name: 'Remover Nivus' }), 'of the column in its place').toHaveFocus();
    expect(announced(/^Polo Track, .+; Nivus Track, .+ meses$/)).toBe(true);
    router.history.back();
    await waitFor(async () => expect(carsOf(await table())).toEqual(['Polo', 'Tera', 'Nivus']));
    await waitFor(() => expect(announced(/^Polo Track, .+; Tera MPI, .+; Nivus Track, .+ meses$/)).toBe(true));
  });

  test('the last column leaves the focus on the link beside it', async () => {
    const { user, url } = open('/comparar?ofertas=polo,tera');
    await user.click(within(await table()).getByRole('link', { name: 'Remover Tera' }));
    await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo'));
    expect(await screen.findByRole('link', { name: 'Remover Polo' })).toHaveFocus();
  });

  test('a car is replaced by another one in the same column', async () => {
    const { user, url } = open('/comparar?ofertas=polo,tera');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Trocar Polo por' }), 'Nivus');
    await user.click(screen.getByRole('button', { name: 'Trocar Polo' }));
    await waitFor(() => expect(url()).toBe('/comparar?ofertas=nivus,tera'));
    expect(carsOf(await table())).toEqual(['Nivus', 'Tera']);
    expect(screen.getByRole('button', { name: 'Trocar Nivus' })).toHaveFocus();
    await waitFor(() => expect(announced(/^Nivus Track, .+; Tera MPI, .+ meses$/)).toBe(true));
  });

  test('another version of a car, and the car that is left after a removal, are announced by more than the heading', async () => {
    const { user, url } = open('/comparar?ofertas=polo,tera');
    const heading = () => screen.getByRole('heading', { level: 1 });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Trocar Polo por' }), 'Polo Highline');
    await user.click(screen.getByRole('button', { name: 'Trocar Polo' }));
    await waitFor(() => expect(announced(/^Polo Highline, .+; Tera MPI, /)).toBe(true));
    expect(heading()).toHaveTextContent('Polo e Tera, lado a lado');
    await user.click(screen.getByRole('link', { name: 'Remover Tera' }));
    await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo.PO2.2026'));
    await waitFor(() => expect(announced(/^Polo Highline, [^;]+ meses$/)).toBe(true));
    expect(announced(heading().textContent)).toBe(false);
  });

  test('replacing without choosing a car leads to the list, with its error, at each press', async () => {
    const { user, url } = open('/comparar?ofertas=polo,tera');
    for (let presses = 0; presses < 2; presses += 1) {
      await user.click(await screen.findByRole('button', { name: 'Trocar Polo' }));
      const list = screen.getByRole('combobox', { name: 'Trocar Polo por' });
      expect(list).toHaveFocus();
      expect(list).toHaveAccessibleDescription('Escolha um carro da lista.');
    }
    expect(url()).toBe('/comparar?ofertas=polo,tera');
  });

  test('the form of a page without script is read like the URL', async () => {
    open('/comparar?ofertas=polo,tera&em=1&com=nivus');
    expect(carsOf(await table())).toEqual(['Nivus', 'Tera']);
  });
});

describe('a selection that is not two or three offers', () => {
  test('none: the page shows a message and adds the first', async () => {
    const { user, url } = open('/comparar');
    expect(await screen.findByRole('heading', { name: 'Nenhuma oferta escolhida' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carro' }), 'Polo');
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    await waitFor(() => expect(url()).toBe('/comparar?ofertas=polo'));
  });

  test('one: the table shows it, and the page requests a second', async () => {
    open('/comparar?ofertas=polo');
    expect(carsOf(await table())).toEqual(['Polo']);
    expect(screen.getByRole('heading', { name: 'Falta o segundo carro' })).toBeVisible();
  });

  test('an unknown one is named, and takes the place of none', async () => {
    open('/comparar?ofertas=polo,fusca,tera,nivus');
    expect(carsOf(await table())).toEqual(['Polo', 'Tera', 'Nivus']);
    expect(screen.getByText('Não encontramos “fusca”')).toBeVisible();
    expect(screen.queryByText('Mostramos os três primeiros')).toBeNull();
  });

  test('one whose name is no address is named, shortened', async () => {
    open(`/comparar?ofertas=t_cross,polo,${'x'.repeat(50)}`);
    expect(carsOf(await table())).toEqual(['Polo']);
    expect(screen.getByText(`Não encontramos “t_cross” e “${'x'.repeat(39)}…”`)).toBeVisible();
  });

  test('three unknown ones are named in one list', async () => {
    open('/comparar?ofertas=fusca,brasilia,gol');
    expect(await screen.findByText('Não encontramos “fusca”, “brasilia” e “gol”')).toBeVisible();
  });

  test('more than three: the first three are shown, with a note', async () => {
    open('/comparar?ofertas=polo,tera,nivus,taos');
    expect(carsOf(await table())).toEqual(['Polo', 'Tera', 'Nivus']);
    expect(screen.getByText('Mostramos os três primeiros')).toBeVisible();
  });

  test('an unavailable one is marked as such, and no price is requested', async () => {
    const { ports } = open('/comparar?ofertas=polo,taos');
    const compared = await table();
    expect(within(compared).getByText('Sem disponibilidade no momento')).toBeVisible();
    expect(valuesOf(compared, 'Total no período')).toEqual([`R$ 49.080,00${withIpca}`, '—']);
    expect(valuesOf(compared, 'Blindado')).toEqual(['Não', 'Sim']);
    expect(ports.callsOf('offer.readConditions')).toHaveLength(1);
  });

  test('one that was withdrawn since the list has no price, is marked as unavailable, and offers no retry', async () => {
    const readConditions: typeof services.offer.readConditions = async (of) =>
      of.modelCode === 'PO1' ? { conditions: [], costTerms } : services.offer.readConditions(of);
    const readVehicle: typeof services.offer.readVehicle = async (of) => {
      if (of.modelCode === 'PO1') throw new ServiceError({ kind: 'notFound' });
      return services.offer.readVehicle(of);
    };
    renderApp('/comparar?ofertas=polo,tera', {
      ports: { ...services, offer: { ...services.offer, readConditions, readVehicle } },
    });
    const compared = await table();
    expect(within(compared).getByText('Sem disponibilidade no momento')).toBeVisible();
    expect(screen.queryByText('Parte dos dados não carregou')).not.toBeInTheDocument();
    expect(valuesOf(compared, 'Total no período')).toEqual(['—', `R$ 36.810,00${withIpca}`]);
    expect(valuesOf(compared, 'Km excedente')).toEqual(['—', 'R$ 0,89']);
  });
});

describe('when a service fails', () => {
  test('failed data of a car leave its price, and load on retry', async () => {
    const { user, ports } = renderApp('/comparar?ofertas=polo,tera', {
      ports: {
        ...services,
        offer: {
          ...services.offer,
          readVehicle: ({ modelCode }) =>
            modelCode === 'TE1'
              ? Promise.reject(new ServiceError({ kind: 'notFound' }))
              : services.offer.readVehicle({ modelCode }),
        },
      },
    });
    const compared = await table();
    expect(screen.getByText('Parte dos dados não carregou')).toBeVisible();
    expect(valuesOf(compared, 'Motor')).toEqual(['1.0, 84 cv', 'Não informado']);
    expect(valuesOf(compared, 'Airbags')).toEqual(['Sim', 'Não informado']);
    expect(valuesOf(compared, 'Total no período')).toEqual([`R$ 49.080,00${withIpca}`, `R$ 36.810,00menor${withIpca}`]);
    ports.answer(services);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(async () => expect(valuesOf(await table(), 'Motor')).toEqual(['1.0, 84 cv', '1.0 turbo, 116 cv']));
  });

  test('a failed plan leaves the price of the list, and loads on retry', async () => {
    const { user, ports } = renderApp('/comparar?ofertas=polo,tera', {
      ports: {
        ...services,
        offer: { ...services.offer, readConditions: failing({ kind: 'notFound' }) },
      },
    });
    const compared = await table();
    expect(screen.getByText('Parte dos dados não carregou')).toBeVisible();
    expect(valuesOf(compared, 'Total no período')).toEqual([`R$ 49.080,00${withIpca}`, `R$ 49.080,00${withIpca}`]);
    expect(valuesOf(compared, 'Km excedente')).toEqual(['Não informado', 'Não informado']);
    ports.answer(services);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(async () => expect(valuesOf(await table(), 'Km excedente')).toEqual(['R$ 0,89', 'R$ 0,89']));
    expect(screen.queryByText('Parte dos dados não carregou')).not.toBeInTheDocument();
  });

  test('the retry button stays while loading, and then focus moves to the comparison', async () => {
    const answers: (() => void)[] = [];
    const { user, ports } = renderApp('/comparar?ofertas=polo,tera', {
      ports: {
        ...services,
        offer: {
          ...services.offer,
          readConditions: ({ modelCode }) =>
            modelCode === 'TE1'
              ? Promise.reject(new ServiceError({ kind: 'notFound' }))
              : services.offer.readConditions({ modelCode }),
        },
      },
    });
    await table();
    ports.answer({
      offer: {
        ...services.offer,
        readConditions: (offer) =>
          new Promise((resolve) => {
            answers.push(() => resolve(services.offer.readConditions(offer)));
          }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Tentando de novo' })).toHaveFocus();
    expect(screen.getByText('Parte dos dados não carregou')).toBeVisible();
    answers[0]?.();
    await waitFor(() => expect(screen.queryByText('Parte dos dados não carregou')).not.toBeInTheDocument());
    expect(focusedPart()).toContainElement(await table());
    expect(document.body).not.toHaveFocus();
  });

  test('a failed list of offers shows a message, and the selection stays', async () => {
    const { user, ports, url } = renderApp('/comparar?ofertas=polo,tera', {
      ports: { catalog: { listOffers: failing({ kind: 'notFound' }) } },
    });
    expect(await screen.findByText('Não conseguimos carregar as ofertas.')).toBeVisible();
    ports.answer(services);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(carsOf(await table())).toEqual(['Polo', 'Tera']);
    expect(document.body).not.toHaveFocus();
    expect(focusedPart()).toContainElement(await table());
    expect(url()).toBe('/comparar?ofertas=polo,tera');
  });

  test('a loading page shows the loading overlay', async () => {
    renderApp('/comparar?ofertas=polo', { ports: { catalog: { listOffers: neverAnswers } } });
    expect(await screen.findByText('Carregando…')).toBeVisible();
  });
});

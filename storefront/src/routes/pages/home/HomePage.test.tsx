import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aHomeContent, anOffer, failing, fakeStorage, neverAnswers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { comesToSee, liveRegion } from '#/test-support/page-assertions.ts';

const notFound = failing({ kind: 'notFound' });
const offersList = () => screen.findByRole('region', { name: 'Ofertas' });

test('reloading the data keeps the scroll position, and another page starts at its top', async () => {
  const { router } = renderApp('/');
  await offersList();
  const scroll = vi.mocked(window.scrollTo);
  const rendered = () =>
    new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => resolve(stop()));
    });
  scroll.mockClear();
  await act(() => Promise.all([rendered(), router.invalidate()]));
  expect(scroll).not.toHaveBeenCalled();
  await act(() => Promise.all([rendered(), router.navigate({ to: '/ofertasvw/$page', params: { page: 'polo' } })]));
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each([
  ['steps', 'Do clique à chave'],
  ['about', 'O que está na conta'],
  ['compareAndSign', 'Compare antes de assinar'],
  ['faq', 'Dúvidas comuns'],
] as const)('a home page whose editors hid %s does not contain it', async (section, title) => {
  const { [section]: hidden, ...content } = aHomeContent();
  expect(hidden).toBeDefined();
  renderApp('/', { ports: { content: { readHome: () => Promise.resolve(content) } } });
  await offersList();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('each car is a link to its offer with its lowest price, in the specified order', async () => {
  const nivus = anOffer({ name: 'Nivus', slug: 'nivus', modelCode: 'NI1' });
  renderApp('/', { ports: { catalog: { listOffers: () => Promise.resolve([anOffer(), nivus]) } } });
  const cars = within(await offersList()).getAllByRole('link');
  expect(cars.map((link) => link.getAttribute('href'))).toEqual(['/ofertasvw/nivus', '/ofertasvw/polo']);
  expect(within(await offersList()).getAllByText(/2\.000/)[0]).toBeVisible();
});

test('each car that is one too many to compare is announced by its name', async () => {
  const names = ['Polo', 'Nivus', 'Tera', 'Taos', 'Virtus'];
  const offers = names.map((name) => anOffer({ name, slug: name.toLowerCase(), modelCode: name }));
  const { user } = renderApp('/', { ports: { catalog: { listOffers: () => Promise.resolve(offers) } } });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name: `Comparar ${name}` }));
  const announced = () => screen.getByText(/^Já são três: Polo, Nivus e Tera\./, { selector: '[aria-live]' });
  for (const name of names.slice(0, 4)) await press(name);
  expect(announced()).toHaveTextContent('Remova um para escolher Taos.');
  await press('Virtus');
  expect(announced()).toHaveTextContent('Remova um para escolher Virtus.');
  await press('Tera');
  expect(screen.getByText('Polo e Nivus escolhidos.')).toBeVisible();
});

test('the hero of home names the car, version and plan of its price', async () => {
  renderApp('/');
  await offersList();
  const stage = within(screen.getByRole('main'));
  expect(stage.getByText('Polo Track, neste plano')).toBeVisible();
  for (const fact of ['Prazo', 'Quilômetros', 'Total com IPCA']) expect(stage.getByText(fact)).toBeVisible();
  expect(stage.queryByText(/a partir de R\$/i)).not.toBeInTheDocument();
});

test('an unavailable car is marked as such, and still links to its page', async () => {
  renderApp('/', { ports: { catalog: { listOffers: () => Promise.resolve([anOffer({ isAvailable: false })]) } } });
  const list = await offersList();
  expect(within(list).getByText('Sem disponibilidade no momento.')).toBeVisible();
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/ofertasvw/polo');
});

describe('the category tabs', () => {
  const cars = [
    anOffer({ name: 'T-Cross', slug: 't-cross', modelCode: 'TC1', bodyType: 'suvw' }),
    anOffer({ name: 'Nivus', slug: 'nivus', modelCode: 'NI1', bodyType: 'suvw' }),
    anOffer(),
    anOffer({ name: 'Saveiro', slug: 'saveiro', modelCode: 'SA1', bodyType: 'pickup' }),
  ];
  const ports = { catalog: { listOffers: () => Promise.resolve(cars) } };
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Filtrar por categoria' }));
  const shown = () =>
    within(screen.getByRole('list', { name: 'Ofertas' }))
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  test('are Todos and each category with a car, with a URL and a count in words', async () => {
    renderApp('/', { ports });
    const links = (await tabs()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Todos44 carros', '/#ofertas'],
      ['SUVW22 carros', '/?categoria=suvw#ofertas'],
      ['Hatch11 carro', '/?categoria=hatch#ofertas'],
      ['Picape11 carro', '/?categoria=picape#ofertas'],
    ]);
    expect((await tabs()).getByRole('link', { name: 'Picape 1 carro' })).not.toHaveAttribute('aria-current');
    expect((await tabs()).getByRole('link', { current: true })).toHaveAccessibleName('Todos 4 carros');
  });

  test('filter the cars, keep focus, announce the count, and write the choice into the URL', async () => {
    const { user, url } = renderApp('/?utm_source=jornal', { ports });
    const suvw = (await tabs()).getByRole('link', { name: 'SUVW 2 carros' });
    await user.click(suvw);
    await waitFor(() => expect(shown()).toEqual(['T-Cross', 'Nivus']));
    expect(suvw).toHaveFocus();
    expect(suvw).toHaveAttribute('aria-current', 'true');
    expect(liveRegion()).toHaveTextContent('SUVW: mostrando 2 carros.');
    expect(url()).toBe('/?utm_source=jornal&categoria=suvw');

    await user.click((await tabs()).getByRole('link', { name: 'Picape 1 carro' }));
    await waitFor(() => expect(shown()).toEqual(['Saveiro']));
    expect(liveRegion()).toHaveTextContent('Picape: mostrando 1 carro.');

    await user.click((await tabs()).getByRole('link', { name: 'Todos 4 carros' }));
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(liveRegion()).toHaveTextContent('Todos: mostrando 4 carros.');
    expect(url()).toBe('/?utm_source=jornal');
  });

  test('are set by the category in the URL, without an announcement', async () => {
    renderApp('/?categoria=picape', { ports });
    expect((await tabs()).getByRole('link', { current: true })).toHaveAccessibleName('Picape 1 carro');
    expect(shown()).toEqual(['Saveiro']);
    expect(screen.queryByText(/mostrando/)).not.toBeInTheDocument();
  });

  test('show every car if the URL has an unknown category', async () => {
    renderApp('/?categoria=minivan', { ports });
    expect((await tabs()).getByRole('link', { current: true })).toHaveAccessibleName('Todos 4 carros');
    expect(shown()).toHaveLength(4);
  });

  test('are not shown if all cars are of one category', async () => {
    renderApp('/', { ports: { catalog: { listOffers: () => Promise.resolve([anOffer()]) } } });
    await offersList();
    expect(screen.queryByRole('navigation', { name: 'Filtrar por categoria' })).not.toBeInTheDocument();
  });
});

describe('when a service fails', () => {
  test('failed offers show a message in their section, and load on retry', async () => {
    const { ports, user } = renderApp('/', { ports: { catalog: { listOffers: notFound } } });
    await comesToSee('Não conseguimos carregar as ofertas.');
    expect(screen.getByRole('heading', { level: 2, name: 'O que está na conta' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Carros para assinar' })).toBeVisible();
    ports.answer({ catalog: { listOffers: () => Promise.resolve([anOffer()]) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(within(await offersList()).getByRole('link', { name: /Polo/ })).toBeVisible();
    expect(screen.queryByText('Não conseguimos carregar as ofertas.')).not.toBeInTheDocument();
  });

  test('an empty catalogue shows a message, and no error', async () => {
    renderApp('/', { ports: { catalog: { listOffers: () => Promise.resolve([]) } } });
    expect(await screen.findByText('Nenhuma oferta no momento')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  });

  test('failed texts leave the offers and their prices, and load on retry', async () => {
    const { ports, user } = renderApp('/', { ports: { content: { readHome: notFound } } });
    expect(within(await offersList()).getByRole('link', { name: /Polo/ })).toBeVisible();
    expect(screen.getByText('Os textos desta página não carregaram')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Um carro zero. Uma conta só.');
    ports.answer({ content: { readHome: () => Promise.resolve(aHomeContent()) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Do clique à chave' })).toBeVisible();
    expect(screen.queryByText('Os textos desta página não carregaram')).not.toBeInTheDocument();
  });

  test('a loading page shows the loading overlay', async () => {
    renderApp('/', { ports: { catalog: { listOffers: neverAnswers } } });
    expect(await screen.findByText('Carregando…')).toBeVisible();
  });
});

test('the footer has one link per available car', async () => {
  const taos = anOffer({ name: 'Taos', slug: 'taos', modelCode: 'TA1', isAvailable: false });
  renderApp('/', { ports: { catalog: { listOffers: () => Promise.resolve([anOffer(), taos]) } } });
  await offersList();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Polo' })).toHaveAttribute('href', '/ofertasvw/polo');
  expect(footer.queryByRole('link', { name: 'Taos' })).not.toBeInTheDocument();
});

test('the link of a car opens its offer without a page load, and is measured with consent', async () => {
  const { user, url } = renderApp('/', {
    storage: fakeStorage({ cookies: { consent: 'granted' } }),
    ports: { marketing: { sendConversion: () => Promise.resolve() } },
  });
  await user.click(within(await offersList()).getByRole('link', { name: /Polo/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Polo/ })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/ofertasvw/polo'));
  await waitFor(() =>
    expect(window.dataLayer).toEqual([
      { event: 'cta_carro', car: 'Polo', place: 'ofertas' },
      { event: 'user_interaction', action: 'etapa', label: '1 modelo' },
    ]),
  );
  delete window.dataLayer;
});

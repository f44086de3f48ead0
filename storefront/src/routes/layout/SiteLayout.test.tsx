import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { selectConsent } from '#/features/consent/index.ts';
import { anOffer, fakeStorage } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { liveRegion } from '#/test-support/page-assertions.ts';

const cars = [
  anOffer({ modelCode: 'TC1', name: 'T-Cross', slug: 't-cross', bodyType: 'suvw' }),
  anOffer(),
  anOffer({ modelCode: 'TA1', name: 'Taos', slug: 'taos', bodyType: 'suvw', isAvailable: false }),
  anOffer({ modelCode: 'ID4', name: 'ID.4', slug: 'id-4', bodyType: 'electric' }),
];

function openStore(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/concessionaria', {
    ports: { catalog: { listOffers: () => Promise.resolve(cars) } },
    ...options,
  });
  return { ...app, banner: async () => within(await screen.findByRole('banner')) };
}

const listed = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link', { hidden: true })
    .map((car) => car.textContent.replaceAll('\u00a0', ' '));

describe('the offers menu', () => {
  async function openMenu(options?: Parameters<typeof renderApp>[1]) {
    const app = openStore(options);
    const button = (await app.banner()).getByRole('button', { name: 'Ofertas', hidden: true });
    await app.user.click(button);
    const panel = within(await screen.findByRole('group', { name: 'Ofertas', hidden: true }));
    return { ...app, button, panel, cars: () => listed(panel.getByRole('list', { name: 'Carros', hidden: true })) };
  }

  test('shows every car with its price; the ID.4 with the fixed one', async () => {
    const menu = await openMenu();
    expect(menu.button).toHaveAttribute('aria-expanded', 'true');
    expect(menu.cars()).toEqual([
      'T-Cross R$ 2.000,00/mês',
      'Polo R$ 2.000,00/mês',
      'Taos Sem disponibilidade',
      'ID.4 R$ 4.990,00/mês',
    ]);
  });

  test('a category filters the menu; pressing it again, or "Todos", shows all cars', async () => {
    const { user, panel, cars: shown } = await openMenu();
    const press = (name: RegExp) => user.click(panel.getByRole('button', { name, hidden: true }));
    await press(/^SUVW/);
    expect(shown()).toHaveLength(2);
    expect(liveRegion()).toHaveTextContent('2 carros');
    await press(/^SUVW/);
    expect(shown()).toHaveLength(4);
    await press(/^Elétrico/);
    expect(shown()).toHaveLength(1);
    await press(/^Todos/);
    expect(shown()).toHaveLength(4);
  });

  test('marks the body while it is open', async () => {
    const { user } = await openMenu();
    expect(document.body).toHaveAttribute('data-menu-open');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body).not.toHaveAttribute('data-menu-open'));
  });

  test('selecting a car in the menu forgets the last store and its simulation, then opens the car’s page', async () => {
    const storage = fakeStorage({ local: { simulation: 'a', registerFleet: 'b', coupon: 'c', step: '2' } });
    const { user, panel, url } = await openMenu({ storage });
    // Another tab has visited a store meanwhile.
    storage.cookies.write('lastVisitedStore', 'viaduto', 60);
    await user.click(panel.getByRole('link', { name: /^Polo/, hidden: true }));
    await waitFor(() => expect(url()).toBe('/ofertasvw/polo'));
    expect(storage.kept.cookies.lastVisitedStore).toBeUndefined();
    expect(storage.kept.local).toEqual({ step: '2' });
    await waitFor(() => expect(document.body).not.toHaveAttribute('data-menu-open'));
  });
});

test('below 64rem the menu is a modal with the cars and the links', async () => {
  const { user, banner } = openStore();
  const opener = (await banner()).getByRole('button', { name: 'Abrir menu' });
  await user.click(opener);
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(listed(menu.getByRole('list', { name: 'Carros' }))).toHaveLength(4);
  expect(menu.getByRole('link', { name: 'Central de Ajuda (abre em nova aba)' })).toHaveAttribute(
    'href',
    'https://ajuda.example/',
  );
  await user.click(menu.getByRole('button', { name: 'Fechar menu' }));
  await waitFor(() => expect(opener).toHaveFocus());
});

test('back closes the menu below 64rem', async () => {
  const { user, router, banner } = openStore();
  await screen.findByRole('heading', { name: 'Concessionárias', level: 1 });
  await act(() => router.navigate({ to: '/acessibilidade' }));
  await user.click((await banner()).getByRole('button', { name: 'Abrir menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  act(() => router.history.back());
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Concessionárias', level: 1 })).toBeVisible();
});

test('an order’s frame has home, log-in, help and the legal links only; the next page has all links again', async () => {
  const partner = { identifier: '1', referenceCode: 'R', name: 'Viaduto · exemplo', whatsApp: '5511000000001' };
  const { router } = renderApp('/viaduto/ofertasvw/polo/assinar/entrar', {
    ports: { store: { readPartner: () => Promise.resolve(partner) } },
    storage: fakeStorage({ cookies: { consent: 'denied' } }),
  });
  const linksOf = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent.replaceAll('\u00a0', ' '));
  expect(await screen.findByRole('link', { name: /^Preciso de ajuda/ })).toHaveAttribute(
    'href',
    'https://wa.me/5511000000001',
  );
  expect(linksOf(screen.getByRole('banner'))).toEqual([
    'Viaduto · exemplo por Sign & Drive, página inicial',
    'Entrar',
    'Preciso de ajuda (abre em nova aba)',
  ]);
  // The consent button floats; help is in the header.
  expect(await screen.findByLabelText('Rever escolha de cookies')).toBeInTheDocument();
  expect(screen.queryByLabelText('Falar pelo WhatsApp')).not.toBeInTheDocument();
  expect(linksOf(await screen.findByRole('contentinfo'))).toEqual([
    '0800 000 0000',
    'Aviso de Privacidade',
    'Portal do Titular',
    'Política de Cookies',
    'Termos de Uso',
    'Condições Legais',
    'Acessibilidade',
    'Voltar ao topo',
  ]);

  await act(() => router.navigate({ to: '/concessionaria' }));
  expect(await screen.findByRole('button', { name: 'Ofertas', hidden: true })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Perguntas Frequentes' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Preciso de ajuda/ })).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Falar pelo WhatsApp')).toBeInTheDocument();
});

test('the footer names the company and the year, and links to customers’ help, dealers and the holder’s portal', async () => {
  renderApp('/nao/ha', { config: { year: 2031 } });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(
    await footer.findByText(/^© 2031 Empresa de Exemplo Ltda\., CNPJ 00\.000\.000\/0000-00, Rua de Exemplo, 0\./),
  ).toBeInTheDocument();
  for (const [name, href] of [
    ['Área do cliente', '/clientes'],
    ['Concessionárias', '/concessionaria'],
    ['Portal do Titular', '/portal-do-titular'],
  ] as const) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('the footer opens the registration for companies', async () => {
  openStore();
  const footer = within(await screen.findByRole('contentinfo'));
  const link = await footer.findByRole('link', { name: 'Para empresas' });
  // Without script it links to the page with the team's contact.
  expect(link).toHaveAttribute('href', '/clientes');
  act(() => link.click());
  expect(await screen.findByRole('dialog', { name: 'Criar conta' })).toBeVisible();
  expect(footer.queryByRole('link', { name: /^Ir para a loja/ })).not.toBeInTheDocument();
});

test('the footer of a partner’s store links to the house store', async () => {
  const partner = { identifier: '1', referenceCode: 'R', name: 'Viaduto · exemplo', whatsApp: '' };
  openStore({
    ports: { store: { readPartner: () => Promise.resolve(partner) } },
    storage: fakeStorage({ cookies: { lastVisitedStore: 'viaduto' } }),
  });
  expect(await screen.findByRole('link', { name: 'Ir para a loja Sign & Drive' })).toHaveAttribute(
    'href',
    '/sair-da-loja',
  );
});

test('the phone menu starts with account and help, before the cars', async () => {
  const { user, banner } = openStore();
  await user.click((await banner()).getByRole('button', { name: 'Abrir menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Entrar', 'Comparar custos', 'Central de Ajuda (abre em nova aba)']);
});

test('the log-in of the phone menu opens over the page, and returns focus to the menu’s button', async () => {
  const { user, router, banner } = openStore();
  const opener = (await banner()).getByRole('button', { name: 'Abrir menu' });
  await user.click(opener);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('link', { name: 'Entrar' }));
  expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeVisible();
  expect(menu).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/concessionaria');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

describe('consent', () => {
  test('a refusal is stored and closes the banner; it can be revoked', async () => {
    const { user, store, ports } = openStore();
    const question = await screen.findByRole('region', { name: 'Você escolhe o que medimos' });
    await user.click(within(question).getByRole('button', { name: 'Recusar' }));
    expect(question).not.toBeInTheDocument();
    expect(ports.storage.kept.cookies.consent).toEqual({ value: 'denied', lifetimeInSeconds: 15_724_800 });

    await user.click(await screen.findByRole('button', { name: 'Rever escolha de cookies' }));
    expect(selectConsent(store.getState())).toBe('unknown');
    expect(ports.storage.kept.cookies.consent).toBeUndefined();
    expect(await screen.findByRole('heading', { name: 'Você escolhe o que medimos' })).toHaveFocus();
  });

  test('a visitor who has chosen gets no banner', async () => {
    openStore({ storage: fakeStorage({ cookies: { consent: 'granted' } }) });
    expect(await screen.findByRole('button', { name: 'Rever escolha de cookies' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Você escolhe o que medimos' })).not.toBeInTheDocument();
  });

  test('a choice in another tab is used on the return to this one', async () => {
    const storage = fakeStorage({ cookies: { consent: 'granted' } });
    const { store } = openStore({ storage });
    await waitFor(() => expect(selectConsent(store.getState())).toBe('granted'));
    storage.cookies.write('consent', 'denied', 60);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(selectConsent(store.getState())).toBe('denied');
  });
});

test("contact is the support's number, described by its tooltip", async () => {
  openStore();
  const contact = await screen.findByRole('link', { name: 'Falar pelo WhatsApp' });
  expect(contact).toHaveAttribute('href', 'https://wa.me/5500000000000');
  expect(contact).toHaveAccessibleDescription('Posso te ajudar ?');
});

test("a partner's own number replaces the support's", async () => {
  const partner = { identifier: '1', referenceCode: 'R', name: 'Viaduto · exemplo', whatsApp: '5511000000001' };
  renderApp('/viaduto', { ports: { store: { readPartner: () => Promise.resolve(partner) } } });
  const contact = await screen.findByRole('link', { name: 'Falar pelo WhatsApp' });
  expect(contact).toHaveAttribute('href', 'https://wa.me/5511000000001');
});

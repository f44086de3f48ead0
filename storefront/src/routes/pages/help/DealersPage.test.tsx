import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostalCodePort } from '#/api/ports.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import { brazilianStates } from '#/domain/place/geography.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { aUser, failing, fakeStorage, type Answers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const dealer = (id: string, changes: Partial<Dealer> = {}): Dealer => ({
  id,
  name: `Exemplo ${id}`,
  address: 'Rua de Exemplo, 100',
  district: 'Centro',
  city: 'Campinas',
  uf: 'SP',
  zipCode: '13010000',
  phone: '1931234567',
  ...changes,
});
const inSp = [dealer('1'), dealer('2', { city: 'São Paulo', phone: '' }), dealer('3', { city: 'São Paulo' })];
const answering = (dealers: readonly Dealer[]): Answers => ({
  dealers: { listDealers: () => Promise.resolve(dealers) },
});
const viaduto = { identifier: '1', referenceCode: 'R', name: 'Viaduto · exemplo', whatsApp: '' };
const shownDealers = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('before a state is chosen all 27 are links, and no request is sent', async () => {
  const { ports } = renderApp('/concessionaria');
  const states = within(await screen.findByRole('list', { name: 'Estados' }));
  expect(states.getAllByRole('link')).toHaveLength(27);
  expect(states.getByRole('link', { name: /^São Paulo/ })).toHaveAttribute('href', '/concessionaria?uf=SP#estado');
  expect(ports.callsOf('dealers.listDealers')).toEqual([]);
  expect(brazilianStates[0]).toEqual({ id: 1, uf: 'AC', name: 'Acre' });
  expect(brazilianStates[26]).toEqual({ id: 27, uf: 'TO', name: 'Tocantins' });
});

test('a chosen state and city are in the URL, and each dealer has links to its map and its telephone', async () => {
  const { user, ports, url } = renderApp('/concessionaria', { ports: answering(inSp) });
  await user.click(await screen.findByRole('link', { name: /^São Paulo/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'São Paulo' })).toBeVisible();
  await waitFor(() => expect(shownDealers()).toEqual(['Exemplo 1', 'Exemplo 2', 'Exemplo 3']));
  expect(url()).toBe('/concessionaria?uf=SP#estado');

  const first = within(screen.getByRole('article', { name: /^Exemplo 1/ }));
  expect(first.getByRole('link', { name: '(19) 3123-4567' })).toHaveAttribute('href', 'tel:+551931234567');
  expect(first.getByText('CEP 13010-000')).toBeVisible();
  expect(first.getByRole('link', { name: /^Ver no mapa/ }).getAttribute('href')).toContain(
    encodeURIComponent('Exemplo 1, Rua de Exemplo, 100, Campinas, SP'),
  );
  expect(within(screen.getByRole('article', { name: /^Exemplo 2/ })).queryByRole('link', { name: /3123/ })).toBeNull();

  const cities = within(screen.getByRole('list', { name: 'Cidades' }));
  await user.click(cities.getByRole('link', { name: 'São Paulo 2 concessionárias' }));
  await waitFor(() => expect(shownDealers()).toEqual(['Exemplo 2', 'Exemplo 3']));
  expect(new URLSearchParams(url().split('?')[1]).get('cidade')).toBe('São Paulo');
  expect(screen.getByText('2 concessionárias, São Paulo')).toHaveAttribute('aria-live', 'polite');
  expect(cities.getByRole('link', { name: 'São Paulo 2 concessionárias' })).toHaveAttribute('aria-current', 'page');
  // Choosing a city sends no request.
  expect(ports.callsOf('dealers.listDealers')).toHaveLength(1);
});

test('a postal code lists the dealers of its state, the nearest first, with hours; the cities keep it', async () => {
  const position = { latitude: -22.91, longitude: -47.06 };
  const near = dealer('perto', { city: 'São Paulo', position, hours: 'Segunda a sexta, 8h às 18h' });
  const far = dealer('longe', { position: { latitude: -23.55, longitude: -46.63 } });
  const { user, url, ports } = renderApp('/concessionaria', {
    ports: {
      ...answering([far, near]),
      postalCode: {
        findPostalCode: async (cep) => ({ cep, street: '', district: '', city: 'Campinas', state: 'SP', position }),
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'CEP' }), '13010-000');
  await user.click(screen.getByRole('button', { name: 'Buscar por perto' }));
  await waitFor(() => expect(shownDealers()).toEqual(['Exemplo perto', 'Exemplo longe']));
  expect(url()).toBe('/concessionaria?cep=13010000#estado');
  expect(
    await screen.findByText('2 concessionárias, São Paulo, as mais perto do CEP 13010-000 primeiro'),
  ).toHaveAttribute('aria-live', 'polite');
  const first = within(screen.getByRole('article', { name: /^Exemplo perto/ }));
  expect(first.getByText(/^A uns 1.km$/)).toBeVisible();
  expect(first.getByText('Segunda a sexta, 8h às 18h')).toBeVisible();
  expect(screen.getByRole('link', { name: /^São Paulo 1/ })).toHaveAttribute(
    'href',
    '/concessionaria?uf=SP&cidade=S%C3%A3o%20Paulo&cep=13010000',
  );
  expect(ports.callsOf('dealers.listDealers')).toHaveLength(1);
});

test.each([
  ['that is unknown', async () => undefined, 'Não encontramos este CEP. Confira os números ou escolha o estado.'],
  [
    'that cannot be looked up',
    failing({ kind: 'notFound' }),
    'Não conseguimos buscar este CEP agora. Escolha o estado.',
  ],
] satisfies [string, PostalCodePort['findPostalCode'], string][])(
  'a postal code %s leaves the states to choose from',
  async (_, findPostalCode, words) => {
    renderApp('/concessionaria?cep=01310999', { ports: { postalCode: { findPostalCode } } });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'CEP' })).toHaveAccessibleDescription(expect.stringContaining(words)),
    );
    expect(screen.getByRole('list', { name: 'Estados' })).toBeVisible();
  },
);

test('a search by postal code shows that it runs, and is not held up by an earlier one without response', async () => {
  const { user, ports, router } = renderApp('/concessionaria', {
    ports: {
      ...answering(inSp),
      postalCode: {
        findPostalCode: (cep) =>
          cep === '01310100'
            ? new Promise<undefined>(() => undefined)
            : Promise.resolve({ cep, street: '', district: '', city: 'Campinas', state: 'SP' }),
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'CEP' });
  await user.type(field, '01310100{Enter}');
  expect(await screen.findByText('Buscando concessionárias')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Estados' })).toBeNull();

  await user.clear(field);
  await user.type(field, '13010000{Enter}');
  await waitFor(() => expect(shownDealers()).toHaveLength(3));
  expect(ports.callsOf('postalCode.findPostalCode')[0]?.signal.aborted).toBe(true);
  expect(field).toHaveValue('13010-000');
  expect(field).toHaveFocus();
  // Without positions nothing is sorted by distance.
  expect(await screen.findByText('3 concessionárias, São Paulo')).toBeInTheDocument();

  router.history.back();
  await waitFor(() => expect(field).toHaveValue('01310-100'));
});

test('in a state, a postal code that is unknown is marked, and the list is not called sorted by it', async () => {
  renderApp('/concessionaria?uf=SP&cep=99999999', {
    ports: { ...answering(inSp), postalCode: { findPostalCode: () => Promise.resolve(undefined) } },
  });
  expect(await screen.findByText('3 concessionárias, São Paulo')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'CEP' })).toHaveAccessibleDescription(
    expect.stringContaining('Não encontramos este CEP.'),
  );
});

test('a search without a postal code asks for it, and announces that', async () => {
  const { user } = renderApp('/concessionaria');
  await user.click(await screen.findByRole('button', { name: 'Buscar por perto' }));
  const error = await screen.findByText('Digite o CEP.');
  expect(error.closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'CEP' })).toBeInvalid();
});

test('the field has the postal code of a logged-in visitor', async () => {
  renderApp('/concessionaria', {
    storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    ports: { identity: { readUser: () => Promise.resolve(aUser()) } },
  });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'CEP' })).toHaveValue('01310-100'));
});

test('the postal code and the contact request of a user are not shown to the next one', async () => {
  const answered = Promise.withResolvers<void>();
  const responses = [answered.promise, Promise.resolve()];
  const { user, store } = renderApp('/concessionaria?uf=SP', {
    storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    ports: {
      ...answering(inSp),
      identity: { readUser: () => Promise.resolve(aUser()) },
      marketing: { sendPartnerLead: () => responses.shift() ?? Promise.reject(new Error('No third request is sent.')) },
    },
  });
  const cep = await screen.findByRole('textbox', { name: 'CEP' });
  await waitFor(() => expect(cep).toHaveValue('01310-100'));
  const openForm = async () => {
    await user.click(await screen.findByRole('button', { name: 'Pedir contato: Exemplo 2, São Paulo' }));
    return within(await screen.findByRole('dialog', { name: 'Pedir contato' }));
  };
  const form = await openForm();
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  await user.click(form.getByRole('button', { name: 'Agora não' }));
  act(() => void store.dispatch(sessionEnded({ why: 'loggedOut' })));
  await waitFor(() => expect(cep).toHaveValue(''));
  const next = await openForm();
  expect(next.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('');
  await user.type(next.getByRole('textbox', { name: 'Nome completo' }), 'Bruno Exemplo');
  await user.type(next.getByRole('textbox', { name: 'CPF ou CNPJ' }), '11144477735');
  await user.type(next.getByRole('textbox', { name: 'E-mail' }), 'bruno@exemplo.com.br');
  await user.type(next.getByRole('textbox', { name: 'Telefone com DDD' }), '11987654321');
  await user.click(next.getByRole('button', { name: 'Pedir contato' }));
  answered.resolve();
  expect(await screen.findByText(/ liga para \(11\) 98765-4321 em horário comercial\.$/)).toBeVisible();
});

test('a URL with the city in lower case and without accents opens that city', async () => {
  renderApp('/concessionaria?uf=sp&cidade=sao%20paulo', { ports: answering(inSp) });
  await waitFor(() => expect(shownDealers()).toEqual(['Exemplo 2', 'Exemplo 3']));
});

test('a city without dealers shows a message and the dealers of its state', async () => {
  renderApp('/concessionaria?uf=SP&cidade=Atlantis', { ports: answering(inSp) });
  expect(await screen.findByText('Não há concessionária em Atlantis')).toBeVisible();
  expect(shownDealers()).toHaveLength(3);
});

test('an unknown state shows a message and the list of states', async () => {
  renderApp('/concessionaria?uf=XX');
  expect(await screen.findByText('Não conhecemos este estado. Escolha um da lista.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Estados' })).toBeVisible();
});

test('a state without dealers shows a message', async () => {
  renderApp('/concessionaria?uf=AC', { ports: answering([]) });
  expect(await screen.findByRole('heading', { name: 'Ainda não há concessionárias: Acre' })).toBeVisible();
});

test('a state that is chosen while another one loads is loaded, too', async () => {
  const slow = Promise.withResolvers<readonly Dealer[]>();
  const { ports, router } = renderApp('/concessionaria?uf=AC', {
    ports: { dealers: { listDealers: ({ uf }) => (uf === 'SP' ? Promise.resolve(inSp) : slow.promise) } },
  });
  await waitFor(() => expect(ports.callsOf('dealers.listDealers')).toHaveLength(1));
  void router.navigate({ to: '/concessionaria', search: { uf: 'SP' } });
  slow.resolve([]);
  await waitFor(() => expect(shownDealers()).toEqual(['Exemplo 1', 'Exemplo 2', 'Exemplo 3']));
});

test('a failed list can be retried, and the choice stays', async () => {
  const { user, ports, url } = renderApp('/concessionaria?uf=SP', {
    ports: { dealers: { listDealers: failing({ kind: 'notFound' }) } },
  });
  expect(await screen.findByRole('heading', { name: 'A lista de concessionárias não carregou' })).toBeVisible();
  ports.answer(answering(inSp));
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(shownDealers()).toHaveLength(3));
  expect(url()).toBe('/concessionaria?uf=SP');
});

test('a contact request shows missing values, keeps the input when it fails, and is retried with the same key', async () => {
  const { user, ports } = renderApp('/concessionaria?uf=SP', {
    ports: {
      ...answering(inSp),
      marketing: { sendPartnerLead: failing({ kind: 'network' }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir contato: Exemplo 2, São Paulo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pedir contato' }));
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  expect(await form.findAllByText('Nome completo é obrigatório')).not.toHaveLength(0);
  expect(form.getAllByText('CPF ou CNPJ é obrigatório')).not.toHaveLength(0);
  expect(form.getAllByText('E-mail é obrigatório')).not.toHaveLength(0);
  expect(ports.callsOf('marketing.sendPartnerLead')).toEqual([]);

  await user.type(form.getByRole('textbox', { name: 'Nome completo' }), 'Clara Exemplo');
  await user.type(form.getByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725');
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'Clara@exemplo.com.br');
  await user.type(form.getByRole('textbox', { name: 'Telefone com DDD' }), '11912345678');
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  expect(await form.findByText('Não conseguimos enviar seu pedido.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Clara Exemplo');
  expect(form.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('529.982.247-25');

  ports.answer({ marketing: { sendPartnerLead: () => Promise.resolve() } });
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  expect(await screen.findByRole('group', { name: 'Pedido de contato enviado' })).toHaveFocus();
  expect(screen.getByText('Exemplo 2, em São Paulo, liga para (11) 91234-5678 em horário comercial.')).toBeVisible();
  const sent = ports.callsOf('marketing.sendPartnerLead').map(({ args }) => args[0] as Record<string, string>);
  expect(sent[1]).toEqual({
    person: 'pf',
    name: 'Clara Exemplo',
    document: '52998224725',
    email: 'clara@exemplo.com.br',
    phone: '11912345678',
    dealer: 'Exemplo 2',
    city: 'São Paulo',
    state: 'SP',
    isCoBranded: false,
    traffic: { source: 'others', medium: 'site', campaign: 'sign-and-drive' },
    idempotencyKey: expect.any(String) as string,
  });
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Voltar à lista' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a contact request with a message over its limit is not sent, and keeps the message', async () => {
  const { user, ports } = renderApp('/concessionaria?uf=SP', { ports: answering(inSp) });
  await user.click(await screen.findByRole('button', { name: 'Pedir contato: Exemplo 2, São Paulo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pedir contato' }));
  await user.type(form.getByRole('textbox', { name: 'Nome completo' }), 'Clara Exemplo');
  await user.type(form.getByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725');
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'clara@exemplo.com.br');
  await user.type(form.getByRole('textbox', { name: 'Telefone com DDD' }), '11912345678');
  const message = form.getByRole('textbox', { name: /^O que você quer saber/ });
  await user.click(message);
  await user.paste('a'.repeat(501));
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  expect(await form.findAllByText('Escreva até 500 caracteres.')).not.toHaveLength(0);
  expect(message).toHaveValue('a'.repeat(501));
  expect(ports.callsOf('marketing.sendPartnerLead')).toEqual([]);
});

test('a contact form that is closed keeps its input, and a request sent meanwhile is confirmed for its own dealer', async () => {
  const answered = Promise.withResolvers<void>();
  const { user } = renderApp('/concessionaria?uf=SP', {
    ports: { ...answering(inSp), marketing: { sendPartnerLead: () => answered.promise } },
  });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Pedir contato: ${name}` }));
    return within(await screen.findByRole('dialog', { name: 'Pedir contato' }));
  };
  const form = await open('Exemplo 2, São Paulo');
  await user.type(form.getByRole('textbox', { name: 'Nome completo' }), 'Clara Exemplo');
  await user.type(form.getByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725');
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'clara@exemplo.com.br');
  await user.type(form.getByRole('textbox', { name: /^O que você quer saber/ }), 'Tem Polo?');
  await user.keyboard('{Escape}');

  const reopened = await open('Exemplo 2, São Paulo');
  expect(reopened.getByRole('textbox', { name: /^O que você quer saber/ })).toHaveValue('Tem Polo?');
  await user.type(reopened.getByRole('textbox', { name: 'Telefone com DDD' }), '11912345678');
  await user.click(reopened.getByRole('button', { name: 'Pedir contato' }));
  await user.keyboard('{Escape}');

  const other = await open('Exemplo 1, Campinas');
  await user.type(other.getByRole('textbox', { name: /^O que você quer saber/ }), ' E Nivus?');
  answered.resolve();
  expect(
    await screen.findByText('Exemplo 2, em São Paulo, liga para (11) 91234-5678 em horário comercial.'),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Voltar à lista' }));
  const next = await open('Exemplo 1, Campinas');
  expect(next.getByRole('textbox', { name: /^O que você quer saber/ })).toHaveValue('Tem Polo? E Nivus?');
});

test('a company sends its CNPJ and its name, and in a partner’s store the lead is co-branded', async () => {
  const { user, ports } = renderApp('/concessionaria?uf=SP', {
    storage: fakeStorage({ cookies: { lastVisitedStore: 'viaduto' } }),
    ports: {
      ...answering(inSp),
      store: { readPartner: () => Promise.resolve(viaduto) },
      marketing: { sendPartnerLead: () => Promise.resolve() },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir contato: Exemplo 1, Campinas' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pedir contato' }));
  expect(form.queryByRole('textbox', { name: 'Razão Social' })).toBeNull();
  await user.type(form.getByRole('textbox', { name: 'Nome completo' }), 'Clara Exemplo');
  await user.type(form.getByRole('textbox', { name: 'CPF ou CNPJ' }), '12abc34501de35');
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'frota@exemplo.com.br');
  await user.type(form.getByRole('textbox', { name: 'Telefone com DDD' }), '1131234567');
  await user.type(form.getByRole('textbox', { name: /^O que você quer saber/ }), 'Tem Polo?');
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  expect(await form.findAllByText('Razão Social é obrigatória')).not.toHaveLength(0);
  await user.type(form.getByRole('textbox', { name: 'Razão Social' }), 'Empresa de Exemplo');
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  expect(await screen.findByRole('group', { name: 'Pedido de contato enviado' })).toHaveFocus();
  expect(ports.callsOf('marketing.sendPartnerLead').map(({ args }) => args[0])).toMatchObject([
    {
      person: 'pj',
      document: '12ABC34501DE35',
      company: 'Empresa de Exemplo',
      phone: '551131234567',
      isCoBranded: true,
      observations: 'Tem Polo?',
    },
  ]);
});

test('the form has the known data of a logged-in visitor, and keeps the input when they arrive later', async () => {
  let tell: (user: ReturnType<typeof aUser>) => void = () => undefined;
  const { user, ports } = renderApp('/concessionaria?uf=SP', {
    storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    ports: {
      ...answering(inSp),
      identity: { readUser: () => new Promise((resolve) => (tell = resolve)) },
      marketing: { sendPartnerLead: () => Promise.resolve() },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir contato: Exemplo 2, São Paulo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Pedir contato' }));
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'outra@exemplo.com.br');
  tell(aUser());
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Clara Exemplo da Silva'),
  );
  expect(form.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('529.982.247-25');
  expect(form.getByRole('textbox', { name: 'Telefone com DDD' })).toHaveValue('(11) 90000-0001');
  expect(email).toHaveValue('outra@exemplo.com.br');
  await user.click(form.getByRole('button', { name: 'Pedir contato' }));
  expect(await screen.findByRole('group', { name: 'Pedido de contato enviado' })).toHaveFocus();
  expect(ports.callsOf('marketing.sendPartnerLead').map(({ args }) => args[0])).toMatchObject([
    { name: 'Clara Exemplo da Silva', email: 'outra@exemplo.com.br' },
  ]);
});

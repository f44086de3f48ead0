import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import type { User } from '#/domain/customer/user.ts';
import type { DocumentOnFile } from '#/domain/order/order-documents.ts';
import { aCustomer, anOrder, aUser, failing, fakeStorage, type Answers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { comesToSee } from '#/test-support/page-assertions.ts';
import { profileContentCopy } from './account.copy.ts';

const network = failing({ kind: 'network' });

/** "Minha conta" of a user with this latest order. */
function openProfile(status: Parameters<typeof anOrder>[0] = {}, others: Answers = {}) {
  return renderApp('/conta/minha-conta', {
    storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    ports: {
      identity: { readUser: () => Promise.resolve(aUser()), ...others.identity },
      orders: { listOrders: () => Promise.resolve([anOrder(status)]), ...others.orders },
      customers: { readCustomer: () => Promise.resolve(undefined), ...others.customers },
      ...(others.postalCode && { postalCode: others.postalCode }),
      ...(others.documents && { documents: others.documents }),
    },
  });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input[name]' });
const isHeard = (text: string) => expect(screen.getByText(text).closest('[aria-live], [role=alert]')).not.toBeNull();
const said = async (text: string) => {
  await screen.findByText(text);
  isHeard(text);
};

/** Opens the page about accessibility, and goes back. */
async function visitAnotherPage(router: ReturnType<typeof openProfile>['router']) {
  await act(() => router.navigate({ to: '/acessibilidade' }));
  await screen.findByRole('heading', { level: 1, name: 'Acessibilidade' });
  act(() => router.history.back());
}

describe('personal data', () => {
  test('are saved without a password and with unchanged CPF and phone, and the header greets by the new name', async () => {
    const { user, ports } = openProfile(undefined, {
      identity: { updateUser: (change) => Promise.resolve(aUser({ fullName: change.fullName })) },
    });
    const name = await screen.findByLabelText('Nome completo');
    expect(field('CPF')).toHaveAttribute('readonly');
    expect(field('Telefone')).toHaveAttribute('readonly');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    expect(field('Nome completo')).toHaveAccessibleDescription('Nome completo é obrigatório.');
    await user.type(field('Nome completo'), 'Clara Nova da Silva');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await comesToSee('Dados alterados com sucesso');
    isHeard('Dados alterados com sucesso');
    expect(ports.callsOf('identity.updateUser').map(({ args }) => args[0])).toEqual([
      {
        id: '1001',
        fullName: 'Clara Nova da Silva',
        document: '52998224725',
        phone: '11900000001',
        email: 'clara@exemplo.com.br',
      },
    ]);
    expect(screen.getAllByText('Olá, Clara Nova').length).toBeGreaterThan(0);
  });

  test('of a company are saved with its CNPJ', async () => {
    const company = aUser({ document: '12ABC34501DE35' });
    const { user, ports } = openProfile(undefined, {
      identity: { readUser: () => Promise.resolve(company), updateUser: () => Promise.resolve(company) },
    });
    expect(await screen.findByLabelText('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await comesToSee('Dados alterados com sucesso');
    expect(ports.callsOf('identity.updateUser')[0]?.args[0]).toMatchObject({ document: '12ABC34501DE35' });
  });

  test('that could not be saved show an error and keep the input', async () => {
    const { user } = openProfile(undefined, { identity: { updateUser: network } });
    await user.type(await screen.findByLabelText('Nome completo'), ' Nova');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await comesToSee('Erro ao alterar dados');
    isHeard('Erro ao alterar dados');
    expect(field('Nome completo')).toHaveValue('Clara Exemplo da Silva Nova');
  });

  test('that could not be saved keep only what was typed: an e-mail that another tab has saved since is shown', async () => {
    const { user, router, ports } = openProfile(undefined, { identity: { updateUser: network } });
    await user.type(await screen.findByLabelText('Nome completo'), ' Nova');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await comesToSee('Erro ao alterar dados');
    ports.answer({ identity: { readUser: () => Promise.resolve(aUser({ email: 'outra@exemplo.com.br' })) } });
    await visitAnotherPage(router);
    await waitFor(() => expect(field('E-mail')).toHaveValue('outra@exemplo.com.br'));
    expect(field('Nome completo')).toHaveValue('Clara Exemplo da Silva Nova');
  });

  test('show the message of the service for an e-mail that another account has', async () => {
    const serverMessage = 'Já existe um cadastro com este e-mail.';
    const { user } = openProfile(undefined, {
      identity: { updateUser: failing({ kind: 'rejected', status: 409, code: '', serverMessage }) },
    });
    const email = await screen.findByLabelText('E-mail', { selector: '[name=email]' });
    await user.clear(email);
    await user.type(email, 'bruno@exemplo.com.br{Enter}');
    await said(serverMessage);
    expect(email).toHaveValue('bruno@exemplo.com.br');
  });

  test('of a second tab stay: only the changed field differs from what the service has', async () => {
    const { user, ports } = openProfile(undefined, {
      identity: { updateUser: ({ fullName, email }) => Promise.resolve(aUser({ fullName, email })) },
    });
    const email = await screen.findByLabelText('E-mail', { selector: '[name=email]' });
    ports.answer({ identity: { readUser: () => Promise.resolve(aUser({ fullName: 'Clara da Segunda Aba' })) } });
    await user.clear(email);
    await user.type(email, 'outra@exemplo.com.br');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await comesToSee('Dados alterados com sucesso');
    expect(ports.callsOf('identity.updateUser')[0]?.args[0]).toMatchObject({
      fullName: 'Clara da Segunda Aba',
      email: 'outra@exemplo.com.br',
    });
    expect(field('Nome completo')).toHaveValue('Clara da Segunda Aba');
  });

  test('stay in their fields while another page is visited, until they are saved', async () => {
    const { user, router } = openProfile(undefined, {
      identity: { updateUser: ({ fullName }) => Promise.resolve(aUser({ fullName: fullName.toUpperCase() })) },
    });
    await user.type(await screen.findByLabelText('Nome completo'), ' Nova');
    await visitAnotherPage(router);
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Clara Exemplo da Silva Nova');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await comesToSee('Dados alterados com sucesso');
    expect(field('Nome completo')).toHaveValue('CLARA EXEMPLO DA SILVA NOVA');
  });

  test('typed while they are being saved stay in their field, which keeps focus', async () => {
    const saving = Promise.withResolvers<void>();
    const { user, ports } = openProfile(undefined, {
      identity: { updateUser: ({ fullName }) => saving.promise.then(() => aUser({ fullName })) },
    });
    await user.type(await screen.findByLabelText('Nome completo'), ' Nova{Enter}');
    await waitFor(() => expect(ports.callsOf('identity.updateUser')).toHaveLength(1));
    await user.type(field('Nome completo'), ' Souza');
    saving.resolve();
    await said('Dados alterados com sucesso');
    expect(field('Nome completo')).toHaveValue('Clara Exemplo da Silva Nova Souza');
    expect(field('Nome completo')).toHaveFocus();
  });

  test('that are still being saved after a visit to another page can be submitted only once they are saved', async () => {
    const saving = Promise.withResolvers<void>();
    const { user, router, ports } = openProfile(undefined, {
      identity: { updateUser: ({ fullName }) => saving.promise.then(() => aUser({ fullName })) },
    });
    await user.type(await screen.findByLabelText('Nome completo'), ' Nova');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await visitAnotherPage(router);
    await user.type(await screen.findByLabelText('Nome completo'), ' Souza{Enter}');
    saving.resolve();
    await said('Dados alterados com sucesso');
    expect(field('Nome completo')).toHaveValue('Clara Exemplo da Silva Nova Souza');
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() =>
      expect(ports.callsOf('identity.updateUser').map(({ args }) => args[0])).toMatchObject([
        { fullName: 'Clara Exemplo da Silva Nova' },
        { fullName: 'Clara Exemplo da Silva Nova Souza' },
      ]),
    );
  });

  test.each([
    ['data', 'Nome completo', 'Salvar dados', ''],
    ['a password', 'Nova senha', 'Alterar senha', 'Confirme a nova senha'],
  ])('%s sent after the session expired: the log-in opens, the input stays', async (_, label, button, again) => {
    const { user } = openProfile(undefined, { identity: { updateUser: failing({ kind: 'unauthorized' }) } });
    await screen.findByLabelText('Nome completo');
    await user.type(field(label), 'Nova#Senha1');
    const typed = field(label).value;
    if (again !== '') await user.type(field(again), 'Nova#Senha1');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeVisible();
    expect(field(label)).toHaveValue(typed);
  });
});

describe('a password', () => {
  const type = async (user: ReturnType<typeof openProfile>['user'], first: string, second: string) => {
    await screen.findByRole('heading', { name: 'Senha' });
    await user.type(field('Nova senha'), first);
    await user.type(field('Confirme a nova senha'), second);
    await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
  };

  test('is sent once with the unchanged data, is in no state and no event, and its fields are cleared', async () => {
    const { user, ports, store } = openProfile(undefined, {
      identity: { updateUser: () => Promise.resolve(aUser()) },
    });
    await type(user, 'Nova#Senha1', 'Nova#Senha1');
    await comesToSee('Senha alterada com sucesso');
    isHeard('Senha alterada com sucesso');
    expect(ports.callsOf('identity.updateUser')[0]?.args[0]).toMatchObject({
      fullName: 'Clara Exemplo da Silva',
      password: 'Nova#Senha1',
    });
    expect(JSON.stringify(store.getState())).not.toContain('Nova#Senha1');
    expect(field('Nova senha')).toHaveValue('');
  });

  test('that is invalid shows errors at its fields, and one that could not be saved keeps its input', async () => {
    const { user, ports } = openProfile(undefined, { identity: { updateUser: network } });
    await screen.findByRole('heading', { name: 'Senha' });
    await user.type(field('Confirme a nova senha'), 'outra');
    await user.type(field('Nova senha'), 'curta{Enter}');
    // Focus in the same field would announce nothing.
    expect(screen.getByRole('group', { name: 'Há 2 campos para corrigir' })).toHaveFocus();
    expect(field('Nova senha')).toHaveAccessibleDescription(/Senha inválida/);
    expect(field('Confirme a nova senha')).toHaveAccessibleDescription('As senhas não coincidem');
    expect(ports.callsOf('identity.updateUser')).toHaveLength(0);
    await user.clear(field('Nova senha'));
    await user.clear(field('Confirme a nova senha'));
    await type(user, 'Nova#Senha1', 'Nova#Senha1');
    await comesToSee('Erro ao alterar senha');
    isHeard('Erro ao alterar senha');
    expect(field('Nova senha')).toHaveValue('Nova#Senha1');
  });

  test('typed while another one is saved stays in its fields', async () => {
    const saving = Promise.withResolvers<User>();
    const { user } = openProfile(undefined, { identity: { updateUser: () => saving.promise } });
    await type(user, 'Nova#Senha1', 'Nova#Senha1');
    await user.type(field('Nova senha'), '2');
    saving.resolve(aUser());
    await comesToSee('Senha alterada com sucesso');
    expect(field('Nova senha')).toHaveValue('Nova#Senha12');
  });
});

const customer = aCustomer({
  address: {
    cep: '01001000',
    street: 'Praça de Exemplo',
    number: '100',
    complement: 'Apto. 12',
    district: 'Centro',
    city: 'São Paulo',
    stateId: 25,
  },
});

/** "Minha conta" of a user with an order. */
const openKnown = (customers: Answers['customers'] = {}, postalCode: Answers['postalCode'] = {}) =>
  openProfile(undefined, {
    customers: {
      readCustomer: () => Promise.resolve(customer),
      listGenders: () => Promise.resolve([{ id: 2, name: 'Feminino' }]),
      listCivilStatuses: () =>
        Promise.resolve([
          { id: 1, name: 'Solteiro(a)' },
          { id: 2, name: 'Casado(a)' },
        ]),
      listCustomerStates: () =>
        Promise.resolve([
          { id: 19, name: 'Rio de Janeiro', uf: 'RJ' },
          { id: 25, name: 'São Paulo', uf: 'SP' },
        ]),
      saveCustomer: () => Promise.resolve(),
      ...customers,
    },
    postalCode,
  });

describe('the data of the first order', () => {
  const save = 'Salvar cadastro';
  const sent = (ports: ReturnType<typeof openProfile>['ports']) =>
    ports.callsOf('customers.saveCustomer').map(({ args }) => (args[0] as { customer: Customer }).customer);
  const retype = async (user: ReturnType<typeof openProfile>['user'], label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };

  test('stays in its fields while another page is visited, until it is saved', async () => {
    const { user, router } = openKnown();
    await retype(user, 'RG', '123');
    await visitAnotherPage(router);
    expect(await screen.findByLabelText('RG')).toHaveValue('123');
    await retype(user, 'RG', '12345678X');
    await user.click(screen.getByRole('button', { name: save }));
    await comesToSee('Dados alterados com sucesso');
    await visitAnotherPage(router);
    expect(await screen.findByLabelText('RG')).toHaveValue('12345678X');
  });

  test('that another tab has saved are shown and kept when the page opens again, and after a save', async () => {
    let stored = customer;
    const { user, router } = openKnown({
      readCustomer: () => Promise.resolve(stored),
      saveCustomer: (change) => {
        stored = change.customer as typeof stored;
        return Promise.resolve();
      },
    });
    expect(await screen.findByLabelText('RG')).toHaveValue(customer.rg);
    stored = { ...stored, rg: '111111112' };
    await visitAnotherPage(router);
    await waitFor(() => expect(screen.getByLabelText('RG')).toHaveValue('111111112'));
    await retype(user, 'Renda mensal', '15.000,00');
    stored = { ...stored, rg: '222222223' };
    await visitAnotherPage(router);
    await waitFor(() => expect(screen.getByLabelText('RG')).toHaveValue('222222223'));
    stored = { ...stored, rg: '333333334' };
    await user.click(screen.getByRole('button', { name: save }));
    await comesToSee('Dados alterados com sucesso');
    expect(screen.getByLabelText('RG')).toHaveValue('333333334');
    expect(screen.getByRole('button', { name: save })).toHaveFocus();
    expect(stored).toMatchObject({ rg: '333333334', job: { salaryInCents: 1_500_000 } });
  });

  test('can be changed with the validation of the order, and the customer is sent with all data', async () => {
    // The licence has expired since, but the account has no field for it.
    const known = { ...customer, cnhValidUntil: '2020-01-02' };
    const { user, ports } = openKnown({ readCustomer: () => Promise.resolve(known) });
    await retype(user, 'RG', '111111111');
    await retype(user, 'Data de nascimento', '31021990');
    await user.clear(screen.getByLabelText('Renda mensal'));
    await user.click(screen.getByRole('button', { name: save }));
    expect(screen.getByLabelText('RG')).toHaveAccessibleDescription(/RG inválido\./);
    expect(screen.getByLabelText('Data de nascimento')).toHaveAccessibleDescription(/Data inválida\./);
    expect(screen.getByLabelText('Renda mensal')).toHaveAccessibleDescription(/Renda mensal é obrigatória\./);
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);

    await retype(user, 'RG', '123456789');
    await retype(user, 'Data de nascimento', '01021990');
    await retype(user, 'Renda mensal', '15.000,00');
    await user.click(screen.getByRole('button', { name: save }));
    await said('Dados alterados com sucesso');
    expect(sent(ports)).toEqual([
      { ...known, rg: '123456789', birthDate: '1990-02-01', job: { ...known.job, salaryInCents: 1_500_000 } },
    ]);
  });

  test('require a spouse for a married customer only, and no other spouse is sent', async () => {
    const { user, ports } = openKnown();
    await user.selectOptions(await screen.findByLabelText('Estado civil'), 'Casado(a)');
    await user.click(screen.getByRole('button', { name: save }));
    const spouse = within(screen.getByRole('group', { name: 'Cônjuge ou companheiro(a)' }));
    expect(spouse.getByLabelText('CPF')).toHaveAccessibleDescription(/CPF é obrigatório\./);
    await user.type(spouse.getByLabelText('Nome completo'), 'Davi Exemplo');
    await user.type(spouse.getByLabelText('CPF'), '11144477735');
    await user.type(spouse.getByLabelText('Data de nascimento'), '01011989');
    await user.click(screen.getByRole('button', { name: save }));
    await said('Dados alterados com sucesso');
    expect(sent(ports)).toMatchObject([
      { civilStatus: 2, spouse: { name: 'Davi Exemplo', cpf: '11144477735', makesUpIncome: false } },
    ]);
    await user.selectOptions(screen.getByLabelText('Estado civil'), 'Solteiro(a)');
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(sent(ports)).toHaveLength(2));
    expect(sent(ports)[1]).toEqual(customer);
  });

  test('show the typed spouse again after another civil status was selected', async () => {
    const { user } = openKnown();
    const civilStatus = await screen.findByLabelText('Estado civil');
    const spouse = () => within(screen.getByRole('group', { name: 'Cônjuge ou companheiro(a)' }));
    await user.selectOptions(civilStatus, 'Casado(a)');
    await user.type(spouse().getByLabelText('Nome completo'), 'Davi Exemplo');
    await user.selectOptions(civilStatus, 'Solteiro(a)');
    await user.selectOptions(civilStatus, 'Casado(a)');
    expect(spouse().getByLabelText('Nome completo')).toHaveValue('Davi Exemplo');
  });

  test('and an address that are saved at the same time are sent one after the other, and both are kept', async () => {
    let kept = customer;
    let answer: () => void = () => undefined;
    const { user, ports } = openKnown({
      readCustomer: () => Promise.resolve(kept),
      saveCustomer: async ({ customer: written }) => {
        await new Promise<void>((resolve) => (answer = resolve));
        kept = { ...kept, ...written };
      },
    });
    await retype(user, 'RG', '123456789');
    await user.click(screen.getByRole('button', { name: save }));
    await user.type(screen.getByLabelText('Complemento', { exact: false }), ' B');
    await user.click(screen.getByRole('button', { name: 'Salvar endereço' }));
    await waitFor(() => expect(sent(ports)).toHaveLength(1));
    answer();
    await waitFor(() => expect(sent(ports)).toHaveLength(2));
    answer();
    await waitFor(() => expect(screen.getAllByText('Dados alterados com sucesso')).toHaveLength(2));
    expect(kept).toMatchObject({ rg: '123456789', address: { complement: 'Apto. 12 B' } });
  });

  test('that are typed and not saved stay when the address is saved, and the reverse', async () => {
    const { user } = openKnown();
    await retype(user, 'RG', '123456789');
    await user.type(screen.getByLabelText('Complemento', { exact: false }), ' B');
    await user.click(screen.getByRole('button', { name: 'Salvar endereço' }));
    await said('Dados alterados com sucesso');
    expect(screen.getByLabelText('RG')).toHaveValue('123456789');
    await user.type(screen.getByLabelText('Complemento', { exact: false }), 'C');
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.getAllByText('Dados alterados com sucesso')).toHaveLength(1));
    expect(screen.getByLabelText('Complemento', { exact: false })).toHaveValue('Apto. 12 BC');
  });

  test('that could not be saved show an error and keep the input', async () => {
    const { user } = openKnown({ saveCustomer: network });
    await retype(user, 'RG', '123456789');
    await user.click(screen.getByRole('button', { name: save }));
    await said('Erro ao alterar dados');
    expect(screen.getByLabelText('RG')).toHaveValue('123456789');
  });
});

describe('an address', () => {
  const found = {
    cep: '20010000',
    street: 'Rua de Exemplo',
    district: 'Centro',
    city: 'Rio de Janeiro',
    state: 'RJ',
  };
  const openAddress = (customers: Answers['customers'] = {}, postalCode: Answers['postalCode'] = {}) =>
    openKnown(customers, { findPostalCode: () => Promise.resolve(found), ...postalCode });
  const typeCep = async (user: ReturnType<typeof openProfile>['user'], cep: string) => {
    await user.clear(await screen.findByLabelText('CEP'));
    await user.type(screen.getByLabelText('CEP'), cep);
  };
  const save = 'Salvar endereço';

  test('of another postal code gets its street and clears the old number; the customer is sent with all data', async () => {
    const { user, ports } = openAddress();
    expect(await screen.findByLabelText('Número')).toHaveValue('100');
    await typeCep(user, '20010000');
    await said('Endereço preenchido pelo CEP. Confira e complete.');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Rua de Exemplo');
    expect(screen.getByLabelText('Cidade')).toHaveValue('Rio de Janeiro');
    expect(screen.getByLabelText('Estado')).toHaveValue('19');
    expect(screen.getByLabelText('Complemento', { exact: false })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: save }));
    expect(screen.getByLabelText('Número')).toHaveAccessibleDescription(/Número é obrigatório\./);
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);
    await user.type(screen.getByLabelText('Número'), '7');
    await user.click(screen.getByRole('button', { name: save }));
    await said('Dados alterados com sucesso');
    expect(ports.callsOf('customers.saveCustomer').map(({ args }) => args[0])).toMatchObject([
      {
        customer: {
          ...customer,
          address: {
            cep: '20010000',
            street: 'Rua de Exemplo',
            number: '7',
            complement: '',
            district: 'Centro',
            city: 'Rio de Janeiro',
            stateId: 19,
          },
        },
      },
    ]);
  });

  test.each([
    ['is unknown', () => Promise.resolve(undefined), 'Não encontramos este CEP. Preencha o endereço abaixo.'],
    ['could not be looked up', network, 'Não conseguimos consultar o CEP agora.'],
  ] as const)(
    'with a postal code that %s loses the former street, and can be filled by hand',
    async (_, findPostalCode, text) => {
      const { user } = openAddress({}, { findPostalCode });
      await typeCep(user, '99999999');
      await said(text);
      expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('');
      expect(screen.getByLabelText('Cidade')).toHaveValue('');
      expect(screen.getByLabelText('Estado')).toHaveValue('');
      expect(screen.getByLabelText('Número')).toHaveValue('100');
    },
  );

  test('of a postal code that could not be looked up can be looked up again', async () => {
    const { user, ports } = openAddress({}, { findPostalCode: network });
    await typeCep(user, '20010000');
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    ports.answer({ postalCode: { findPostalCode: () => Promise.resolve(found) } });
    await user.click(retry);
    await waitFor(() => expect(screen.getByLabelText('Rua ou avenida')).toHaveValue(found.street));
    await said('Endereço preenchido pelo CEP. Confira e complete.');
    expect(screen.queryByText('Não conseguimos consultar o CEP agora.')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  test('of a postal code that is changed during its look-up is not filled in', async () => {
    const lookup = Promise.withResolvers<typeof found>();
    const { user, ports } = openAddress({}, { findPostalCode: () => lookup.promise });
    await typeCep(user, '20010000');
    await said('Procurando o endereço');
    await user.type(screen.getByLabelText('CEP'), '{Backspace}');
    expect(screen.queryByText('Procurando o endereço')).toBeNull();
    expect(ports.callsOf('postalCode.findPostalCode')[0]?.signal.aborted).toBe(true);
    await act(async () => lookup.resolve(found));
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Praça de Exemplo');
    expect(screen.getByLabelText('Número')).toHaveValue('100');
  });

  test('submitted during the look-up of its postal code is filled in, and is saved only after the visitor has checked it', async () => {
    const lookup = Promise.withResolvers<typeof found>();
    const { user, ports } = openAddress({}, { findPostalCode: () => lookup.promise });
    await typeCep(user, '20010000{Enter}');
    await said('Procurando o endereço');
    lookup.resolve(found);
    await said('Endereço preenchido pelo CEP. Confira e complete.');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Rua de Exemplo');
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);
    await user.type(screen.getByLabelText('Número'), '7{Enter}');
    await said('Dados alterados com sucesso');
    expect(ports.callsOf('customers.saveCustomer').map(({ args }) => args[0])).toMatchObject([
      { customer: { address: { cep: '20010000', street: 'Rua de Exemplo', number: '7', stateId: 19 } } },
    ]);
  });

  test('typed while another one is being saved stays in the fields', async () => {
    const saving = Promise.withResolvers<void>();
    const { user } = openAddress({ saveCustomer: () => saving.promise });
    await user.type(await screen.findByLabelText('Complemento', { exact: false }), ' B');
    await user.click(screen.getByRole('button', { name: save }));
    await user.type(screen.getByLabelText('Complemento', { exact: false }), 'C');
    saving.resolve();
    await said('Dados alterados com sucesso');
    expect(screen.getByLabelText('Complemento', { exact: false })).toHaveValue('Apto. 12 BC');
  });

  test('whose save gets no response is read, and is reported as saved if it equals the sent one', async () => {
    let kept = customer;
    const { user } = openAddress({
      readCustomer: () => Promise.resolve(kept),
      saveCustomer: ({ customer: sent }) => {
        kept = { ...customer, ...sent };
        return network();
      },
    });
    await user.type(await screen.findByLabelText('Complemento', { exact: false }), ' B');
    await user.click(screen.getByRole('button', { name: save }));
    await said('Dados alterados com sucesso');
    expect(screen.getByLabelText('Complemento', { exact: false })).toHaveValue('Apto. 12 B');
  });

  test.each([
    ['could not be saved shows an error', network, 'Erro ao alterar dados'],
    [
      'was rejected shows the service’s message',
      failing({ kind: 'rejected', status: 422, code: 'x', serverMessage: 'CEP fora da área.' }),
      'CEP fora da área.',
    ],
  ])('that %s, and keeps the input', async (_, saveCustomer, text) => {
    const { user } = openAddress({ saveCustomer });
    await user.type(await screen.findByLabelText('Complemento', { exact: false }), ' B');
    await user.click(screen.getByRole('button', { name: save }));
    await said(text);
    expect(screen.getByLabelText('Complemento', { exact: false })).toHaveValue('Apto. 12 B');
  });
});

test('an address that cannot be read is reported and can be retried', async () => {
  const { user, ports } = openProfile(undefined, { customers: { readCustomer: network } });
  await comesToSee('Erro ao buscar dados da conta...');
  isHeard('Erro ao buscar dados da conta...');
  ports.answer({ customers: { readCustomer: () => Promise.resolve(undefined) } });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(/^Você informa o cadastro e o endereço no primeiro pedido/)).toBeVisible();
});

describe('documents', () => {
  const documents: DocumentOnFile[] = [
    { kind: 'cnh', review: 'approved', id: '1', fileName: 'frente.pdf' },
    { kind: 'cnhBack', review: 'rejected', id: '2', fileName: 'verso.pdf' },
    { kind: 'addressProof', review: 'pending', id: '3', fileName: 'luz.pdf' },
    { kind: 'incomeProof', review: 'sent', id: '4', fileName: 'renda.pdf' },
  ];
  const allReplaced = 'Todos os documentos reprovados foram trocados. Agora envie o pedido de volta para a análise.';
  const found: Answers['documents'] = {
    listDocuments: () => Promise.resolve(documents),
    readRefusals: () => Promise.resolve([{ kind: 'cnhBack', reason: 'A imagem está sem foco.' }]),
  };

  test('are not shown unless the latest order was rejected because of them', async () => {
    const { ports } = openProfile({ status: 'documentAnalysis' });
    await screen.findByRole('heading', { name: 'Cadastro e endereço' });
    await waitFor(() => expect(ports.callsOf('orders.listOrders')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Documentos' })).toBeNull();
    expect(ports.callsOf('documents.listDocuments')).toHaveLength(0);
  });

  test('are shown when the newest order was rejected because of them, wherever the service lists it', async () => {
    const older = anOrder({ id: '30', createdAt: '2025-01-01T12:00:00Z', status: 'cancelled' });
    const newest = anOrder({ id: '31', createdAt: '2026-01-01T12:00:00Z', status: 'documentsRejected' });
    openProfile({}, { documents: found, orders: { listOrders: () => Promise.resolve([older, newest]) } });
    expect(await screen.findByRole('group', { name: 'CNH, verso' })).toBeVisible();
  });

  test('show each review and the reason of a rejection; only a rejected one can be replaced, and the order is sent back', async () => {
    let code = 14;
    const { user, ports } = openProfile(
      { status: 'documentsRejected' },
      {
        documents: { ...found, upload: () => Promise.resolve() },
        orders: {
          readHistory: () => Promise.resolve([{ id: '9', code, description: '', createdAt: '2026-01-10T12:00:00Z' }]),
          removeStatus: () => Promise.resolve(),
          postStatus: async () => {
            code = 1;
          },
        },
      },
    );
    const place = await screen.findByRole('group', { name: 'CNH, verso' });
    const tile = within(place);
    expect(tile.getByText('Reprovado')).toBeVisible();
    expect(tile.getByText('A imagem está sem foco.')).toBeVisible();
    for (const words of ['Aprovado', 'Em análise', 'Enviado']) expect(screen.getByText(words)).toBeVisible();
    const takingFiles = screen.getAllByRole('group').filter((group) => group.querySelector('input[type=file]'));
    expect(takingFiles).toEqual([place]);
    expect(screen.queryByRole('button', { name: 'Enviar para nova análise' })).toBeNull();

    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    await user.upload(input, new File(['%PDF-1.7 '], 'novo.pdf', { type: 'application/pdf' }));
    const sendBack = await screen.findByRole('button', { name: 'Enviar para nova análise' });
    await said(allReplaced);
    expect(ports.callsOf('documents.upload').map(({ args }) => args[0])).toMatchObject([
      { kind: 'cnhBack', fileName: 'novo.pdf', userId: '1001' },
    ]);
    await user.click(sendBack);
    await said('Documentos reenviados');
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Acompanhar pedido' }));
    expect(document.body).not.toHaveFocus();
    expect(ports.callsOf('orders.postStatus')).toHaveLength(1);
    expect(screen.queryByText(allReplaced)).toBeNull();
    expect(screen.getByRole('link', { name: 'Acompanhar pedido' })).toBeVisible();
  });

  test('that another tab has replaced are shown when the visitor returns to this tab', async () => {
    const { ports } = openProfile({ status: 'documentsRejected' }, { documents: found });
    const tile = within(await screen.findByRole('group', { name: 'CNH, verso' }));
    expect(tile.getByText('Reprovado')).toBeVisible();
    const replaced = documents.map((each): DocumentOnFile =>
      each.review === 'rejected' ? { ...each, review: 'sent', id: '5', fileName: 'novo.pdf' } : each,
    );
    ports.answer({ documents: { listDocuments: () => Promise.resolve(replaced) } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await tile.findByText('Enviado')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Enviar para nova análise' })).toBeVisible();
  });

  test('that could not be sent show an error at their tile', async () => {
    const { user } = openProfile(
      { status: 'documentsRejected' },
      { documents: { ...found, upload: failing({ kind: 'contract', where: 'x' }) } },
    );
    await screen.findByRole('group', { name: 'CNH, verso' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    // The character would reverse the rest of the name.
    await user.upload(input, new File(['%PDF-1.7 '], 'no\u202Evo.pdf', { type: 'application/pdf' }));
    await comesToSee('Erro ao enviar documento.');
    expect(screen.getByText('novo.pdf')).toBeVisible();
  });

  test('chosen after the session expired: the log-in opens, and the file is sent without choosing it again', async () => {
    const { user, ports } = openProfile(
      { status: 'documentsRejected' },
      { documents: { ...found, upload: failing({ kind: 'unauthorized' }) } },
    );
    const tile = within(await screen.findByRole('group', { name: 'CNH, verso' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    await user.upload(input, new File(['%PDF-1.7 '], 'novo.pdf', { type: 'application/pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Entrar' }));
    expect(dialog.getByText(/^Sua sessão terminou\./)).toBeVisible();

    ports.answer({
      identity: { signIn: () => Promise.resolve({ userId: '1001', token: 'another token' }) },
      documents: { ...found, upload: () => Promise.resolve() },
    });
    await user.type(await dialog.findByRole('textbox', { name: 'E-mail ou CPF/CNPJ' }), 'clara@exemplo.com.br');
    await user.type(dialog.getByLabelText('Senha'), 'Exemplo#2026{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tile.getByText('novo.pdf')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Enviar para nova análise' })).toBeVisible();
    expect(ports.callsOf('documents.upload').map(({ args }) => args[0])).toMatchObject([
      { kind: 'cnhBack', fileName: 'novo.pdf' },
      { kind: 'cnhBack', fileName: 'novo.pdf' },
    ]);
  });

  test('that cannot be read are reported once, also if the visitor returns to the tab', async () => {
    const { ports } = openProfile(
      { status: 'documentsRejected' },
      { documents: { ...found, listDocuments: failing({ kind: 'contract', where: 'x' }) } },
    );
    const title = 'Erro ao buscar documentos, tente novamente mais tarde.';
    await comesToSee(title);
    const notice = screen.getByText(title);
    const readings = () => ports.callsOf('documents.listDocuments').length;
    const before = readings();
    const reading = Promise.withResolvers<never>();
    ports.answer({ documents: { listDocuments: () => reading.promise } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(readings()).toBe(before + 1));
    expect(screen.getByText(title)).toBe(notice);
    await act(async () => reading.reject(new ServiceError({ kind: 'contract', where: 'x' })));
    expect(screen.getByText(title)).toBe(notice);
    ports.answer({ documents: found });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('group', { name: 'CNH, verso' })).toBeVisible();
  });

  test('are not looked for if the orders cannot be read, which is reported once, also after a return to the tab', async () => {
    const { ports } = openProfile({}, { orders: { listOrders: failing({ kind: 'contract', where: 'x' }) } });
    const title = profileContentCopy.failed;
    await comesToSee(title);
    const notice = screen.getByText(title);
    const before = ports.callsOf('orders.listOrders').length;
    ports.answer({ orders: { listOrders: () => new Promise<never>(() => undefined) } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(ports.callsOf('orders.listOrders')).toHaveLength(before + 1));
    expect(screen.getByText(title)).toBe(notice);
  });

  test('that cannot be read are reported and can be retried', async () => {
    const { user, ports } = openProfile(
      { status: 'documentsRejected' },
      { documents: { ...found, listDocuments: failing({ kind: 'contract', where: 'x' }) } },
    );
    await comesToSee('Erro ao buscar documentos, tente novamente mais tarde.');
    isHeard('Erro ao buscar documentos, tente novamente mais tarde.');
    ports.answer({ documents: found });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('group', { name: 'CNH, verso' })).toBeVisible();
  });
});

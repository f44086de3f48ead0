/* oxlint-disable max-lines -- one table, read row by row */
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderApp } from './render-app.tsx';
import type { Failure } from './served-pages.ts';

type User = ReturnType<typeof renderApp>['user'];
type Words = string | RegExp;

export type Way = 'another look' | 'as before' | 'next time';

/** One call, and what a visitor finds when it goes wrong. */
export interface FailedCall {
  /** What is said; for a part that is simply left out, what stands there instead. */
  says: Words;
  /** The button that is pressed to try again. @default 'Tentar de novo' */
  again?: Words;
  /**
   * A way on that is no button. `another look`: read again while somebody looks. `as before`: what was done is done
   * again. `next time`: a part that is left out comes with the next opening of the page.
   */
  way?: Way;
  /** There once it has gone well. Absent where jsdom can't: it loads no page anew and sends no file. */
  returns?: Words;
  /** Where “there is none” is an answer of its own: its words, and the link or button that leads on. */
  missing?: { says: Words; leads: Words };
}

/** A page as its visitor comes to make the calls, with every one of them. */
export interface FaultyVisit {
  name: string;
  world: string;
  path: string;
  /** @default true */
  isKnown?: boolean;
  /** What is there before the visitor does something. */
  ready?: Words;
  /** What they do there, and what sends it: the calls go wrong from the last press on. */
  prepare?: (user: User) => Promise<void>;
  /** The press, or the last key, that makes the calls. @default opening the page */
  act?: (user: User) => Promise<unknown>;
  /** What was typed or chosen is still there. */
  expectTyped?: () => void;
  calls: Readonly<Record<string, FailedCall>>;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input[name]' });
const press =
  (name: Words, place: () => HTMLElement = () => document.body) =>
  async (user: User) =>
    user.click(await within(place()).findByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const confirmation = () => screen.getByRole('alertdialog');

const orders = 'GET fleet/orders/GetOrderByUserId';
const history = 'GET fleet/orderstatus/{id}';
const product = 'GET fleet/offers/{id}';
const place = 'GET fleet/location/{id}';
const dealer = 'GET fleet/dealers/{id}';
const contract = 'GET payment/contracts/erp/{id}';
const customer = 'GET fleet/customers/{id}';
const update = 'PUT fleet/users';
const catalogue = 'GET vehicle/vehicles/rentals/offers';

const ordersFailed: FailedCall = { says: 'Erro ao buscar pedidos, tente novamente mais tarde.' };
const placeFailed: FailedCall = { says: 'Não conseguimos buscar o local agora.', returns: /São Paulo/ };
const cancelFailed: FailedCall = {
  says: /^(O pedido não foi cancelado|Estamos verificando o cancelamento)$/,
  returns: 'Pedido cancelado',
};
const methodFailed: FailedCall = {
  says: 'Erro ao tentar alterar forma de pagamento',
  again: 'Salvar forma de pagamento',
};
const addressSaving: FailedCall = {
  says: 'Erro ao alterar dados',
  again: 'Salvar endereço',
  returns: 'Dados alterados com sucesso',
};
const questions: FailedCall = {
  says: 'Não foi possível carregar as perguntas.',
  returns: 'O que está incluído na mensalidade?',
};
const text: FailedCall = { says: 'Este texto não carregou' };
const profile = { world: 'documents-rejected', path: '/conta/minha-conta', ready: 'Salvar endereço' } as const;
const calculatorCar: FailedCall = { says: 'O preço deste carro não carregou', returns: /é o mais barato/ };

/** Calls of the frame, of the session and of what is read after a payment's change, which tables of their own put to the test. */
export const sweptElsewhere: ReadonlySet<string> = new Set([
  catalogue,
  'GET fleet/users/{id}',
  'GET payment/EuroIT/Payments/Methods',
  'POST payment/Payment/CreditCardUsed',
]);

export const faultyVisits: readonly FaultyVisit[] = [
  {
    name: 'order status',
    world: 'contract-signing',
    path: '/conta/status-pedido',
    calls: {
      [orders]: { ...ordersFailed, returns: /T-Cross/ },
      [history]: { says: 'Erro ao buscar status do pedido', returns: 'Pedido recebido' },
      [product]: {
        says: 'Pedido 480.112',
        way: 'another look',
        returns: /^T-Cross/,
        missing: { says: 'Pedido 480.112', leads: 'Cancelar pedido' },
      },
      [place]: placeFailed,
    },
  },
  {
    name: 'order status, a paper',
    world: 'contract-signing',
    path: '/conta/status-pedido',
    ready: 'Contrato (minuta)',
    act: press('Baixar Contrato (minuta)'),
    calls: {
      'GET fleet/upload/{id}': {
        says: 'O arquivo não pôde ser baixado. Tente de novo.',
        again: 'Baixar Contrato (minuta)',
        returns: 'Contrato (minuta): arquivo baixado.',
      },
    },
  },
  {
    name: 'order status, an order cancelled',
    world: 'contract-signing',
    path: '/conta/status-pedido',
    ready: 'Pedido recebido',
    prepare: press('Cancelar pedido'),
    act: async (user) => {
      await screen.findByRole('alertdialog');
      await press('Cancelar pedido', confirmation)(user);
    },
    calls: {
      [orders]: cancelFailed,
      [history]: cancelFailed,
      'DELETE fleet/orderstatus/{id}': cancelFailed,
      'POST fleet/orderstatus': cancelFailed,
    },
  },
  {
    name: 'plan',
    world: 'method-19',
    path: '/conta/plano',
    calls: {
      [orders]: { says: 'Erro ao buscar dados do plano...', returns: /^T-Cross/ },
      [product]: { says: 'Erro ao buscar dados do plano...', returns: /^T-Cross/ },
      [history]: { says: 'Prazo', way: 'next time' },
      [place]: placeFailed,
      // The same place, where the dealer hands over what it has sold.
      [dealer]: { says: 'Concessionária', way: 'next time' },
      [contract]: {
        says: 'Erro ao buscar dados do cartão, tente novamente mais tarde.',
        returns: /Boleto/,
        missing: {
          says: 'Não foi possível carregar as informações de pagamento do contrato.',
          leads: /^Contato/,
        },
      },
    },
  },
  {
    name: 'plan, another way to pay',
    world: 'method-36',
    path: '/conta/plano',
    ready: 'Editar',
    prepare: async (user) => {
      await press('Editar')(user);
      await user.click(await screen.findByRole('radio', { name: /^Boleto/ }));
    },
    act: press('Salvar forma de pagamento', dialog),
    expectTyped: () => expect(screen.getByRole('radio', { name: /^Boleto/ })).toBeChecked(),
    calls: {
      'GET fleet/segments': methodFailed,
      'POST payment/EuroIT/Payments/Methods/Save': methodFailed,
    },
  },
  {
    name: 'own data',
    world: profile.world,
    path: profile.path,
    calls: {
      [orders]: { ...ordersFailed, returns: 'CNH, verso' },
      [customer]: {
        says: 'Erro ao buscar dados da conta...',
        returns: 'Rua ou avenida',
        missing: { says: /^Você informa o cadastro e o endereço no primeiro pedido/, leads: 'Salvar dados' },
      },
      'GET fleet/genderenum': { says: 'Erro ao buscar dados da conta...', returns: 'Gênero' },
      'GET fleet/civilstatusenum': { says: 'Erro ao buscar dados da conta...', returns: 'Estado civil' },
      'GET fleet/stateEnum': { says: 'Erro ao buscar dados da conta...', returns: 'Rua ou avenida' },
      'GET fleet/upload/{id}': {
        says: 'Erro ao buscar documentos, tente novamente mais tarde.',
        returns: 'CNH, verso',
        missing: { says: 'Não encontramos os seus documentos.', leads: 'Tentar de novo' },
      },
      'GET fleet/upload/errors': {
        says: 'Erro ao buscar documentos, tente novamente mais tarde.',
        returns: /A imagem está sem foco/,
        missing: { says: 'CNH, verso', leads: 'Salvar dados' },
      },
    },
  },
  {
    name: 'own data, saved',
    ...profile,
    prepare: async (user) => {
      await user.click(input('Nome completo'));
      await user.paste(' Nova');
    },
    act: press('Salvar dados'),
    expectTyped: () => expect(input('Nome completo').value).toMatch(/ Nova$/),
    calls: {
      [update]: {
        says: 'Erro ao alterar dados',
        again: 'Salvar dados',
        returns: 'Dados alterados com sucesso',
      },
    },
  },
  {
    name: 'own data, another password',
    ...profile,
    prepare: async (user) => {
      for (const label of ['Nova senha', 'Confirme a nova senha']) {
        await user.click(input(label));
        await user.paste('Nova#Senha1');
      }
    },
    act: press('Alterar senha'),
    // Saved, it leaves the fields.
    expectTyped: () => expect(input('Nova senha')).toHaveValue('Nova#Senha1'),
    calls: {
      [update]: { says: 'Erro ao alterar senha', again: 'Alterar senha', returns: 'Senha alterada com sucesso' },
    },
  },
  {
    name: 'own data, another address',
    ...profile,
    prepare: async (user) => {
      await user.click(input('Bairro'));
      await user.paste(' B');
    },
    act: press('Salvar endereço'),
    expectTyped: () => expect(input('Bairro').value).toMatch(/ B$/),
    calls: { [customer]: addressSaving, 'PUT fleet/customers': addressSaving },
  },
  {
    name: 'own data, another postal code',
    ...profile,
    act: async (user) => {
      await user.clear(input('CEP'));
      await user.click(input('CEP'));
      await user.paste('01310100');
    },
    expectTyped: () => expect(input('CEP')).toHaveValue('01310-100'),
    calls: {
      'GET fleet/ceps': {
        says: /^Não (conseguimos consultar o CEP agora|encontramos este CEP)\. Preencha o endereço abaixo\.$/,
        way: 'as before',
        returns: 'Endereço preenchido pelo CEP. Confira e complete.',
      },
    },
  },
  {
    name: 'own data, another file for a refused document',
    ...profile,
    ready: 'CNH, verso',
    act: async (user) => {
      const tile = screen.getByRole('group', { name: 'CNH, verso' });
      const file = tile.querySelector<HTMLInputElement>('input[type=file]');
      if (!file) throw new Error('There is no place for a file');
      await user.upload(file, new File(['%PDF-1.7 '], 'novo.pdf', { type: 'application/pdf' }));
    },
    expectTyped: () => expect(screen.getByText('novo.pdf')).toBeVisible(),
    calls: {
      'POST fleet/upload/UploadCnhBackAsync': {
        says: 'Erro ao enviar documento.',
        again: /^Tentar de novo/,
      },
    },
  },
  {
    name: 'questions',
    world: 'default',
    path: '/faq',
    isKnown: false,
    calls: { 'GET content/faq-categories': questions, 'GET content/faqs': questions },
  },
  {
    name: 'start of the help',
    world: 'default',
    path: '/clientes',
    isKnown: false,
    calls: {
      'GET content/faq-categories': { ...questions, returns: /^\d+ perguntas?$/ },
      'GET content/faqs': { ...questions, returns: /^\d+ perguntas?$/ },
    },
  },
  {
    name: 'a text',
    world: 'default',
    path: '/politica-de-privacidade',
    isKnown: false,
    calls: { 'GET content/pages': { ...text, returns: 'Dados que pedimos' } },
  },
  {
    name: 'legal conditions',
    world: 'default',
    path: '/condicoes-legais',
    isKnown: false,
    calls: {
      'GET content/pages': { ...text, returns: 'Imagens' },
      'GET content/condicoes': {
        says: 'Não conseguimos carregar as condições da oferta.',
        returns: 'Condições das ofertas',
      },
    },
  },
  {
    name: 'dealers of a state',
    world: 'default',
    path: '/concessionaria?uf=SP',
    isKnown: false,
    calls: {
      'GET fleet/dealers/location/states/SP': {
        says: 'A lista de concessionárias não carregou',
        returns: 'Todas as cidades',
      },
    },
  },
  {
    name: 'dealers, a call asked for',
    world: 'default',
    path: '/concessionaria?uf=SP',
    isKnown: false,
    ready: 'Todas as cidades',
    prepare: async (user) => {
      const [first] = await screen.findAllByRole('button', { name: /^Pedir contato: / });
      if (first) await user.click(first);
      await screen.findByRole('dialog', { name: 'Pedir contato' });
      for (const [label, words] of [
        ['Nome completo', 'Clara Exemplo'],
        ['E-mail', 'clara@exemplo.com.br'],
        ['CPF ou CNPJ', '52998224725'],
        ['Telefone com DDD', '11912345678'],
      ] as const) {
        await user.click(within(dialog()).getByRole('textbox', { name: label }));
        await user.paste(words);
      }
    },
    act: press('Pedir contato', dialog),
    expectTyped: () =>
      expect(within(dialog()).getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Clara Exemplo'),
    calls: {
      'POST marketing/partner-leads': {
        says: 'Não conseguimos enviar seu pedido.',
        again: 'Pedir contato',
        returns: 'Pedido de contato enviado',
      },
    },
  },
  {
    name: 'calculator',
    world: 'default',
    path: '/calculadoracomparativa?carro=polo',
    isKnown: false,
    calls: {
      [catalogue]: { says: 'A lista de ofertas não carregou', returns: /é o mais barato/ },
      'GET vehicle/application': { says: /é o mais barato/, way: 'next time' },
      'GET vehicle/vehicles/rentals/offers/{id}': calculatorCar,
      'POST vehicle/vehicles/{id}/simulation': { ...calculatorCar },
    },
  },
  {
    name: 'comparison of offers',
    world: 'default',
    path: '/comparar?ofertas=t-cross,polo',
    isKnown: false,
    calls: {
      [catalogue]: { says: 'Não conseguimos carregar as ofertas.', returns: /T-Cross/ },
      'GET vehicle/vehicles/rentals/offers/{id}': { says: 'Parte dos preços não carregou', returns: /T-Cross/ },
    },
  },
];

/** Failures that are an answer of their own for a call. */
export const isMissing = ({ missing }: FailedCall, failure: Failure): boolean =>
  missing !== undefined && failure === 'status 404';

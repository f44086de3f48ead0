/**
 * Every page × each of its calls, once: a failed call shows its text, the input stays, and a retry completes the page.
 * One failure represents all, because failures with one outcome at the API clients (api/failure-matrix.test.ts) and at
 * the sagas (app/failure-matrix.test.ts) are equal for a page. Orders and their cards have tests of their own.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { focusedPart } from '#/test-support/page-assertions.ts';
import { identityForms, controlOf, openForm, type IdentityForm } from '#/test-support/identity-forms.ts';
import { anOffer, anOrder, fakeStorage, type Answers, type CallName } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { servicesOfClara, servicesOfClaraBut } from '#/test-support/services-of-clara.ts';

type User = ReturnType<typeof renderApp>['user'];
type Words = string | RegExp;

interface FailedCall {
  says: Words;
  /** The retry button; without one, the next visit loads the part. */
  again?: Words;
  /** Shown once the call has succeeded. */
  returns?: Words | undefined;
}

/** The call has a text of its own. */
const fails = (says: Words, returns?: Words, again: Words = 'Tentar de novo'): FailedCall => ({ says, again, returns });
/** The part is left out, and this text of the page is still shown. */
const isLeftOut = (says: Words): FailedCall => ({ says });

/** A page and its calls, in the order of their retries. */
interface Visit {
  name: string;
  path: string;
  ports?: Answers;
  /** Shown before the visitor acts. */
  ready?: Words;
  prepare?: (user: User) => Promise<unknown>;
  /** Triggers the calls. @default opening the page */
  act?: (user: User) => Promise<unknown>;
  /** Asserts that the input stays. */
  keeps?: () => void;
  calls: Partial<Record<CallName, FailedCall>>;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input[name]' });
const press = (name: Words, role?: 'dialog' | 'alertdialog') => async (user: User) => {
  const place = role ? await screen.findByRole(role) : document.body;
  await user.click(await within(place).findByRole('button', { name }));
};
const types = (texts: Readonly<Record<string, string>>) => async (user: User) => {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await screen.findByLabelText(label, { selector: 'input[name]' }));
    await user.paste(text);
  }
};
const inTurn =
  (...steps: readonly ((user: User) => Promise<unknown>)[]) =>
  async (user: User) => {
    for (const step of steps) await step(user);
  };
const radio = (name: RegExp) => screen.getByRole('radio', { name });

const withOrder = (changes: Parameters<typeof anOrder>[0]): Answers => ({
  orders: { listOrders: async () => [anOrder({ dealershipId: '9', ...changes })] },
});
const draft = {
  id: '5',
  kind: 'contractDraft',
  fileName: 'a.pdf',
  sizeInBytes: 9,
  createdAt: '2026-11-19T10:00:00Z',
} as const;
const status = {
  path: '/conta/status-pedido',
  ports: withOrder({ status: 'contractSigningPending', files: [draft] }),
} as const;
const plan = { path: '/conta/plano', ports: withOrder({ status: 'completed' }) } as const;
const account = { path: '/conta/minha-conta', ports: withOrder({ status: 'documentsRejected' }) } as const;
const nivus = anOffer({ name: 'Nivus', slug: 'nivus', modelCode: 'NI1' });
const twoCars: Answers = { catalog: { listOffers: async () => [anOffer(), nivus] } };
const offer = { path: '/ofertasvw/polo', ready: 'Condições da oferta' } as const;
const dealers = { path: '/concessionaria?uf=SP', ready: 'Concessionária de exemplo' } as const;

const pricesFail = fails('Os preços deste carro não carregaram', /R\$\s2\.000,00/);
const simulationFails = fails(/ainda não foi confirmado/);
const conditionsFail = fails('Não conseguimos carregar as condições da oferta.', 'Condições das ofertas');
const placeFails = fails('Não conseguimos buscar o local agora.', /Concessionária de exemplo/);
const cancelFails = fails(/^(O pedido não foi cancelado|Seu pedido ainda está sendo cancelado)$/, 'Pedido cancelado');
const planFails = fails('Erro ao buscar dados do plano...', /^Polo/);
const methodFails = fails('Erro ao tentar alterar forma de pagamento', undefined, 'Salvar forma de pagamento');
const documentsFail = fails('Erro ao buscar documentos, tente novamente mais tarde.', /A imagem está sem foco/);
const accountFails = fails('Erro ao buscar dados da conta...', 'Rua ou avenida');
const addressFails = fails('Erro ao alterar dados', 'Dados alterados com sucesso', 'Salvar endereço');
const questionsFail = (returns: Words) => fails('Não foi possível carregar as perguntas.', returns);
const textFails = fails('Este texto não carregou', 'Dados que pedimos.');
const carFails = fails('O preço deste carro não carregou', /é o mais barato/);

const visits: readonly Visit[] = [
  {
    name: 'home',
    path: '/',
    calls: {
      'content.readHome': fails('Os textos desta página não carregaram', 'Do clique à chave'),
      'catalog.listOffers': fails('Não conseguimos carregar as ofertas.', /R\$\s2\.000,00/),
      'application.readApplication': isLeftOut('Compare antes de assinar'),
      'offer.simulate': isLeftOut('Compare antes de assinar'),
    },
  },
  {
    name: 'offer',
    path: offer.path,
    ports: twoCars,
    calls: {
      'catalog.listOffers': pricesFail,
      'offer.readConditions': pricesFail,
      'offer.readVehicle': fails('A ficha técnica deste carro não carregou.', 'Motor'),
      'offer.simulate': simulationFails,
      'content.readConditions': conditionsFail,
      'application.readApplication': isLeftOut('Assinar ou comprar?'),
      'catalog.listRegisteredCars': isLeftOut('Todos os carros'),
    },
  },
  {
    name: 'offer without its texts, which leads home',
    path: offer.path,
    calls: { 'content.readCarPage': isLeftOut('Um carro zero. Uma conta só.') },
  },
  {
    name: 'offer, another plan is chosen',
    ...offer,
    act: (user) => user.click(radio(/^36/)),
    keeps: () => expect(radio(/^36/)).toBeChecked(),
    calls: { 'offer.simulate': simulationFails },
  },
  {
    name: 'offer, a coupon is entered',
    ...offer,
    prepare: inTurn(press('Tenho um cupom'), types({ 'Cupom de desconto': 'EXEMPLO10' })),
    act: press('Aplicar'),
    keeps: () => expect(input('Cupom de desconto')).toHaveValue('EXEMPLO10'),
    calls: { 'coupon.validate': fails(/^Não conseguimos conferir o cupom agora/, /R\$\s1\.800,00/, 'Aplicar') },
  },
  {
    name: 'offer, shared by the URL of the page',
    ...offer,
    act: press('Compartilhar'),
    calls: { 'offer.share': isLeftOut('Link copiado, com o plano que você montou.') },
  },
  {
    name: 'offer, pickup places nearby',
    ...offer,
    prepare: async () => {
      const coords = { latitude: -23.5, longitude: -46.6 };
      const value = { getCurrentPosition: (found: (place: object) => void) => found({ coords }) };
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
    },
    act: press('Usar minha localização'),
    calls: { 'offer.nearest': fails(/^Não conseguimos consultar o que há perto de você/, /São Paulo/) },
  },
  {
    name: 'partner store, whose URL leads home',
    path: '/viaduto',
    calls: { 'store.readPartner': isLeftOut('Loja não encontrada.') },
  },
  {
    name: 'order status',
    ...status,
    calls: {
      'orders.listOrders': fails('Erro ao buscar pedidos, tente novamente mais tarde.', /Pedido 480\.112/),
      'orders.readHistory': fails('Erro ao buscar status do pedido', 'Pedido recebido'),
      'dealers.readLocation': placeFails,
      'fleetOffer.readOffer': isLeftOut('Pedido 480.112'),
    },
  },
  {
    name: 'order status, a file is downloaded',
    ...status,
    ready: 'Contrato (minuta)',
    act: press('Baixar Contrato (minuta)'),
    calls: {
      'documents.readFile': fails(
        'O arquivo não pôde ser baixado. Tente de novo.',
        'Contrato (minuta): arquivo baixado.',
        'Baixar Contrato (minuta)',
      ),
    },
  },
  {
    name: 'order status, the order is cancelled',
    ...status,
    ready: 'Pedido recebido',
    prepare: press('Cancelar pedido'),
    act: press('Cancelar pedido', 'alertdialog'),
    calls: {
      'orders.listOrders': cancelFails,
      'orders.readHistory': cancelFails,
      'orders.removeStatus': cancelFails,
      'orders.postStatus': cancelFails,
    },
  },
  {
    name: 'plan',
    ...plan,
    calls: {
      'orders.listOrders': planFails,
      'fleetOffer.readOffer': planFails,
      'orders.readHistory': isLeftOut('Prazo'),
      'dealers.readLocation': placeFails,
      'dealers.readDealer': placeFails,
      'payment.readContract': fails('Erro ao buscar dados do cartão, tente novamente mais tarde.', /Cartão de crédito/),
    },
  },
  {
    name: 'plan, the payment method is changed',
    ...plan,
    ready: 'Editar',
    prepare: inTurn(press('Editar'), async (user) => user.click(await screen.findByRole('radio', { name: /^Boleto/ }))),
    act: press('Salvar forma de pagamento', 'dialog'),
    keeps: () => expect(radio(/^Boleto/)).toBeChecked(),
    calls: { 'payment.listSegments': methodFails, 'payment.changeMethod': methodFails },
  },
  {
    name: 'own data',
    ...account,
    calls: {
      'orders.listOrders': fails('Erro ao buscar pedidos, tente novamente mais tarde.'),
      'documents.listDocuments': documentsFail,
      'documents.readRefusals': documentsFail,
      'customers.readCustomer': accountFails,
      'customers.listGenders': accountFails,
      'customers.listCivilStatuses': accountFails,
      'customers.listCustomerStates': accountFails,
    },
  },
  {
    name: 'own data, the name is changed',
    ...account,
    ready: 'Salvar dados',
    prepare: types({ 'Nome completo': ' Nova' }),
    act: press('Salvar dados'),
    keeps: () => expect(input('Nome completo').value).toMatch(/ Nova$/),
    calls: { 'identity.updateUser': fails('Erro ao alterar dados', 'Dados alterados com sucesso', 'Salvar dados') },
  },
  {
    name: 'own data, the password is changed',
    ...account,
    ready: 'Alterar senha',
    prepare: types({ 'Nova senha': 'Nova#Senha1', 'Confirme a nova senha': 'Nova#Senha1' }),
    act: press('Alterar senha'),
    keeps: () => expect(input('Nova senha')).toHaveValue('Nova#Senha1'),
    calls: { 'identity.updateUser': fails('Erro ao alterar senha', 'Senha alterada com sucesso', 'Alterar senha') },
  },
  {
    name: 'own data, the address is changed',
    ...account,
    ready: 'Salvar endereço',
    prepare: types({ Bairro: ' B' }),
    act: press('Salvar endereço'),
    keeps: () => expect(input('Bairro').value).toMatch(/ B$/),
    calls: { 'customers.readCustomer': addressFails, 'customers.saveCustomer': addressFails },
  },
  {
    name: 'own data, a document is replaced',
    ...account,
    ready: 'CNH, verso',
    act: (user) => {
      const file = screen.getByRole('group', { name: 'CNH, verso' }).querySelector('input');
      return user.upload(file ?? document.body, new File(['%PDF-1.7 '], 'novo.pdf', { type: 'application/pdf' }));
    },
    keeps: () => expect(screen.getByText('novo.pdf')).toBeVisible(),
    calls: { 'documents.upload': fails('Erro ao enviar documento.', 'Enviado', /^Tentar de novo/) },
  },
  {
    name: 'account, the stored session is checked',
    path: '/conta/plano',
    calls: { 'identity.readUser': fails('Não conseguimos conferir a sua sessão.', 'Meu plano') },
  },
  {
    name: 'link of the confirmation e-mail',
    path: '/confirm-email/um-token',
    calls: { 'identity.confirmEmail': fails(/Seu link continua valendo/, /Seu e-mail está confirmado\./) },
  },
  {
    name: 'FAQ',
    path: '/faq',
    calls: {
      'content.listFaqCategories': questionsFail('O seguro está incluído?'),
      'content.listFaqs': questionsFail('O seguro está incluído?'),
    },
  },
  {
    name: 'start of the help',
    path: '/clientes',
    calls: {
      'content.listFaqCategories': questionsFail(/^\d+ perguntas?$/),
      'content.listFaqs': questionsFail(/^\d+ perguntas?$/),
    },
  },
  { name: 'text', path: '/politica-de-privacidade', calls: { 'content.readPage': textFails } },
  {
    name: 'legal conditions',
    path: '/condicoes-legais',
    calls: { 'content.readPage': textFails, 'content.readConditions': conditionsFail },
  },
  {
    name: 'dealers',
    path: dealers.path,
    calls: { 'dealers.listDealers': fails('A lista de concessionárias não carregou', dealers.ready) },
  },
  {
    name: 'dealers, a call is requested',
    ...dealers,
    prepare: inTurn(
      press(/^Pedir contato: /),
      types({ 'Nome completo': 'Clara Exemplo', 'E-mail': 'clara@exemplo.com.br' }),
      types({ 'CPF ou CNPJ': '52998224725', 'Telefone com DDD': '11912345678' }),
    ),
    act: press('Pedir contato', 'dialog'),
    keeps: () => expect(input('Nome completo')).toHaveValue('Clara Exemplo'),
    calls: {
      'marketing.sendPartnerLead': fails(
        'Não conseguimos enviar seu pedido.',
        'Pedido de contato enviado',
        'Pedir contato',
      ),
    },
  },
  {
    name: 'calculator',
    path: '/calculadoracomparativa?carro=polo',
    calls: {
      'catalog.listOffers': fails('A lista de ofertas não carregou'),
      'offer.readConditions': carFails,
      'offer.simulate': carFails,
      'application.readApplication': isLeftOut(/é o mais barato/),
    },
  },
  {
    name: 'comparison of offers',
    path: '/comparar?ofertas=nivus,polo',
    ports: twoCars,
    calls: {
      'catalog.listOffers': fails('Não conseguimos carregar as ofertas.'),
      'offer.readConditions': fails('Parte dos dados não carregou', /Polo/),
      'offer.readVehicle': fails('Parte dos dados não carregou', /Polo/),
    },
  },
];

const nonsense: AppError = { kind: 'contract', where: 'body' };

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** Services whose calls, by name, fail or wait while they are in the map. */
function failingServices(services: Answers) {
  const failing = new Map<string, AppError | Promise<void>>();
  const wrap =
    (name: string, method: Method): Method =>
    async (...args) => {
      const trouble = await failing.get(name);
      if (trouble) throw new ServiceError(trouble);
      return method(...args);
    };
  const ports = Object.entries(services as Record<string, Record<string, Method>>).map(([port, methods]) => [
    port,
    Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, wrap(`${port}.${name}`, method)])),
  ]);
  return { failing, ports: Object.fromEntries(ports) as Answers };
}

/** A page on which calls fail: from its opening, or from the visitor's action. */
async function open(
  { path, ports: changes = {}, ready, prepare, act }: Visit,
  calls: readonly string[],
  error = nonsense,
) {
  const { failing, ports } = failingServices(servicesOfClaraBut(changes));
  const fail = () => calls.forEach((call) => failing.set(call, error));
  const local = path.startsWith('/conta') ? { id: '1001', token: 'a token' } : {};
  if (!act) fail();
  const app = renderApp(path, { ports, storage: fakeStorage({ local }) });
  await waitFor(() => {
    if (ready !== undefined && shown(ready).length === 0) throw new Error(`“${String(ready)}” is not shown`);
  });
  await prepare?.(app.user);
  if (act) fail();
  await act?.(app.user);
  return { ...app, failing };
}

/** Parts that are loading. */
const busyParts = () =>
  [...document.querySelectorAll('[aria-busy=true], [role=progressbar], button[aria-disabled=true]')].map(
    ({ outerHTML }) => outerHTML.slice(0, 200),
  );
const shown = (words: Words) =>
  screen.queryAllByText(words).filter((part) => !part.closest('[hidden], details:not([open]) > :not(summary)'));

/** Waits for a text on a page without pending work. */
async function see(words: Words, why: string) {
  await waitFor(() => {
    expect(busyParts(), why).toEqual([]);
    expect(shown(words).length, why).toBeGreaterThan(0);
  });
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/);
}

/** The button next to a text. */
function buttonOf(says: Words, name: Words): HTMLElement {
  for (let part = shown(says)[0]?.parentElement; part; part = part.parentElement) {
    const [button] = within(part).queryAllByRole('button', { name });
    if (button) return button;
  }
  throw new Error(`“${String(says)}” has no button “${String(name)}”`);
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView));

const callsOfMatrix = new Set<string>(visits.flatMap(({ calls }) => Object.keys(calls)));

test.each(visits)('$name: each failed call shows its message and succeeds on retry', async (visit) => {
  const calls = Object.entries(visit.calls);
  const { user, failing, ports } = await open(visit, Object.keys(visit.calls));
  for (const [call, { says, again }] of calls) {
    await see(says, call);
    visit.keeps?.();
    if (again === undefined) continue;
    failing.delete(call);
    await user.click(buttonOf(says, again));
  }
  for (const [call, { says, returns = says }] of calls) if (returns !== says) await see(returns, call);
  const isStillShown = ([, { says, again }]: (typeof calls)[number]) => again !== undefined && shown(says).length > 0;
  expect(calls.filter(isStillShown)).toEqual([]);
  expect(ports.calls.filter(({ name }) => !callsOfMatrix.has(name))).toEqual([]);
  // Focus stays on the button, or moves to the part that it has loaded.
  const isTriedAgain = calls.some(([, { again }]) => again !== undefined);
  expect(isTriedAgain && document.activeElement === document.body).toBe(false);
});

test.each([
  { ...status, name: 'order status', call: 'fleetOffer.readOffer', says: 'Pedido 480.112', leads: 'Cancelar pedido' },
  {
    ...plan,
    name: 'plan',
    call: 'payment.readContract',
    says: 'Não foi possível carregar as informações de pagamento do contrato.',
    leads: /^Contato/,
  },
  {
    name: 'link of the confirmation e-mail',
    path: '/confirm-email/um-token',
    call: 'identity.confirmEmail',
    says: 'Algo deu errado! Link de validação expirado ou inválido',
    leads: 'Entrar',
  },
])('$name: a 404 of $call shows its own message and an action', async ({ call, says, leads, ...visit }) => {
  await open({ ...visit, calls: {} }, [call], { kind: 'notFound' });
  await see(says, call);
  const ways = [...screen.queryAllByRole('button', { name: leads }), ...screen.queryAllByRole('link', { name: leads })];
  expect(ways.length).toBeGreaterThan(0);
});

interface SentForm {
  form: IdentityForm;
  calls: Partial<Record<CallName, Words>>;
  error?: AppError;
  /** Returns to the form. */
  back?: string;
}

const notAnswered = /^Nosso serviço não respondeu\./;
const notRegistered = 'Erro ao cadastrar usuário, tente novamente mais tarde.';
const tryAgain = 'Tentar de novo';
const forms: readonly SentForm[] = [
  { form: identityForms.login, calls: { 'identity.signIn': notAnswered, 'identity.readUser': notAnswered } },
  { form: identityForms.individual, calls: { 'identity.registerIndividual': notRegistered } },
  { form: identityForms.company, calls: { 'identity.registerCompany': notRegistered } },
  { form: identityForms.notice, calls: { 'identity.requestNotice': 'Não conseguimos enviar seu pedido de aviso.' } },
  {
    form: identityForms.resetEmail,
    calls: { 'identity.requestPasswordReset': 'Erro ao enviar email.' },
    back: tryAgain,
  },
  {
    form: identityForms.newPassword,
    calls: { 'identity.changePassword': 'Erro ao redefinir senha.' },
    error: { kind: 'network' },
    back: tryAgain,
  },
];

/** Asserts that the text is in a live region, or in the focused section. */
function expectAnnounced(words: Words) {
  const [said] = shown(words);
  expect(said).toBeVisible();
  expect(said?.closest('[role=alert], [aria-live]') ?? focusedPart()).toContainElement(said ?? null);
}

test.each(forms)(
  'the form “$form.name” keeps the input when a call fails, and sends one request while it waits',
  async ({ form, calls, error = nonsense, back }) => {
    const { failing, ports } = failingServices(servicesOfClara);
    const page = await openForm(form, { ports });
    await page.fillIn(form.fields);
    for (const [call, says] of Object.entries(calls)) {
      failing.set(call, error);
      await page.press(form.send);
      await see(says, call);
      expectAnnounced(says);
      failing.delete(call);
      if (back !== undefined) await page.press(back);
      page.expectTyped(form.fields);
    }

    const response = Promise.withResolvers<void>();
    const [call = ''] = Object.keys(calls);
    const sent = () => page.ports.callsOf(call as CallName).length;
    const before = sent();
    failing.set(call, response.promise);
    await page.press(form.send);
    await waitFor(() => expect(page.isBusy()).toBe(true));
    await page.press(form.sending);
    await page.user.keyboard('{Enter}');
    page.expectTyped(form.fields);
    response.resolve();
    await form.succeeds();
    expect(sent()).toBe(before + 1);
  },
);

const { company } = identityForms;
const [taxNumber, companyName, cep] = company.fields;

test.each([
  { call: 'geography.listStates', says: 'Não conseguimos carregar os estados.' },
  { call: 'geography.listCities', says: 'Não conseguimos carregar as cidades.', state: 'SP' },
])('a failure of $call keeps the form of a company, and can be retried in it', async ({ call, says, state }) => {
  const { failing, ports } = failingServices(servicesOfClara);
  failing.set(call, nonsense);
  const page = await openForm(company, { ports });
  await page.fillIn([taxNumber, companyName]);
  if (state !== undefined) {
    await screen.findByRole('option', { name: 'São Paulo' });
    await page.user.selectOptions(controlOf({ label: 'Estado' }), state);
  }
  await see(says, call);
  expectAnnounced(says);
  const response = Promise.withResolvers<void>();
  failing.set(call, response.promise);
  await page.user.click(buttonOf(says, tryAgain));
  await waitFor(() => expect(page.isBusy()).toBe(true));
  await page.press('Tentando de novo');
  response.resolve();
  await waitFor(() => expect(shown(says)).toEqual([]));
  expect(page.ports.callsOf(call as CallName)).toHaveLength(2);
  page.expectTyped([taxNumber, companyName]);
});

test('a postal code that is unknown or can’t be looked up leaves state and city to the visitor', async () => {
  const { failing, ports } = failingServices(
    servicesOfClaraBut({ postalCode: { findPostalCode: async () => undefined } }),
  );
  failing.set('postalCode.findPostalCode', nonsense);
  const page = await openForm(company, { ports });
  await page.fillIn([taxNumber, companyName, cep]);
  await see(/^Não conseguimos consultar o CEP agora\./, 'failed');
  expectAnnounced(/^Não conseguimos consultar o CEP agora\./);
  expect(controlOf(cep)).toHaveFocus();
  failing.clear();
  await page.press('Tentar de novo');
  await see(/^Não encontramos este CEP\./, 'not found');
  page.expectTyped([taxNumber, companyName, cep]);
});

test('a person who is already registered gets a button to the log-in', async () => {
  const { failing, ports } = failingServices(servicesOfClara);
  failing.set('identity.registerIndividual', { kind: 'rejected', status: 409, code: '', serverMessage: 'Já existe.' });
  const page = await openForm(identityForms.individual, { ports });
  await page.fillIn(identityForms.individual.fields);
  await page.press(identityForms.individual.send);
  await see('Já existe.', 'the words of the service');
  await page.press('Entrar');
  expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeVisible();
});

/** A visitor who has scrolled through the whole page. */
class EverythingInView {
  readonly tell: (entries: readonly { isIntersecting: boolean; target: Element }[], self: EverythingInView) => void;
  constructor(tell: EverythingInView['tell']) {
    this.tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => this.tell([{ isIntersecting: true, target }], this));
  }
  unobserve() {}
  disconnect() {}
}

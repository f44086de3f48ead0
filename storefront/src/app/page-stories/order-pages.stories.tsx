import preview from '../../../../.storybook/preview';
import { OrderPage } from '#/routes/pages/order/OrderPage.tsx';
import { aCustomer, aUser } from '#/test-support/builders.ts';
import type { Answers } from '#/test-support/fake-ports.ts';
import { fakeStorage } from '#/test-support/fake-browser.ts';
import { page } from '#/test-support/page-story.tsx';
import { failing } from '#/test-support/index.ts';

const meta = preview.meta({ title: 'Pages/Order', tags: ['page'], parameters: { layout: 'fullscreen' } });

/** Reviewed by pictures only. The pages' own tests cover the behaviour, so CI does not run these in a browser. */
const seenOnly = ['!test'];

const clara = aUser();
const { address, ...known } = aCustomer();
const customer = {
  ...known,
  address: { ...address, street: 'Avenida de Exemplo com um Nome Bastante Comprido para Caber numa Linha Só' },
};

const place = { district: 'Centro', city: 'São Paulo', uf: 'SP', zipCode: '01000000', phone: '1130000000' };
const near = { id: '77', name: 'Concessionária Centro\u00a0·\u00a0exemplo', address: 'Rua A, 1', ...place };
const far = {
  ...near,
  id: '78',
  name: 'Concessionária do Vale do Paraíba e Litoral Norte\u00a0·\u00a0exemplo',
  address: 'Rua B, 2',
};
const kinds = ['cnh', 'cnhBack', 'addressProof', 'incomeProof'] as const;
const services: Answers = {
  identity: { readUser: () => Promise.resolve(clara) },
  customers: {
    readCustomer: () => Promise.resolve(customer),
    listGenders: () => Promise.resolve([{ id: 2, name: 'Feminino' }]),
    listCivilStatuses: () => Promise.resolve([{ id: 1, name: 'Solteiro(a)' }]),
    listCustomerStates: () => Promise.resolve([{ id: 25, name: 'São Paulo', uf: 'SP' }]),
  },
  documents: { listDocuments: () => Promise.resolve(kinds.map((kind) => ({ kind, review: 'sent', id: kind }))) },
  postalCode: { findPostalCode: () => Promise.resolve(undefined) },
  geography: {
    listStates: () => Promise.resolve([{ id: 25, name: 'São Paulo', uf: 'SP' }]),
    listCities: () => Promise.resolve([{ id: 1, name: 'São Paulo' }]),
  },
  dealers: {
    listDealers: () => Promise.resolve([near, far]),
  },
  orders: { listOrders: () => Promise.resolve([]) },
};
const notFound = failing({ kind: 'notFound' });

const step = (etapa: string, ports: Answers = services) => ({
  url: `/ofertasvw/polo/assinar/${etapa}`,
  page: <OrderPage />,
  ports,
  storage: fakeStorage({
    local: { 'client-session-id': 'visitor-1', id: clara.id, token: 'token' },
    cookies: { consent: 'denied' },
  }),
  records: {
    draft: {
      [`${clara.id}/order`]: {
        personal: {},
        address: {},
        pickup: { uf: 'SP', dealer: near },
      },
    },
  },
});
type Settled = NonNullable<Parameters<typeof page>[0]['settledBy']>;
const titled =
  (name: string, whole: Settled): Settled =>
  async (canvas) => {
    await canvas.findByRole('heading', { level: 1, name });
    return await whole(canvas);
  };
const field = (label: string | RegExp) => (canvas: { findByLabelText: (text: string | RegExp) => Promise<unknown> }) =>
  canvas.findByLabelText(label);

export const LogIn = meta.story({
  tags: seenOnly,
  ...page({ ...step('entrar'), storage: fakeStorage({ local: { 'client-session-id': 'visitor-1' } }) }),
});
export const Personal = meta.story({
  ...page({ ...step('dados'), settledBy: field(/^RG/) }),
});
export const Address = meta.story({
  tags: seenOnly,
  ...page({ ...step('endereco'), settledBy: field(/^CEP/) }),
});
export const Documents = meta.story({
  ...page({ ...step('documentos'), settledBy: (canvas) => canvas.findByRole('heading', { name: /^CNH.*frente/ }) }),
});
export const Pickup = meta.story({
  tags: seenOnly,
  ...page({
    ...step('retirada'),
    settledBy: titled('Onde retirar o carro?', (canvas) => canvas.findByText(/^Concessionária do Vale/)),
  }),
});
export const Payment = meta.story({
  ...page({
    ...step('pagamento'),
    settledBy: titled('Como você quer pagar?', (canvas) => canvas.findByLabelText(/^Boleto/)),
  }),
});

/** The server's markup, which stays until the customer's data has loaded. */
export const Loading = meta.story({
  tags: seenOnly,
  ...page(
    step('dados', { ...services, customers: { ...services.customers, readCustomer: () => new Promise(() => {}) } }),
  ),
});
export const Failed = meta.story({
  tags: seenOnly,
  ...page({
    ...step('dados', { ...services, customers: { ...services.customers, readCustomer: notFound } }),
    settledBy: (canvas) => canvas.findByText('Tentar de novo'),
  }),
});
export const PlanFailed = meta.story({
  tags: seenOnly,
  ...page({
    ...step('dados', { ...services, catalog: { listOffers: notFound } }),
    settledBy: (canvas) => canvas.findByText('Tentar de novo'),
  }),
});
export const WithoutPlan = meta.story({
  tags: seenOnly,
  ...page(step('dados', { ...services, catalog: { listOffers: () => Promise.resolve([]) } })),
});

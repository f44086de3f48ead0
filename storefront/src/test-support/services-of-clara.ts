import {
  aCarPage,
  aCustomer,
  aDealer,
  aFleetOffer,
  aHomeContent,
  anOffer,
  anOrder,
  aText,
  aUser,
  aVehicle,
  plansFor,
  someConditions,
  someHistory,
} from './builders.ts';
import type { Answers } from './fake-ports.ts';

const question = { title: 'O seguro está incluído?', content: aText('Está.'), categoryId: 1 };

/** Working services for Clara's session. She has one order; its rejected document is the back of her CNH. */
export const servicesOfClara = {
  application: { readApplication: async () => ({ name: 'Loja', notes: [] }) },
  catalog: { listOffers: async () => [anOffer()], listRegisteredCars: async () => [] },
  content: {
    readHome: async () => aHomeContent(),
    readCarPage: async (slug) => aCarPage({ slug }),
    readPage: async () => ({ title: 'Texto da loja', body: aText('Dados que pedimos.'), seo: {} }),
    readConditions: async () => [{ title: 'Condições das ofertas', body: aText('Válidas este mês.') }],
    listFaqCategories: async () => [{ id: 1, name: 'Seguro', slug: 'seguro' }],
    listFaqs: async () => [question],
  },
  coupon: {
    validate: async ({ code }) => ({ code, couponOfferId: '1', discount: { kind: 'percent', percent: 10 } }),
  },
  customers: {
    readCustomer: async () => aCustomer(),
    saveCustomer: async () => undefined,
    listGenders: async () => [{ id: 2, name: 'Feminino' }],
    listCivilStatuses: async () => [{ id: 1, name: 'Solteiro(a)' }],
    listCustomerStates: async () => [{ id: 25, name: 'São Paulo', uf: 'SP' }],
  },
  dealers: {
    listDealers: async () => [aDealer()],
    readDealer: async () => aDealer(),
    readLocation: async () => aDealer(),
  },
  documents: {
    listDocuments: async () => [{ kind: 'cnhBack', review: 'rejected', fileName: 'verso.jpg' }],
    readRefusals: async () => [{ kind: 'cnhBack', reason: 'A imagem está sem foco' }],
    readFile: async () => new Blob(['%PDF-1.7']),
    upload: async () => undefined,
  },
  fleetOffer: { readOffer: async () => aFleetOffer() },
  geography: {
    listStates: async () => [{ id: 25, name: 'São Paulo', uf: 'SP' }],
    listCities: async () => [{ id: 1, name: 'São Paulo' }],
  },
  identity: {
    signIn: async () => ({ userId: '1001', token: 'a token' }),
    readUser: async () => aUser(),
    registerIndividual: async () => undefined,
    registerCompany: async () => undefined,
    requestNotice: async () => undefined,
    confirmEmail: async () => undefined,
    requestPasswordReset: async () => undefined,
    changePassword: async () => undefined,
    updateUser: async (change) => aUser(change),
  },
  marketing: {
    sendLead: async () => undefined,
    sendConversion: async () => undefined,
    sendPartnerLead: async () => undefined,
  },
  offer: {
    readConditions: async () => ({ conditions: someConditions() }),
    readVehicle: async () => aVehicle(),
    simulate: async (query) => plansFor(query),
    nearest: async () => ({ city: 'São Paulo', uf: 'SP', pickupPlaces: [] }),
    share: async ({ url }) => url,
  },
  orders: {
    listOrders: async () => [anOrder({ dealershipId: '9' })],
    readHistory: async () => someHistory(),
    removeStatus: async () => undefined,
    postStatus: async () => undefined,
  },
  payment: {
    readContract: async () => ({ method: { id: 36, description: 'Cartão de crédito' }, endDigits: '1111' }),
    listSegments: async () => [],
    changeMethod: async () => undefined,
  },
  postalCode: {
    findPostalCode: async (cep) => ({
      cep,
      street: 'Avenida Paulista',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    }),
  },
  store: {
    readPartner: async () => ({ identifier: '1', referenceCode: 'E-1', name: 'Viaduto · exemplo', whatsApp: '55110' }),
  },
} as const satisfies Answers;

/** The same, with other responses of some calls. */
export function servicesOfClaraBut(changes: Answers): Answers {
  const merged = Object.entries<object>(servicesOfClara).map(([port, answers]) => [
    port,
    { ...answers, ...(changes as Record<string, object>)[port] },
  ]);
  return Object.fromEntries([...Object.entries(changes), ...merged]) as Answers;
}

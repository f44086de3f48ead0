import type { Service } from './service.ts';
import { answered, refused, type ServiceAnswer, type ServiceRequest } from './answer.ts';

/** A car of the walks, with one plan. */
export interface Car {
  slug: string;
  name: string;
  modelCode: string;
  productId: string;
  monthlyInCents: number;
}

const carOf = (slug: string, name: string, modelCode: string, monthlyInCents: number): Car => ({
  slug,
  name,
  modelCode,
  productId: `${modelCode}-24-1000-B4B4`,
  monthlyInCents,
});

export const cars: readonly Car[] = [carOf('polo', 'Polo', 'PO1', 217_900), carOf('nivus', 'Nivus', 'NI1', 254_900)];

const carWithCode = (modelCode: string | undefined) => cars.find((car) => car.modelCode === modelCode);
export const carWithProduct = (productId: string) => cars.find((car) => car.productId === productId);
export const carWithSlug = (slug: string) => cars.find((car) => car.slug === slug);

const paint = { colorCode: 'B4B4', colorHex: '#f2f2ee' };
const priceOf = ({ prices }: Service, car: Car) => (prices.get(car) ?? car.monthlyInCents) / 100;

/** A dealer. */
export interface Place {
  id: number;
  name: string;
  address: string;
  uf: string;
  city: string;
}

const address = 'Rua da Loja, 1';
export const newDealers = (): Place[] => [
  { id: 71, name: 'Concessionária Centro', address, uf: 'SP', city: 'São Paulo' },
  { id: 72, name: 'Concessionária Norte', address, uf: 'SP', city: 'Campinas' },
  { id: 81, name: 'Concessionária Praia', address, uf: 'RJ', city: 'Rio de Janeiro' },
];

const wirePlace = (place: Place) => ({
  ...place,
  zipCode: '01000000',
  ddd: '11',
  phone: '30000000',
  district: 'Centro',
});

const statesAnswer = answered([
  { id: 19, name: 'Rio de Janeiro', uf: 'RJ' },
  { id: 25, name: 'São Paulo', uf: 'SP' },
]);
const gendersAnswer = answered([
  { id: 2, name: 'Feminino' },
  { id: 3, name: 'Outros' },
]);
const civilStatusesAnswer = answered([
  { id: 1, name: 'Solteiro(a)' },
  { id: 2, name: 'Casado(a)' },
]);
const segmentsAnswer = answered([{ iD_Ibratan: 1, iD_Fleet: 9, prefix: 'SDI' }]);

/** Postal codes with an address, by their digits. */
export const postalCodes: ReadonlyMap<string, { street: string; district: string; city: string; state: string }> =
  new Map([
    ['01310100', { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' }],
    ['20040020', { street: 'Rua da Praia', district: 'Centro', city: 'Rio de Janeiro', state: 'RJ' }],
  ]);

type Call = (service: Service, request: ServiceRequest) => ServiceAnswer;

/** Cars, prices, dealers and lists. */
export const catalogueCalls = {
  listOffers: (service) =>
    answered({
      offers: cars.map((car) => ({
        name: car.name,
        model: 'Track',
        image: '',
        slug: car.slug,
        bodyType: 'Hatch',
        modelCode: car.modelCode,
        year: 2026,
        hasShield: false,
        isAvailability: true,
        deadlineInfo: 'Em até 30 dias.',
        isElectric: false,
        isDeadlineWithinLimit: true,
        fastDelivery: false,
        tags: [],
        isMale: true,
        description: '',
        conditions: '',
        colorHex: paint.colorHex,
        bestCondition: {
          monthlyInstallment: priceOf(service, car),
          deadline: 24,
          score: 1,
          moneyMonthlyInstallment: '',
          cetValue: 0,
          color: { colorCode: paint.colorCode },
          monthlyKm: 1000,
        },
      })),
    }),
  readConditions: (service, { path }) => {
    const car = carWithCode(path[3]);
    if (!car) return refused(404, 'not_found');
    const condition = {
      productId: car.productId,
      color: 'Branco puro',
      ...paint,
      colorType: 'Sólida',
      manufacturerCode: paint.colorCode,
      deadline: 24,
      monthlyKmValue: 1000,
      monthlyInstallment: priceOf(service, car),
      listAccessories: [],
      accessoryText: '',
      optionalText: '',
      score: 1,
    };
    return answered({ modelCode: car.modelCode, year: 2026, hasShield: false, conditions: [condition] });
  },
  readVehicle: (_, { path }) => {
    const car = carWithCode(path[1]);
    if (!car) return refused(404, 'not_found');
    const { modelCode: id, name } = car;
    const facts = { specifications: [], standardItems: [], description: '', image: '' };
    return answered({ id, name, model: 'Track', year: 2026, bodyType: 'Hatch', price: 90_000, ...facts });
  },
  simulate: (service, { path }) => {
    const plan = planOf(service, path[1]);
    return plan ? answered({ results: [{ planType: 'signdrive', ...plan }] }) : refused(404, 'not_found');
  },
  readRental: (service, { path }) => {
    const car = carWithCode(path[1]);
    const plan = planOf(service, path[1]);
    if (!car || !plan) return refused(404, 'not_found');
    service.quotes.set(car.productId, Math.round(plan.monthlyInstallment * 100));
    return answered(plan);
  },
  readProduct: (service, { path }) => {
    const car = carWithProduct(path[1] ?? '');
    if (!car) return refused(404, 'not_found');
    return answered({
      productId: car.productId,
      salesChannel: 'S&D',
      modelCode: car.modelCode,
      model: car.name,
      year: 2026,
      hasShield: false,
      color: 'Branco puro',
      colorCode: paint.colorCode,
      deadline: 24,
      monthlyKm: 1000,
      monthlyInstallment: priceOf(service, car),
      accessories: [],
      optionals: [],
    });
  },
  listDealers: ({ dealers }, { path }) =>
    answered(
      dealers.filter(({ uf, city }) => uf === path[3] && (path[5] === undefined || city === path[5])).map(wirePlace),
    ),
  readPlace: ({ dealers }, { path }) => {
    const place = dealers.find(({ id }) => String(id) === path[1]);
    return place ? answered(wirePlace(place)) : refused(404, 'not_found');
  },
  findCep: (_, { query }) => {
    const cep = query.get('cep') ?? '';
    const found = postalCodes.get(cep);
    return found ? answered({ cep, ...found }) : refused(404, 'not_found');
  },
  listStates: () => statesAnswer,
  listGenders: () => gendersAnswer,
  listCivilStatuses: () => civilStatusesAnswer,
  listSegments: () => segmentsAnswer,
} satisfies Record<string, Call>;

function planOf(service: Service, modelCode: string | undefined) {
  const car = carWithCode(modelCode);
  if (!car) return undefined;
  const monthlyInstallment = priceOf(service, car);
  return {
    productId: car.productId,
    deadline: 24,
    monthlyKm: 1000,
    colorCode: paint.colorCode,
    monthlyInstallment,
    totalValue: monthlyInstallment * 24,
  };
}

/** The partner of the walks. */
export const partner = { slug: 'parceira', identifier: 'parceira-01', referenceCode: 'REF-1' } as const;

/** The store that an order names; undefined for the house. */
export const storeOfOrder = ({ identifier }: { identifier: string | undefined }): string | undefined =>
  identifier === partner.identifier ? partner.slug : identifier;

const { slug: partnerSlug, ...reference } = partner;
const partnerFound = answered([
  { ...reference, partnerName: 'Loja Parceira', partnerImage: '', partnerWhatsApp: '5511900000000' },
]);
const noPartner = answered([]);

export const storeCalls = {
  readPartner: ({ isPartnerClosed }, { query }) =>
    query.get('slug') === partnerSlug && !isPartnerClosed ? partnerFound : noPartner,
} satisfies Record<string, (service: Service, request: ServiceRequest) => ServiceAnswer>;

/** Sample objects of the domain. Every figure can be computed from the values in the test. */
import type { Condition } from '#/domain/offer/conditions.ts';
import type { CarPage, HomeContent, RichText } from '#/domain/content/content.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import type { FleetOffer, Offer, Vehicle } from '#/domain/offer/offer.ts';
import type { Order } from '#/domain/order/order.ts';
import type { StatusEntry } from '#/domain/order/order-status.ts';
import type { ConventionalPlan, Plan, SimulationQuery, SubscriptionPlan } from '#/domain/offer/simulation.ts';
import type { User } from '#/domain/customer/user.ts';
import type { PublicConfig } from '../../server/contract.ts';

export const white = { colorCode: 'B4B4', colorName: 'Branco puro', colorType: 'Sólida', colorHex: '#e9ecea' } as const;
export const red = {
  colorCode: 'Y3Y3',
  colorName: 'Vermelho urucum',
  colorType: 'Metálica',
  colorHex: '#b02a1c',
} as const;

/** An available Polo; its best price has 24 months, 1.000 km and white paint. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    modelCode: 'PO1',
    year: 2026,
    hasShield: false,
    name: 'Polo',
    model: 'Track',
    slug: 'polo',
    bodyType: 'hatch',
    isAvailable: true,
    hasFastDelivery: false,
    isDeadlineWithinLimit: true,
    deadlineInfo: 'Em até 30 dias.',
    isElectric: false,
    tags: [],
    isMale: true,
    description: 'Hatch de entrada.',
    legalText: '',
    colorHex: white.colorHex,
    bestCondition: {
      monthlyInstallmentInCents: 200_000,
      deadlineInMonths: 24,
      monthlyKm: 1000,
      score: 1,
      colorCode: white.colorCode,
      cetPercentAYear: 0,
    },
    ...changes,
  };
}

/** Monthly price of the sample tree: R$ 2.000 for 24 months, 1.000 km and white; the formula gives the rest. */
function installmentInCents(plan: { deadlineInMonths: number; monthlyKm: number; colorCode: string }): number {
  const paint = plan.colorCode === red.colorCode ? 5000 : 0;
  return 200_000 + (24 - plan.deadlineInMonths) * 1000 + (plan.monthlyKm - 1000) * 20 + paint;
}

/** One condition: by default 24 months, 1.000 km, white. */
export function aCondition(changes: Partial<Condition> = {}): Condition {
  const condition = { deadlineInMonths: 24, monthlyKm: 1000, ...white, ...changes };
  const { deadlineInMonths, monthlyKm, colorCode } = condition;
  return {
    productId: `${deadlineInMonths}-${monthlyKm}-${colorCode}`,
    manufacturerCode: colorCode,
    accessoryText: '',
    optionalText: '',
    accessories: [],
    monthlyInstallmentInCents: installmentInCents(condition),
    score: 10,
    ...condition,
  };
}

/** 12, 24 and 36 months with 1.000 and 2.000 km, white and red; red is unavailable for 12 months. */
export function someConditions(): Condition[] {
  return [12, 24, 36].flatMap((deadlineInMonths) =>
    [1000, 2000].flatMap((monthlyKm) => [
      aCondition({ deadlineInMonths, monthlyKm }),
      ...(deadlineInMonths === 12 ? [] : [aCondition({ deadlineInMonths, monthlyKm, ...red })]),
    ]),
  );
}

export function aVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 'PO1',
    name: 'Polo',
    model: 'Track',
    year: 2026,
    bodyType: 'hatch',
    priceInCents: 9_000_000,
    description: 'Hatch de cinco portas.',
    specifications: [{ label: 'Motor', value: '1.0 flex' }],
    standardItems: ['Ar-condicionado'],
    ...changes,
  };
}

/** The service's response to a simulation: by default the tree's price and one financing. */
export function plansFor(
  query: SimulationQuery,
  {
    subscription = {},
    financing = {},
  }: { subscription?: Partial<SubscriptionPlan>; financing?: Partial<ConventionalPlan> } = {},
): Plan[] {
  const { deadlineInMonths, monthlyKm, colorCode } = query;
  const monthlyInstallmentInCents = subscription.monthlyInstallmentInCents ?? installmentInCents(query);
  return [
    {
      type: 'signdrive',
      productId: `${deadlineInMonths}-${monthlyKm}-${colorCode}`,
      deadlineInMonths,
      monthlyKm,
      colorCode,
      monthlyInstallmentInCents,
      totalInCents: monthlyInstallmentInCents * deadlineInMonths,
      ...subscription,
    },
    {
      type: 'convencional',
      name: `Financiamento ${deadlineInMonths} meses`,
      deadlineInMonths,
      vehicleValueInCents: 9_000_000,
      downPaymentInCents: 2_700_000,
      balloonInCents: 0,
      monthlyInstallmentInCents: 300_000,
      totalInCents: 2_700_000 + 300_000 * deadlineInMonths,
      cetPercentAYear: 24.9,
      interestPercentAMonth: 1.69,
      ...financing,
    },
  ];
}

/** A text of one paragraph. */
export function aText(text: string): RichText {
  return [{ type: 'paragraph', children: [{ type: 'text', text }] }];
}

/** A home page with every section. */
export function aHomeContent(changes: Partial<HomeContent> = {}): HomeContent {
  return {
    title: 'Início',
    seo: { title: 'Assine um carro', description: 'Descrição da página inicial.', keywords: 'assinatura' },
    banner: {
      title: 'Um carro zero. Uma conta só.',
      text: 'Seguro, documentação, IPVA e revisões na mensalidade.',
      carSlug: 'polo',
      primary: { label: 'Ver ofertas', href: '/#ofertas', isExternal: false },
      secondary: { label: 'Como funciona', href: '/faq', isExternal: false },
    },
    steps: {
      title: 'Do clique à chave',
      items: [
        { title: 'Monte o plano', text: 'Prazo, quilômetros e cor.' },
        { title: 'Assine', text: 'Tudo por aqui.' },
        { title: 'Retire', text: 'Na concessionária que escolher.' },
      ],
    },
    offers: { title: 'Carros para assinar', text: 'Preço com tudo dentro.' },
    about: {
      title: 'O que está na conta',
      body: aText('A mensalidade cobre o uso do carro.'),
      included: [{ title: 'Seguro', note: 'Com assistência 24 horas' }],
      notIncluded: [{ title: 'Combustível', note: 'Por sua conta' }],
    },
    compareAndSign: {
      title: 'Compare antes de assinar',
      body: aText('Veja quanto custa comprar o mesmo carro.'),
      action: { label: 'Comparar custos', href: '/calculadoracomparativa', isExternal: false },
    },
    faq: {
      title: 'Dúvidas comuns',
      items: [{ question: 'Posso devolver antes?', answer: aText('Pode, com a multa do contrato.') }],
    },
    ...changes,
  };
}

/** The content of the Polo's page, with every section. */
export function aCarPage(changes: Partial<CarPage> = {}): CarPage {
  return {
    title: 'Polo',
    slug: 'polo',
    seo: { title: 'Polo por assinatura', description: 'O Polo sem entrada.', keywords: 'polo' },
    banner: { title: 'Polo', text: 'Sem entrada.' },
    details: { title: 'O Polo por dentro', body: aText('Cinco lugares e porta-malas de 300 litros.') },
    benefits: {
      title: 'O que vem junto',
      items: [{ icon: 'shield', title: 'Seguro completo', text: 'Cobertura no país inteiro.' }],
    },
    faq: {
      title: 'Dúvidas sobre o Polo',
      items: [{ question: 'Tem câmbio automático?', answer: aText('Nesta versão, não.') }],
    },
    ...changes,
  };
}

/** Settings of an installation at the root of its site. */
export function aConfig(changes: Partial<PublicConfig> = {}): PublicConfig {
  return {
    environment: 'development',
    basePath: '/',
    publicUrl: 'https://loja.example/',
    canonical: 'home',
    supportPhone: '0800 000 0000',
    whatsappNumber: '5500000000000',
    helpCentreUrl: 'https://ajuda.example/',
    socialLinks: [{ name: 'Rede de exemplo', url: 'https://rede.example/' }],
    company: { name: 'Empresa de Exemplo Ltda.', document: '00.000.000/0000-00', address: 'Rua de Exemplo, 0' },
    year: 2026,
    cardFormOrigin: 'http://127.0.0.1:4101',
    merchantAccount: 'LojaDeExemplo',
    ...changes,
  };
}

/** A user with an account, the one of the sandbox's default world. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '1001',
    fullName: 'Clara Exemplo da Silva',
    email: 'clara@exemplo.com.br',
    document: '52998224725',
    phone: '11900000001',
    cep: '01310100',
    isEmailConfirmed: true,
    ...changes,
  };
}

/** The service's data of Clara after an order. */
export function aCustomer(changes: Partial<Customer & { id: string }> = {}): Customer & { id: string } {
  return {
    id: '5',
    userId: '1001',
    name: 'Clara Exemplo da Silva',
    cpf: '52998224725',
    rg: '12345678X',
    birthDate: '1990-03-02',
    phone: '11900000001',
    alternativeEmail: '',
    civilStatus: 1,
    gender: 2,
    cnh: '12345678901',
    cnhCategory: 'B',
    cnhIssuanceDate: '2020-01-02',
    cnhValidUntil: '2030-01-02',
    job: {
      company: 'Empresa Exemplo',
      position: 'Analista',
      admissionDate: '2018-05-01',
      salaryInCents: 1_200_000,
      phone: '1130000000',
    },
    address: {
      cep: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      complement: '',
      district: 'Bela Vista',
      city: 'São Paulo',
      stateId: 25,
    },
    ...changes,
  };
}

/** An order of Clara's whose documents were reviewed. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return { id: '480112', status: 'documentAnalysis', productId: 'PO1-24', locationId: '77', ...changes };
}

/** Received and its registration approved, on the same day. */
export function someHistory(): StatusEntry[] {
  const entry = { description: '' };
  return [
    { ...entry, id: '2', code: 3, createdAt: '2026-11-18T19:40:00Z' },
    { ...entry, id: '1', code: 1, createdAt: '2026-11-18T13:12:00Z' },
  ];
}

/** The product of `anOrder`. */
export function aFleetOffer(changes: Partial<FleetOffer> = {}): FleetOffer {
  return {
    productId: 'PO1-24',
    salesChannel: 'signdrive',
    modelCode: 'PO1',
    model: 'Polo Track',
    year: 2026,
    hasShield: false,
    colorName: red.colorName,
    colorCode: red.colorCode,
    colorHex: red.colorHex,
    deadlineInMonths: 24,
    monthlyKm: 1000,
    monthlyInstallmentInCents: 200_000,
    accessories: [],
    optionals: [],
    ...changes,
  };
}

/** The pickup dealer of `anOrder`. */
export function aDealer(changes: Partial<Dealer> = {}): Dealer {
  return {
    id: '77',
    name: 'Concessionária de exemplo',
    address: 'Av. das Jabuticabeiras, 1240',
    district: 'Centro',
    city: 'São Paulo',
    uf: 'SP',
    zipCode: '01310100',
    phone: '1100000000',
    ...changes,
  };
}

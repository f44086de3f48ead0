import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A service's response to a URL; undefined for a 404 in the service's own format. */
type Answer = (url: URL) => unknown;

const car = {
  name: 'Outro',
  model: 'Base 1.0',
  image: 'outro.png',
  slug: 'outro',
  bodyType: 'Perua',
  modelCode: 'mod-Ab3',
  year: 2027,
  hasShield: false,
  isAvailability: true,
  deadlineInfo: 'Em 20 dias',
  isElectric: false,
  isDeadlineWithinLimit: true,
  fastDelivery: false,
  tags: [],
  isMale: true,
  description: '',
  conditions: '',
  bestCondition: {
    monthlyInstallment: 1500,
    deadline: 12,
    score: 1,
    moneyMonthlyInstallment: 'R$ 1.500,00',
    cetValue: 20,
    color: { colorCode: 'x9' },
    monthlyKm: 500,
  },
};
const condition = {
  productId: 'prod-9f',
  color: 'Verde',
  colorCode: 'x9',
  colorType: 'Fosca',
  manufacturerCode: 'x9',
  deadline: 12,
  monthlyKmValue: 500,
  monthlyInstallment: 1500,
  listAccessories: [],
  accessoryText: '',
  optionalText: '',
  score: 1,
};
const order = { orderId: 'ord-7F', status: 9, locationId: 'loc-B', productId: 'prod-9f' };

/** Services of another operator: other hosts and path prefixes, ids with letters, and none of our additional fields. */
const answers: Readonly<Record<string, Answer>> = {
  '/v/vehicles/rentals/offers': () => ({ offers: [car] }),
  '/v/vehicles/rentals/offers/mod-Ab3': () => ({
    modelCode: 'mod-Ab3',
    year: 2027,
    hasShield: false,
    conditions: [condition],
  }),
  '/v/vehicles/mod-Ab3': () => ({
    id: 'mod-Ab3',
    name: 'Outro',
    model: 'Base 1.0',
    year: 2027,
    bodyType: 'Perua',
    image: '',
    price: 70_000,
    description: '',
    specifications: [],
    standardItems: [],
  }),
  '/v/vehicles/mod-Ab3/simulation': () => ({
    results: [
      {
        planType: 'signdrive',
        productId: 'prod-9f',
        deadline: 12,
        monthlyKm: 500,
        colorCode: 'x9',
        monthlyInstallment: 1500,
        moneyMonthlyInstallment: 'R$ 1.500,00',
        totalValue: 18_000,
      },
    ],
  }),
  '/v/application': () => ({ name: 'Outra', salesPhone: '', notes: [] }),
  '/c/': () => ({ title: { rendered: 'Outra loja' }, acf: {} }),
  '/c/cars': ({ searchParams }) =>
    searchParams.get('slug') === 'outro' || !searchParams.has('slug')
      ? [{ title: { rendered: 'Outro' }, slug: 'outro', acf: { banner: { title: 'Outro', text: '' } } }]
      : [],
  '/c/pages': ({ searchParams }) =>
    searchParams.get('slug') === 'termos-de-uso'
      ? [{ title: { rendered: 'Termos' }, acf: { html: '<p>Só isto.</p>' } }]
      : [],
  '/c/partner': ({ searchParams }) =>
    searchParams.get('slug') === 'outra-loja'
      ? [{ identifier: 'p-1x', referenceCode: 'r', partnerName: 'Outra loja', partnerImage: '', partnerWhatsApp: '' }]
      : [],
  '/c/condicoes': () => [],
  '/c/faq-categories': () => [{ id: 5, name: 'Tudo', slug: 'tudo' }],
  '/c/faqs': () => [{ title: { rendered: 'Como?' }, content: { rendered: '<p>Assim.</p>' }, category: 5 }],
  '/f/users/usr-2c': () => ({
    userId: 'usr-2c',
    fullname: 'Eva Outra Pessoa',
    email: 'eva@exemplo.com.br',
    cpfCnpj: '52998224725',
    emailConfirmed: true,
  }),
  '/f/orders/GetOrderByUserId': () => [order],
  '/f/orderstatus/ord-7F': () => [
    { orderStatusId: 'st-1', status: 1, description: '', dateCreated: '2026-11-18T12:00:00Z' },
  ],
  '/f/offers/prod-9f': () => ({
    productId: 'prod-9f',
    salesChannel: 'S&D',
    modelCode: 'mod-Ab3',
    model: 'Base 1.0',
    year: 2027,
    hasShield: false,
    color: 'Verde',
    colorCode: 'x9',
    deadline: 12,
    monthlyKm: 500,
    monthlyInstallment: 1500,
    accessories: [],
    optionals: [],
  }),
};

export interface SecondServices {
  /** The store's settings for these services: their URLs, and the certificate to trust. */
  env: Record<string, string>;
  /** Calls without a response. */
  unanswered: string[];
  close: () => Promise<void>;
}

/** Starts services over TLS, with a new certificate. */
export async function startSecondServices(): Promise<SecondServices> {
  const unanswered: string[] = [];
  const certificate = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const folder = await mkdtemp(join(tmpdir(), 'second-services-'));
  const certificateFile = join(folder, 'certificate.pem');
  await writeFile(certificateFile, certificate.cert);
  const server = createServer({ key: certificate.private, cert: certificate.cert }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    request.resume();
    const answer = answers[url.pathname];
    if (!answer) unanswered.push(`${request.method} ${url.pathname}`);
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ? answer(url) : { erro: 'nada aqui' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      FLEET_URL: `${at}/f`,
      VEHICLE_URL: `${at}/v`,
      CONTENT_URL: `${at}/c`,
      COUPON_URL: `${at}/k`,
      GEOGRAPHY_URL: `${at}/g`,
      PAYMENT_URL: `${at}/p`,
      MARKETING_URL: `${at}/m`,
      NODE_EXTRA_CA_CERTS: certificateFile,
      READ_CACHE_MS: '0',
    },
    unanswered,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true });
    },
  };
}

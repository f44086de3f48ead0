import preview from '../../../../.storybook/preview';
import { NotFoundScreen } from '#/routes/layout/NotFoundScreen.tsx';
import { ComparedPage } from '#/routes/pages/offer/ComparedPage.tsx';
import { HomePage } from '#/routes/pages/home/HomePage.tsx';
import { OfferPage } from '#/routes/pages/offer/OfferPage.tsx';
import { TextPage } from '#/routes/pages/help/TextPage.tsx';
import { anOffer, aText, plansFor, red, someConditions } from '#/test-support/builders.ts';
import { page } from '#/test-support/page-story.tsx';
import { failing } from '#/test-support/index.ts';

const meta = preview.meta({ title: 'Pages/Store', tags: ['page'], parameters: { layout: 'fullscreen' } });

const notFound = failing({ kind: 'notFound' });
const offer = { url: '/ofertasvw/polo', page: <OfferPage /> };
const home = { url: '/', page: <HomePage /> };

const cars = [
  anOffer({ name: 'T-Cross', slug: 't-cross', modelCode: 'TC1', bodyType: 'suvw', hasFastDelivery: true }),
  anOffer({ name: 'Nivus', slug: 'nivus', modelCode: 'NI1', bodyType: 'suvw', colorHex: red.colorHex }),
  anOffer(),
  anOffer({ name: 'Jetta', slug: 'jetta', modelCode: 'JE1', bodyType: 'sedan', isAvailable: false }),
];

export const Home = meta.story({
  ...page({ ...home, ports: { catalog: { listOffers: () => Promise.resolve(cars) } } }),
});

/** The server's markup if the services exceed its budget. */
export const HomeLoading = meta.story({
  ...page({ ...home, serverBudget: AbortSignal.abort() }),
});

export const HomeFailed = meta.story({
  ...page({ ...home, ports: { catalog: { listOffers: notFound }, content: { readHome: notFound } } }),
});

export const HomeEmpty = meta.story({
  ...page({ ...home, ports: { catalog: { listOffers: () => Promise.resolve([]) } } }),
});

export const Offer = meta.story(page(offer));

/** Red is not available for twelve months: the colour is disabled, and the link with both was adjusted. */
export const OfferAdjusted = meta.story({
  ...page({ ...offer, url: `/ofertasvw/polo?prazo=12&km=1000&cor=${red.colorCode}` }),
});

export const OfferPriceChanged = meta.story({
  ...page({
    ...offer,
    ports: {
      offer: {
        simulate: (query) => Promise.resolve(plansFor(query, { subscription: { monthlyInstallmentInCents: 213_000 } })),
      },
    },
  }),
});

export const OfferUnconfirmed = meta.story({
  ...page({ ...offer, ports: { offer: { simulate: notFound } } }),
});

export const OfferUnavailable = meta.story({
  ...page({ ...offer, ports: { offer: { readConditions: () => Promise.resolve({ conditions: [] }) } } }),
});

export const OfferFailed = meta.story({
  ...page({ ...offer, ports: { offer: { readConditions: notFound } } }),
});

/** The server's markup if the services exceed its budget. */
export const OfferLoading = meta.story({
  ...page({ ...offer, serverBudget: AbortSignal.abort() }),
});

export const Compared = meta.story({
  ...page({
    url: '/comparar?ofertas=t-cross,nivus,polo',
    page: <ComparedPage />,
    ports: {
      catalog: { listOffers: () => Promise.resolve(cars) },
      offer: {
        readConditions: () =>
          Promise.resolve({
            conditions: someConditions(),
            costTerms: {
              excessKmPriceInCents: 89,
              insuranceExcessInCents: 420_000,
              earlyExit: { month: 12, percentOfRemaining: 25 },
              included: [{ title: 'Seguro completo', note: 'Colisão, roubo e terceiros' }],
              notIncluded: [{ title: 'Combustível', note: 'Você abastece como preferir' }],
            },
          }),
      },
    },
  }),
});

export const Terms = meta.story({
  ...page({
    url: '/termos-de-uso',
    page: <TextPage />,
    ports: {
      content: {
        readPage: () =>
          Promise.resolve({
            title: 'Termos de Uso · exemplo',
            seo: { title: 'Termos de Uso', description: '', keywords: '' },
            body: [
              ...aText('Texto de exemplo: o que você pode esperar desta loja, e o que ela espera de você.'),
              ...aText('Texto de exemplo: como os dados são tratados, por quanto tempo e para quê.'),
            ],
          }),
      },
    },
  }),
});

/** Home in a partner's store: its name, contact and theme. */
export const PartnerStore = meta.story({
  globals: { theme: 'viaduto' },
  ...page({
    url: '/viaduto',
    page: <HomePage />,
    ports: {
      catalog: { listOffers: () => Promise.resolve(cars) },
      store: {
        readPartner: () =>
          Promise.resolve({
            identifier: 'viaduto',
            referenceCode: 'EXEMPLO',
            name: 'Viaduto · exemplo',
            whatsApp: '5511900000000',
          }),
      },
    },
  }),
});

export const NotFound = meta.story({
  ...page({ url: '/nada/aqui', page: <NotFoundScreen /> }),
});

import { expect, type Locator, type Page } from '@playwright/test';
import { isHydrated, whenHydrated } from '../support/pages/offer-page.ts';

/** One call, and the page's reaction to its failure. */
export interface SweptCall {
  service: 'content' | 'vehicle' | 'coupon';
  method: 'GET' | 'POST';
  /** Path below the service. */
  path: string;
  /** The failure message; for a section that is omitted, its replacement. */
  says: (page: Page) => Locator;
  /** The content after the service has recovered and the visitor has retried. Absent: the page only offers a link. */
  returns?: (page: Page) => Locator;
  /** Retries the call. @default the button 'Tentar de novo' */
  retry?: (page: Page) => Promise<void>;
}

/** A way to reach a page, with every call made for it. */
export interface SweptVisit {
  /** All visits of a page together cover each kind of failure. */
  page: 'home' | 'offer' | 'legal conditions' | 'page of a store';
  name: string;
  /** Steps before the services fail. @default nothing */
  prepare?: (page: Page) => Promise<void>;
  /** The step that makes the calls. */
  arrive: (page: Page) => Promise<void>;
  calls: readonly SweptCall[];
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const carLink = (page: Page) => page.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true });
const price = (page: Page) => page.getByText('R$ 2.179,00 por mês').first();
const goHome = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();

const offers = '/vehicles/rentals/offers';
const openOffer = async (page: Page) => {
  await page.goto('ofertasvw/t-cross');
  await whenHydrated(page);
  await expect(price(page)).toBeVisible();
};
const legalText = { service: 'content', method: 'GET', path: '/pages' } as const;

const homeTexts: SweptCall = {
  service: 'content',
  method: 'GET',
  path: '/',
  says: text('Os textos desta página não carregaram'),
  returns: heading('Do clique à chave'),
};
const catalogue = {
  service: 'vehicle',
  method: 'GET',
  path: offers,
} as const;
const carTexts: SweptCall = {
  service: 'content',
  method: 'GET',
  path: '/cars',
  // Spec §2.1: an offer page without its texts leads to the home page.
  says: heading('Um carro zero. Uma conta só.'),
};
const conditions: SweptCall = {
  service: 'vehicle',
  method: 'GET',
  path: `${offers}/TCCOM1`,
  says: heading('Os preços deste carro não carregaram'),
  returns: price,
};
/** With a 404 the car was withdrawn since the list was read, so there is nothing to retry. */
const withdrawn: SweptCall = {
  ...conditions,
  says: heading('T-Cross sem disponibilidade'),
  retry: async (page) => void (await page.reload()),
};
const vehicle: SweptCall = {
  service: 'vehicle',
  method: 'GET',
  path: '/vehicles/TCCOM1',
  says: text('A ficha técnica deste carro não carregou.'),
  returns: text('Porta-malas'),
};
/** Equipment of another version, beside the selected one's. */
const equipmentOf = (modelCode: string): SweptCall => ({
  service: 'vehicle',
  method: 'GET',
  path: `/vehicles/${modelCode}`,
  says: text('Os equipamentos das outras versões não carregaram.'),
  returns: text('Só diferenças'),
});
const simulated = {
  service: 'vehicle',
  method: 'POST',
  path: '/vehicles/TCCOM1/simulation',
} as const;
const simulation: SweptCall = {
  ...simulated,
  says: text('Este preço vem da tabela e ainda não foi confirmado.'),
  // The price never disappears: only its note does.
  returns: text(/^R\$\s[\d.]+,00 por mês/),
};
/** Price of another version with the selected plan; without it, its card shows the price of its reference plan. */
const conditionsOfVersion = (code: string, referencePlan: RegExp): SweptCall => ({
  service: 'vehicle',
  method: 'GET',
  path: `${offers}/${code}`,
  says: (page) => page.getByRole('radiogroup', { name: 'Versão' }).getByText(referencePlan),
});
const applyCoupon = (page: Page) => page.getByRole('button', { name: 'Aplicar' }).click();
const coupon: SweptCall = {
  service: 'coupon',
  method: 'GET',
  path: '/campaings/coupons/EXEMPLO10/offers/TCCOM1-2026-24-1000-VEU/validations',
  // A 404 means that the coupon doesn't exist.
  says: text(/^(Não conseguimos conferir o cupom agora|Não encontramos este cupom)/),
  retry: applyCoupon,
  returns: text('R$ 1.961,10 por mês'),
};
/** Without it the comparison uses the general figures. */
const calculatorTables = {
  service: 'vehicle',
  method: 'GET',
  path: '/application',
} as const;
const tablesOfOffer: SweptCall = {
  ...calculatorTables,
  says: (page) => page.locator('#comparar').getByRole('heading', { name: 'Assinar ou comprar?' }),
};
const homeComparison = heading('Compare, depois assine');
const comparedOnHome: readonly SweptCall[] = [
  { ...calculatorTables, says: homeComparison },
  { ...simulated, says: homeComparison },
];
/** Chromium has no share dialog here: the URL is copied, or shown for copying. */
const share: SweptCall = {
  service: 'vehicle',
  method: 'POST',
  path: '/vehicles/share',
  says: text(/^(Link copiado, com o plano que você montou\.|Não conseguimos copiar o link\.)/),
};
const nearest: SweptCall = {
  service: 'vehicle',
  method: 'POST',
  path: '/vehicles/rentals/locale',
  says: text('Não conseguimos consultar o que há perto de você'),
  returns: text(/^Retirada mais próxima: /),
};
const conditionsOfOffers = {
  service: 'content',
  method: 'GET',
  path: '/condicoes',
  says: text('Não conseguimos carregar as condições da oferta.'),
} as const;
/** The name replaces the logo. */
const logoOf = (store: string): SweptCall => ({
  service: 'content',
  method: 'GET',
  path: `/pictures/${store}.svg`,
  says: (page) => page.getByRole('banner').getByRole('link', { name: /^Viaduto · exemplo/ }),
});
const storeCheck: SweptCall = {
  service: 'content',
  method: 'GET',
  path: '/partner',
  says: text('Loja não encontrada.'),
};

/** Home, offer and store check, with the calls made by the server and by the browser. */
export const visits: readonly SweptVisit[] = [
  {
    page: 'home',
    name: 'home, first visit',
    arrive: async (page) => void (await page.goto('')),
    calls: [
      homeTexts,
      { ...catalogue, says: heading('Não conseguimos carregar as ofertas.'), returns: carLink },
      ...comparedOnHome,
    ],
  },
  {
    page: 'home',
    name: 'home, from another page',
    prepare: async (page) => {
      await page.goto('termos-de-uso');
      await whenHydrated(page);
    },
    arrive: goHome,
    calls: [homeTexts, ...comparedOnHome],
  },
  {
    page: 'offer',
    name: 'offer, first visit',
    arrive: async (page) => void (await page.goto('ofertasvw/t-cross')),
    calls: [
      carTexts,
      { ...catalogue, says: heading('Os preços deste carro não carregaram'), returns: price },
      conditions,
      vehicle,
      equipmentOf('TCSEN1'),
      equipmentOf('TCHIG1'),
      simulation,
      tablesOfOffer,
      {
        ...conditionsOfOffers,
        returns: (page) => page.locator('#condicoes summary', { hasText: 'Condições das ofertas' }),
      },
    ],
  },
  {
    page: 'offer',
    name: 'offer, from home',
    prepare: async (page) => {
      await page.goto('');
      await whenHydrated(page);
      await carLink(page).scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(carLink(page))).toBe(true);
    },
    // Without a pointer: approach preloads a link's target, and the press would retry the failed preload.
    arrive: (page) => carLink(page).dispatchEvent('click'),
    calls: [withdrawn, carTexts, vehicle, simulation],
  },
  {
    page: 'offer',
    name: 'offer, another plan chosen',
    prepare: openOffer,
    arrive: (page) =>
      page
        .getByRole('radiogroup', { name: 'Prazo' })
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: '36 meses', exact: true }) })
        .click(),
    calls: [
      simulation,
      conditionsOfVersion('TCSEN1', /^24\smeses, R\$\s2\.024,00/),
      conditionsOfVersion('TCHIG1', /^24\smeses, R\$\s2\.533,00/),
    ],
  },
  {
    page: 'offer',
    name: 'offer, a coupon entered',
    prepare: async (page) => {
      await page.goto('ofertasvw/t-cross');
      await whenHydrated(page);
      await page.getByText('Tenho um cupom').click();
      await page.getByRole('textbox', { name: 'Cupom de desconto' }).fill('EXEMPLO10');
    },
    arrive: applyCoupon,
    calls: [coupon],
  },
  {
    page: 'offer',
    name: 'offer, shared',
    prepare: openOffer,
    arrive: (page) => page.getByRole('button', { name: 'Compartilhar' }).click(),
    calls: [share],
  },
  {
    page: 'offer',
    name: 'offer, near the visitor',
    prepare: async (page) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: -23.55, longitude: -46.63 });
      await openOffer(page);
      await page.getByRole('button', { name: 'Usar minha localização' }).scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(page.getByRole('button', { name: 'Usar minha localização' }))).toBe(true);
    },
    arrive: (page) => page.getByRole('button', { name: 'Usar minha localização' }).click(),
    calls: [nearest],
  },
  {
    page: 'legal conditions',
    name: 'legal conditions, first visit',
    arrive: async (page) => void (await page.goto('condicoes-legais')),
    calls: [
      { ...legalText, says: heading('Este texto não carregou'), returns: heading('Imagens') },
      { ...conditionsOfOffers, returns: heading('Condições das ofertas') },
    ],
  },
  {
    page: 'page of a store',
    name: 'home of a store, first visit',
    arrive: async (page) => void (await page.goto('viaduto', { waitUntil: 'domcontentloaded' })),
    calls: [storeCheck, logoOf('viaduto')],
  },
  {
    page: 'page of a store',
    name: 'offer of a store, first visit',
    arrive: async (page) => void (await page.goto('viaduto/ofertasvw/t-cross', { waitUntil: 'domcontentloaded' })),
    calls: [storeCheck, logoOf('viaduto')],
  },
];

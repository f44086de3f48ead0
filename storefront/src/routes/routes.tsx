import { createRoute } from '@tanstack/react-router';
import { selectCars } from '#/features/catalog/index.ts';
import { selectHome, selectTextPage, type TextScreenProps } from '#/features/content/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { pageHead } from '#/shared/page/page-head.ts';
import type { RouterContext } from './loaders/load-page.ts';
import { lazyPage } from './page-script.ts';
import { loaders, rootRoute } from './root-route.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Store of a history entry: the router itself sees only the page. */
    store?: string;
    /** The e-mail was confirmed before this page (spec §2.1). */
    'confirm-email'?: true;
    /** Token of the e-mail's confirmation link, moved out of the URL. */
    emailToken?: string;
    /** True after that link was used. */
    isEmailConfirmed?: true;
    /** Order whose contract got another payment method, after which the page reloaded (spec §2.5). */
    changedContractOf?: string;
  }

  /** Facts of a route's page that are known before anything is loaded. */
  interface StaticDataRouteOption {
    /** Background under the header: the offer page starts with a dark hero. @default 'canvas' */
    surface?: 'canvas' | 'stage';
    /** The server may have the page's data ready (`app/ready-data.ts`). @default false */
    hasReadyData?: boolean;
    /** The page's text in the content service. */
    textPage?: TextScreenProps;
    /** Title of an account page. */
    accountPage?: string;
    /**
     * The frame around the page. `reduced`: for a task to be finished, without navigation to other pages. `none`:
     * without header, footer and floating buttons. @default 'site'
     */
    frame?: 'site' | 'reduced' | 'none';
  }
}

const getParentRoute = () => rootRoute;

/** The URL has a secret. */
const secretUrlHeaders = () => ({ 'Referrer-Policy': 'no-referrer' });

const home = createRoute({
  getParentRoute,
  path: '/',
  staticData: { hasReadyData: true },
  loader: async (loader) => (await loaders()).loadHomePage(loader),
  head: ({ match }) => {
    const texts = dataOf(selectHome(match.context.store.getState()));
    return pageHead(match.context, {
      title: texts?.seo.title ?? 'Carro por assinatura',
      description: texts?.seo.description,
      keywords: texts?.seo.keywords,
      path: '',
    });
  },
  component: lazyPage(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
});

// `loaderDeps` would make another page of each search: the loading overlay would replace the page for each figure, plan
// or state. So routes with `shouldReload` read the search in their loader.

const offer = createRoute({
  getParentRoute,
  path: '/ofertasvw/$page',
  staticData: { surface: 'stage', hasReadyData: true },
  shouldReload: true,
  loader: async (loader) => (await loaders()).loadOfferPage(loader, loader.params.page),
  head: ({ match, params, loaderData }) =>
    pageHead(match.context, loaderData ?? { title: 'Oferta por assinatura', path: `ofertasvw/${params.page}` }),
  component: lazyPage(() => import('./pages/offer/OfferPage.tsx'), 'OfferPage'),
});

const order = createRoute({
  getParentRoute,
  path: '/ofertasvw/$page/assinar/$etapa',
  staticData: { frame: 'reduced' },
  shouldReload: true,
  loader: async (loader) => (await loaders()).loadOrderPage(loader, loader.params),
  head: ({ match, params, loaderData }) => orderHead(match.context, params.page, loaderData?.step),
  component: lazyPage(() => import('./pages/order/OrderPage.tsx'), 'OrderPage'),
});

const compared = createRoute({
  getParentRoute,
  path: '/comparar',
  staticData: { hasReadyData: true },
  shouldReload: true,
  loader: async (loader) => (await loaders()).loadComparedPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData ?? { title: 'Comparar ofertas', path: 'comparar' }),
  component: lazyPage(() => import('./pages/offer/ComparedPage.tsx'), 'ComparedPage'),
});

const calculator = createRoute({
  getParentRoute,
  path: '/calculadoracomparativa',
  shouldReload: true,
  loader: async (loader) => (await import('./loaders/calculator.ts')).loadCalculator(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Calculadora comparativa', path: 'calculadoracomparativa', ...loaderData }),
  component: lazyPage(() => import('./pages/help/CalculatorPage.tsx'), 'CalculatorPage'),
});

/** The calculator for embedding in other sites, without the store's layout (product.md, "Routes"). */
const embeddedCalculator = createRoute({
  getParentRoute,
  path: '/calculadora',
  staticData: { frame: 'none' },
  shouldReload: true,
  loader: async (loader) => (await import('./loaders/calculator.ts')).loadCalculator(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Calculadora comparativa', path: 'calculadoracomparativa', ...loaderData }),
  component: lazyPage(() => import('./pages/help/CalculatorPage.tsx'), 'CalculatorPage'),
});

const dealers = createRoute({
  getParentRoute,
  path: '/concessionaria',
  shouldReload: true,
  loader: async (loader) => (await import('./loaders/dealers.ts')).loadDealersPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Concessionárias', path: 'concessionaria', ...loaderData }),
  component: lazyPage(() => import('./pages/help/DealersPage.tsx'), 'DealersPage'),
});

const faq = createRoute({
  getParentRoute,
  path: '/faq',
  staticData: { hasReadyData: true },
  loader: async (loader) => (await loaders()).loadQuestions(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Perguntas Frequentes', path: 'faq', ...loaderData }),
  component: lazyPage(() => import('./pages/help/FaqPage.tsx'), 'FaqPage'),
});

const help = createRoute({
  getParentRoute,
  path: '/clientes',
  staticData: { hasReadyData: true },
  loader: async (loader) => (await loaders()).loadHelp(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Área do cliente', path: 'clientes', ...loaderData }),
  component: lazyPage(() => import('./pages/help/HelpPage.tsx'), 'HelpPage'),
});

const accessibility = createRoute({
  getParentRoute,
  path: '/acessibilidade',
  head: ({ match }) => pageHead(match.context, { title: 'Acessibilidade', path: 'acessibilidade' }),
  component: lazyPage(() => import('./pages/help/AccessibilityPage.tsx'), 'AccessibilityPage'),
});

/** A page with one text of the content service. */
function textRoute<const Slug extends string>(slug: Slug, title: string) {
  const textPage = { slug, title };
  return createRoute({
    getParentRoute,
    path: `/${slug}` as const,
    staticData: { textPage, hasReadyData: true },
    loader: async (loader) => (await loaders()).loadText(loader, slug),
    head: ({ match }) => textPageHead(match.context, textPage),
    component: lazyPage(() => import('./pages/help/TextPage.tsx'), 'TextPage'),
  });
}

const legalPage = { slug: 'condicoes-legais', title: 'Condições Legais' };

const legalConditions = createRoute({
  getParentRoute,
  path: '/condicoes-legais',
  staticData: { textPage: legalPage, hasReadyData: true },
  loader: async (loader) => (await loaders()).loadLegalConditions(loader, legalPage.slug),
  head: ({ match }) => textPageHead(match.context, legalPage),
  component: lazyPage(() => import('./pages/help/LegalConditionsPage.tsx'), 'LegalConditionsPage'),
});

/** The page of a registration's e-mail link: home, with the result in a dialog (spec §2.1). */
const confirmEmail = createRoute({
  getParentRoute,
  path: '/confirm-email/{-$token}',
  headers: secretUrlHeaders,
  loader: async (loader) => (await loaders()).loadHomePage(loader),
  head: ({ match }) => pageHead(match.context, { title: 'Confirmar e-mail', path: 'confirm-email' }),
  component: lazyPage(() => import('./pages/identity/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

/** The page of an e-mail's link, also after its token was moved out of the URL; without a token, the e-mail step. */
const resetPassword = createRoute({
  getParentRoute,
  path: '/reset-password/{-$token}',
  headers: secretUrlHeaders,
  loader: async (loader) => (await loaders()).loadHomePage(loader),
  head: ({ match }) => pageHead(match.context, { title: 'Redefinir senha', path: 'reset-password' }),
  component: lazyPage(() => import('./pages/identity/RecoveryPage.tsx'), 'RecoveryPage'),
});

/** Its page shows the content of each of its routes. */
const account = createRoute({
  getParentRoute,
  path: '/conta',
  component: lazyPage(() => import('./pages/account/AccountPage.tsx'), 'AccountPage'),
});

function accountRoute<const Name extends string>(name: Name, title: string) {
  return createRoute({
    getParentRoute: () => account,
    path: `/${name}` as const,
    staticData: { accountPage: title },
    headers: () => ({ 'Cache-Control': 'private, no-store' }),
    head: ({ match }) => pageHead(match.context, { title, path: `conta/${name}` }),
  });
}

/** Every page. `domain/urls/pages.ts` lists the same paths without their code. */
export const routeTree = rootRoute.addChildren([
  home,
  offer,
  order,
  compared,
  calculator,
  embeddedCalculator,
  dealers,
  faq,
  help,
  accessibility,
  legalConditions,
  textRoute('politica-de-cookies', 'Política de Cookies'),
  textRoute('politica-de-privacidade', 'Aviso de Privacidade'),
  textRoute('portal-do-titular', 'Portal do Titular'),
  textRoute('termos-de-uso', 'Termos de Uso'),
  confirmEmail,
  resetPassword,
  account.addChildren([
    accountRoute('status-pedido', 'Status do pedido'),
    accountRoute('plano', 'Meu plano'),
    accountRoute('minha-conta', 'Minha conta'),
  ]),
]);

/** Head of the page of an order: the car and the step. The page is personal, so search engines must not index it. */
function orderHead(context: RouterContext, slug: string, step?: string) {
  const name = selectCars(context.store.getState()).find((car) => car.slug === slug)?.name;
  const head = pageHead(context, {
    title: [name === undefined ? 'Assinatura' : `Assinar ${name}`, ...(step === undefined ? [] : [step])].join(': '),
    path: `ofertasvw/${slug}`,
  });
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
}

/** Head of a text page: its title doesn't depend on the service. */
function textPageHead(context: RouterContext, { slug, title }: TextScreenProps) {
  const seo = dataOf(selectTextPage(slug)(context.store.getState()))?.seo;
  return pageHead(context, { title, description: seo?.description, keywords: seo?.keywords, path: slug });
}

import { createRoute } from '@tanstack/react-router';
import { selectHome } from '#/features/content/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { pageHead } from '#/shared/page/page-head.ts';
import { orderHead, textPageHead } from './-page/page-heads.ts';
import { lazyPage } from './-page/page-script.ts';
import { rootRoute } from './root-route.tsx';

const getParentRoute = () => rootRoute;

const personalHeaders = () => ({ 'Cache-Control': 'private, no-store' });

/** The URL has a secret. */
const secretUrlHeaders = () => ({ 'Referrer-Policy': 'no-referrer' });

const home = createRoute({
  getParentRoute,
  path: '/',
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHomePage(loader),
  head: ({ match }) => {
    const texts = dataOf(selectHome(match.context.store.getState()));
    return pageHead(match.context, {
      title: texts?.seo.title ?? 'Carro por assinatura',
      description: texts?.seo.description,
      keywords: texts?.seo.keywords,
      path: '',
    });
  },
  component: lazyPage(() => import('./-pages/home/HomePage.tsx'), 'HomePage'),
});

// `loaderDeps` would make another page of each search: the loading overlay would replace the page for each figure, plan
// or state. So routes with `shouldReload` read the search in their loader.

const offer = createRoute({
  getParentRoute,
  path: '/ofertasvw/$page',
  staticData: { surface: 'stage' },
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadOfferPage(loader, loader.params.page),
  head: ({ match, params, loaderData }) =>
    pageHead(match.context, loaderData ?? { title: 'Oferta por assinatura', path: `ofertasvw/${params.page}` }),
  component: lazyPage(() => import('./-pages/offer/OfferPage.tsx'), 'OfferPage'),
});

const order = createRoute({
  getParentRoute,
  path: '/ofertasvw/$page/assinar/$etapa',
  staticData: { frame: 'reduced' },
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadOrderPage(loader, loader.params),
  head: ({ match, params, loaderData }) => orderHead(match.context, params.page, loaderData?.step),
  component: lazyPage(() => import('./-pages/order/OrderPage.tsx'), 'OrderPage'),
});

const compared = createRoute({
  getParentRoute,
  path: '/comparar',
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadComparedPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData ?? { title: 'Comparar ofertas', path: 'comparar' }),
  component: lazyPage(() => import('./-pages/offer/ComparedPage.tsx'), 'ComparedPage'),
});

const calculator = createRoute({
  getParentRoute,
  path: '/calculadoracomparativa',
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/calculator.ts')).loadCalculator(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Calculadora comparativa', path: 'calculadoracomparativa', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/CalculatorPage.tsx'), 'CalculatorPage'),
});

/** The calculator for embedding in other sites, without the store's layout (product.md, "Routes"). */
const embeddedCalculator = createRoute({
  getParentRoute,
  path: '/calculadora',
  staticData: { frame: 'none' },
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/calculator.ts')).loadCalculator(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Calculadora comparativa', path: 'calculadoracomparativa', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/CalculatorPage.tsx'), 'CalculatorPage'),
});

const dealers = createRoute({
  getParentRoute,
  path: '/concessionaria',
  shouldReload: true,
  loader: async (loader) => (await import('./-loaders/dealers.ts')).loadDealersPage(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Concessionárias', path: 'concessionaria', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/DealersPage.tsx'), 'DealersPage'),
});

const faq = createRoute({
  getParentRoute,
  path: '/faq',
  loader: async (loader) => (await import('./-loaders/index.ts')).loadQuestions(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Perguntas Frequentes', path: 'faq', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/FaqPage.tsx'), 'FaqPage'),
});

const help = createRoute({
  getParentRoute,
  path: '/clientes',
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHelp(loader),
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: 'Área do cliente', path: 'clientes', ...loaderData }),
  component: lazyPage(() => import('./-pages/help/HelpPage.tsx'), 'HelpPage'),
});

const accessibility = createRoute({
  getParentRoute,
  path: '/acessibilidade',
  head: ({ match }) => pageHead(match.context, { title: 'Acessibilidade', path: 'acessibilidade' }),
  component: lazyPage(() => import('./-pages/help/AccessibilityPage.tsx'), 'AccessibilityPage'),
});

/** A page with one text of the content service. */
function textRoute<const Slug extends string>(slug: Slug, title: string) {
  const textPage = { slug, title };
  return createRoute({
    getParentRoute,
    path: `/${slug}` as const,
    staticData: { textPage },
    loader: async (loader) => (await import('./-loaders/index.ts')).loadText(loader, slug),
    head: ({ match }) => textPageHead(match.context, textPage),
    component: lazyPage(() => import('./-pages/help/TextPage.tsx'), 'TextPage'),
  });
}

const legalPage = { slug: 'condicoes-legais', title: 'Condições Legais' };

const legalConditions = createRoute({
  getParentRoute,
  path: '/condicoes-legais',
  staticData: { textPage: legalPage },
  loader: async (loader) => (await import('./-loaders/index.ts')).loadLegalConditions(loader, legalPage.slug),
  head: ({ match }) => textPageHead(match.context, legalPage),
  component: lazyPage(() => import('./-pages/help/LegalConditionsPage.tsx'), 'LegalConditionsPage'),
});

/** The page of a registration's e-mail link: home, with the result in a dialog (spec §2.1). */
const confirmEmail = createRoute({
  getParentRoute,
  path: '/confirm-email/{-$token}',
  headers: secretUrlHeaders,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHomePage(loader),
  head: ({ match }) => pageHead(match.context, { title: 'Confirmar e-mail', path: 'confirm-email' }),
  component: lazyPage(() => import('./-pages/identity/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

/** The page of an e-mail's link, also after its token was moved out of the URL; without a token, the e-mail step. */
const resetPassword = createRoute({
  getParentRoute,
  path: '/reset-password/{-$token}',
  headers: secretUrlHeaders,
  loader: async (loader) => (await import('./-loaders/index.ts')).loadHomePage(loader),
  head: ({ match }) => pageHead(match.context, { title: 'Redefinir senha', path: 'reset-password' }),
  component: lazyPage(() => import('./-pages/identity/RecoveryPage.tsx'), 'RecoveryPage'),
});

const account = createRoute({
  getParentRoute,
  path: '/conta',
  component: lazyPage(() => import('./-pages/account/AccountPage.tsx'), 'AccountPage'),
});

const orderStatus = createRoute({
  getParentRoute: () => account,
  path: '/status-pedido',
  staticData: { accountPage: 'Status do pedido' },
  headers: personalHeaders,
  head: ({ match }) => pageHead(match.context, { title: 'Status do pedido', path: 'conta/status-pedido' }),
  component: lazyPage(() => import('./-pages/account/OrderStatusPage.tsx'), 'OrderStatusPage'),
});

const plan = createRoute({
  getParentRoute: () => account,
  path: '/plano',
  staticData: { accountPage: 'Meu plano' },
  headers: personalHeaders,
  head: ({ match }) => pageHead(match.context, { title: 'Meu plano', path: 'conta/plano' }),
  component: lazyPage(() => import('./-pages/account/PlanPage.tsx'), 'PlanPage'),
});

const profile = createRoute({
  getParentRoute: () => account,
  path: '/minha-conta',
  staticData: { accountPage: 'Minha conta' },
  headers: personalHeaders,
  head: ({ match }) => pageHead(match.context, { title: 'Minha conta', path: 'conta/minha-conta' }),
  component: lazyPage(() => import('./-pages/account/ProfilePage.tsx'), 'ProfilePage'),
});

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
  account.addChildren([orderStatus, plan, profile]),
]);

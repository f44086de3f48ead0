import { loadCatalog, selectCars, selectOffers } from '#/features/catalog/index.ts';
import { loadCompared, loadLeading, loadTables } from '#/features/comparison/index.ts';
import { loadConditions, loadHome, loadTextPage, selectHome } from '#/features/content/index.ts';
import { loadFaq } from '#/features/faq/index.ts';
import { decodeCompared, offersCompared } from '#/domain/comparison/comparison-selection.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import type { PageFacts } from '#/shared/page/page-head.ts';
import { formatList } from '#/shared/text/format.ts';
import { loadBySearch, loadPage, type RouteLoader, type RouterContext } from './load-page.ts';

/**
 * Loaders that import nothing beyond the parts of every route change. They are one chunk, which loads in idle time
 * (docs/decisions/0046). The calculator's and the dealers' loader load on demand.
 */
export { frameOf, loadLayout } from './layout.ts';
export { loadOfferPage, loadOrderPage } from './offer.ts';

/** Loads the home page's texts, the list of offers, and the comparison of the car in its hero. */
export async function loadHomePage(loader: RouteLoader) {
  const { store, ports } = loader.context;
  await Promise.all([
    loadPage(loader, loadHome, ports),
    loadPage(loader, loadCatalog, ports),
    loadPage(loader, loadTables, ports),
  ]);

  const home = dataOf(selectHome(store.getState()));
  if (!home?.compareAndSign) return;
  const cars = selectCars(store.getState()).filter(({ isAvailable, bestCondition }) => isAvailable && bestCondition);
  const leading = cars.find(({ slug }) => slug === home.banner?.carSlug) ?? cars[0];
  if (leading) await loadPage(loader, loadLeading, ports, leading);
}

/**
 * Loads the offers in the URL, and the price of a plan of each.
 * @returns the data of the page's head
 */
export function loadComparedPage(loader: RouteLoader) {
  return loadBySearch(loader, (search, searchLoader) => loadCars(loader, searchLoader, search));
}

async function loadCars(loader: RouteLoader, searchLoader: RouteLoader, search: Record<string, string>) {
  const { store, ports } = loader.context;
  await loadPage(loader, loadCatalog, ports);
  const selection = decodeCompared(search);
  const { found } = offersCompared(selection, selectOffers(store.getState()));
  await loadPage(
    searchLoader,
    loadCompared,
    ports,
    found.map(({ offer }) => offer),
  );
  return comparedFacts(loader.context, search);
}

/** Title and description of the comparison. They contain the cars' names, for bookmarks and the history. */
function comparedFacts({ store }: RouterContext, search: Record<string, string>): PageFacts {
  const { found } = offersCompared(decodeCompared(search), selectOffers(store.getState()));
  const names = [...new Set(found.map(({ offer }) => offer.name))];
  return {
    title: names.length < 2 ? 'Comparar ofertas' : `Comparar ${formatList(names)}`,
    description:
      'Duas ou três ofertas de carro por assinatura lado a lado: mensalidade, prazo, total, o que está incluído e quanto custa sair antes.',
    path: 'comparar',
  };
}

/**
 * Loads all questions.
 * @returns the data of the page's head
 */
export async function loadQuestions(loader: RouteLoader) {
  await loadPage(loader, loadFaq, loader.context.ports);
  return {
    description:
      'O que está incluído, como se paga, que documentos enviar, como retirar e devolver: as dúvidas sobre o carro por assinatura, respondidas.',
  };
}

/**
 * Loads all questions for the help page.
 * @returns the data of the page's head
 */
export async function loadHelp(loader: RouteLoader) {
  await loadQuestions(loader);
  return { description: 'Já é cliente? Encontre respostas por assunto, acompanhe o seu pedido ou fale com a gente.' };
}

/** Loads one text of the content service. */
export async function loadText(loader: RouteLoader, slug: string) {
  await loadPage(loader, loadTextPage, loader.context.ports, slug);
}

/** Loads the legal conditions, and those of every offer. */
export async function loadLegalConditions(loader: RouteLoader, slug: string) {
  await Promise.all([loadText(loader, slug), loadPage(loader, loadConditions, loader.context.ports)]);
}

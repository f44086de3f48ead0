import { notFound, redirect } from '@tanstack/react-router';
import { carModels, preloadDrawing } from '@signdrive/design-system/car-picture';
import { isSlug } from '@signdrive/tokens/slug';
import { loadCatalog, selectCars, selectCatalog, selectOffers } from '#/features/catalog/index.ts';
import { loadCarPage, selectCarPage } from '#/features/content/index.ts';
import { selectOffer } from '#/features/offer/sagas.ts';
import { labelOfStep, stepAt } from '#/domain/order/order-steps.ts';
import { offerAt } from '#/domain/offer/catalog.ts';
import { isEmptyCarPage } from '#/domain/content/content.ts';
import { decodeSimulation } from '#/domain/urls/simulation-search.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { loadTables } from '#/features/comparison/index.ts';
import { offerPageFailed, selectSelectedOffer } from '#/features/offer/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { brandName, sharePicture, type PageFacts } from '#/shared/page/page-head.ts';
import { loadBySearch, loadPage, type RouteLoader, type RouterContext } from './load-page.ts';

/**
 * Loads one car's offer page: its texts, the offer in the URL, and the plan.
 * @returns the data of the page's head
 */
export async function loadOfferPage(loader: RouteLoader, slug: string) {
  await loadBySearch(loader, (search) => loadOffer(loader, slug, search));
  return offerFacts(loader.context, slug);
}

async function loadOffer(loader: RouteLoader, slug: string, search: Record<string, string>) {
  const { ports } = loader.context;
  // Texts and plan are loaded in parallel, which saves a round trip.
  await Promise.all([
    loadPlan(loader, slug, search),
    loadTexts(loader, slug),
    loadPage(loader, loadTables, ports),
    preloadDrawing(slug),
  ]);
}

/**
 * Loads the plan in the URL of an order's step. Personal data are loaded in the browser only.
 * @returns the step's name, for the page's head
 */
export async function loadOrderPage(loader: RouteLoader, { page: slug, etapa }: { page: string; etapa: string }) {
  const step = stepAt(etapa);
  if (step === undefined) throw notFound();
  await loadBySearch(loader, (search) => Promise.all([loadPlan(loader, slug, search), preloadDrawing(slug)]));
  return { step: labelOfStep(step) };
}

/** Empty or failed content goes home (spec §2.1), which cancels the other loads. Only a slug has content. */
async function loadTexts(loader: RouteLoader, slug: string) {
  const { store, ports, serverBudget, readLocation } = loader.context;
  const goHome = () => redirect({ to: '/', statusCode: 302 });
  if (!isSlug(slug)) throw goHome();
  await loadPage(loader, loadCarPage, ports, slug);
  const content = selectCarPage(slug)(store.getState());
  const isEmpty = content.status === 'success' && (!content.data || isEmptyCarPage(content.data));
  // A link's preload has no notice.
  const isOpened = !serverBudget && readLocation().pathname === loader.location.pathname;
  if (content.status === 'error' && isOpened) store.dispatch(offerPageFailed());
  if (content.status === 'error' || isEmpty) throw goHome();
}

/** Selects the offer in the URL, and its plan. */
async function loadPlan(loader: RouteLoader, slug: string, search: Record<string, string>) {
  const { store, ports } = loader.context;
  await loadPage(loader, loadCatalog, ports);
  if (selectCatalog(store.getState()).status !== 'success') return;
  const { version, selection } = decodeSimulation(search);
  const found = offerAt(selectOffers(store.getState()), slug, version);
  if (!found) return;
  const { offer, isAsWanted } = found;
  await loadPage(loader, selectOffer, ports, { slug, offer, wanted: selection, isAnotherVersion: !isAsWanted });
}

/**
 * The data of an offer page's head: texts of the content service and structured data. Computed by the loader, which is
 * not in the first load, and sent with the page.
 */
function offerFacts(context: RouterContext, slug: string): PageFacts {
  const state = context.store.getState();
  const content = dataOf(selectCarPage(slug)(state));
  const offer = selectSelectedOffer(slug)(state)?.offer ?? selectCars(state).find((car) => car.slug === slug);
  const name = offer?.name ?? content?.title ?? 'Oferta';
  const path = `ofertasvw/${slug}`;
  const picture = carModels.find((model) => model === slug);
  return {
    title: content?.seo.title ?? `${name} por assinatura`,
    description: content?.seo.description ?? offer?.description,
    keywords: content?.seo.keywords,
    path,
    picture,
    structuredData: offer && {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${offer.name} ${offer.model} ${offer.year}`,
      description: offer.description,
      image: sharePicture(context, picture),
      category: 'Carro por assinatura',
      offers: {
        '@type': 'Offer',
        url: context.config.publicUrl + path,
        availability: `https://schema.org/${offer.isAvailable && offer.bestCondition ? 'InStock' : 'OutOfStock'}`,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        seller: { '@type': 'Organization', name: brandName },
        ...(offer.bestCondition && priceOf(offer.bestCondition)),
      },
    },
  };
}

/** The monthly price, for search engines. */
function priceOf({ monthlyInstallmentInCents, deadlineInMonths }: NonNullable<Offer['bestCondition']>) {
  const asked = { price: (monthlyInstallmentInCents / 100).toFixed(2), priceCurrency: 'BRL' };
  return {
    ...asked,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...asked,
      unitCode: 'MON',
      billingDuration: deadlineInMonths,
    },
  };
}

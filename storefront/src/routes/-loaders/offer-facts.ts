import { carModels } from '@signdrive/design-system/car-picture';
import { selectCars } from '#/features/catalog/index.ts';
import { selectCarPage } from '#/features/content/index.ts';
import { selectSelectedOffer } from '#/features/offer/index.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { brandName, sharePicture, type PageFacts } from '#/shared/page/page-head.ts';
import type { RouterContext } from '../-page/load-page.ts';

/**
 * What the head of an offer page says: texts of the content service, structured data of the offer. Found out by the
 * loader, which is no part of the first load, and sent along.
 */
export function offerFacts(context: RouterContext, slug: string): PageFacts {
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

/** A car that can't be had has no price, and is said to be out of stock all the same. */
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

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { selectCatalog, selectOffers } from '#/features/catalog/index.ts';
import { selectCarPage } from '#/features/content/index.ts';
import { CarBenefits, CarDetails, CarQuestions } from '#/features/content/screens.ts';
import { OfferScreen } from '#/features/offer/screens.ts';
import { dataOf } from '#/shared/loadable.ts';

const route = getRouteApi('/ofertasvw/$page');

const reasonByStatus = {
  idle: 'loading',
  loading: 'loading',
  error: 'failed',
  success: 'notOffered',
} as const;

/** Offer page: the plan of one car, with the texts of the content service. */
export function OfferPage() {
  const router = useRouter();
  const { page: slug } = route.useParams();
  const { status } = useSelector(selectCatalog);
  const offers = useSelector(selectOffers);
  const content = useSelector(selectCarPage(slug));
  const listed = offers.find((offer) => offer.slug === slug);
  const name = listed?.name ?? dataOf(content)?.title ?? 'Oferta';
  return (
    <OfferScreen
      key={slug}
      slug={slug}
      missing={{ name, reason: listed ? 'loading' : reasonByStatus[status] }}
      onRetry={() => void router.invalidate()}
      benefits={<CarBenefits slug={slug} />}
      details={<CarDetails slug={slug} />}
      questions={<CarQuestions slug={slug} />}
    />
  );
}

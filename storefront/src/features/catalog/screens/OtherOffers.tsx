import memoizeOne from 'memoize-one';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from '@signdrive/design-system/link';
import { FoldingSection, LinkList, OfferGrid } from '@signdrive/design-system/patterns';
import { comparedUrl } from '#/domain/comparison/comparison-selection.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { relatedOffers } from '#/domain/offer/related-offers.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { CarCard } from '../components/CarCard.tsx';
import { catalogCopy } from '../catalog.copy.ts';
import {
  carListShown,
  selectCars,
  selectOffers,
  selectRegisteredCars,
  type CatalogRoot,
  type RegisteredCarsState,
} from '../catalog.slice.ts';

/** One row of the grid on a wide screen. */
const mostRelated = 4;

/** Related cars: of the same category or of a close price. */
export function RelatedOffers() {
  const slug = useCarSlug();
  const cars = useSelector(selectCars);
  const shown = cars.find((car) => car.slug === slug);
  const related = shown ? relatedOffers(cars, shown, mostRelated) : [];
  const [closest] = related;
  if (!closest) return null;
  return (
    <FoldingSection
      title={shown?.isAvailable ? catalogCopy.related : catalogCopy.instead}
      defaultOpen={!shown?.isAvailable}
      end={
        <Link href="/#ofertas" look="standalone" icon="arrow-right">
          {catalogCopy.seeAll}
        </Link>
      }
    >
      <OfferGrid label={catalogCopy.related} rows={1}>
        {related.map((car) => (
          <CarCard key={car.slug} car={car} place="relacionadas" />
        ))}
      </OfferGrid>
      {shown && (
        <div data-screen>
          <Link
            href={comparedUrl({ items: [{ slug: shown.slug }, { slug: closest.slug }] })}
            look="standalone"
            icon="compare"
            iconPosition="start"
          >
            {catalogCopy.compareWith(shown.name, closest.name)}
          </Link>
        </div>
      )}
    </FoldingSection>
  );
}

const carsWithoutOffer = memoizeOne((registered: RegisteredCarsState, offers: readonly Offer[]) =>
  (dataOf(registered) ?? []).filter(({ slug }) => offers.every((offer) => offer.slug !== slug)),
);

/** Cars with a page but without an offer, in the content service's order. */
const selectCarsWithoutOffer = (state: CatalogRoot) =>
  carsWithoutOffer(selectRegisteredCars(state), selectOffers(state));

/**
 * A list of links to all other cars: those on offer, then those that have a page but no offer. If the service doesn't
 * send the latter, they are left out.
 */
export function CarList() {
  const dispatch = useDispatch();
  const slug = useCarSlug();
  const cars = useSelector(selectCars);
  const others = useSelector(selectCarsWithoutOffer);
  useEffect(() => {
    dispatch(carListShown());
  }, [dispatch]);
  if (cars.length + others.length < 2) return null;
  const withoutOffer = others.map((car) => ({
    name: car.title,
    slug: car.slug,
    isAvailable: false,
    bestCondition: undefined,
  }));
  return (
    <FoldingSection title={catalogCopy.allCars}>
      <LinkList
        label={catalogCopy.allCars}
        items={[...cars, ...withoutOffer].map(({ name, slug: carSlug, isAvailable, bestCondition }) => ({
          href: `/ofertasvw/${carSlug}`,
          label: name,
          isCurrent: carSlug === slug,
          note:
            isAvailable && bestCondition
              ? `${formatMoney(bestCondition.monthlyInstallmentInCents)}/mês`
              : catalogCopy.unavailable,
        }))}
      />
    </FoldingSection>
  );
}

import { useRouter } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '@signdrive/design-system/badge';
import { Button } from '@signdrive/design-system/button';
import { EmptyState, OfferCard, OfferGrid } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { AppError } from '#/api/app-error.ts';
import type { Offer } from '#/domain/offer.ts';
import { bodyTypeCopy } from '#/shared/body-type-copy.ts';
import { failureCopy, loadErrorCopy } from '#/shared/error-copy.ts';
import { formatMonthlyKm, formatMonths } from '#/shared/format.ts';
import { offerOpened } from '../catalog.events.ts';
import { catalogCopy } from '../catalog.copy.ts';
import { selectCars, selectCatalog } from '../catalog.selectors.ts';
import { CarPhoto } from '../components/CarPhoto.tsx';

/** Every car on offer, in the order of spec §9; designed also for loading, failure and an empty catalogue. */
export function CatalogOffers() {
  const catalog = useSelector(selectCatalog);
  const cars = useSelector(selectCars);
  if (catalog.status === 'error') return <FailedOffers error={catalog.error} />;
  if (catalog.status !== 'success') {
    return (
      <SkeletonGroup>
        <Skeleton lines={10} />
      </SkeletonGroup>
    );
  }
  if (cars.length === 0) {
    return <EmptyState icon="car" title={catalogCopy.emptyTitle} text={catalogCopy.emptyText} />;
  }
  return (
    <OfferGrid label={catalogCopy.listLabel}>
      {cars.map((car) => (
        <CarCard key={car.slug} car={car} />
      ))}
    </OfferGrid>
  );
}

function CarCard({ car }: { car: Offer }) {
  const dispatch = useDispatch();
  const { bestCondition } = car;
  const terms = [
    bodyTypeCopy[car.bodyType],
    bestCondition && formatMonths(bestCondition.deadlineInMonths),
    bestCondition && formatMonthlyKm(bestCondition.monthlyKm),
  ];
  return (
    <OfferCard
      name={car.name}
      href={`/ofertasvw/${car.slug}`}
      terms={terms.filter(Boolean).join(' · ')}
      car={<CarPhoto slug={car.slug} colorHex={car.colorHex} />}
      price={bestCondition && <Price amountInCents={bestCondition.monthlyInstallmentInCents} period="/mês" />}
      tag={car.isAvailable && car.hasFastDelivery && <Badge tone="accent">{catalogCopy.fastDelivery}</Badge>}
      unavailableText={car.isAvailable ? undefined : catalogCopy.unavailable}
      onPress={() => {
        dispatch(offerOpened({ car: car.name, place: 'ofertas' }));
      }}
    />
  );
}

function FailedOffers({ error }: { error: AppError }) {
  const router = useRouter();
  return (
    <EmptyState
      icon="alert"
      title={failureCopy.offers.what}
      text={loadErrorCopy[error.kind].next}
      actions={<Button onPress={() => void router.invalidate()}>{catalogCopy.retry}</Button>}
    />
  );
}

import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { EmptyState, OfferGrid } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { AppError } from '#/api/app-error.ts';
import { failureCopy, loadErrorCopy } from '#/shared/error-copy.ts';
import { catalogCopy } from '../catalog.copy.ts';
import { selectCars, selectCatalog } from '../catalog.selectors.ts';
import { CarCard } from '../components/CarCard.tsx';

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
        <CarCard key={car.slug} car={car} place="ofertas" />
      ))}
    </OfferGrid>
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

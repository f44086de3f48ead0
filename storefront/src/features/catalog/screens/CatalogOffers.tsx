import { useLocation, useRouter } from '@tanstack/react-router';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FilterTabs, type FilterTab } from '@signdrive/design-system/carousel';
import { VisuallyHidden } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { EmptyState, OfferGrid } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { AppError } from '#/api/app-error.ts';
import { categoriesOf, requestedCategory, categoryInUrl, offersIn, type Category } from '#/domain/offer/categories.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { allCategoriesCopy, bodyTypeCopy } from '#/shared/text/car-labels.ts';
import { failureCopy, loadErrorCopy } from '#/shared/failures/error-copy.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { catalogCopy } from '../catalog.copy.ts';
import { selectCars, selectCatalog, type CatalogState } from '../catalog.slice.ts';
import { CarCard } from '../components/CarCard.tsx';

export interface CatalogOffersProps {
  /** Heading of the list; `controls` change its pages, and are absent with a single page. */
  renderHead: (controls?: ReactNode) => ReactNode;
}

/** Every car on offer by category, in the order of spec §9; with states for loading, failure and an empty list. */
export function CatalogOffers({ renderHead }: CatalogOffersProps) {
  const catalog = useSelector(selectCatalog);
  const cars = useSelector(selectCars);
  const router = useRouter();
  const lastError = useLastError(catalog);
  const retry = useRetry(catalog.status, () => void router.invalidate(), 'ofertas');
  if (catalog.status === 'success' && cars.length > 0) {
    return <Offers cars={cars} renderHead={renderHead} />;
  }
  return (
    <>
      {renderHead()}
      {lastError && (
        <FailedState retry={retry} title={failureCopy.offers.what} text={loadErrorCopy[lastError.kind].next} />
      )}
      {catalog.status === 'success' && (
        <EmptyState icon="car" title={catalogCopy.emptyTitle} text={catalogCopy.emptyText} />
      )}
      {(catalog.status === 'idle' || catalog.status === 'loading') && !retry.isShown && (
        <SkeletonGroup>
          <Skeleton lines={10} />
        </SkeletonGroup>
      )}
    </>
  );
}

/** Id of the tab with every car; no category uses it. */
const all = 'todos';

/** "Todos" and the categories. The URLs lead to the list if they are followed before it has hydrated. */
function tabsOf(categories: readonly Category[], count: number): FilterTab[] {
  const tab = (id: string, label: string, cars: number, href: string): FilterTab => ({
    id,
    label,
    count: cars,
    countText: catalogCopy.cars(cars),
    href,
  });
  return [
    tab(all, allCategoriesCopy, count, '/#ofertas'),
    ...categories.map(({ bodyType, count: cars }) => {
      const id = categoryInUrl(bodyType) ?? all;
      return tab(id, bodyTypeCopy[bodyType], cars, `/?categoria=${id}#ofertas`);
    }),
  ];
}

interface OffersProps extends CatalogOffersProps {
  cars: readonly Offer[];
}

function Offers({ cars, renderHead }: OffersProps) {
  const router = useRouter();
  const categoria = useLocation({ select: ({ search }) => (search as { categoria?: unknown }).categoria });
  const [hasChosen, setHasChosen] = useState(false);
  const categories = categoriesOf(cars);
  const current = requestedCategory(categoria, categories);
  const currentId = categoryInUrl(current) ?? all;
  const shown = offersIn(cars, current);

  /** Changing the filter replaces the URL: nothing scrolls, and Back leaves the page at once. */
  function choose(id: string, event: MouseEvent) {
    event.preventDefault();
    setHasChosen(true);
    const { categoria: _, ...rest } = router.state.location.search as Record<string, string>;
    const search = id === all ? rest : { ...rest, categoria: id };
    void router.navigate({ to: '/', search, replace: true, resetScroll: false } as never);
  }

  return (
    <>
      <OfferGrid
        label={catalogCopy.listLabel}
        renderHead={renderHead}
        filterKey={currentId}
        filter={
          categories.length > 1 && (
            <FilterTabs
              label={catalogCopy.filterLabel}
              items={tabsOf(categories, cars.length)}
              currentId={currentId}
              onPress={choose}
            />
          )
        }
      >
        {shown.map((car) => (
          <CarCard key={car.slug} car={car} place="ofertas" />
        ))}
      </OfferGrid>
      {cars.length > 1 && (
        <div data-screen>
          <Link href="/comparar" look="standalone" icon="compare" iconPosition="start">
            {catalogCopy.compare}
          </Link>
        </div>
      )}
      <VisuallyHidden isLive>
        {hasChosen &&
          catalogCopy.carsShown(shown.length, current === undefined ? allCategoriesCopy : bodyTypeCopy[current])}
      </VisuallyHidden>
    </>
  );
}

/** Why the list failed, also during a retry. */
function useLastError(catalog: CatalogState): AppError | undefined {
  const [lastError, setLastError] = useState<AppError>();
  const error = catalog.status === 'error' ? catalog.error : undefined;
  if (error && error !== lastError) setLastError(error);
  return error ?? lastError;
}

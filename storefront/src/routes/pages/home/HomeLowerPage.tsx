import { useSelector } from 'react-redux';
import { CatalogOffers, selectCars } from '#/features/catalog/index.ts';
import { ChosenBar, CompareControl } from '#/features/comparison/index.ts';
import { HomeLower } from '#/features/content/index.ts';
import { CompareControlProvider } from '#/shared/page/car-context.ts';
import { useFragmentTarget } from '#/shared/page/use-fragment-target.ts';
import { deferred } from '#/shared/loading/deferred.tsx';

const Comparison = deferred(async () => (await import('./HomeComparison.tsx')).HomeComparison);

/** Home below its steps: the list of offers and the comparison among the editors' sections. */
export function HomeLowerPage() {
  useFragmentTarget('ofertas');
  const cars = useSelector(selectCars);
  return (
    <CompareControlProvider value={CompareControl}>
      <HomeLower renderOffers={(renderHead) => <CatalogOffers renderHead={renderHead} />} comparison={<Comparison />} />
      <ChosenBar listId="ofertas" nameOf={(slug) => cars.find((car) => car.slug === slug)?.name ?? slug} />
    </CompareControlProvider>
  );
}

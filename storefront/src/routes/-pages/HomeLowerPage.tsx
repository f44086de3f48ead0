import { CatalogOffers } from '#/features/catalog/sections.ts';
import { HomeLower } from '#/features/content/sections.ts';
import { deferred } from '#/shared/deferred.tsx';

const Comparison = deferred(async () => (await import('./HomeComparison.tsx')).HomeComparison);

/** Home below its steps: the list of offers and the comparison among the editors' sections. */
export function HomeLowerPage() {
  return (
    <HomeLower renderOffers={(renderHead) => <CatalogOffers renderHead={renderHead} />} comparison={<Comparison />} />
  );
}

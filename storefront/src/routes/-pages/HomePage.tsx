import { CatalogOffers, HomeHero } from '#/features/catalog/screens.ts';
import { HomeScreen } from '#/features/content/screens.ts';
import { deferred } from '#/shared/deferred.tsx';

const Comparison = deferred(async () => (await import('./HomeComparison.tsx')).HomeComparison);

/** Home: texts of the content service around the list of offers. */
export function HomePage() {
  return (
    <HomeScreen
      renderHero={(banner) => <HomeHero {...banner} />}
      offers={<CatalogOffers />}
      comparison={<Comparison />}
    />
  );
}

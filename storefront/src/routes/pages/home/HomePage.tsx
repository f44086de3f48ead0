import { Page, Section } from '@signdrive/design-system/layout';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { HomeHero } from '#/features/catalog/index.ts';
import { HomeScreen } from '#/features/content/index.ts';
import { deferred } from '#/shared/loading/deferred.tsx';

/* One chunk: otherwise the parts shared with other pages would be a dozen files. */
const HomeLowerPage = deferred(async () => (await import('./HomeLowerPage.tsx')).HomeLowerPage, {
  fallback: (
    <Section>
      <Page>
        <SkeletonGroup>
          <Skeleton lines={10} />
        </SkeletonGroup>
      </Page>
    </Section>
  ),
});

/** Home: texts of the content service around the list of offers. */
export function HomePage() {
  return <HomeScreen renderHero={(banner) => <HomeHero {...banner} />} lower={<HomeLowerPage />} />;
}

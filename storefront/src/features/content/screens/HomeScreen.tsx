import type { ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { Page, Section } from '@signdrive/design-system/layout';
import { SectionHead, StepLine } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { HomeContent } from '#/domain/content/content.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { contentId } from '#/shared/page/main-content.ts';
import { contentCopy } from '../content.copy.ts';
import { selectHome } from '../content.slice.ts';

export interface HomeScreenProps {
  /** The hero's car and its price come from the catalogue. */
  renderHero: (banner: NonNullable<HomeContent['banner']>) => ReactNode;
  /** Rendered after the steps: HomeLower. */
  lower: ReactNode;
}

/** The home page (spec §2.6): banner, steps and HomeLower. Sections hidden by editors are absent. */
export function HomeScreen({ renderHero, lower }: HomeScreenProps) {
  const router = useRouter();
  const home = useSelector(selectHome);
  const content: Partial<HomeContent> = dataOf(home) ?? {};
  const { banner, steps } = content;
  const retry = useRetry(home.status, () => void router.invalidate(), contentId);
  return (
    <>
      {renderHero(banner ?? { ...contentCopy.defaultHome, carSlug: 't-cross' })}
      {retry.isShown && (
        <Page>
          <FailedNotice retry={retry} title={contentCopy.homeFailedTitle} text={contentCopy.homeFailedText} />
        </Page>
      )}
      {steps && (
        <Section>
          <Page>
            <SectionHead title={steps.title} />
            <StepLine steps={steps.items.map(({ title, text }) => ({ title, text }))} />
          </Page>
        </Section>
      )}
      {lower}
      {(home.status === 'loading' || home.status === 'idle') && <HomeSkeleton />}
    </>
  );
}

function HomeSkeleton() {
  return (
    <Section>
      <Page>
        <SkeletonGroup>
          <Skeleton lines={6} />
        </SkeletonGroup>
      </Page>
    </Section>
  );
}

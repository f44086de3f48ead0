import type { ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { Page, Section } from '@signdrive/design-system/layout';
import { SectionHead, StepLine } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { ContentAction, HomeContent } from '#/domain/content/content.ts';
import { FailedNotice } from '#/shared/failures/FailedNotice.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useRetry } from '#/shared/failures/retry.ts';
import { contentCopy } from '../content.copy.ts';
import { selectHome } from '../content.selectors.ts';

/** What the top of the home page says; the car and its price come from the catalogue. */
export interface HomeBanner {
  title: string;
  text: string;
  carSlug: string;
  primary?: ContentAction | undefined;
  secondary?: ContentAction | undefined;
}

export interface HomeScreenProps {
  renderHero: (banner: HomeBanner) => ReactNode;
  /** What follows the steps: HomeLower. */
  lower: ReactNode;
}

/** Home (spec §2.6): banner and steps, then HomeLower; a section its editors hid is absent. */
export function HomeScreen({ renderHero, lower }: HomeScreenProps) {
  const router = useRouter();
  const home = useSelector(selectHome);
  const content: Partial<HomeContent> = dataOf(home) ?? {};
  const { banner, steps } = content;
  const retry = useRetry(home.status, () => void router.invalidate(), 'conteudo');
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

import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Page, Section } from '@signdrive/design-system/layout';
import { Notice, SectionHead, StepLine } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { ContentAction, HomeContent } from '#/domain/content.ts';
import { dataOf } from '#/shared/loadable.ts';
import { HomeAbout } from '../components/HomeAbout.tsx';
import { HomeCompare } from '../components/HomeCompare.tsx';
import { Questions } from '../components/Questions.tsx';
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
  /** The list of offers. */
  offers: ReactNode;
  /** Stands beside the compare-and-sign text. */
  comparison?: ReactNode;
}

/** Home (spec §2.6): banner, steps, offers, about, compare-and-sign, questions; a section its editors hid is absent. */
export function HomeScreen({ renderHero, offers, comparison }: HomeScreenProps) {
  const home = useSelector(selectHome);
  const content: Partial<HomeContent> = dataOf(home) ?? {};
  const { banner, steps, about, compareAndSign, faq } = content;
  return (
    <>
      {renderHero(banner ?? { ...contentCopy.defaultHome, carSlug: 't-cross' })}
      {home.status === 'error' && (
        <Page>
          <Notice tone="warning" title={contentCopy.homeFailedTitle}>
            {contentCopy.homeFailedText}
          </Notice>
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
      <Section id="ofertas">
        <Page>
          <SectionHead title={content.offers?.title ?? 'Ofertas'} lead={content.offers?.text} />
          {offers}
        </Page>
      </Section>
      {about && <HomeAbout {...about} />}
      {compareAndSign && <HomeCompare {...compareAndSign} comparison={comparison} />}
      {faq && <Questions {...faq} />}
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

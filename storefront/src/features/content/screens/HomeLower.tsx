import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Page, Section } from '@signdrive/design-system/layout';
import { SectionHead } from '@signdrive/design-system/patterns';
import type { HomeContent } from '#/domain/content/content.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { HomeAbout } from '../components/HomeAbout.tsx';
import { HomeCompare } from '../components/HomeCompare.tsx';
import { Questions } from '../components/Questions.tsx';
import { contentCopy } from '../content.copy.ts';
import { selectHome } from '../content.selectors.ts';

export interface HomeLowerProps {
  /** The list of offers with its heading; `controls` change its pages, and are absent with a single page. */
  renderOffers: (renderHead: (controls?: ReactNode) => ReactNode) => ReactNode;
  /** The comparison of subscribing and buying, inside compare-and-sign. */
  comparison?: ReactNode;
}

/** The home page below its steps: offers, about, compare-and-sign, questions. Sections hidden by editors are absent. */
export function HomeLower({ renderOffers, comparison }: HomeLowerProps) {
  const content: Partial<HomeContent> = dataOf(useSelector(selectHome)) ?? {};
  const { offers, about, compareAndSign, faq } = content;
  return (
    <>
      <Section id="ofertas">
        <Page>
          {renderOffers((controls) => (
            <SectionHead
              title={offers?.title ?? contentCopy.defaultHome.offersTitle}
              lead={offers?.text}
              end={controls ?? null}
            />
          ))}
        </Page>
      </Section>
      {about && <HomeAbout {...about} />}
      {compareAndSign && <HomeCompare {...compareAndSign} comparison={comparison} />}
      {faq && <Questions {...faq} isFirstOpen />}
    </>
  );
}

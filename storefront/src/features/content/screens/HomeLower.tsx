import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { Ledger, Panel, SectionHead } from '@signdrive/design-system/patterns';
import type { HomeContent } from '#/domain/content/content.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { RichText } from '#/shared/text/RichText.tsx';
import { Questions } from '../components/Questions.tsx';
import { contentCopy } from '../content.copy.ts';
import { selectHome } from '../content.slice.ts';

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

function HomeAbout({ title, body, included, notIncluded }: NonNullable<HomeContent['about']>) {
  return (
    <Section>
      <Page>
        <SectionHead title={title} aside={<RichText content={body} look="lead" />} />
        {(included.length > 0 || notIncluded.length > 0) && (
          <Ledger
            included={included.map((item) => ({ label: item.title, note: item.note }))}
            excluded={notIncluded.map((item) => ({ label: item.title, note: item.note, value: item.value }))}
          />
        )}
      </Page>
    </Section>
  );
}

interface HomeCompareProps extends NonNullable<HomeContent['compareAndSign']> {
  /** The comparison beside the text. */
  comparison?: ReactNode;
}

/** A text with a link to the comparison, and a first comparison. */
function HomeCompare({ title, body, action, comparison }: HomeCompareProps) {
  return (
    <Section>
      <Page>
        <Panel look="accent" isRoomy>
          <Sides>
            <Stack gap={5} align="start">
              <Heading level={2} look="headline">
                {title}
              </Heading>
              <RichText content={body} look="lead" />
              {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
            </Stack>
            {comparison}
          </Sides>
        </Panel>
      </Page>
    </Section>
  );
}

/* Two columns only if the second has content: the comparison may be empty. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & > :empty {
    display: none;
  }
  @media (min-width: 64rem) {
    gap: var(--space-8);
    &:has(> :nth-child(2):not(:empty)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

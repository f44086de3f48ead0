import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useOpenWhenAddressed } from '../../components/accordion/use-open-when-addressed.ts';
import { Icon } from '../../components/icon/index.ts';
import { Heading, Page, Stack } from '../../layout/index.ts';
import { SectionHead } from '../section-head/SectionHead.tsx';
import { SplitLayout } from '../split-layout/SplitLayout.tsx';

export interface FoldingSectionProps {
  /** Words only: on a narrow screen they are inside the control. */
  title: string;
  /** A sentence or two at the right of the title, on a wide screen. */
  lead?: ReactNode;
  /** A link: at the end of the title's row on a wide screen, under the content on a narrow one. */
  end?: ReactNode;
  /** On a wide screen; `aside` puts title and link in a column of their own. @default 'above' */
  titlePlace?: 'above' | 'aside';
  /** Content that folds. */
  children: ReactNode;
  /** Address within the page; following it opens the section. */
  id?: string;
  /** Whether a narrow screen shows it open at first. @default false */
  defaultOpen?: boolean;
}

/** A section of a long page: folded under its title on a narrow screen, whole on a wide one. See FoldingSection.spec.md. */
export function FoldingSection({
  title,
  lead,
  end,
  titlePlace = 'above',
  children,
  id,
  defaultOpen = false,
}: FoldingSectionProps) {
  const fold = useOpenWhenAddressed(id);
  const content = (
    <>
      {children}
      {end !== undefined && <NarrowEnd>{end}</NarrowEnd>}
    </>
  );
  return (
    <Root id={id}>
      <Page>
        <Fold ref={fold} open={defaultOpen}>
          <summary>
            <Heading level={2} look="subtitle">
              {title}
            </Heading>
            <Icon name="plus" />
          </summary>
        </Fold>
        <Content>
          {titlePlace === 'aside' ? (
            <SplitLayout
              columns="aside-main"
              start={
                <Head>
                  <Stack gap={4} align="start">
                    <Heading level={2} look="headline">
                      {title}
                    </Heading>
                    {end}
                  </Stack>
                </Head>
              }
              end={content}
            />
          ) : (
            <>
              <Head>
                <SectionHead title={title} lead={lead} end={end} />
              </Head>
              {content}
            </>
          )}
        </Content>
      </Page>
    </Root>
  );
}

/** Printed pages are whole, whatever their width. */
const narrow = '@media screen and (max-width: 47.999rem)';

const Root = styled.section`
  padding-block: calc(var(--gap-section) / 2);
  ${narrow} {
    padding-block: 0;
  }
`;

const Fold = styled.details`
  display: none;
  ${narrow} {
    display: block;
    border-top: 1px solid var(--color-border-ground);
  }
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
    min-height: 4rem;
    padding-block: var(--space-3);
    border-radius: var(--radius-small);
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    color: var(--color-text-link);
  }
  & > summary > svg {
    transition: rotate var(--duration-medium) var(--ease-in-out);
  }
  &[open] > summary > svg {
    rotate: 45deg;
  }
`;

/** Beside the fold, not inside it: a closed `details` can't be shown whole on a wide screen by style alone. */
const Content = styled.div`
  ${narrow} {
    padding-bottom: var(--space-7);
    ${Fold}:not([open]) + & {
      display: none;
    }
  }
`;

const Head = styled.div`
  ${narrow} {
    display: none;
  }
`;

const NarrowEnd = styled.div`
  display: none;
  ${narrow} {
    display: block;
    margin-top: var(--space-4);
  }
`;

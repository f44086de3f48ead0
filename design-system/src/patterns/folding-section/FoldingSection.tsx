import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useOpenAtFragment } from '../../components/accordion/use-open-at-fragment.ts';
import { Icon } from '../../components/icon/index.ts';
import { Heading, Page, Stack } from '../../layout/index.ts';
import { SectionHead } from '../section-head/SectionHead.tsx';
import { SplitLayout } from '../split-layout/SplitLayout.tsx';

export interface FoldingSectionProps {
  /** Text only: on a narrow screen it is rendered inside a control. */
  title: string;
  /** A sentence or two beside the title, on a wide screen. */
  lead?: ReactNode;
  /** A link: at the end of the title's row on a wide screen, below the content on a narrow one. */
  end?: ReactNode;
  /** Position of the title on a wide screen; `aside` is a column for title and link. @default 'above' */
  titlePlace?: 'above' | 'aside';
  /** Collapsible content. */
  children: ReactNode;
  /** Fragment of the section's URL; following it opens the section. */
  id?: string;
  /** Whether it is initially open on a narrow screen. @default false */
  defaultOpen?: boolean;
}

/** A section of a long page: collapsible on a narrow screen, always open on a wide one. See FoldingSection.spec.md. */
export function FoldingSection({
  title,
  lead,
  end,
  titlePlace = 'above',
  children,
  id,
  defaultOpen = false,
}: FoldingSectionProps) {
  const fold = useOpenAtFragment(id);
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

/** Print shows the content at every width. */
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

/** A sibling of the `details` element: CSS can't show the content of a closed one on a wide screen. */
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

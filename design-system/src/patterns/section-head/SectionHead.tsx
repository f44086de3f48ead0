import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../layout/index.ts';

export interface SectionHeadProps {
  /** Heading of the section. */
  title: ReactNode;
  /** A sentence or two beside the title. */
  lead?: ReactNode;
  /** Larger content that replaces the lead, such as a Verdict. */
  aside?: ReactNode;
  /** A link or buttons at the end of the title's row. With it, the lead is below the title; null reserves the space. */
  end?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** The heading of a section, with a lead beside it or a link at the end of its row. */
export function SectionHead({ title, lead, aside, end, headingLevel = 2 }: SectionHeadProps) {
  const isSplit = end === undefined && (lead !== undefined || aside !== undefined);
  return (
    <Root data-shape={isSplit ? 'split' : 'bar'}>
      <Heading level={headingLevel} look="headline">
        {title}
      </Heading>
      {lead !== undefined && (
        <Text look="lead" tone="muted">
          {lead}
        </Text>
      )}
      {aside}
      {end !== undefined && <End>{end}</End>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-6);
  break-after: avoid;
  @media (min-width: 64rem) {
    align-items: end;
    margin-bottom: var(--space-7);
    &[data-shape='split'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: var(--space-4) var(--gap-grid);
    }
    &[data-shape='bar'] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    &[data-shape='bar'] > :last-child:not(:first-child) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

const End = styled.div`
  display: flex;
  &:empty {
    display: none;
  }
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
`;

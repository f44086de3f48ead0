import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SplitLayoutProps {
  /** First in the document and on a phone. */
  start: ReactNode;
  /** Second in the document and on a phone. */
  end: ReactNode;
  /**
   * Widths from 64rem on; below that, one column. `main-aside`: the rest and 400 px. `even`: two halves.
   * `aside-main`: five and seven twelfths.
   * @default 'main-aside'
   */
  columns?: 'main-aside' | 'even' | 'aside-main';
  /** Side that is sticky while the other scrolls, from 64rem on. @default 'none' */
  sticky?: 'start' | 'end' | 'none';
  /** Makes the end a named region: "Resumo do plano". */
  endLabel?: string;
}

/** Two parts of a page side by side, one of which may be sticky. */
export function SplitLayout({ start, end, columns = 'main-aside', sticky = 'none', endLabel }: SplitLayoutProps) {
  return (
    <Root data-columns={columns}>
      <Side data-sticky={sticky === 'start' || undefined}>{start}</Side>
      <Side
        as={endLabel === undefined ? 'div' : 'section'}
        aria-label={endLabel}
        data-sticky={sticky === 'end' || undefined}
      >
        {end}
      </Side>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  @media (min-width: 64rem) {
    gap: var(--space-8);
    &[data-columns='main-aside'] {
      grid-template-columns: minmax(0, 1fr) 25rem;
    }
    &[data-columns='even'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='aside-main'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: var(--space-9);
    }
  }
`;

/* A page with a fixed header sets its height as --sticky-top. */
const Side = styled.div`
  min-width: 0;
  @media screen and (min-width: 64rem) {
    &[data-sticky] {
      position: sticky;
      top: var(--sticky-top, var(--space-6));
      align-self: start;
    }
  }
`;

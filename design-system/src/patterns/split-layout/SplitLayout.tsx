import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SplitLayoutProps {
  /** First in the document and on a phone. */
  start: ReactNode;
  /** Second in the document and on a phone. */
  end: ReactNode;
  /**
   * Widths from 64rem on; one column below, and where enlarged text leaves no room for two. `main-aside`: the rest and
   * 400 px. `even`: two halves. `aside-main`: five and seven twelfths.
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
  /* Enlarged text may leave no room for two. */
  @media (min-width: 64rem) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    & > * {
      flex: 1 1 24rem;
    }
    &[data-columns='main-aside'] > :last-child {
      flex: 0 1 25rem;
    }
    &[data-columns='aside-main'] {
      gap: var(--space-9);
      & > :first-child {
        flex: 5 1 20rem;
      }
      & > :last-child {
        flex: 7 1 28rem;
      }
    }
  }
`;

/* A page with a fixed header sets its height as --sticky-top. In one column, in a window below 60rem, no side sticks. */
const Side = styled.div`
  min-width: 0;
  @media screen and (min-width: 64rem) {
    &[data-sticky] {
      position: sticky;
      top: min(var(--sticky-top, var(--space-6)), (100vw - 60rem) * 99);
      align-self: start;
    }
    /* In a window lower than a sticky start, its last controls would be out of sight. The end contains text fields, which
       must not move under a press. */
    &:first-child:has(:focus-visible) {
      position: static;
    }
  }
`;

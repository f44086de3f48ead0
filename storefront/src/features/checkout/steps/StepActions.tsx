import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface StepActionsProps {
  /** Leads to the previous step. */
  back: ReactNode;
  /** Leads to the next step. */
  children: ReactNode;
}

/** The end of a step: back at the left, next at the right; stacked on a phone. */
export function StepActions({ back, children }: StepActionsProps) {
  return (
    <Root data-screen>
      <div>{children}</div>
      {back}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;

  & > :first-child {
    width: 100%;
  }
  @media (min-width: 48rem) {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;

    & > :first-child {
      width: auto;
    }
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface VerdictProps {
  /** The conclusion, in one sentence with its amount. */
  statement: ReactNode;
  /** Arguments of the other side. */
  children?: ReactNode;
  /** Whether the conclusion favours our offer. The text must say so, too. @default 'for' */
  tone?: 'for' | 'against';
}

/** The conclusion of a calculation, in a sentence beside a rule. */
export function Verdict({ statement, children, tone = 'for' }: VerdictProps) {
  return (
    <Root data-tone={tone}>
      <Statement>{statement}</Statement>
      {children !== undefined && <Other>{children}</Other>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  border-inline-start: 4px solid var(--color-selection-background);
  &[data-tone='against'] {
    border-color: var(--color-feedback-warning);
  }
`;

const Statement = styled.p`
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: var(--leading-lead);
  text-wrap: pretty;
`;

const Other = styled.div`
  color: var(--color-text-muted);
  text-wrap: pretty;
`;

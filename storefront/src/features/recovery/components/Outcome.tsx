import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from '@signdrive/design-system/patterns';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';

export interface OutcomeProps {
  tone: 'success' | 'danger';
  title: string;
  children?: ReactNode;
}

/** What became of a step: it takes the focus of the form it stands in the place of, and so is read out. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  return (
    <Place ref={useFocusWhen<HTMLDivElement>()} tabIndex={-1}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </Place>
  );
}

const Place = styled.div`
  border-radius: var(--radius-card);
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusWhen } from './use-focus-when.ts';

export interface FocusedGroupProps {
  /** Announced when the group gets focus. */
  label: string;
  children: ReactNode;
}

/** Replaces the pressed control. It gets focus on mount, so that it is announced. */
export function FocusedGroup({ label, children }: FocusedGroupProps) {
  return (
    <Place ref={useFocusWhen<HTMLDivElement>()} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  border-radius: var(--radius-small);

  /* Keeps a gap between the focus ring and the text. */
  &:focus-visible {
    outline-offset: var(--space-1);
  }
`;

import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ArrivalProps {
  /** Says what has come to whoever listens. */
  label: string;
  children: ReactNode;
}

/** What takes the place of what the visitor pressed: focus goes on here, so that it is heard and not lost. */
export function Arrival({ label, children }: ArrivalProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Place ref={place} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  border-radius: var(--radius-small);

  /* Its ring stands off the words in it. */
  &:focus-visible {
    outline-offset: var(--space-1);
  }
`;

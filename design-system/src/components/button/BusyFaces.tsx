import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export interface BusyFacesProps {
  isBusy: boolean;
  /** What it says while busy. */
  busyLabel: ReactNode;
  /** What it says else. */
  children: ReactNode;
}

/** The two things that a button which may become busy says, in one place and at one width. */
export function BusyFaces({ isBusy, busyLabel, children }: BusyFacesProps) {
  return (
    <Faces>
      <Face aria-hidden={isBusy || undefined} data-shown={!isBusy}>
        {children}
      </Face>
      <Face aria-hidden={!isBusy || undefined} data-shown={isBusy}>
        <Spinner />
        {busyLabel}
      </Face>
    </Faces>
  );
}

/* Both faces lie in one cell, so the width is the wider one's from the start. */
const Faces = styled.span`
  display: grid;
  min-width: 0;
`;

const Face = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;

  &[data-shown='false'] {
    visibility: hidden;
  }
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Spinner = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  /* What nobody sees doesn't turn: a page with a turning part never rests. */
  ${Face}[data-shown='true'] > & {
    animation: ${turn} 900ms linear infinite;
  }
`;

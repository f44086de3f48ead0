import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export interface BusyFacesProps {
  isBusy: boolean;
  /** Label while busy. */
  busyLabel: ReactNode;
  /** Label while not busy. */
  children: ReactNode;
}

/** Both labels of a button that may become busy, in one grid cell, so that its width never changes. */
export function BusyFaces({ isBusy, busyLabel, children }: BusyFacesProps) {
  return (
    <Faces>
      <Face aria-hidden={isBusy || undefined} data-shown={!isBusy}>
        {children}
      </Face>
      <Face aria-hidden={!isBusy || undefined} data-shown={isBusy}>
        <Spinner />
        <span>{busyLabel}</span>
      </Face>
    </Faces>
  );
}

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
  /* Forced colours paint a transparent border, too. */
  mask: conic-gradient(from 45deg, transparent 25%, currentcolor 0);
  border-radius: 50%;
  /* The spinner animates only while visible: a running animation keeps the page rendering. */
  ${Face}[data-shown='true'] > & {
    animation: ${turn} 900ms linear infinite;
  }
`;

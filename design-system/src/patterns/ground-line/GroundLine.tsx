import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface GroundLineProps {
  /** A CarPicture, whose tyres touch the line. */
  children: ReactNode;
  /** Whether it is only shown from 64rem on, because narrower pages have just shown the same car. @default false */
  isWideOnly?: boolean;
}

/** A car on a hairline, inside a panel or a list. */
export function GroundLine({ children, isWideOnly = false }: GroundLineProps) {
  return <Line data-wide-only={isWideOnly || undefined}>{children}</Line>;
}

const Line = styled.div`
  border-bottom: 1px solid var(--color-border-ground);
  &[data-wide-only] {
    display: none;
  }
  @media (min-width: 64rem) {
    &[data-wide-only] {
      display: block;
    }
  }
  /* In a low window the sticky summary's button would be below the window's edge. */
  @media (min-width: 64rem) and (max-height: 48rem) {
    &[data-wide-only] > * {
      width: 55%;
    }
  }
`;

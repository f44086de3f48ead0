import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { gapOf, type SpaceStep } from './gaps.ts';

export interface ClusterProps {
  /** Elements to place side by side. */
  children: ReactNode;
  /** Step of the space scale between the children. @default 3 */
  gap?: SpaceStep;
  /** Alignment across the line. @default 'center' */
  align?: 'center' | 'baseline' | 'start' | 'end';
  /** Distribution along the line. @default 'start' */
  justify?: 'start' | 'between' | 'end';
  /** HTML element. @default 'div' */
  element?: 'div' | 'ul' | 'ol' | 'p' | 'span' | 'header' | 'footer';
}

/** Places children side by side and wraps them. */
export function Cluster({ children, gap = 3, align = 'center', justify = 'start', element = 'div' }: ClusterProps) {
  return (
    <Root as={element} style={gapOf(gap)} data-align={align} data-justify={justify}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--_gap);
  align-items: center;

  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
`;

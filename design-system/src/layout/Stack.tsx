import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { gapOf, type SpaceStep } from './gaps.ts';

export interface StackProps {
  /** Elements to place one below the other. */
  children: ReactNode;
  /** Step of the space scale between the children. @default 4 */
  gap?: SpaceStep;
  /** `stretch` gives every child the full width; `start` keeps its own. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
  /** HTML element. @default 'div' */
  element?: 'div' | 'ul' | 'ol' | 'article' | 'aside' | 'header' | 'footer' | 'span';
}

/** Places children one below the other. */
export function Stack({ children, gap = 4, align = 'stretch', element = 'div' }: StackProps) {
  return (
    <Root as={element} style={gapOf(gap)} data-align={align}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--_gap);
  align-content: start;

  &[data-align='start'] {
    justify-items: start;
  }
  &[data-align='center'] {
    justify-items: center;
  }
  /* Chromium moves a whole row of a grid to the next sheet. */
  @media print {
    &[data-align='stretch'] {
      display: flex;
      flex-direction: column;
    }
  }
`;

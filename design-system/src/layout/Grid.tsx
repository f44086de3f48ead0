import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SpaceStep } from './gaps.ts';

export interface GridColumns {
  /** From 0. @default 1 */
  narrow?: number;
  /** From 48rem (768 px). @default the value of `narrow` */
  medium?: number;
  /** From 64rem (1024 px). @default the value of `medium` */
  wide?: number;
}

export interface GridProps {
  /** Cells, in reading order. */
  children: ReactNode;
  /** Number of equal columns per window width. @default one */
  columns?: GridColumns;
  /** Step of the space scale between cells. @default the page's grid gap */
  gap?: SpaceStep;
  /** HTML element. @default 'div' */
  element?: 'div' | 'ul' | 'ol' | 'dl';
}

/** Columns that depend on the window's width. */
export function Grid({ children, columns = {}, gap, element = 'div' }: GridProps) {
  const { narrow = 1, medium = narrow, wide = medium } = columns;
  const values = {
    '--_narrow': narrow,
    '--_medium': medium,
    '--_wide': wide,
    '--_gap': gap === undefined ? 'initial' : `var(--space-${gap})`,
  } as CSSProperties;
  return (
    <Root as={element} style={values}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--_narrow), minmax(0, 1fr));
  gap: var(--_gap, var(--gap-grid));

  @media (min-width: 48rem) {
    grid-template-columns: repeat(var(--_medium), minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(var(--_wide), minmax(0, 1fr));
  }
`;

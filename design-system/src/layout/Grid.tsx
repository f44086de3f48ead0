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
  /** Number of equal columns per window width. Ignored with `split`. @default one */
  columns?: GridColumns;
  /**
   * Two unequal columns from 64rem on, one column below: `text` is 5 to 7, `head` 7 to 5, `even` half and half, `aside`
   * the rest beside 400 px.
   */
  split?: 'text' | 'head' | 'even' | 'aside';
  /** Step of the space scale between cells. @default the page's grid gap, or the split's own */
  gap?: SpaceStep;
  /** Vertical alignment of the cells: top, bottom, or full height. @default 'stretch' */
  align?: 'stretch' | 'start' | 'end';
  /** HTML element. @default 'div' */
  element?: 'div' | 'ul' | 'ol' | 'dl';
}

/** Columns that depend on the window's width. */
export function Grid({ children, columns = {}, split, gap, align = 'stretch', element = 'div' }: GridProps) {
  const { narrow = 1, medium = narrow, wide = medium } = columns;
  const values = {
    '--_narrow': narrow,
    '--_medium': medium,
    '--_wide': wide,
    '--_gap': gap === undefined ? 'initial' : `var(--space-${gap})`,
  } as CSSProperties;
  return (
    <Root as={element} style={values} data-split={split} data-align={align}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--_narrow), minmax(0, 1fr));
  gap: var(--_gap, var(--gap-grid));

  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='end'] {
    align-items: end;
  }
  &[data-split] {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap, var(--space-6));
  }
  @media (min-width: 48rem) {
    &:not([data-split]) {
      grid-template-columns: repeat(var(--_medium), minmax(0, 1fr));
    }
  }
  @media (min-width: 64rem) {
    &:not([data-split]) {
      grid-template-columns: repeat(var(--_wide), minmax(0, 1fr));
    }
    &[data-split='text'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: var(--_gap, var(--space-9));
    }
    &[data-split='head'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: var(--_gap, var(--gap-grid));
    }
    &[data-split='even'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--_gap, var(--space-8));
    }
    &[data-split='aside'] {
      grid-template-columns: minmax(0, 1fr) 25rem;
      gap: var(--_gap, var(--space-8));
    }
  }
`;

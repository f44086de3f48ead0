import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface OfferGridProps {
  /** OfferCards, in order. */
  children: ReactNode;
  /** Name of the region on small screens, and of the list. */
  label: string;
  /** Rows of the rail under 64rem. @default 2 from four cards on, else 1 */
  rows?: 1 | 2;
}

/** Offers side by side: a rail that is swiped or scrolled by keys under 64rem, four columns from there on. */
export function OfferGrid({ children, label, rows }: OfferGridProps) {
  const cards = Children.toArray(children);
  return (
    <Region role="region" aria-label={label} tabIndex={0}>
      <List data-rows={rows ?? (cards.length > 3 ? 2 : 1)}>
        {cards.map((card, place) => (
          <Item key={place}>{card}</Item>
        ))}
      </List>
    </Region>
  );
}

/* From 64rem on nothing scrolls: without a box of its own the region is no tab stop either. */
const Region = styled.div`
  margin-inline: calc(var(--gutter) * -1);
  padding: var(--space-1) 0 var(--space-4);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 64rem) {
    display: contents;
  }
`;

const List = styled.ul`
  display: grid;
  grid-auto-columns: min(82%, 19rem);
  grid-auto-flow: column;
  gap: var(--gap-grid);
  padding-inline: var(--gutter);
  &[data-rows='2'] {
    grid-template-rows: 1fr 1fr;
  }
  @media (min-width: 48rem) {
    grid-auto-columns: calc((100% - var(--gap-grid)) / 2.3);
  }
  @media (min-width: 64rem) {
    grid-auto-columns: auto;
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding: 0;
    &[data-rows] {
      grid-template-rows: none;
    }
  }
`;

/* A grid, so that cards of one row are equally tall. */
const Item = styled.li`
  display: grid;
  min-width: 0;
  scroll-snap-align: start;
`;

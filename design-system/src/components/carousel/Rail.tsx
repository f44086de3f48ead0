import { Children, type FocusEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { columnAttribute } from './rail-geometry.ts';
import type { Rail as RailState } from './use-rail.ts';

export interface RailProps {
  rail: RailState;
  /** Name of the list. */
  label: string;
  /** One item each. */
  children: ReactNode;
  /** How wide the columns are: cards, or tabs. */
  look: 'cards' | 'tabs';
  rows: 1 | 2;
}

/** The list itself. It scrolls, snaps and is complete without any script. */
export function Rail({ rail, label, children, look, rows }: RailProps) {
  const items = Children.toArray(children);
  function followFocus({ target }: FocusEvent) {
    rail.approach();
    // A press focuses, too, but what is pressed must not move away from under the pointer.
    if (!target.matches(':focus-visible')) return;
    // After the browser's own scrolling, which is content with a part of the column.
    requestAnimationFrame(() => rail.reveal(target));
  }
  return (
    <Viewport
      ref={rail.viewport}
      onPointerEnter={() => rail.approach()}
      onTouchStart={() => rail.touch(true)}
      onTouchEnd={() => rail.touch(false)}
      onTouchCancel={() => rail.touch(false)}
      onFocus={followFocus}
      data-look={look}
      data-moving={rail.isMoving || undefined}
      data-assisted={rail.isAssisted || undefined}
    >
      <List ref={rail.list} aria-label={label} data-rows={rows}>
        {items.map((item, place) => (
          <Item key={place} {...{ [columnAttribute]: place % rows === 0 ? '' : undefined }}>
            {item}
          </Item>
        ))}
      </List>
    </Viewport>
  );
}

/* The first column stands on the page's edge; what follows runs out of the screen, where there is a gutter to cross. */
const Viewport = styled.div`
  --_bleed: var(--gutter);
  --_column: min(82%, 19rem);
  --_gap: var(--gap-grid);
  margin-inline: calc(var(--_bleed) * -1);
  padding: var(--space-1) var(--_bleed) var(--space-4);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--_bleed);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &[data-look='tabs'] {
    --_gap: 0px;
    --_column: calc((100% + var(--_bleed)) / 3.33);
    padding-block: 0;
  }
  @media (min-width: 48rem) {
    &[data-look='cards'] {
      --_column: calc((100% - 2 * var(--gap-grid)) / 2.3);
    }
  }
  @media (min-width: 64rem) {
    /* Room for the ring round the first and the last card. */
    --_bleed: var(--space-1);
    &[data-look='cards'] {
      --_column: calc((100% - 3 * var(--gap-grid)) / 4);
    }
    &[data-look='tabs'] {
      --_column: calc((100% + var(--_bleed)) / 4.33);
    }
  }

  &[data-assisted] {
    touch-action: pan-y pinch-zoom;
  }
  &[data-moving] {
    scroll-snap-type: none;
    user-select: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-auto-columns: var(--_column);
  grid-auto-flow: column;
  gap: var(--_gap);
  &[data-rows='2'] {
    grid-template-rows: 1fr 1fr;
  }
`;

/* A grid, so that cards of one row are equally tall. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  scroll-snap-align: start;
  /* The gutter after the last one: a scrolling box has none after what overflows its child. */
  &:last-child::after {
    content: '';
    position: absolute;
    left: 100%;
    width: var(--_bleed);
    height: 1px;
  }
`;

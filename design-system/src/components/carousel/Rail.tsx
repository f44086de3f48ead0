import {
  Children,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { RailControl, type RailState } from './rail-control.ts';
import { columnAttribute } from './rail-geometry.ts';

/** Creates the controller of a rail and subscribes to its state. */
export function useRail(isLong: boolean): { control: RailControl; state: RailState } {
  const [control] = useState(() => new RailControl(isLong));
  const state = useSyncExternalStore(control.subscribe, control.getState, control.getState);
  return { control, state };
}

export interface RailProps {
  control: RailControl;
  state: RailState;
  /** Name of the list. */
  label: string;
  /** One list item per child. */
  children: ReactNode;
  /** Column width: cards, or tabs. */
  look: 'cards' | 'tabs';
  rows: 1 | 2;
}

/** The list. It scrolls, snaps and shows everything without script. */
export function Rail({ control, state, label, children, look, rows }: RailProps) {
  const items = Children.toArray(children).filter(isValidElement);
  const viewport = useRef<HTMLDivElement>(null);
  // A layout effect: React replays a focus event from before hydration once, and that may precede other effects.
  useLayoutEffect(() => (viewport.current ? control.attach(viewport.current) : undefined), [control]);
  // Changed items may change whether everything fits.
  useEffect(() => control.update());
  function followFocus({ target }: FocusEvent) {
    // A press moves focus, too, but a pressed item must not move away from under the pointer.
    if (!target.matches(':focus-visible')) return;
    control.approach();
    // The browser's own scrolling comes first, and it may reveal only a part of the column.
    requestAnimationFrame(() => control.revealElement(target));
  }
  return (
    <Viewport
      ref={viewport}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') control.approach();
      }}
      onTouchStart={() => control.touch(true)}
      onTouchEnd={() => control.touch(false)}
      onTouchCancel={() => control.touch(false)}
      onFocus={followFocus}
      data-look={look}
      data-more={state.canGoForward || undefined}
      data-moving={state.isMoving || undefined}
      data-assisted={state.isAssisted || undefined}
    >
      <List aria-label={label} data-rows={rows}>
        {items.map((item, place) => (
          <Item key={item.key} {...{ [columnAttribute]: place % rows === 0 ? '' : undefined }}>
            {item}
          </Item>
        ))}
      </List>
    </Viewport>
  );
}
/* The first column is aligned with the page's edge. The rail extends to the screen's edge where there is a gutter. */
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
    --_fade: var(--space-6);
    --_gap: 0px;
    /* Keeps long words apart when text is enlarged in a narrow window. */
    --_column: max((100% + var(--_bleed)) / 3.33, 5.5rem);
    padding-block: 0;
  }
  @media (min-width: 48rem) {
    &[data-look='cards'] {
      --_column: calc((100% - 2 * var(--gap-grid)) / 2.3);
    }
  }
  @media (min-width: 64rem) {
    /* Room for the focus ring of the first and last card. */
    --_bleed: var(--space-1);
    &[data-look='cards'] {
      --_column: calc((100% - 3 * var(--gap-grid)) / 4);
    }
    &[data-look='tabs'] {
      --_fade: var(--space-8);
      --_column: calc((100% + var(--_bleed)) / 4.33);
    }
  }

  /* Short labels don't look cut off, so the edge fades out where the rail continues. */
  &[data-look='tabs'][data-more] {
    mask-image: linear-gradient(to left, transparent, var(--color-text) var(--_fade));
  }
  &[data-look='tabs'][data-more]:dir(rtl) {
    mask-image: linear-gradient(to right, transparent, var(--color-text) var(--_fade));
  }
  &[data-assisted] {
    touch-action: pan-y pinch-zoom;
  }
  &[data-moving] {
    scroll-snap-type: none;
    -webkit-user-select: none;
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
  /* Print shows all items, side by side. */
  @media print {
    && {
      grid: none / repeat(3, 1fr);
    }
  }
`;

/* A grid, so that cards of one row are equally tall. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  scroll-snap-align: start;
  break-inside: avoid;
  /* Adds the gutter after the last item: a scroll container has no end padding after overflowing content. */
  &:last-child::after {
    content: '';
    position: absolute;
    inset-inline-start: 100%;
    width: var(--_bleed);
    height: 1px;
  }
`;

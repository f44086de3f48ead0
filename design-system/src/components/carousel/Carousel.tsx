import { Children, isValidElement, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { inlineDirection } from '../../foundations/inline-direction.ts';
import { useMessages, type ListPosition } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Rail, useRail } from './Rail.tsx';
import { words as own } from './words.ts';

/** Content of a carousel: cards, head and filter. */
export interface CarouselContent {
  /** Name of the region and of its list ("Ofertas"). */
  label: string;
  /** Cards, in reading order. With two rows they fill each column first. */
  children: ReactNode;
  /** Number of rows. @default 2 from four cards on, else 1 */
  rows?: 1 | 2;
  /**
   * Renders the head above the cards and places the previous and next buttons in it. `controls` is `undefined` when
   * every card fits. Without `renderHead` the buttons are above the cards, at the end of the line.
   */
  renderHead?: (controls: ReactNode) => ReactNode;
  /** A control that filters the cards, between head and cards: FilterTabs. */
  filter?: ReactNode;
  /** Identifies the filter's value: when it changes, the carousel returns to the first card. */
  filterKey?: string;
}

export interface CarouselProps extends CarouselContent {
  /** Accessible name of the previous button. @default 'Anteriores' */
  previousLabel?: string;
  /** Accessible name of the next button. @default 'Próximos' */
  nextLabel?: string;
  /** Announcement after a button press. @default 'Mostrando 5 a 12 de 12' */
  positionText?: (position: ListPosition) => string;
}

/** Number of visible columns from 64rem on, where the buttons are. */
const wideColumns = 4;

/**
 * Cards in a row that is swiped, dragged, scrolled or moved by buttons. It never moves automatically. See
 * Carousel.spec.md.
 */
export function Carousel({
  label,
  children,
  rows: askedRows,
  renderHead,
  filter,
  filterKey,
  previousLabel,
  nextLabel,
  positionText,
}: CarouselProps) {
  const words = useMessages('carousel', own);
  const cards = Children.toArray(children).filter(isValidElement);
  const rows = askedRows ?? (cards.length > 3 ? 2 : 1);
  const columns = Math.ceil(cards.length / rows);
  const { control, state } = useRail(columns > wideColumns);
  const [said, setSaid] = useState({ key: filterKey, text: '' });

  useEffect(() => control.show(filterKey), [control, filterKey]);

  function movePage(direction: -1 | 1) {
    const { first, shown } = control.movePage(direction);
    const last = Math.min((first + shown) * rows, cards.length);
    const text = (positionText ?? words.position)({ first: first * rows + 1, last, count: cards.length });
    setSaid({ key: filterKey, text });
  }

  function turnByKey({ key, currentTarget, altKey, metaKey }: KeyboardEvent) {
    // With these modifiers the browser navigates back or forward.
    if (altKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    const isForward = (key === 'ArrowRight') === (inlineDirection(currentTarget) === 1);
    if (isForward ? state.canGoForward : state.canGoBack) movePage(isForward ? 1 : -1);
  }

  const controls = columns > wideColumns && (
    <Controls onKeyDown={turnByKey}>
      <Arrow
        icon="chevron-left"
        label={previousLabel ?? words.previous}
        isAtEnd={!state.canGoBack}
        onPress={() => movePage(-1)}
        onApproach={() => control.approach()}
      />
      <Arrow
        icon="chevron-right"
        label={nextLabel ?? words.next}
        isAtEnd={!state.canGoForward}
        onPress={() => movePage(1)}
        onApproach={() => control.approach()}
      />
    </Controls>
  );
  return (
    <Root aria-roledescription={words.carousel} aria-label={label}>
      {renderHead ? renderHead(controls || undefined) : controls && <Bar>{controls}</Bar>}
      {filter}
      <Rail control={control} state={state} label={label} look="cards" rows={rows}>
        {cards.map((card, place) => (
          <Slide
            key={card.key}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slidePosition(place + 1, cards.length)}
          >
            {card}
          </Slide>
        ))}
      </Rail>
      <VisuallyHidden isLive>{said.key === filterKey && said.text}</VisuallyHidden>
    </Root>
  );
}

interface ArrowProps {
  icon: IconName;
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  onApproach: () => void;
}

/** `aria-disabled` instead of `disabled` at the end of the rail, so that the button keeps its focus. */
function Arrow({ icon, label, isAtEnd, onPress, onApproach }: ArrowProps) {
  return (
    <ArrowButton
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => {
        if (!isAtEnd) onPress();
      }}
    >
      <Icon name={icon} />
    </ArrowButton>
  );
}

const Root = styled.section`
  min-width: 0;
`;

/* A grid, so that cards of one row are equally tall. */
const Slide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/* From 64rem on no card is cut at the edge, so the buttons show that there are more. Without script there is only
   scrolling. */
const Controls = styled.div`
  display: flex;
  gap: var(--space-2);
  @media not ((min-width: 64rem) and (scripting: enabled)) {
    display: none;
  }
`;

const ArrowButton = styled.button`
  --_edge: inset 0 0 0 1px var(--color-border-control);
  display: grid;
  flex: none;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  box-shadow: var(--_edge);
  transition: box-shadow var(--duration-short);

  &:hover {
    --_edge: inset 0 0 0 2px var(--color-text);
  }
  &:active {
    background: var(--color-surface-sunken);
  }
  &[aria-disabled='true'] {
    --_edge: inset 0 0 0 1px var(--color-border-subtle);
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &[aria-disabled='true'] {
      border: 1px dashed GrayText;
      color: GrayText;
    }
  }
`;

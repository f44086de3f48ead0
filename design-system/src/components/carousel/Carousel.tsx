import { Children, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { inlineDirection } from '../../foundations/inline-direction.ts';
import { useMessages, type ListPosition } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Rail, useRail } from './Rail.tsx';
import { words as own } from './words.ts';

/** What is on a rail, and what stands around it. */
export interface CarouselContent {
  /** Name of the region and of its list ("Ofertas"). */
  label: string;
  /** Cards, in reading order. With two rows they run down each column. */
  children: ReactNode;
  /** Number of rows. @default 2 from four cards on, else 1 */
  rows?: 1 | 2;
  /**
   * Draws what stands above the cards, and puts the previous and next buttons where they belong: `undefined` when
   * everything fits. Without it the buttons stand above the cards, at the end of the line.
   */
  renderHead?: (controls: ReactNode) => ReactNode;
  /** What narrows the cards down, between the head and the cards: FilterTabs. */
  filter?: ReactNode;
  /** What the cards are narrowed down to: another one starts again from the first card. */
  filterKey?: string;
}

export interface CarouselProps extends CarouselContent {
  /** Name of the button that turns back. @default 'Anteriores' */
  previousLabel?: string;
  /** Name of the button that turns on. @default 'Próximos' */
  nextLabel?: string;
  /** Said when a button has turned the page. @default 'Mostrando 5 a 12 de 12' */
  positionText?: (position: ListPosition) => string;
}

/** Columns that are seen from 64rem on, where the buttons are. */
const wideColumns = 4;

/** Cards on a rail: swiped, dragged, scrolled, or turned by buttons; never by itself. See Carousel.spec.md. */
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
  const cards = Children.toArray(children);
  const rows = askedRows ?? (cards.length > 3 ? 2 : 1);
  const columns = Math.ceil(cards.length / rows);
  const { control, state } = useRail(columns > wideColumns);
  const [said, setSaid] = useState({ key: filterKey, text: '' });

  useEffect(() => control.show(filterKey), [control, filterKey]);

  function turn(direction: -1 | 1) {
    const { first, shown } = control.turn(direction);
    const last = Math.min((first + shown) * rows, cards.length);
    const text = (positionText ?? words.position)({ first: first * rows + 1, last, count: cards.length });
    setSaid({ key: filterKey, text });
  }

  function turnByKey({ key, currentTarget, altKey, metaKey }: KeyboardEvent) {
    // With these keys the browser goes back in its history.
    if (altKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    const isForward = (key === 'ArrowRight') === (inlineDirection(currentTarget) === 1);
    if (isForward ? state.canGoForward : state.canGoBack) turn(isForward ? 1 : -1);
  }

  const controls = columns > wideColumns && (
    <Controls onKeyDown={turnByKey}>
      <Arrow
        icon="chevron-left"
        label={previousLabel ?? words.previous}
        isAtEnd={!state.canGoBack}
        onPress={() => turn(-1)}
        onApproach={() => control.approach()}
      />
      <Arrow
        icon="chevron-right"
        label={nextLabel ?? words.next}
        isAtEnd={!state.canGoForward}
        onPress={() => turn(1)}
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
            key={place}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slidePosition(place + 1, cards.length)}
          >
            {card}
          </Slide>
        ))}
      </Rail>
      <VisuallyHidden role="status">{said.key === filterKey && said.text}</VisuallyHidden>
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

/** Keeps its focus at the end of the rail, where there is nothing more to turn to: hence not `disabled`. */
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

/* From 64rem on nothing peeks: there the rail has to say that it goes on. Without script only scrolling moves it. */
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

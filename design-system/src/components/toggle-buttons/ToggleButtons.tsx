import { useRef } from 'react';
import { styled } from 'styled-components';
import { revealFocused } from '../../foundations/reveal-focused.ts';
import { useRevealedInRow } from '../../foundations/use-revealed-in-row.ts';

export interface ToggleButtonsItem {
  /** Unique among the items. */
  id: string;
  label: string;
  /** Number of items behind the button; small, announced after the label. */
  count?: number;
}

export interface ToggleButtonsProps {
  /** Accessible name of the group ("Categoria"); not visible. */
  label: string;
  /** Buttons, in reading order. */
  items: ReadonlyArray<ToggleButtonsItem>;
  /** A first button for no selection ("Todos"); pressed while nothing is selected. */
  all?: Omit<ToggleButtonsItem, 'id'>;
  /** Id of the pressed button; undefined for none. */
  selectedId: string | undefined;
  /** Called with the id of a pressed button; with undefined when the selected one or `all` is pressed. */
  onSelect: (id: string | undefined) => void;
  /** `chips` is a row that scrolls below 64rem and wraps above; `list` is a column. @default 'chips' */
  look?: 'chips' | 'list';
  /** Whether a row of chips extends over the page's gutter to the screen's edge. @default false */
  isFullBleed?: boolean;
}

/**
 * Filters by at most one of a few options; pressing the selected one again removes the filter. See
 * ToggleButtons.spec.md.
 */
export function ToggleButtons({
  label,
  items,
  all,
  selectedId,
  onSelect,
  look = 'chips',
  isFullBleed = false,
}: ToggleButtonsProps) {
  const row = useRef<HTMLDivElement>(null);
  const selected = items.findIndex(({ id }) => id === selectedId);
  useRevealedInRow(row, all ? selected + 1 : selected);

  return (
    <Group
      ref={row}
      onFocus={revealFocused}
      role="group"
      aria-label={label}
      data-look={look}
      data-full-bleed={isFullBleed || undefined}
    >
      {all && <Toggle {...all} isPressed={selectedId === undefined} onPress={() => onSelect(undefined)} />}
      {items.map(({ id, ...item }) => (
        <Toggle
          key={id}
          {...item}
          isPressed={id === selectedId}
          onPress={() => onSelect(id === selectedId ? undefined : id)}
        />
      ))}
    </Group>
  );
}

interface ToggleProps extends Omit<ToggleButtonsItem, 'id'> {
  isPressed: boolean;
  onPress: () => void;
}

function Toggle({ label, count, isPressed, onPress }: ToggleProps) {
  return (
    <Control type="button" aria-pressed={isPressed} onClick={onPress}>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <Count>{count}</Count>
        </>
      )}
    </Control>
  );
}

/* Padding for the focus ring, which a scroll container would cut off. */
const Group = styled.div`
  --_ring: 6px;
  position: relative;
  display: flex;
  gap: var(--space-2);
  margin: calc(var(--_ring) * -1);
  padding: var(--_ring);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  scroll-padding-inline: var(--space-6);

  &[data-look='list'] {
    flex-direction: column;
    gap: 2px;
    overflow: visible;
  }
  &[data-full-bleed][data-look='chips'] {
    margin-inline: calc(var(--gutter) * -1);
    padding-inline: var(--gutter);
  }

  @media (min-width: 64rem) {
    &[data-look='chips'] {
      flex-wrap: wrap;
      margin-inline: calc(var(--_ring) * -1);
      padding-inline: var(--_ring);
      overflow: visible;
    }
  }
`;

const Control = styled.button`
  --_ink: var(--surface-text);
  --_ground: var(--surface-background);
  --_edge: inset 0 0 0 1px var(--surface-border-control);
  flex: none;
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-width: var(--size-target);
  overflow-wrap: anywhere;
  min-height: var(--size-target);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-chip);
  box-shadow: var(--_edge);
  color: var(--_ink);
  font-weight: 500;
  transition:
    background-color var(--duration-short) var(--ease-out),
    box-shadow var(--duration-short);

  &:hover {
    --_edge: inset 0 0 0 2px var(--_ink);
  }
  [data-look='list'] > & {
    --_edge: 0 0 transparent;
    justify-content: space-between;
    padding-inline: var(--space-3);
    border-radius: var(--radius-control);
    text-align: start;
  }
  [data-look='list'] > &:hover {
    background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &[aria-pressed='true'],
  [data-look='list'] > &[aria-pressed='true'] {
    --_edge: 0 0 transparent;
    background: var(--_ink);
    color: var(--_ground);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'],
    [data-look='list'] > &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Count = styled.span`
  flex: none;
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);

  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

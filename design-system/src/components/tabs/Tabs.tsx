import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { inlineDirection } from '../../foundations/inline-direction.ts';
import { useRevealedInRow } from '../../foundations/use-revealed-in-row.ts';

export interface Tab {
  /** Unique among the tabs; any text. */
  id: string;
  label: string;
  /** What the tab shows. All panels are rendered, so that search engines and pages without script have them. */
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide ("Planos"); read, not seen. */
  label: string;
  /** Tabs with their panels, in reading order. */
  items: ReadonlyArray<Tab>;
  /** Tab shown, when controlled. */
  selectedId?: string;
  /** Tab shown at first, when not controlled. @default the first */
  defaultSelectedId?: string;
  /** Called with the id of the tab chosen. */
  onSelectionChange?: (id: string) => void;
}

/** Several contents in one place, one seen at a time. See Tabs.spec.md. */
export function Tabs({ label, items, selectedId, defaultSelectedId, onSelectionChange }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(defaultSelectedId ?? items[0]?.id);
  const shownId = selectedId ?? ownId;
  useRevealedInRow(
    list,
    items.findIndex(({ id }) => id === shownId),
  );

  function choose(id: string) {
    setOwnId(id);
    if (id !== shownId) onSelectionChange?.(id);
  }

  function moveByKey(event: KeyboardEvent) {
    const index = items.findIndex(({ id }) => id === shownId);
    const next = items[nextIndex(event, index, items.length)];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${prefix}tab${items.indexOf(next)}`)?.focus();
  }

  return (
    <Root>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {items.map(({ id, label: text }, index) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${prefix}tab${index}`}
            aria-selected={id === shownId}
            aria-controls={`${prefix}panel${index}`}
            tabIndex={id === shownId ? 0 : -1}
            onClick={() => choose(id)}
          >
            {text}
          </TabButton>
        ))}
      </List>
      {items.map(({ id, content }, index) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${prefix}panel${index}`}
          aria-labelledby={`${prefix}tab${index}`}
          tabIndex={0}
          data-shown={id === shownId}
        >
          {content}
        </Panel>
      ))}
    </Root>
  );
}

/** Where a key leads from a tab, round at both ends; -1 when the key isn't one of the pattern's. */
function nextIndex({ key, currentTarget }: KeyboardEvent, index: number, count: number): number {
  const direction = inlineDirection(currentTarget);
  if (key === 'ArrowRight') return (index + direction + count) % count;
  if (key === 'ArrowLeft') return (index - direction + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const List = styled.div`
  --_ground-line: var(--color-border-ground);
  /* Room for the ring of the first and the last, whose words stand on the edges of the page. */
  --_room: 6px;
  position: relative;
  display: flex;
  gap: var(--space-5);
  margin-inline: calc(var(--_room) * -1);
  padding-inline: var(--_room);
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(var(--_ground-line), var(--_ground-line)) var(--_room) 100% /
    calc(100% - 2 * var(--_room)) 1px no-repeat;

  [data-surface='stage'] & {
    --_ground-line: var(--color-border-on-stage);
  }

  @media (scripting: none) {
    display: none;
  }
`;

const TabButton = styled.button`
  --_line: transparent;
  flex: none;
  min-width: var(--size-target);
  min-height: 3rem;
  border-bottom: 3px solid var(--_line);
  color: var(--color-text-muted);
  font-weight: 500;
  transition: color var(--duration-short);

  /* Inside, because a row that scrolls cuts what is outside; with room, or it would stand on the letters. */
  &:focus-visible {
    margin-inline: calc(var(--_room) * -1);
    padding-inline: var(--_room);
    outline-offset: -3px;
  }
  &:hover {
    color: var(--color-text);
  }
  &[aria-selected='true'] {
    --_line: var(--color-selection-background);
    color: var(--color-text);
    font-weight: 600;
  }
  [data-surface='stage'] & {
    color: var(--color-text-on-stage-muted);
  }
  [data-surface='stage'] &:is(:hover, [aria-selected='true']) {
    --_line: transparent;
    color: var(--color-text-on-stage);
  }
  [data-surface='stage'] &[aria-selected='true'] {
    --_line: var(--color-selection-background-on-stage);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      --_line: Highlight;
    }
    &[aria-selected='false'] {
      --_line: Canvas;
    }
  }
`;

const Panel = styled.div`
  border-radius: var(--radius-small);

  &[data-shown='false'] {
    display: none;
  }
  @media (scripting: none) {
    &[data-shown='false'] {
      display: block;
    }
  }
  @media print {
    &[data-shown='false'] {
      display: block;
    }
  }
`;

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRevealedInRow } from '../../foundations/use-revealed-in-row.ts';
import { indexByKey, type TabsOrientation } from './tab-keys.ts';

export interface Tab {
  /** Unique among the tabs; any text. */
  id: string;
  label: string;
  /** Content of the panel. All panels are rendered, for search engines and pages without script. */
  content: ReactNode;
  /** Reason why it is disabled, shown below its label. Arrow keys still reach it, so that the reason is announced. */
  disabledReason?: string | undefined;
}

export interface TabsProps {
  /** Accessible name of the tab list ("Planos"); not visible. */
  label: string;
  /** Tabs with their panels, in reading order. */
  items: ReadonlyArray<Tab>;
  /** Id of the selected tab, when controlled. */
  selectedId?: string;
  /** Id of the initially selected tab, when uncontrolled. @default the first enabled one */
  defaultSelectedId?: string;
  /** Called with the id of the selected tab. */
  onSelectionChange?: (id: string) => void;
  /**
   * Direction of the tab list and of its arrow keys. Vertical tabs are beside their panel from 48rem on. @default
   * 'horizontal'
   */
  orientation?: TabsOrientation;
  /** Whether focus selects a tab (`automatic`), or only Enter and Space do. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual';
}

/** Several panels of which one is visible. See Tabs.spec.md. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  orientation = 'horizontal',
  keyboardActivation = 'automatic',
}: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const firstUsable = items.find(({ disabledReason }) => disabledReason === undefined) ?? items[0];
  const [ownId, setOwnId] = useState(defaultSelectedId ?? firstUsable?.id);
  /** Differs from the selected tab while keys move focus without selecting. */
  const [focusedId, setFocusedId] = useState<string>();
  const wantedId = selectedId ?? ownId;
  // The selected tab may be gone from the items.
  const shownId = items.some(({ id }) => id === wantedId) ? wantedId : firstUsable?.id;
  const tabStopId = items.some(({ id }) => id === focusedId) ? focusedId : shownId;
  useRevealedInRow(
    list,
    items.findIndex(({ id }) => id === tabStopId),
  );

  function choose({ id, disabledReason }: Tab) {
    if (disabledReason !== undefined) return;
    setOwnId(id);
    if (id !== shownId) onSelectionChange?.(id);
  }

  function moveByKey(event: KeyboardEvent) {
    const index = items.findIndex(({ id }) => id === tabStopId);
    const next = items[indexByKey(event, index, items.length, orientation)];
    if (!next) return;
    event.preventDefault();
    if (keyboardActivation === 'automatic') choose(next);
    document.getElementById(`${prefix}tab${items.indexOf(next)}`)?.focus();
  }

  return (
    <Root data-orientation={orientation}>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        onKeyDown={moveByKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocusedId(undefined);
        }}
      >
        {items.map((item, index) => {
          const { id, label: text, disabledReason } = item;
          const tabId = `${prefix}tab${index}`;
          const isDisabled = disabledReason !== undefined;
          return (
            <TabButton
              key={id}
              type="button"
              role="tab"
              id={tabId}
              aria-selected={id === shownId}
              aria-controls={`${prefix}panel${index}`}
              aria-disabled={isDisabled || undefined}
              tabIndex={id === tabStopId ? 0 : -1}
              onFocus={() => setFocusedId(id)}
              onClick={() => choose(item)}
            >
              <span id={`${tabId}label`}>{text}</span>
              {isDisabled && <Reason> {disabledReason}</Reason>}
            </TabButton>
          );
        })}
      </List>
      {items.map(({ id, content }, index) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${prefix}panel${index}`}
          aria-labelledby={`${prefix}tab${index}label`}
          tabIndex={0}
          data-shown={id === shownId}
        >
          {content}
        </Panel>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media screen and (min-width: 48rem) and (scripting: enabled) {
    &[data-orientation='vertical'] {
      grid-template-columns: fit-content(16rem) minmax(0, 1fr);
      gap: var(--space-6);
      align-items: start;
    }
  }
`;

const List = styled.div`
  --_ground-line: var(--surface-border);
  /* Room for the focus ring of the first and last tab, whose text is aligned with the page's edges. */
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

  &[aria-orientation='vertical'] {
    flex-direction: column;
    gap: 0;
    background-position: 0 0;
    background-size: 1px 100%;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  &[aria-orientation='vertical']:dir(rtl) {
    background-position: 100% 0;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const TabButton = styled.button`
  --_line: transparent;
  flex: none;
  min-width: var(--size-target);
  min-height: 3rem;
  border-bottom: 3px solid var(--_line);
  color: var(--surface-text-muted);
  font-weight: 500;
  transition: color var(--duration-short);

  /* A long label leaves the beginning of the next tab in view. */
  [aria-orientation='horizontal'] > &:not(:only-child) {
    max-width: 80%;
    text-align: start;
  }
  [aria-orientation='vertical'] > & {
    min-height: var(--size-target);
    padding: var(--space-2) var(--space-4);
    border-bottom: 0;
    border-inline-start: 3px solid var(--_line);
    text-align: start;
  }
  /* Inside the tab, because the scrolling row would cut it off. The offset keeps it off the letters. */
  &:focus-visible {
    outline-offset: -3px;
  }
  [aria-orientation='horizontal'] > &:focus-visible {
    margin-inline: calc(var(--_room) * -1);
    padding-inline: var(--_room);
  }
  &[aria-disabled] {
    cursor: not-allowed;
  }
  &[aria-disabled] > :first-child {
    text-decoration: line-through;
  }
  &:hover:not([aria-disabled]) {
    color: var(--surface-text);
  }
  &[aria-selected='true'] {
    --_line: var(--surface-selection-background);
    color: var(--surface-text);
    font-weight: 600;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      --_line: Highlight;
    }
    &[aria-selected='false'] {
      --_line: Canvas;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

const Reason = styled.small`
  display: block;
  font-size: var(--text-small);
  font-weight: 400;
  line-height: var(--leading-small);
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

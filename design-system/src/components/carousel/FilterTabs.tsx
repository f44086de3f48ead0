import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../../foundations/is-plain-click.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { Rail, useRail } from './Rail.tsx';

export interface FilterTab {
  /** Unique among the tabs. */
  id: string;
  label: string;
  /** Number of items behind the tab. */
  count?: number;
  /** Text announced instead of the number ("5 carros"). */
  countText?: string;
  /** URL that selects this tab. */
  href: string;
}

export interface FilterTabsProps {
  /** Purpose of the tabs ("Filtrar por categoria"). */
  label: string;
  /** Tabs, in reading order. */
  items: ReadonlyArray<FilterTab>;
  /** Id of the selected tab. */
  currentId: string;
  /** Called on a plain press before navigation; `preventDefault` stops the navigation. */
  onPress?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Tabs that filter the content after them. Each is a link with its own URL, so a selection works without script and can
 * be shared. Focus stays on the followed tab. See FilterTabs.spec.md.
 */
export function FilterTabs({ label, items, currentId, onPress }: FilterTabsProps) {
  const { control, state } = useRail(items.length > 4);
  const currentPlace = items.findIndex(({ id }) => id === currentId);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) control.reveal(currentPlace);
    else control.startAt(currentPlace);
    isStarted.current = true;
  }, [control, currentPlace]);
  return (
    <Root aria-label={label}>
      <Rail control={control} state={state} label={label} look="tabs" rows={1}>
        {items.map(({ id, label: text, count, countText, href }) => (
          <Tab
            key={id}
            href={href}
            aria-current={id === currentId ? 'true' : undefined}
            onClick={(event) => {
              if (isPlainClick(event)) onPress?.(id, event);
            }}
          >
            <Words>
              <Name data-text={text}>{text}</Name>
              {count !== undefined && <Count aria-hidden={countText !== undefined}>{count}</Count>}
              {countText !== undefined && <VisuallyHidden>{countText}</VisuallyHidden>}
            </Words>
          </Tab>
        ))}
      </Rail>
    </Root>
  );
}

const Root = styled.nav`
  margin-bottom: var(--space-5);
`;

const Tab = styled(Anchor)`
  --_line: var(--color-border-ground);
  --_weight: 1px;
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  padding-inline-end: var(--space-3);
  box-shadow: inset 0 calc(var(--_weight) * -1) 0 var(--_line);
  color: var(--color-text-muted);
  text-decoration: none;
  transition: color var(--duration-short);

  &:hover {
    color: var(--color-text);
  }
  &[aria-current] {
    --_line: var(--color-selection-background);
    --_weight: 3px;
    color: var(--color-text);
  }
  /* Inside the tab, because the scrolling row would cut it off. The offset keeps it off the first letter. */
  &:focus-visible {
    margin-inline-start: -6px;
    padding-inline-start: 6px;
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;

    &[aria-current] {
      border-bottom: 3px solid Highlight;
    }
  }
`;

const Words = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  align-items: baseline;
  min-width: 0;
`;

/* Reserves the width of the selected state, so that a selection shifts nothing. */
const Name = styled.span`
  display: inline-grid;
  font-weight: 500;
  &::after {
    content: attr(data-text) / '';
    height: 0;
    overflow: hidden;
    font-weight: 600;
    visibility: hidden;
  }
  [aria-current] & {
    font-weight: 600;
  }
`;

const Count = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

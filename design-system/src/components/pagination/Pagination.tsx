import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { listPages } from './page-list.ts';
import { words as own } from './words.ts';

export interface PaginationProps {
  /** Current page, from 1. A page outside the list has no mark, and one link to the list's nearest page. */
  page: number;
  /** Number of pages. With one, nothing is rendered. */
  pageCount: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** Called before navigation to a page; `preventDefault` stops the navigation. */
  onPress?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Name of the landmark; required where a page has two. @default 'Páginas' */
  label?: string;
}

/** Links to the pages of a long list. See Pagination.spec.md. */
export function Pagination({ page, pageCount, hrefOf, onPress, label }: PaginationProps) {
  const words = useMessages('pagination', own);
  if (pageCount < 2) return null;
  const linkTo = (target: number) => ({
    href: hrefOf(target),
    ...(onPress && { onClick: (event: MouseEvent<HTMLAnchorElement>) => onPress(target, event) }),
  });
  const nearest = Math.min(Math.max(page, 1), pageCount);
  const hasPrevious = page > 1;
  const hasNext = page < pageCount;

  return (
    <Root aria-label={label ?? words.label}>
      <List>
        <Entry aria-hidden={hasPrevious ? undefined : true}>
          {hasPrevious ? (
            <Cell {...linkTo(Math.min(page - 1, pageCount))} rel="prev" aria-label={words.previous}>
              <Icon name="chevron-left" size="small" />
            </Cell>
          ) : (
            <NoCell>
              <Icon name="chevron-left" size="small" />
            </NoCell>
          )}
        </Entry>
        {listPages(nearest, pageCount).map((entry) =>
          'page' in entry ? (
            <Entry key={entry.page} data-room={entry.room}>
              <Cell
                {...linkTo(entry.page)}
                aria-label={words.page(entry.page)}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {words.figure(entry.page)}
              </Cell>
            </Entry>
          ) : (
            <Gap key={entry.gap} data-room={entry.room} aria-hidden="true">
              …
            </Gap>
          ),
        )}
        <Entry aria-hidden={hasNext ? undefined : true}>
          {hasNext ? (
            <Cell {...linkTo(Math.max(page + 1, 1))} rel="next" aria-label={words.next}>
              <Icon name="chevron-right" size="small" />
            </Cell>
          ) : (
            <NoCell>
              <Icon name="chevron-right" size="small" />
            </NoCell>
          )}
        </Entry>
      </List>
    </Root>
  );
}

const Root = styled.nav`
  container-type: inline-size;
`;

/* At 320 px "1 … 500 … 1.000" fits in one row; with enlarged text it wraps. */
const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  font-variant-numeric: tabular-nums lining-nums;

  @container (min-width: 28rem) {
    gap: var(--space-1);
  }
`;

const Entry = styled.li`
  &[data-room='wide'] {
    display: none;
  }
  @container (min-width: 28rem) {
    &[data-room='wide'] {
      display: block;
    }
  }
`;

const Cell = styled(Anchor)`
  display: grid;
  place-items: center;
  min-width: var(--size-target);
  min-height: var(--size-target);
  padding-inline: var(--space-1);
  border-radius: var(--radius-control);
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
  }
  &[aria-current] {
    --_edge: inset 0 0 0 2px currentcolor;
    box-shadow: var(--_edge);
    font-weight: 600;
  }

  @media (forced-colors: active) {
    color: LinkText;

    &[aria-current] {
      border: 3px solid Highlight;
    }
  }
`;

const NoCell = styled.span`
  display: grid;
  place-items: center;
  min-width: var(--size-target);
  min-height: var(--size-target);
  color: var(--surface-border-control);
  opacity: 0.55;

  @media (forced-colors: active) {
    color: GrayText;
    opacity: 1;
  }
`;

const Gap = styled.li`
  width: 1.5rem;
  text-align: center;

  @container (min-width: 28rem) {
    width: var(--size-target);

    &[data-room='narrow'] {
      display: none;
    }
  }
`;

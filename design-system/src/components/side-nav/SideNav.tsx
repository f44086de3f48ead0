import { useId, useRef, type MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { revealFocused } from '../../foundations/reveal-focused.ts';
import { useRevealedInRow } from '../../foundations/use-revealed-in-row.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Anchor, newTab } from '../link/Anchor.tsx';
import { NewTabNote } from '../link/NewTabNote.tsx';

/** A link of the navigation. */
export interface SideNavLink {
  label: string;
  /** URL of a page, or `#id` of a section of this page. */
  href: string;
  /** Shown in the vertical layout. */
  icon?: IconName;
  /** Whether it opens another site in a new tab; it is labelled so. @default false */
  isExternal?: boolean;
  /** Called before navigation; `preventDefault` stops the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** An action among the links. */
export interface SideNavAction {
  label: string;
  icon?: IconName;
  onPress: () => void;
}

export type SideNavItem = SideNavLink | SideNavAction;

export interface SideNavProps {
  /** Name of the landmark, visible above the items in the vertical layout. */
  heading: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
  /** Whether the heading is visually hidden. @default false */
  isHeadingHidden?: boolean;
  /** Links, in reading order. */
  items: ReadonlyArray<SideNavItem>;
  /** `href` of the current item: the page, or the section in view. */
  currentHref?: string;
  /**
   * `pages`: items with icons on the account's background. `parts`: a line beside the sections of a long page. @default
   * 'pages'
   */
  look?: 'pages' | 'parts';
}

/** Navigation within one area, or within one long page. Use it inside a Page. See SideNav.spec.md. */
export function SideNav({
  heading,
  headingLevel = 2,
  isHeadingHidden = false,
  items,
  currentHref,
  look = 'pages',
}: SideNavProps) {
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  useRevealedInRow(
    row,
    items.findIndex((item) => 'href' in item && item.href === currentHref),
  );
  return (
    <Root aria-labelledby={headingId} data-look={look}>
      <Head as={`h${headingLevel}`} id={headingId} data-hidden={isHeadingHidden || undefined}>
        {heading}
      </Head>
      <List ref={row} onFocus={revealFocused}>
        {items.map((item) => (
          <Item key={item.label} data-script={'href' in item ? undefined : true}>
            {'href' in item ? (
              <Way
                href={item.href}
                {...(item.isExternal && newTab)}
                onClick={item.onPress}
                {...(item.href === currentHref && { 'aria-current': item.href.startsWith('#') ? 'location' : 'page' })}
              >
                <Face item={item} />
              </Way>
            ) : (
              <Action type="button" onClick={() => item.onPress()}>
                <Face item={item} />
              </Action>
            )}
          </Item>
        ))}
      </List>
    </Root>
  );
}

function Face({ item }: { item: SideNavItem }) {
  const isExternal = 'href' in item && item.isExternal;
  return (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>
        {item.label}
        {isExternal && <NewTabNote />}
      </span>
      {isExternal && <Icon name="external" size="tiny" />}
    </>
  );
}

/* A row that scrolls to the edges of the screen; from 64rem on a sticky column. */
const Root = styled.nav`
  min-width: 0;

  /* The section links are sticky as a row, too: below the header, or at the top while the header is hidden. */
  @media screen and (max-width: 63.99rem) and (min-height: 24rem) {
    &[data-look='parts'] {
      position: sticky;
      top: 0;
      z-index: var(--layer-sticky);
      transition: top var(--duration-long) var(--ease-out);
    }
    /* A section that is navigated to starts below header and row. */
    :root:has(&[data-look='parts']) {
      scroll-padding-top: calc(var(--size-header) + 3rem + var(--space-2));
    }
  }
  @media screen and (max-width: 63.99rem) and (scripting: enabled) {
    :root:has(header[data-place]:not([data-place='hidden'])) &[data-look='parts'] {
      top: var(--size-header);
    }
  }

  @media (min-width: 64rem) {
    /* Below everything fixed at the top of the page: the header covers the row again when it scrolls up. */
    --_top: var(--sticky-top, var(--space-6));
    position: sticky;
    top: var(--_top);
    align-self: start;
    max-height: calc(100dvh - var(--_top) - var(--space-5));
    /* Room for the focus ring's halo inside the scrolling row. */
    padding: var(--space-1);
    margin: calc(var(--space-1) * -1);
    overflow-y: auto;
  }
`;

const Head = styled.h2`
  font-size: var(--text-small);
  font-weight: 600;
  line-height: var(--leading-small);

  @media (max-width: 63.99rem) {
    ${visuallyHidden}
  }
  @media (min-width: 64rem) {
    padding: var(--space-2) var(--space-3) var(--space-3);
  }
  &[data-hidden] {
    ${visuallyHidden}
    padding: 0;
  }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  scroll-padding-inline: var(--space-3);
  scrollbar-width: none;
  margin-inline: calc(var(--gutter) * -1);
  /* The text, not its wider target, is aligned with the page's edge. */
  padding-inline: calc(var(--gutter) - var(--space-3));
  background: var(--color-surface-canvas);
  box-shadow: inset 0 -1px 0 var(--color-border-ground);

  @media (forced-colors: active) and (max-width: 63.99rem) {
    border-bottom: 1px solid CanvasText;
  }
  @media (min-width: 64rem) {
    flex-direction: column;
    background: none;
    gap: 2px;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    box-shadow: none;
  }
`;

const Item = styled.li`
  display: flex;
  flex: none;
`;

const controlLook = css`
  position: relative;
  display: flex;
  gap: var(--space-2);
  align-items: center;
  width: 100%;
  min-width: var(--size-target);
  min-height: 3rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-text-muted);
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  transition: color var(--duration-short);

  & > span {
    min-width: 0;
  }

  /* Inside the item: the scrolling row would cut it off, and the current item's background would cover it. */
  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: var(--color-text);
  }
  &[aria-current] {
    color: var(--color-text);
    font-weight: 600;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--space-3) 0;
    height: 3px;
    background: var(--color-selection-background);
  }
  @media (max-width: 63.99rem) {
    width: max-content;
    max-width: 16rem;
    line-height: 1.25rem;

    & > svg:first-child {
      display: none;
    }
  }
  @media (min-width: 64rem) {
    gap: var(--space-3);
    border-radius: var(--radius-control);

    &:hover {
      background: var(--color-surface-sunken);
    }
    &[aria-current] {
      background: var(--color-surface-raised);
    }
    &[aria-current]::after {
      inset-block: var(--space-3);
      inset-inline: 0 auto;
      width: 3px;
      height: auto;
    }
    [data-look='parts'] & {
      min-height: var(--size-target);
      padding-inline: var(--space-4);
      border-inline-start: 2px solid var(--color-border-ground);
      border-radius: 0;
      background: none;
    }
    [data-look='parts'] &[aria-current] {
      border-color: var(--color-selection-background);
    }
    [data-look='parts'] &[aria-current]::after {
      display: none;
    }
  }
  @media (forced-colors: active) {
    &[aria-current]::after {
      background: Highlight;
    }
  }
  @media (forced-colors: active) and (min-width: 64rem) {
    [data-look='parts'] &[aria-current] {
      border-inline-start: 4px solid Highlight;
    }
  }
`;

const Way = styled(Anchor)`
  ${controlLook}
`;

const Action = styled.button`
  ${controlLook}
`;

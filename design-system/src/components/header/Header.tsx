import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../icon/index.ts';
import { Anchor, newTab } from '../link/Anchor.tsx';
import { NewTabNote } from '../link/NewTabNote.tsx';
import type { HeaderPlace } from './header-place.ts';
import { useMenuTrigger, type HeaderMenu } from './menu-trigger.ts';
import { SessionLink, type HeaderSession } from './SessionLink.tsx';
import { Wordmark, type WordmarkProps } from './Wordmark.tsx';
import { words as own } from './words.ts';

export interface HeaderItem {
  label: string;
  href: string;
  /** Whether it links to the current page. @default false */
  isCurrent?: boolean;
  /** Whether it opens another site in a new tab; the link is labelled so. @default false */
  isExternal?: boolean;
}

export interface HeaderSubmenu extends HeaderMenu {
  label: string;
  href: string;
  /** Id of the panel. */
  panelId: string;
  /** The panel; it is rendered after its button and covers the page. */
  panel?: ReactNode;
}

export interface HeaderProps {
  /** Name of the store, as text, and its URL. */
  brand: WordmarkProps;
  /** Main links, visible from 64rem on; below that, the menu has them. */
  items: ReadonlyArray<HeaderItem>;
  /** A link before the others that opens a panel once script runs. */
  submenu?: HeaderSubmenu;
  /** Omit it if one of the links has its purpose. */
  session?: HeaderSession;
  /** An account menu that replaces the session link, in a slot of the same size. */
  sessionMenu?: ReactNode;
  /** Opens the menu below 64rem. @default a link to `#rodape` */
  menu?: HeaderMenu;
  /** Position of the header while the page is scrolled. @default 'top' */
  place?: HeaderPlace;
  /** `classic`: links at the end of the row, above a line. @default 'standard' */
  variant?: 'standard' | 'classic';
  /**
   * A `HeaderHelp`. It reduces the header for pages with a task: links and menu are left out, and help replaces the
   * menu.
   */
  help?: ReactNode;
  /** `stage`: continues the dark stage below it. @default 'canvas' */
  surface?: 'canvas' | 'stage';
  /** Accessible name of the navigation. @default 'Principal' */
  navigationLabel?: string;
}

/** The header of every page: brand, main links, session. Complete without script. See Header.spec.md. */
export function Header({
  brand,
  items,
  submenu,
  session,
  sessionMenu,
  menu,
  place = 'top',
  variant = 'standard',
  help,
  surface = 'canvas',
  navigationLabel,
}: HeaderProps) {
  const words = useMessages('header', own);
  // An open panel is light, so the whole header becomes light with it.
  const ground = submenu?.isOpen || brand.partner?.logoSrc !== undefined ? 'canvas' : surface;
  return (
    <Root data-surface={ground} data-variant={variant} data-place={place}>
      <Row>
        <Wordmark {...brand} />
        {!help && (
          <Navigation aria-label={navigationLabel ?? words.navigation}>
            {submenu && <Submenu {...submenu} />}
            {items.map(({ label, href, isCurrent = false, isExternal = false }) => (
              <Item key={href} href={href} aria-current={isCurrent ? 'page' : undefined} {...(isExternal && newTab)}>
                {label}
                {isExternal && <NewTabNote />}
                {isExternal && <Icon name="external" size="small" />}
              </Item>
            ))}
          </Navigation>
        )}
        <End data-screen data-session={session !== undefined || undefined}>
          {session && <SessionSlot>{sessionMenu ?? <SessionLink {...session} />}</SessionSlot>}
          {help || <MenuButton {...menu} />}
        </End>
      </Row>
    </Root>
  );
}

function Submenu({ label, panelId, panel, ...menu }: HeaderSubmenu) {
  const { link, button } = useMenuTrigger(menu);
  const content = (
    <>
      <span>{label}</span>
      <Icon name="chevron-down" size="small" />
    </>
  );
  return (
    <>
      {button ? (
        <ItemButton {...button} aria-controls={menu.isOpen ? panelId : undefined}>
          {content}
        </ItemButton>
      ) : (
        <Item {...link}>{content}</Item>
      )}
      {panel}
    </>
  );
}

function MenuButton(menu: HeaderMenu) {
  const words = useMessages('header', own);
  const { link, button } = useMenuTrigger(menu);
  const icon = <Icon name="menu" />;
  return button ? (
    <MenuOpener {...button} aria-label={words.openMenu} aria-haspopup="dialog">
      {icon}
    </MenuOpener>
  ) : (
    <MenuAnchor {...link} aria-label={words.menu}>
      {icon}
    </MenuAnchor>
  );
}

/* Sticky only with script, which can hide it. It moves by a transform, so nothing else shifts. */
const Root = styled.header`
  position: relative;
  z-index: var(--layer-header);
  background: var(--color-surface-canvas);
  transition: box-shadow var(--duration-long) var(--ease-out);
  /* At the top of a page it is there at once: its place in the flow is empty, and light above a dark stage. */
  &:not([data-place='top']) {
    transition:
      translate var(--duration-long) var(--ease-out),
      box-shadow var(--duration-long) var(--ease-out);
  }
  @media screen and (scripting: enabled) {
    position: sticky;
    top: 0;
    :root:has(&) {
      --sticky-top: calc(var(--size-header) + var(--space-5));
    }
  }
  /* Bottom edge of the header while it covers the top of a scrolled page. */
  :root:has(&[data-place='fixed']),
  :root:has(&[data-place='hidden'] :focus-visible) {
    --header-bottom: var(--size-header);
  }
  &[data-place='fixed'],
  &[data-place='hidden']:has(:focus-visible) {
    box-shadow: var(--shadow-floating);
    @media (forced-colors: active) {
      outline: 1px solid CanvasText;
    }
  }
  &[data-place='hidden']:not(:has(:focus-visible)) {
    translate: 0 -100%;
  }
  &[data-variant='classic'] {
    border-bottom: 1px solid var(--color-border-ground);
  }
  &[data-surface='stage'] {
    background: var(--color-surface-stage);
  }
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  width: min(100% - 2 * var(--gutter), var(--width-page));
  min-height: var(--size-header);
  margin-inline: auto;
`;

const Navigation = styled.nav`
  display: none;
  @media (min-width: 64rem) {
    display: flex;
    gap: var(--space-1);
    margin-inline-start: var(--space-7);
    [data-variant='classic'] & {
      margin-inline: auto calc(var(--space-3) * -1);
    }
  }
`;

const itemLook = css`
  position: relative;
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--size-target);
  padding-inline: var(--space-3);
  border-radius: var(--radius-control);
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: color-mix(in oklab, currentColor 7%, transparent);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--space-3) 0.375rem;
    border-bottom: 2px solid currentColor;
  }
  &[aria-expanded='true'] {
    background: var(--color-surface-ink);
    color: var(--color-text-on-ink);
    > svg {
      rotate: 180deg;
    }
  }
`;

const Item = styled(Anchor)`
  ${itemLook}
`;

const ItemButton = styled.button`
  ${itemLook}
`;

const End = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  margin-inline: auto calc(var(--space-2) * -1);
  /* The session keeps its final position while the menu button is loading. */
  &[data-session] {
    min-width: calc(2 * var(--size-target) + var(--space-1));
  }
  @media (min-width: 64rem) {
    margin-inline-end: 0;
    &[data-session] {
      min-width: auto;
    }
    [data-variant='classic'] & {
      margin: 0;
    }
  }
`;

/* One size for every session state, so that a later state shifts nothing. */
const SessionSlot = styled.div`
  display: flex;
  justify-content: flex-end;
  width: var(--size-target);
  height: var(--size-target);
  @media (min-width: 64rem) {
    width: clamp(13rem, 20vw, 16rem);
  }
`;

const menuLook = css`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  color: inherit;
  &:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  @media (min-width: 64rem) {
    display: none;
  }
`;

const MenuAnchor = styled(Anchor)`
  ${menuLook}
`;

const MenuOpener = styled.button`
  ${menuLook}
`;

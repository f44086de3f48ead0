import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../link/Anchor.tsx';
import { MenuLink, type HeaderMenu } from './MenuLink.tsx';
import { SessionLink, type HeaderSession } from './SessionLink.tsx';
import { Wordmark, type WordmarkProps } from './Wordmark.tsx';

export interface HeaderItem {
  label: string;
  href: string;
  /** Whether it is the page being shown. @default false */
  isCurrent?: boolean;
}

export interface HeaderProps {
  brand: WordmarkProps;
  /** Main links, shown from 64rem on; under it they are reached by the menu. */
  items: readonly HeaderItem[];
  session: HeaderSession;
  /** In place of the session link, in a slot of the same size: an account menu. */
  sessionMenu?: ReactNode;
  /** How the menu opens under 64rem. @default a link to `#rodape` */
  menu?: HeaderMenu;
  /** Before the links: a button that opens a submenu. */
  itemsStart?: ReactNode;
  /** Under the row, over the page: the panel of a submenu. */
  panel?: ReactNode;
  /** `stage`: continues the dark stage that follows it. @default 'canvas' */
  surface?: 'canvas' | 'stage';
  /** Name of the navigation. @default 'Principal' */
  navigationLabel?: string;
}

/** The top of every page: brand, main links, session. Complete without script. See Header.spec.md. */
export function Header({
  brand,
  items,
  session,
  sessionMenu,
  menu,
  itemsStart,
  panel,
  surface = 'canvas',
  navigationLabel = 'Principal',
}: HeaderProps) {
  return (
    <Root data-surface={surface}>
      <Row>
        <Wordmark {...brand} />
        <Navigation aria-label={navigationLabel}>
          {itemsStart}
          {items.map(({ label, href, isCurrent = false }) => (
            <HeaderItemLink key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </HeaderItemLink>
          ))}
        </Navigation>
        <End>
          <SessionSlot>{sessionMenu ?? <SessionLink {...session} />}</SessionSlot>
          <MenuSlot>
            <MenuLink {...menu} />
          </MenuSlot>
        </End>
      </Row>
      {panel}
    </Root>
  );
}

const Root = styled.header`
  position: relative;
  z-index: var(--layer-header);
  background: var(--color-surface-canvas);
  &[data-surface='stage'] {
    background: var(--color-surface-stage);
    color: var(--color-text-on-stage);
  }
`;

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  width: min(100% - 2 * var(--gutter), var(--width-page));
  min-height: 4rem;
  margin-inline: auto;
  @media (min-width: 64rem) {
    min-height: 5.5rem;
  }
`;

const Navigation = styled.nav`
  display: none;
  @media (min-width: 64rem) {
    display: flex;
    gap: var(--space-1);
    margin-left: var(--space-7);
  }
`;

const HeaderItemLink = styled(Anchor)`
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
`;

const End = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  margin-inline: auto calc(var(--space-2) * -1);
  @media (min-width: 64rem) {
    margin-right: 0;
  }
`;

/* One size for every session: what is known later must not move what is already there. */
const SessionSlot = styled.div`
  display: flex;
  justify-content: flex-end;
  width: var(--size-target);
  height: var(--size-target);
  @media (min-width: 64rem) {
    width: 13rem;
  }
`;

const MenuSlot = styled.div`
  @media (min-width: 64rem) {
    display: none;
  }
`;

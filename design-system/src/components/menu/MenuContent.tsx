import { Fragment } from 'react';
import { Header as AriaHeader } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Separator as AriaSeparator } from 'react-aria-components/Separator';
import { keyframes, styled } from 'styled-components';
import { MenuRow, type MenuItem } from './MenuRow.tsx';
import type { MenuPlace } from './use-menu.ts';

export interface MenuGroup {
  key: string;
  /** Heading of the group; without it only a line separates the group. */
  title?: string;
  items: readonly MenuItem[];
}

/** Content and alignment of a menu. */
export interface MenuListProps {
  /**
   * Accessible name of the menu, the owner of its items ("Minha conta"). On phones it is the sheet's visible heading.
   */
  label: string;
  /** Groups of items, separated by lines. */
  groups: ReadonlyArray<MenuGroup>;
  /** Side of the button that it is aligned with. @default 'start' */
  align?: 'start' | 'end';
}

export interface MenuContentProps extends MenuListProps, MenuPlace {}

/** A menu without its button; `useMenu` connects it with one. See Menu.spec.md. */
export function MenuContent({ label, groups, align = 'start', triggerRef, start, onClose }: MenuContentProps) {
  // React Aria ignores Tab in a menu, and its focus trap stops it. This listener, on the element, handles it first.
  const closeOnTab = (list: HTMLElement | null) => {
    if (!list) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      onClose();
    };
    list.addEventListener('keydown', close, { capture: true });
    return () => list.removeEventListener('keydown', close, { capture: true });
  };
  return (
    <Floating
      aria-label={label}
      triggerRef={triggerRef}
      placement={`bottom ${align}`}
      isOpen={start !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <SheetHead aria-hidden="true">{label}</SheetHead>
      <List
        ref={closeOnTab}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu is opened to be used: focus in it is its keyboard contract
        autoFocus={start === 'first' || start === 'last' ? start : true}
        onClose={onClose}
      >
        {groups.map(({ key, title, items }, place) => (
          <Fragment key={key}>
            {place > 0 && <Line />}
            {title === undefined ? (
              items.map((item) => <MenuRow key={item.id} {...item} />)
            ) : (
              <AriaMenuSection>
                <GroupTitle>{title}</GroupTitle>
                {items.map((item) => (
                  <MenuRow key={item.id} {...item} />
                ))}
              </AriaMenuSection>
            )}
          </Fragment>
        ))}
      </List>
    </Floating>
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(-0.25rem); }`;
const rise = keyframes`from { transform: translateY(100%); }`;

/* Below its button from 48rem on; below that width a bottom sheet, in reach of the thumb. React Aria sets an
   inline position, so the sheet needs `!important`. */
const Floating = styled(AriaPopover)`
  --_edge: var(--shadow-floating);
  z-index: var(--layer-overlay) !important;
  min-width: max(var(--trigger-width), 14rem);
  max-width: min(22rem, 100vw - 2 * var(--gutter));
  padding: var(--space-2);
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  color: var(--color-text);
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${appear} var(--duration-long) var(--ease-out);

  @media (max-width: 47.99rem) {
    --_edge: 0 0 0 100vmax var(--color-surface-overlay);
    position: fixed !important;
    inset: auto 0 0 !important;
    width: 100%;
    max-width: none;
    max-height: 85dvh !important;
    padding: var(--space-4) var(--space-2) max(var(--space-4), env(safe-area-inset-bottom));
    border-radius: var(--radius-panel) var(--radius-panel) 0 0;
    animation-name: ${rise};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const SheetHead = styled.div`
  padding: 0 var(--space-3) var(--space-2);
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;

  @media (min-width: 48rem) {
    display: none;
  }
`;

const List = styled(AriaMenu)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--radius-small);

  /* Opened by pointer the menu itself has focus, until an arrow key is pressed. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Line = styled(AriaSeparator)`
  margin: var(--space-2) var(--space-3);
  border-top: 1px solid var(--color-border-subtle);
`;

const GroupTitle = styled(AriaHeader)`
  padding: var(--space-2) var(--space-3) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 560;
  line-height: var(--leading-small);
`;

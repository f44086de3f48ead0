import type { ReactNode } from 'react';
import { MenuContent, type MenuListProps } from './MenuContent.tsx';
import { useMenu, type MenuTriggerProps } from './use-menu.ts';

export interface MenuProps extends MenuListProps {
  /** Renders the button that opens it. */
  trigger: (trigger: MenuTriggerProps) => ReactNode;
}

/** A button that opens a list of actions and links. See Menu.spec.md. */
export function Menu({ trigger, ...content }: MenuProps) {
  const menu = useMenu();
  return (
    <>
      {trigger(menu.trigger)}
      <MenuContent {...content} {...menu.place} />
    </>
  );
}

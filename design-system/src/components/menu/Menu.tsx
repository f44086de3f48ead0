import type { ReactNode } from 'react';
import { MenuContent, type MenuListProps } from './MenuContent.tsx';
import { useMenu, type MenuTriggerProps } from './use-menu.ts';

export interface MenuProps extends MenuListProps {
  /** The button that opens it. */
  trigger: (trigger: MenuTriggerProps) => ReactNode;
}

/** Actions and links behind a button. See Menu.spec.md. */
export function Menu({ trigger, ...content }: MenuProps) {
  const menu = useMenu();
  return (
    <>
      {trigger(menu.trigger)}
      <MenuContent {...content} {...menu.place} />
    </>
  );
}

export { Menu, type MenuProps } from './Menu.tsx';
export { MenuContent, type MenuContentProps, type MenuGroup } from './MenuContent.tsx';
export type { MenuItem } from './MenuRow.tsx';
export { useMenu, type MenuPlace, type MenuStart, type MenuTriggerProps } from './use-menu.ts';

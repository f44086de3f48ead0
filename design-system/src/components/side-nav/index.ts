export { SideNav, type SideNavAction, type SideNavItem, type SideNavLink, type SideNavProps } from './SideNav.tsx';

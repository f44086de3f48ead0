export { Header, type HeaderItem, type HeaderProps, type HeaderSubmenu } from './Header.tsx';
export { HeaderHelp, type HeaderHelpProps } from './HeaderHelp.tsx';
export { headerAfterScroll, headerAtRest, type HeaderPlace, type HeaderScroll } from './header-place.ts';
export type { HeaderMenu } from './menu-trigger.ts';
export type { HeaderSession } from './SessionLink.tsx';
export { SessionMenuButton, type SessionMenuButtonProps } from './SessionMenuButton.tsx';
export { Wordmark, type WordmarkPartner, type WordmarkProps } from './Wordmark.tsx';

export { Header, type HeaderItem, type HeaderProps } from './Header.tsx';
export type { HeaderMenu } from './MenuLink.tsx';
export type { HeaderSession } from './SessionLink.tsx';
export { Wordmark, type WordmarkPartner, type WordmarkProps } from './Wordmark.tsx';

export { Footer, type FooterLink, type FooterProps, type FooterSection } from './Footer.tsx';

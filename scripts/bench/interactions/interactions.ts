import type { Page } from 'playwright';

/** How an interaction is made on one kind of device. */
export interface Gesture {
  /** Selector of the elements; the first visible one is used. */
  on: string;
  /** Key that is pressed on the focused element. Without it the element is touched or clicked. */
  key?: string;
  /** Places across the element's width that are pressed by turns: 0 to 1. @default its centre */
  across?: readonly number[];
}

/** An interaction that is repeated on one page. */
export interface Interaction {
  name: string;
  /** Path relative to the store's URL. */
  path: string;
  /** World of the sandbox with the account of a visitor who is logged in; without it the visitor is anonymous. */
  account?: string;
  /** By touch, at 360 px. */
  phone: Gesture;
  /** By mouse or keys, at 1440 px. */
  desktop: Gesture;
  /** Undoes the press before the next one, outside the measurement. */
  reset?: (page: Page) => Promise<void>;
}

const close = (page: Page) => page.keyboard.press('Escape');
const another = (name: string) => `label:has([name="${name}"]:not(:checked):enabled)`;
const chosen = (name: string) => `[name="${name}"]:checked`;
const menu = 'header button[aria-expanded]';
const offer = 'ofertasvw/t-cross';

/** The interactions that visitors make most, each on the page where it is heaviest. */
export const interactions: readonly Interaction[] = [
  {
    name: 'term',
    path: offer,
    phone: { on: another('prazo') },
    desktop: { on: chosen('prazo'), key: 'ArrowRight' },
  },
  {
    name: 'kilometres',
    path: offer,
    phone: { on: another('km') },
    desktop: { on: chosen('km'), key: 'ArrowRight' },
  },
  { name: 'colour', path: offer, phone: { on: another('cor') }, desktop: { on: another('cor') } },
  {
    name: 'tab',
    path: 'conta/plano',
    account: 'two-plans',
    phone: { on: '[role="tab"][aria-selected="false"]' },
    desktop: { on: '[role="tab"][aria-selected="true"]', key: 'ArrowRight' },
  },
  {
    name: 'menu',
    path: '',
    phone: { on: menu },
    desktop: { on: menu, key: 'Enter' },
    reset: close,
  },
  {
    name: 'accordion',
    path: 'faq',
    phone: { on: 'main details:not([open]) > summary' },
    desktop: { on: 'main details:not([open]) > summary', key: 'Enter' },
  },
  {
    name: 'slider',
    path: 'calculadora',
    phone: { on: 'main input[type="range"]', across: [0.3, 0.7] },
    desktop: { on: 'main input[type="range"]', key: 'ArrowRight' },
  },
  {
    name: 'search field',
    path: 'faq',
    phone: { on: 'main input[type="search"]', key: 's' },
    desktop: { on: 'main input[type="search"]', key: 's' },
  },
  {
    name: 'dialog',
    path: '',
    phone: { on: 'header a:has-text("Entrar")' },
    desktop: { on: 'header a:has-text("Entrar")', key: 'Enter' },
    reset: close,
  },
  {
    name: 'step of an order',
    path: `${offer}/assinar/dados`,
    account: 'known-customer',
    phone: { on: 'main button[type="submit"]' },
    desktop: { on: 'main button[type="submit"]', key: 'Enter' },
    reset: async (page) => void (await page.goBack()),
  },
];

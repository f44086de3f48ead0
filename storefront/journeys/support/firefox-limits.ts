/** A journey that can't run in Firefox, because Firefox or Playwright lacks something. */
export interface FirefoxLimit {
  /** A tag, or a file below `storefront/journeys`. */
  where: string;
  /** Text of a test title in that file; without it, every test is left out. */
  title?: string;
  reason: string;
}

export const leftOutInFirefox: readonly FirefoxLimit[] = [
  { where: '@phone', reason: 'Playwright emulates no phone in Firefox (`isMobile`).' },
  { where: 'failures/server-sweep.journey.ts', reason: 'It opens no page.' },
  {
    where: 'accessibility/every-state.journey.ts',
    reason: 'Playwright emulates no contrast and no forced colours in Firefox; the engines read the same document.',
  },
  {
    where: 'order/order-by-keyboard.journey.ts',
    reason: 'WebDriver BiDi sends keys to the page, and not into the card form of another site.',
  },
];

/** Checks that journeys leave out in Firefox. */
export const leftOutChecks = [
  {
    check: 'axe',
    reason: 'Firefox 153 crashes while axe checks the log-in dialog. Its results hardly depend on the engine.',
  },
] as const;

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** For `grepInvert`, which matches project, file, title and tags, separated by spaces. */
export const patternOf = ({ where, title = '' }: FirefoxLimit): RegExp =>
  new RegExp(`${escape(where)}(?= |$).*${escape(title)}`);

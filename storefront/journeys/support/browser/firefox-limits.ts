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
    where: '@without-script',
    reason:
      'Playwright 1.65 ignores `javaScriptEnabled` in Firefox. With the preference `javascript.enabled` off, Firefox runs neither promises nor animation frames of Playwright’s own scripts, so no assertion ends.',
  },
  ...[
    'a card is entered on its provider’s site',
    'an order in two tabs, of which one reloads while sending',
    'an order without a response, on which the service acts later',
  ].map((title) => ({
    where: 'order/order.journey.ts',
    title,
    reason: 'It sends requests again, and Playwright 1.65 reads no request bodies in Firefox.',
  })),
  {
    where: 'account/order-status.journey.ts',
    title: 'a plan is printed without an empty part of a sheet',
    reason: 'Playwright makes PDF files in Chromium only.',
  },
  {
    where: 'account/session.journey.ts',
    title: 'log-in and log-out take effect in every tab',
    reason:
      'After the other tab has gone home, Firefox requests the page once more without leaving it. Playwright 1.65 waits for the end of that navigation.',
  },
  {
    where: 'accessibility/every-state.journey.ts',
    reason: 'Playwright emulates no contrast and no forced colours in Firefox; the engines read the same document.',
  },
  ...[
    'with reduced motion the buttons scroll natively',
    'the buttons jump from when reduced motion is switched on',
  ].map((title) => ({
    where: 'offer/home-carousel.journey.ts',
    title,
    reason: 'It changes a media feature of an open page, which WebDriver BiDi of Firefox 153 can’t.',
  })),
];

/** Checks that journeys leave out in Firefox. */
export const leftOutChecks = [
  {
    check: 'every check by axe',
    reason:
      'Firefox 153 sometimes crashes while axe checks the log-in dialog. Its results hardly depend on the engine.',
  },
  {
    check: 'slow and late uploads of the order walks',
    reason: 'Playwright 1.65 reads no files of a request in Firefox, so it can’t send them again.',
  },
] as const;

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** For `grepInvert`, which matches project, file, title and tags, separated by spaces. */
export const patternOf = ({ where, title = '' }: FirefoxLimit): RegExp =>
  new RegExp(`${escape(where)}(?= |$).*${escape(title)}`);

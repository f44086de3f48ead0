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
];

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** For `grepInvert`, which matches project, file, title and tags, separated by spaces. */
export const patternOf = ({ where, title = '' }: FirefoxLimit): RegExp =>
  new RegExp(`${escape(where)}(?= |$).*${escape(title)}`);

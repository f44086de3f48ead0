import { test } from '@playwright/test';

/** Checks that `npm run evidence` lists for a journey. */
export type Check =
  | 'axe'
  | 'Keyboard'
  | 'Virtual screen reader'
  | '200 % zoom'
  | 'Text at 200 %'
  | 'Text spacing'
  | 'Forced colours'
  | 'Reduced motion';

/** Records in the report that the running test has made a check. */
export function recordCheck(check: Check): void {
  const { annotations } = test.info();
  if (!annotations.some(({ description }) => description === check)) {
    annotations.push({ type: 'check', description: check });
  }
}

/**
 * Records that an engine found nothing on a page in a state, for each value of how the page was displayed: its theme,
 * window and colours.
 */
export function recordEngine(engine: string, state: string, displayed: readonly string[]): void {
  for (const value of displayed) {
    test.info().annotations.push({ type: 'engine', description: JSON.stringify([engine, value, state]) });
  }
}

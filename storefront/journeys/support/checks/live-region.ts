import type { Locator, Page } from '@playwright/test';

/** The live region with this text. */
export const liveRegion = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-live]').filter({ hasText: text });

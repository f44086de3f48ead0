import type { Locator, Page } from '@playwright/test';

export const liveRegion = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-live]').filter({ hasText: text });

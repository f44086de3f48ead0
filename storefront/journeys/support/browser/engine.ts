import type { BrowserContext } from '@playwright/test';

/** True if the context's browser is Firefox. */
export const isFirefox = (context: BrowserContext): boolean => context.browser()?.browserType().name() === 'firefox';

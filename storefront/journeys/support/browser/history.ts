import type { Page } from '@playwright/test';

/** Goes back or forward within the store: pages outside of it are no entries of `navigation`. */
export function goInHistory(page: Page, way: 'back' | 'forward'): Promise<void> {
  return page.evaluate((isBack) => {
    if (isBack ? navigation.canGoBack : navigation.canGoForward) history.go(isBack ? -1 : 1);
  }, way === 'back');
}

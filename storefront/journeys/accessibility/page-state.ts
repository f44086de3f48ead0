import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { PagePath, StepName } from '#/domain/urls/pages.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import type { Window } from './combinations.ts';

/** Page and services of a state. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  sandbox: SandboxControl;
}

/** A page in one of its states: what a visitor has done and what the services know. */
export interface PageState {
  name: string;
  /** Its entry in the table of pages; absent for pages without one. */
  route?: PagePath;
  step?: StepName;
  /** World of the sandbox. @default the one of the state before it, at first the default world */
  scenario?: string;
  /** Windows in which the state exists. @default all; the state is made in the last one */
  windows?: readonly Window[];
  /** True if the visitor has not answered the consent question. Set on the first state of a visit. */
  isFirstVisit?: boolean;
  /** True if the service worker answers. Set on the first state of a visit. */
  hasServiceWorker?: boolean;
  /** Makes the state. @returns an element that shows it, visible in every combination */
  open: (visit: Visit) => Promise<Locator>;
}

/** States of one page in a browser, each made from the one before it. To open a page takes longer than all engines. */
export type StatesOfVisit = readonly PageState[];

/** The page with the fewest elements. */
export const smallPage = 'termos-de-uso';

/** Opens a URL and waits for hydration. @returns the page's heading */
export async function reach(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await whenHydrated(page);
  return page.getByRole('heading', { level: 1 });
}

export const openPage =
  (path: string) =>
  ({ page }: Visit) =>
    reach(page, path);

/** A page as it opens. */
export const simple = (name: string, route: PagePath, path = route.slice(1)): PageState => ({
  name,
  route,
  open: openPage(path),
});

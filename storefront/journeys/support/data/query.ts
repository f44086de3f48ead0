import type { Locator, Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** How any driver finds an element: by role and accessible name, or by its label. Texts match as a whole. */
export type Query =
  | { role: Role; name?: string | RegExp; level?: number; within?: Query }
  | { label: string; within?: Query };

/** The element as Playwright finds it. */
export function locate(page: Page, { within, ...query }: Query): Locator {
  const root = within ? locate(page, within) : page;
  if ('label' in query) return root.getByLabel(query.label, { exact: true });
  const { role, ...options } = query;
  return root.getByRole(role, { exact: true, ...options });
}

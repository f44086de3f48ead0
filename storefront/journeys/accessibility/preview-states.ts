import { expect } from '@playwright/test';
import { colorOf, previewPathOf } from '../support/data/theme-preview.ts';
import { reach, smallPage, type StatesOfVisit } from './page-state.ts';

/** A preview of a theme with one colour of its own. */
const previewPath = previewPathOf({ action: colorOf(0.4, 0.12, 150) });

/** A theme that is not published. */
export const previewVisits: readonly StatesOfVisit[] = [
  [
    {
      name: 'the question before a theme’s preview',
      open: async ({ page }) => {
        await page.goto(previewPath);
        return page.getByRole('button', { name: 'Abrir a loja neste tema' });
      },
    },
    {
      name: 'a page in a theme’s preview',
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Abrir a loja neste tema' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Sair da prévia' })).toBeVisible();
        await reach(page, smallPage);
        return page.getByRole('region', { name: 'Prévia de tema' });
      },
    },
  ],
];

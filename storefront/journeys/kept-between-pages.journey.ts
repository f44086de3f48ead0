import type { Page } from '@playwright/test';
import { whenTakenOver } from './support/offer-page.ts';
import { expect, test } from './support/world.ts';

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test(
  'the first campaign is kept with consent, and not before it',
  { tag: '@desktop' },
  async ({ page, context, world }) => {
    await page.goto('?utm_source=radio&utm_medium=spot');
    await whenTakenOver(page);
    await expect.poll(() => kept(page, 'persisted')).not.toBeNull();
    expect(await kept(page, 'utm_source')).toBeNull();

    await context.addCookies([{ name: 'consent', value: 'granted', url: world.storeUrl }]);
    await page.goto('faq?utm_source=email');
    await expect.poll(() => kept(page, 'utm_source')).toBe('email');
    await page.goto('?utm_source=outra');
    await whenTakenOver(page);
    await expect.poll(() => kept(page, 'persisted')).not.toBeNull();
    expect(await kept(page, 'utm_source')).toBe('email');
  },
);

test(
  'what a page loaded stands in for what the next one can’t get, for ten minutes',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 400/);
    const missing = page.getByText('Os textos desta página não carregaram');
    await page.goto('');
    await whenTakenOver(page);
    // A visitor begins to move.
    await page.mouse.move(200, 200);
    await expect.poll(() => kept(page, 'persisted')).toContain('Do clique à chave');

    await sandbox.fault({ service: 'content', path: '/', status: 400, times: 100 });
    // What stands in is asked for again.
    const askedAgain = page.waitForResponse((response) => response.status() === 400);
    await page.reload();
    await askedAgain;
    await expect(page.getByRole('heading', { name: 'Do clique à chave' })).toBeVisible();
    await expect(missing).toHaveCount(0);

    await page.clock.setFixedTime(Date.now() + 11 * 60_000);
    await page.reload();
    await whenTakenOver(page);
    await expect(missing).toBeVisible();
    expect((await kept(page, 'persisted')) ?? '').not.toContain('Do clique à chave');
  },
);

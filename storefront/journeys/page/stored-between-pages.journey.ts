import type { Page } from '@playwright/test';
import { received } from '../support/pages/identity.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

declare global {
  interface Window {
    /** Values that the page has written to its storage. */
    signdriveWritten?: string[];
  }
}

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test('the first campaign is stored with consent only', { tag: '@desktop' }, async ({ page, context, world }) => {
  await page.goto('?utm_source=radio&utm_medium=spot');
  await whenHydrated(page);
  await expect.poll(() => stored(page, 'persisted')).not.toBeNull();
  expect(await stored(page, 'utm_source')).toBeNull();

  await context.addCookies([{ name: 'consent', value: 'granted', url: world.storeUrl }]);
  await page.goto('faq?utm_source=email');
  await expect.poll(() => stored(page, 'utm_source')).toBe('email');
  await page.addInitScript(() => {
    const written: string[] = [];
    window.signdriveWritten = written;
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem') as () => void, {
      apply(write, area, entry: [key: string, value: string]) {
        written.push(entry.join(' '));
        Reflect.apply(write, area, entry);
      },
    });
  });
  await page.goto('?utm_source=outra');
  // The campaign is stored again on each page.
  const written = () => page.evaluate(() => window.signdriveWritten);
  await expect.poll(written).toContain('utm_source email');
  expect(await written()).not.toContain('utm_source outra');
  expect(await stored(page, 'utm_source')).toBe('email');
});

test.describe('a visitor with consent to measurement', () => {
  test.use({ consent: 'granted' });

  test(
    'is reported once at each step of an order, with the first campaign',
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      const reported = async () =>
        (await received(sandbox, 'conversion'))
          .map((body) => (body as { payload: Record<string, string> }).payload)
          .map((payload) => `${payload['conversion_identifier']} ${payload['traffic_source']}`)
          .toSorted();
      await page.goto('ofertasvw/t-cross?utm_source=radio');
      await whenHydrated(page);
      await page.getByRole('radiogroup', { name: 'Prazo' }).getByRole('radio', { name: /36/ }).press('Space');
      await expect.poll(reported).toEqual(['passo-1-modelo radio', 'passo-2-configuracao radio']);
      // The plan is stored when the URL names it.
      await expect(page).toHaveURL(/prazo=36/);
      await page.goto('ofertasvw/t-cross/assinar/pagamento?utm_source=email');
      await expect(page).toHaveURL(/\/assinar\/entrar/);
      const all = ['passo-1-modelo radio', 'passo-2-configuracao radio', 'passo-3-entrar radio'];
      await expect.poll(reported).toEqual(all);
      await page.reload();
      await whenHydrated(page);
      await page.goto('ofertasvw/t-cross');
      // A changed plan shows that the reporting code has loaded.
      await expect(page).toHaveURL(/prazo=36/);
      expect(await stored(page, 'utm_source')).toBe('radio');
      // Reports are sent in sequence: one of another order follows those that should not have been sent.
      await page.goto('ofertasvw/polo');
      await whenHydrated(page);
      await page.mouse.move(200, 200);
      await expect.poll(reported).toEqual(['passo-1-modelo radio', ...all]);
    },
  );
});

test(
  'loaded data replace what the next page can’t load, for ten minutes',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    problems.expect(/status of 400/);
    const missing = page.getByText('Os textos desta página não carregaram');
    await page.goto('');
    await whenHydrated(page);
    // The first interaction.
    await page.mouse.move(200, 200);
    await expect.poll(() => stored(page, 'persisted')).toContain('Do clique à chave');

    await sandbox.fault({ service: 'content', path: '/', status: 400, times: 100 });
    await page.reload();
    // The server's request is rejected, then the browser's, which revalidates the stored texts.
    const rejected = async () => (await sandbox.calls('content', /^\/$/)).filter(({ status }) => status === 400);
    await expect.poll(async () => (await rejected()).length).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Do clique à chave' })).toBeVisible();
    await expect(missing).toHaveCount(0);

    await page.clock.setFixedTime(Date.now() + 11 * 60_000);
    await page.reload();
    await whenHydrated(page);
    await expect(missing).toBeVisible();
    await expect.poll(async () => (await stored(page, 'persisted')) ?? '').not.toContain('Do clique à chave');
  },
);

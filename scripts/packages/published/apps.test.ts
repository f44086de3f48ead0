import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openApp } from './open-app.ts';

const { app } = inject('installed');

it('an app in Portuguese shows a dialog in the theme of a partner', async () => {
  const errors = await openApp(join(app, 'portuguese'), { locale: 'pt-BR' }, async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Trocar forma de pagamento' });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    const colorOf = (partner: string) =>
      page.evaluate((slug) => {
        document.documentElement.dataset['partner'] = slug;
        const background = (selector: string) => {
          const element = document.querySelector(selector);
          return element ? getComputedStyle(element).backgroundColor : 'nothing';
        };
        return { action: background('[role=dialog] footer button'), token: background('[data-testid]') };
      }, partner);
    const partner = await colorOf('viaduto');
    const other = await colorOf('casa-andrade');
    expect(partner.action).toBe(partner.token);
    expect(other.action).toBe(other.token);
    expect(partner.action).not.toBe(other.action);
    expect(
      await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map((font) => font.status))),
    ).toContain('loaded');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
  expect(errors).toEqual([]);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp, openApp } from './open-app.ts';

const { app } = inject('installed');

it('an app in Portuguese shows a dialog in the theme of a partner', async () => {
  await buildApp(join(app, 'portuguese'));
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

it('an app in English shows its own currency and no Portuguese', async () => {
  await buildApp(join(app, 'english'));
  const errors = await openApp(join(app, 'english'), { locale: 'en-US' }, async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Your plan' });
    await dialog.waitFor();
    expect(await dialog.getByText('from $1,299.00 per month').count()).toBe(1);
    expect(await dialog.getByLabel('Note').count()).toBe(1);
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/[ãçõéíú]|\bR\$|Fechar|opcional/i);

    await dialog.getByRole('combobox', { name: 'City' }).fill('Bos');
    // React Aria's own text, in the language of I18nProvider.
    expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBeGreaterThan(0);
    await page.getByRole('option', { name: 'Boston' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  expect(errors).toEqual([]);
});

it('an app in a right-to-left language mirrors arrows and arrow keys, and shows its own messages', async () => {
  await buildApp(join(app, 'right-to-left'));
  const errors = await openApp(
    join(app, 'right-to-left'),
    { locale: 'ar', viewport: { width: 1280, height: 800 } },
    async (page) => {
      await page.getByRole('navigation', { name: 'أنت هنا' }).waitFor();
      await page.getByRole('tab', { name: 'الخطة' }).focus();
      await page.keyboard.press('ArrowLeft');
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('التسليم');
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('الخطة');

      const next = page.getByRole('button', { name: 'التالي' });
      const previous = page.getByRole('button', { name: 'السابق' });
      expect(await next.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
      const [nextBox, previousBox] = [await next.boundingBox(), await previous.boundingBox()];
      expect(nextBox?.x).toBeLessThan(previousBox?.x ?? 0);
      await next.click();
      await page.getByText('عرض 5 إلى 8 من 9').waitFor();
    },
  );
  expect(errors).toEqual([]);
});

it('an app of server components renders every entry on the server, hydrates and opens a dialog', async () => {
  const { exports } = JSON.parse(
    readFileSync(join(app, 'node_modules/@signdrive/design-system/package.json'), 'utf8'),
  ) as { exports: object };
  const modules = Object.keys(exports).filter((entry) => !entry.endsWith('.css'));
  const imports = modules.map(
    (entry, index) => `import * as e${index} from '@signdrive/design-system${entry.slice(1)}';`,
  );
  const list = `export const entries = [${modules.map((_, index) => `e${index}`).join(', ')}];`;
  writeFileSync(join(app, 'server-components/entries.ts'), [...imports, list].join('\n'));

  await buildApp(join(app, 'server-components'));
  const errors = await openApp(join(app, 'server-components'), { locale: 'pt-BR' }, async (page) => {
    const markup = await (await page.request.get(page.url())).text();
    expect(markup).toMatch(/<style nonce="[\w-]+" data-styled/);
    expect(markup).toContain('R$&nbsp;1.899,00 por mês'.replace('&nbsp;', '\u00a0'));
    expect(await page.getByText(`${modules.length} entradas`).count()).toBe(1);

    // A press before hydration does nothing. It isn't visible, so React's property on hydrated elements is read.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('button') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await page.getByRole('button', { name: 'Trocar forma de pagamento' }).click();
    await page.getByRole('dialog', { name: 'Forma de pagamento' }).getByText('Boleto ou cartão').waitFor();
  });
  expect(errors).toEqual([]);
});

describe('a page with its own styles', () => {
  /** Every computed property of the page's own elements, at rest, focused and printed. Variables change none of them. */
  const stylesOfPage = async (page: Page) => {
    const read = (name: string) =>
      page.getByTestId(name).evaluate((element) => {
        const style = getComputedStyle(element);
        const properties = Array.from(style).filter((property) => !property.startsWith('--'));
        return Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
      });
    const names = ['heading', 'nav', 'list', 'button', 'link'];
    const atRest = await Promise.all(names.map(read));
    await page.keyboard.press('Tab');
    const focused = await read('link');
    await page.emulateMedia({ media: 'print' });
    const printed = await Promise.all(names.map(read));
    await page.emulateMedia({ media: 'screen' });
    return { atRest, focused, printed };
  };
  const host = join(app, 'host-page');
  beforeAll(() => buildApp(host));
  const size = { width: 1280, height: 1000 };

  it('keeps the styles of its own elements with core.css, and those of the components are unchanged', async () => {
    const errors = await openApp(host, { locale: 'pt-BR', viewport: size }, async (page) => {
      const url = page.url();
      const open = async (query: string) => {
        await page.goto('about:blank');
        await page.goto(url + query);
        await page.getByTestId('parts').getByText('Assinar').waitFor();
        await page.evaluate(() => document.fonts.ready);
      };
      await open('?sheets=host');
      const alone = await stylesOfPage(page);
      expect(alone.atRest[0]).toMatchObject({ 'font-size': '40px', color: 'rgb(220, 20, 60)' });
      await open('?sheets=core,host');
      expect(await stylesOfPage(page)).toEqual(alone);
      const colorOf = (text: string) => page.getByText(text).evaluate((element) => getComputedStyle(element).color);
      expect(await colorOf('Texto no palco · exemplo')).toBe('oklch(1 0 0)');
      expect(await colorOf('Texto do aviso no palco')).toBe(await colorOf('Texto do aviso na página'));

      const pictures = async (query: string) => {
        await open(query);
        const parts = await page.getByTestId('parts').screenshot();
        await open(`${query}#dialogo`);
        const dialog = page.getByRole('dialog', { name: 'Diálogo do sistema' });
        await dialog.waitFor();
        // Its corners show the content behind it.
        await page.locator('main').evaluate((main) => main.style.setProperty('visibility', 'hidden'));
        return [parts, await dialog.screenshot()];
      };
      const without = await pictures('?sheets=core');
      const among = await pictures('?sheets=core,host');
      expect(among.map((picture, index) => without[index]?.equals(picture))).toEqual([true, true]);
    });
    expect(errors).toEqual([]);
  });

  it('overrides global.css, whose rules are in a layer', async () => {
    const errors = await openApp(host, { locale: 'pt-BR', viewport: size }, async (page) => {
      await page.goto(`${page.url()}?sheets=host,global`);
      await page.getByTestId('parts').waitFor();
      const { atRest, focused, printed } = await stylesOfPage(page);
      expect(atRest[0]).toMatchObject({ 'font-size': '40px', 'margin-top': '40px' });
      expect(focused).toMatchObject({ 'outline-color': 'rgb(255, 0, 0)', 'outline-style': 'dotted' });
      expect(printed[1]).toMatchObject({ display: 'flex' });
      expect(printed[3]).toMatchObject({ display: 'inline-block' });
    });
    expect(errors).toEqual([]);
  });
});

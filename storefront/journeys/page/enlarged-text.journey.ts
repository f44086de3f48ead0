import type { Locator, Page } from '@playwright/test';
import { loginDialog, startWithSession } from '../support/pages/log-in.ts';
import { isHydrated } from '../support/pages/offer-page.ts';
import { OrderPages } from '../support/pages/order.ts';
import { recordCheck } from '../support/checks/record-check.ts';
import { expect, test } from '../support/world.ts';

/** Elements outside of the window, outside of their box, or over their neighbours in the header. */
async function withoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isSeen = (part: Element) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      part.getBoundingClientRect().width > 1;
    const slides = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (/auto|scroll/.test(getComputedStyle(part).overflowX) || slides(part.parentElement));
    const hasWords = (part: Element) =>
      [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cut = [...document.querySelectorAll('body *')].filter((part) => {
      if (!isSeen(part) || slides(part) || !(hasWords(part) || part.matches('a, button, input, select, label')))
        return false;
      const { left, right } = part.getBoundingClientRect();
      // The text of an input may be longer than the input.
      const isBox = !part.matches('input') && getComputedStyle(part).display !== 'inline';
      return left < -1 || right > width + 1 || (isBox && part.scrollWidth > part.clientWidth + 1);
    });
    const inHeader = [...document.querySelectorAll('header a, header button')].filter(isSeen);
    const over = inHeader.filter((part, place) => {
      const before = inHeader[place - 1];
      return before && before.getBoundingClientRect().right > part.getBoundingClientRect().left;
    });
    return [...cut, ...over].map((part) => part.outerHTML.slice(0, 120));
  });
}

/** The least spacing that must not cost any text (WCAG 1.4.12). A constructed sheet, because the policy allows no other. */
const widenSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Words that continue on the next line, or have an icon over them. */
const damagedWords = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const icons = [...element.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const damaged: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d.,]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          const isUnderIcon = icons.some((icon) =>
            lines.some(
              ({ left, right, top, bottom }) =>
                icon.left < right && left < icon.right && icon.top < bottom && top < icon.bottom,
            ),
          );
          if (isUnderIcon || new Set(lines.map(({ top }) => top)).size > 1) damaged.push(word);
        }
      }
      return damaged;
    }),
  );

const urls = [
  '',
  'ofertasvw/t-cross',
  'ofertasvw/t-cross/assinar/entrar',
  'faq',
  'calculadoracomparativa',
  'comparar?ofertas=t-cross,tera,nivus',
];

/** With a page of a browser whose setting doubles all text, and with it whatever is measured in text size, media queries too. */
const enlargedTest = test.extend<{ enlarged: Page }>({
  enlarged: async ({ playwright, launchOptions, world }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const options = { locale: 'pt-BR', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const page = await browser.newPage({ ...options, baseURL: world.storeUrl, viewport: { width: 360, height: 740 } });
    await page.context().addCookies([{ name: 'consent', value: 'denied', url: world.storeUrl }]);
    await use(page);
    await browser.close();
  },
});

enlargedTest('text at twice the size fits on the narrowest screens', { tag: '@phone' }, async ({ enlarged: page }) => {
  const expectRoom = async (where: string) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await withoutRoom(page), `${where} at ${width}`).toEqual([]);
    }
  };

  for (const store of ['', 'casa-andrade/', 'viaduto/']) {
    for (const url of urls) {
      await page.goto(store + url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRoom(store + url);
    }
  }

  const open = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  await expect.poll(() => isHydrated(open)).toBe(true);
  await open.click();
  await expect(loginDialog(page).submit).toBeVisible();
  await expectRoom('log-in');
  recordCheck('Text at 200 %');
});

enlargedTest(
  'text at twice the size breaks no word of an order and a plan in the account',
  { tag: '@phone' },
  async ({ enlarged: page, sandbox }) => {
    await sandbox.scenario('documents-rejected');
    await startWithSession(page);
    await page.goto('conta/status-pedido');
    const hint = page.getByRole('main').locator('[data-tone=action]');
    await expect(hint).toBeVisible();
    expect(await damagedWords(hint), 'what the customer does next').toEqual([]);
    expect(await hint.evaluate((part) => part.scrollWidth - part.clientWidth), 'text outside of the hint').toBe(0);

    await sandbox.scenario('method-19');
    await startWithSession(page);
    await page.goto('conta/plano');
    await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible();
    const plan = page.getByRole('main').locator('dl, div:has(> button[aria-haspopup=dialog]), li:not(nav li)');
    expect(await damagedWords(plan)).toEqual([]);
  },
);

test('text with wide spacing fits on the narrowest screens', { tag: '@phone' }, async ({ page }) => {
  // A price of five digits; the partner last, because its cookie leads every later URL to its store.
  for (const url of [...urls, 'ofertasvw/saveiro', 'ofertasvw/id-buzz?prazo=12', 'viaduto/ofertasvw/nivus']) {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await widenSpacing(page);
      expect.soft(await withoutRoom(page), `${url} at ${width}`).toEqual([]);
    }
  }
  recordCheck('Text spacing');
});

/** Parts whose columns depend on the room that the text leaves. */
const inColumns = [
  { url: 'ofertasvw/t-cross', parts: 'main [role=radiogroup] label, main section dl, footer li' },
  { url: 'calculadoracomparativa', parts: 'main ul[aria-label^="Custo em"]' },
  { url: 'comparar?ofertas=t-cross,nivus,polo', parts: 'main [role="table"]' },
];

for (const store of ['', 'viaduto/']) {
  test(
    `no word of ${store === '' ? 'the house' : 'a partner'}’s columns is broken or covered, at each size of text`,
    { tag: '@desktop' },
    async ({ page }) => {
      for (const { url, parts } of inColumns) {
        await page.goto(store + url);
        await expect(page.locator(parts).first()).toBeVisible();
        for (const size of ['100%', '200%']) {
          await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
          for (const width of [360, 768, 1024, 1280]) {
            await page.setViewportSize({ width, height: 740 });
            expect.soft(await damagedWords(page.locator(parts)), `${url}, ${size}, ${width} px wide`).toEqual([]);
          }
        }
      }
    },
  );
}

test(
  'no word of a field’s label is broken where the text is enlarged',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('known-customer');
    await startWithSession(page);
    await page.goto('conta/minha-conta');
    await expect(page.getByLabel('Complemento')).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await damagedWords(page.locator('main label'))).toEqual([]);
  },
);

test(
  'the figures of a wide table come into view beside its first column where the text is enlarged',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('calculadoracomparativa');
    const figures = page.getByRole('table').first().getByRole('cell');
    await expect(figures.first()).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const covered = await figures.evaluateAll((cells) =>
      cells
        .filter((cell) => {
          cell.scrollIntoView({ block: 'center', inline: 'end' });
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== cell;
        })
        .map((cell) => cell.textContent),
    );
    expect(covered).toEqual([]);
  },
);

test('the coupon of an order fits where the text is enlarged', { tag: '@phone' }, async ({ page, sandbox }) => {
  await sandbox.scenario('known-customer');
  await new OrderPages(page).enterPayment('Boleto');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('button', { name: 'Tenho um cupom' })).toBeVisible();
  expect(await withoutRoom(page)).toEqual([]);
});

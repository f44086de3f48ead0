import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { planGroup } from '../support/data/offer.ts';
import { orderLogIn, orderPath } from '../support/data/order.ts';
import { locate } from '../support/data/query.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { isHydrated, whenHydrated } from '../support/pages/offer-page.ts';
import { findFloating, inPrint, lostInPrint } from '../support/browser/print.ts';
import { expect, test } from '../support/world.ts';

/** The banner is the same in every store: each width tests one. */
const stores = [
  { store: 'the house', home: '', tag: ['@desktop', '@firefox'] },
  { store: 'a partner', home: 'viaduto', tag: ['@phone'] },
];

const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const bottomOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

/** Scrolls by so many pixels and waits for the final position. */
async function scrollBy(page: Page, pixels: number) {
  const wanted = await page.evaluate((distance) => {
    const place = scrollY + distance;
    scrollTo(0, place);
    return place;
  }, pixels);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(wanted);
}

/** Waits two frames: scrolling is handled in the next one and painted in the one after. */
const whenAnswered = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)))),
  );

test('the header hides on scrolling down, is fixed on scrolling up, and shifts nothing else', async ({ page }) => {
  await page.goto('');
  const header = page.getByRole('banner');
  // A button only after hydration.
  await expect(header.getByRole('button', { expanded: false })).toBeVisible();
  const height = (await header.boundingBox())?.height ?? 0;
  const main = page.getByRole('main');
  expect(await topOf(main)).toBe(height);

  await scrollBy(page, 600);
  await expect.poll(() => topOf(header)).toBe(-height);
  expect(await topOf(main)).toBe(height - 600);

  await scrollBy(page, -100);
  await expect.poll(() => topOf(header)).toBe(0);
  expect(await topOf(main)).toBe(height - 500);

  await test.step('4 px are no movement, 10 px are', async () => {
    await scrollBy(page, 4);
    await whenAnswered(page);
    expect(await topOf(header)).toBe(0);
    await scrollBy(page, 10);
    await expect.poll(() => topOf(header)).toBe(-height);
  });

  await test.step('the header returns when it gets focus, and covers no focused element', async () => {
    await page.keyboard.press('Tab');
    await tabTo(page, header.getByRole('link', { name: 'Entrar' }));
    expect(await topOf(header)).toBe(0);
  });

  await test.step('with motion, it is in its place at once when the window jumps to the start of a page', async () => {
    await header.evaluate((element) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      element.addEventListener('transitionrun', (event) => {
        if (!(event instanceof TransitionEvent) || event.target !== element) return;
        if (event.propertyName === 'translate') element.dataset['slid'] += ` ${element.dataset['place']}`;
      });
      element.dataset['slid'] = '';
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await scrollBy(page, 600);
    await expect(header).toHaveAttribute('data-slid', ' hidden');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).toHaveAttribute('data-place', 'top');
    await whenAnswered(page);
    expect(await topOf(header)).toBe(0);
    await expect(header).toHaveAttribute('data-slid', ' hidden');
  });
});

/** Floating buttons, once they have measured what they cover. */
async function floating(page: Page) {
  await whenHydrated(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-side][data-state="waiting"]')).toHaveCount(0);
  return buttonsOf(page);
}

const buttonsOf = (page: Page) => ({
  contact: page.getByRole('link', { name: 'Falar pelo WhatsApp' }),
  revoke: page.getByRole('button', { name: 'Rever escolha de cookies' }),
});

/** Facts, prices and controls under a floating button. */
const wordsUnder = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const isUnder = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const words = [...document.querySelectorAll('main :is(dt, dd, section[aria-label] p, h1, [data-price])')].filter(
      (fact) => {
        const range = document.createRange();
        range.selectNodeContents(fact);
        return isUnder(range.getBoundingClientRect());
      },
    );
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, label)')].filter((control) =>
      isUnder(control.getBoundingClientRect()),
    );
    return [...words, ...controls].map((covered) => covered.textContent || covered.outerHTML);
  });

for (const url of ['', 'ofertasvw/t-cross', 'viaduto/ofertasvw/id-4']) {
  test(`floating buttons on /${url} cover no fact, price or control, and hide with the start of the page`, async ({
    page,
  }) => {
    await page.goto(url);
    const { contact, revoke } = await floating(page);
    const screen = page.viewportSize()?.height ?? 0;
    let hasBeenSeen = false;
    for (let place = 0; place < screen * 0.9; place += 60) {
      await page.evaluate((top) => scrollTo(0, top), place);
      await whenAnswered(page);
      expect(await wordsUnder(contact.or(page.locator('a[aria-label="Falar pelo WhatsApp"]')).first())).toEqual([]);
      expect(await wordsUnder(page.locator('button[aria-label="Rever escolha de cookies"]'))).toEqual([]);
      hasBeenSeen ||= await contact.isVisible();
    }
    expect(hasBeenSeen, 'contact was seen on the first screen').toBe(true);

    await page.evaluate((top) => scrollTo(0, top), screen * 1.2);
    await expect(contact).toBeHidden();
    await expect(revoke).toBeHidden();
  });
}

test(
  'on a phone an offer collapses its details, and a link to a section opens it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('ofertasvw/t-cross#comparar');
    await expect(page.getByRole('table', { name: 'Comparação de custos' })).toBeVisible();
    const related = page.getByRole('heading', { name: 'Na mesma faixa de preço ou categoria' });
    const card = page.getByRole('article').filter({ hasText: 'Nivus' });
    await expect(card).toBeHidden();
    await related.tap();
    await expect(card).toBeVisible();
    await related.tap();
    await expect(card).toBeHidden();
    await page.goto('ofertasvw/t-cross');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    // Half of the 13,900 px of the page before sections were collapsible.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6950);
  },
);

test('a link to a section that loads after its page leads to that section', { tag: '@phone' }, async ({ page }) => {
  await page.goto('');
  const link = page.getByRole('link', { name: /^Refazer a conta com o seu plano/ });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(link)).toBe(true);
  await link.tap();
  const title = page.getByRole('heading', { name: 'Assinar ou comprar?' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test.describe('a first visit', () => {
  test.use({ consent: 'unknown' });

  for (const { store, home, tag } of stores) {
    test(
      `${store} asks for consent without trapping focus, stores the choice and reopens it`,
      { tag },
      async ({ page, context }) => {
        await page.goto(home);
        const question = page.getByRole('region', { name: 'Você escolhe o que medimos' });
        const readConsent = async () => (await context.cookies()).find(({ name }) => name === 'consent');

        await test.step('the banner is at the bottom of the window and takes no focus', async () => {
          await expect(question).toBeVisible();
          await whenHydrated(page);
          await expect(page.locator('body')).toBeFocused();
          expect(await topOf(page.getByRole('banner'))).toBe(0);
          expect(await bottomOf(question)).toBe(page.viewportSize()?.height);
          await expectAccessible(page);
        });

        await test.step('refusing takes one press, like accepting; nothing is preselected', async () => {
          await pressOn(page, question.getByRole('button', { name: 'Escolher' }));
          await expect(question.getByRole('checkbox', { name: /Medição/ })).not.toBeChecked();
          await pressOn(page, question.getByRole('button', { name: 'Recusar' }));
          await expect(question).toBeHidden();
          await expect(page.getByText('Escolha salva.')).toBeAttached();
          await expect(page.getByRole('main')).toBeFocused();
          await expect.poll(readConsent).toMatchObject({ value: 'denied' });
        });

        await test.step('the next page shows no banner, from its first paint on', async () => {
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(question).toBeHidden();
        });

        await test.step('the choice is reopened, with focus on its heading, and returns focus', async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          // On a phone the button is hidden while it would cover content.
          const { revoke } = await floating(page);
          await expect(async () => {
            await page.evaluate(() => window.scrollBy(0, 40));
            await whenAnswered(page);
            await expect(revoke).toBeVisible({ timeout: 200 });
          }).toPass();
          await revoke.click();
          await expect(page.getByRole('heading', { name: 'Você escolhe o que medimos' })).toBeFocused();
          await expect.poll(readConsent).toBeUndefined();
          await question.getByRole('button', { name: 'Aceitar' }).click();
          await expect.poll(readConsent).toMatchObject({ value: 'granted' });
          await expect(revoke).toBeFocused();
        });
      },
    );
  }

  test(
    'the price is in view on the first screen of home while the banner is open',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('');
      const question = page.getByRole('region', { name: 'Você escolhe o que medimos' });
      await expect(question).toBeVisible();
      const price = page.getByRole('main').locator('[data-price]').first();
      for (const [width, height] of [
        [360, 740],
        [1280, 720],
        [1366, 657],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await bottomOf(price), `${width} × ${height}`).toBeLessThanOrEqual(await topOf(question));
      }
    },
  );

  test('a visitor without script gets no consent banner', { tag: '@phone' }, async ({ browser, world }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(world.storeUrl);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Você escolhe o que medimos' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Falar pelo WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rever escolha de cookies' })).toBeHidden();
    await context.close();
  });
});

test('print shows the pages’ text, without controls and overlays', { tag: '@desktop' }, async ({ page }) => {
  for (const url of ['ofertasvw/t-cross', 'comparar?ofertas=t-cross,nivus']) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inPrint(page, async () => {
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /^Ver (oferta|o plano)/ })).toHaveCount(0);
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByText('Trocar ou remover')).toBeHidden();
      await expect(page.getByRole('banner')).toHaveCSS('box-shadow', 'none');
      expect(await page.evaluate(findFloating)).toEqual([]);
      expect(await lostInPrint(page)).toEqual([]);
    });
  }
  await test.step('a card and a paragraph stay on one sheet, and a heading or question on the sheet of what follows it', async () => {
    await inPrint(page, async () => {
      await expect(page.getByRole('rowheader', { name: 'O carro' })).toHaveCSS('break-after', 'avoid');
    });
    await page.goto('ofertasvw/t-cross');
    await inPrint(page, async () => {
      const plan = locate(page, planGroup('Prazo'));
      const sectionHead = page.getByRole('heading', { name: 'Quanto custa de verdade' }).locator('..');
      await expect(sectionHead).toHaveCSS('break-after', 'avoid');
      await expect(plan.locator('label').first()).toHaveCSS('break-inside', 'avoid');
      await expect(plan.locator('> :first-child')).toHaveCSS('break-after', 'avoid');
      await expect(page.getByRole('main').locator('summary').first()).toHaveCSS('break-after', 'avoid');
      await expect(page.getByText('Oferta de exemplo, só para demonstração.')).toHaveCSS('break-inside', 'avoid');
    });
  });
  await test.step('the focus ring is not printed', async () => {
    const focused = page.getByRole('main').getByRole('link', { name: 'Condições Legais' });
    await focused.focus();
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await inPrint(page, () => expect(focused).toHaveCSS('outline-style', 'none'));
  });
  await test.step('an item of a list stays on one sheet, and an amount on one line', async () => {
    const item = page.getByRole('listitem').filter({ hasText: 'Assistência na estrada' });
    await inPrint(page, async () => expect(item).toHaveCSS('break-inside', 'avoid'));
    await page.goto('');
    await inPrint(page, async () => {
      // The width of an A4 sheet inside its margins.
      await page.setViewportSize({ width: 718, height: 1047 });
      const amounts = page.getByRole('main').getByRole('cell', { name: '53.472,72' });
      await expect(amounts.first()).toBeVisible();
      const linesOf = (cells: Element[]) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size;
        });
      expect(new Set(await amounts.evaluateAll(linesOf))).toEqual(new Set([1]));
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  });
  await test.step('questions are shown over the whole sheet, without their search', async () => {
    await page.goto('faq');
    await inPrint(page, async () => {
      const { width = 0 } = (await page.locator('main details').first().boundingBox()) ?? {};
      expect(width, 'px, of 1440').toBeGreaterThan(1100);
      await expect(page.getByText('Por e-mail, todo mês.')).toBeVisible();
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.getByText('Perguntas mais frequentes:')).toBeHidden();
    });
  });
  // An order has another frame.
  await page.goto(orderPath);
  await expect(locate(page, orderLogIn)).toBeVisible();
  await inPrint(page, async () => {
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page.getByText('É uma empresa? Cadastre o CNPJ, e nossa equipe de frotas')).toBeVisible();
    expect(await lostInPrint(page)).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { scriptOf } from '../support/servers/build.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { holdRequests } from '../support/browser/network.ts';
import { entry, expectLogin } from '../support/pages/identity.ts';
import { loginDialog } from '../support/pages/log-in.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

/** A store determines its cars' links, and a width the kind of menu: each width tests one store. */
const stores = [
  { store: 'the house', home: '', offer: /\/ofertasvw\/polo$/, tag: ['@desktop', '@firefox'] },
  { store: 'a partner', home: 'viaduto', offer: /\/viaduto\/ofertasvw\/polo/, tag: ['@phone'] },
];

/** The menu at this width: a panel below its button, or a modal. */
const menuOf = (page: Page, isMobile: boolean | undefined) =>
  isMobile
    ? { button: page.getByRole('button', { name: 'Abrir menu' }), menu: page.getByRole('dialog', { name: 'Menu' }) }
    : {
        button: page.getByRole('banner').getByRole('button', { name: 'Ofertas' }),
        menu: page.getByRole('group', { name: 'Ofertas' }),
      };

for (const { store, home, offer, tag } of stores) {
  test(`in ${store} a car is found in the menu by keyboard alone`, { tag }, async ({ page, isMobile }) => {
    await page.goto(home);
    const { button, menu } = menuOf(page, isMobile);
    const cars = menu.getByRole('list', { name: 'Carros' }).getByRole('link');

    await test.step('the button opens the menu and exposes its state', async () => {
      // A link to the footer until the page has hydrated.
      await expect(button).toBeVisible();
      await pressOn(page, button);
      await expect(menu).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-menu-open');
      if (!isMobile) await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(cars).toHaveCount(12);
      await expect(cars.filter({ hasText: 'ID.4' })).toHaveText(/ID\.4\s*R\$\s4\.990,00\/mês/);
      await expectAccessible(page);
    });

    await test.step('Escape closes the menu and restores focus to its button', async () => {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.locator('body')).not.toHaveAttribute('data-menu-open');
    });

    await test.step('a category filters the cars, and pressing it again shows all', async () => {
      await page.keyboard.press('Enter');
      const suv = menu.getByRole('button', { name: /^SUVW/ });
      await expect(suv).toBeVisible();
      await pressOn(page, suv);
      await expect(suv).toHaveAttribute('aria-pressed', 'true');
      await expect(cars).toHaveCount(5);
      await page.keyboard.press('Enter');
      await expect(cars).toHaveCount(12);
      await pressOn(page, menu.getByRole('button', { name: /^Hatch/ }));
      await expect(cars).toHaveText([/^Polo/]);
    });

    await test.step('the car opens in its store, with focus on its heading and nothing of an earlier visit', async () => {
      await page.evaluate(() => {
        for (const key of ['simulation', 'registerFleet', 'coupon', 'another']) localStorage.setItem(key, 'x');
      });
      await pressOn(page, cars);
      await expect(page).toHaveURL(offer);
      await expect(page.getByRole('heading', { level: 1, name: 'Polo' })).toBeFocused();
      await expect(menu).toBeHidden();
      await expect(page.locator('body')).not.toHaveAttribute('data-menu-open');
      const stored = await page.evaluate(() =>
        ['simulation', 'registerFleet', 'coupon', 'another'].filter((key) => localStorage.getItem(key) === 'x'),
      );
      expect(stored).toEqual(['another']);
    });
  });
}

declare global {
  interface Window {
    /** Number of times a dialog got focus. */
    signdriveDialogFocus?: number;
  }
}

/** A dialog gets focus when it opens and, for VoiceOver, again half a second later (React Aria's useDialog). */
async function countDialogFocus(page: Page) {
  await page.evaluate(() => {
    window.signdriveDialogFocus = 0;
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.role === 'dialog')
        window.signdriveDialogFocus = (window.signdriveDialogFocus ?? 0) + 1;
    });
  });
}

test('the menu is found, filtered and followed with a screen reader alone', async ({ page, isMobile }) => {
  await page.goto('');
  const { button, menu } = menuOf(page, isMobile);
  await expect(button).toBeVisible();
  const speech = await Speech.start(page);
  await speech.readTo(isMobile ? /^button, Abrir menu/ : /^button, Ofertas, /);
  await speech.forget();
  await countDialogFocus(page);
  await speech.act();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: /^Hatch/ })).toBeVisible();
  // Until the dialog has its final focus, reading on would be undone.
  if (isMobile) {
    await speech.expectInOrder([/^dialog, Menu/]);
    await expect.poll(() => page.evaluate(() => window.signdriveDialogFocus)).toBe(2);
  }

  await speech.readTo(/^button, Hatch 1/);
  await speech.expectInOrder([/^group, Filtrar por categoria/, /^button, Todos 12.*, pressed/, /^button, SUVW 5/]);
  await speech.forget();
  await speech.act();
  await speech.expectInOrder([/^polite: 1 carro$/]);

  await speech.readTo(/^link, Polo R\$ 1\.649,00\/mês$/);
  await speech.expectInOrder([/^list, Carros/, /^link, Polo/]);
  expect(await speech.unnamedControls()).toEqual([]);
  await speech.forget();
  await speech.act();
  await speech.expectInOrder(['heading, Polo, level 1']);
});

test('a window that becomes wide or narrow closes its menu, because it has another', async ({ page, isMobile }) => {
  await page.goto('');
  const { button, menu } = menuOf(page, isMobile);
  await button.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize(isMobile ? { width: 1280, height: 900 } : { width: 360, height: 740 });
  await expect(menu).toBeHidden();
  await expect(page.locator('body')).not.toHaveAttribute('data-menu-open');
});

test('a press outside closes the panel', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('');
  const { button, menu } = menuOf(page, false);
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(700, 880);
  await expect(menu).toBeHidden();
});

test('focus that leaves the panel closes it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('');
  const { button, menu } = menuOf(page, false);
  await pressOn(page, button);
  await expect(menu).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Comparar custos' }).first());
  await expect(menu).toBeHidden();
});

test(
  'a menu that fails to load leads to the offers, as without script',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to fetch|Failed to load/);
    await page.route(scriptOf('src/routes/layout/menu/OffersPanel.tsx'), (route) => route.abort());
    await page.goto('faq');
    await menuOf(page, false).button.click();
    await expect(page).toHaveURL(/\/#ofertas$/);
  },
);

test('a log-in that fails to load keeps the page, shows the failure, and opens after a retry', async ({
  page,
  problems,
  isMobile,
}) => {
  problems.expect(/ERR_FAILED|Failed to fetch|Failed to load/);
  const script = scriptOf('src/routes/layout/PageDialogs.tsx');
  await page.route(script, (route) => route.abort());
  await page.goto('faq');
  // A link to the account until the page has hydrated.
  await whenHydrated(page);
  const { button, menu } = menuOf(page, isMobile);
  if (isMobile) await button.click();
  await (isMobile ? menu : page.getByRole('banner')).getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText('Não conseguimos abrir');
  await expect(page).toHaveURL(/\/faq$/);
  await expectAccessible(page);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
});

test('a log-in whose validation fails to load can be used once it is fetched', async ({ page, problems, isMobile }) => {
  problems.expect(/ERR_FAILED|Failed to fetch|Failed to load/);
  let requests = 0;
  await page.route(scriptOf('src/features/session/login.schema.ts'), async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort() : route.continue());
  });
  await page.goto('faq');
  const { button, menu } = menuOf(page, isMobile);
  if (isMobile) await button.click();
  await (isMobile ? menu : page.getByRole('banner')).getByRole('link', { name: 'Entrar' }).click();
  await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible();
});

test(
  'the page stays dark while the password reset replaces the log-in, which stays until its successor has loaded',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await holdRequests(page, scriptOf('src/features/recovery/screens/RecoveryDialog.tsx'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('');
    await whenHydrated(page);
    await pressOn(page, entry(page));
    await expectLogin(page);
    const html = page.locator('html');
    await html.evaluate(async (element) => {
      const ground = () => document.querySelector('[data-dialog]');
      await Promise.all((ground()?.getAnimations() ?? []).map(({ finished }) => finished));
      const opacities = new Set<string>();
      const look = () => {
        const dark = ground();
        opacities.add(dark ? getComputedStyle(dark).opacity : 'bright');
        element.dataset['opacities'] = [...opacities].join(' ');
        requestAnimationFrame(look);
      };
      look();
    });
    await pressOn(page, loginDialog(page).dialog.getByRole('button', { name: 'Esqueci minha senha' }));
    await expect(page.getByText('Abrindo…')).toBeAttached();
    await expect(loginDialog(page).dialog).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: 'Esqueci minha senha' })).toBeVisible();
    await expect(html).toHaveAttribute('data-opacities', '1');
  },
);

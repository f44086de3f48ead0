import { OfferPage } from '../support/pages/offer-page.ts';
import { recordCheck } from '../support/checks/record-check.ts';
import { expect, test } from '../support/world.ts';

test('in forced colours selection and focus are visible', { tag: ['@desktop', '@media'] }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const offer = new OfferPage(page);
  await offer.open();
  for (const [chosen, other] of [
    [offer.choice('Prazo', '24 meses'), offer.choice('Prazo', '36 meses')],
    [offer.choice('Cor', 'Vermelho urucum'), offer.choice('Cor', 'Azul anil')],
  ] as const) {
    const border = (radio: typeof chosen) =>
      radio.evaluate((element) => `${getComputedStyle(element).borderWidth} ${getComputedStyle(element).borderColor}`);
    expect(await border(chosen)).not.toBe(await border(other));
    expect(await border(chosen)).toMatch(/^3px /);
    await chosen.focus();
    await page.keyboard.press('Shift');
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(chosen).not.toHaveCSS('outline-width', '0px');
  }
  recordCheck('Forced colours');
});

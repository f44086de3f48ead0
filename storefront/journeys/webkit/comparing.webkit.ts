import { hatchedBars } from '../support/data/offer.ts';
import { titleOf } from '../support/data/pages.ts';
import type { Query } from '../support/data/query.ts';
import { widestGapOfLines } from '../support/checks/hatch.ts';
import { By } from 'selenium-webdriver';
import { expect, test } from './webkit-test.ts';

const table: Query = { role: 'table' };

test('offers are added, swapped and removed in a comparison', async ({ visitor }) => {
  await visitor.open('comparar');
  for (const [place, name] of ['T-Cross', 'Tera', 'Nivus'].entries()) {
    await visitor.select({ label: 'Carro' }, name);
    await visitor.click({ role: 'button', name: 'Adicionar' });
    const countCars = () => visitor.count({ role: 'columnheader', within: table });
    await expect(async () => expect(await countCars()).toBe(place + 2)).toPass();
  }
  await visitor.expectUrl(/\/comparar\?ofertas=t-cross,tera,nivus$/);
  await visitor.select({ label: 'Trocar Tera por' }, 'Polo');
  await visitor.click({ role: 'button', name: 'Trocar Tera' });
  await visitor.expectTitle(titleOf('Comparar T-Cross, Polo e Nivus'));
  await visitor.select({ label: 'Prazo' }, '36 meses');
  await visitor.click({ role: 'button', name: 'Atualizar comparação' });
  await visitor.expectText('Todos em 36 meses, 1.000 km por mês.');
  await visitor.click({ role: 'link', name: 'Remover Nivus' });
  await visitor.expectTitle(titleOf('Comparar T-Cross e Polo'));
  await visitor.driver.navigate().back();
  await visitor.expectTitle(titleOf('Comparar T-Cross, Polo e Nivus'));
});

test('the calculator compares ways to pay, and its bars are hatched over their whole length', async ({ visitor }) => {
  await visitor.open('calculadoracomparativa');
  // 12 × 2.179,00 + 12 × 2.277,06, the adjusted instalment
  await visitor.expectText('R$ 53.472,72');
  const bars = await visitor.driver.findElements(By.css(hatchedBars));
  expect(bars).not.toEqual([]);
  for (const bar of bars) {
    const picture = Buffer.from(await bar.takeScreenshot(true), 'base64');
    expect(await widestGapOfLines(picture), 'px without a line, of 10 from line to line').toBeLessThan(13);
  }
  const instalment: Query = { role: 'textbox', name: 'Mensalidade da assinatura' };
  await visitor.type(instalment, '1.999,90');
  await visitor.press('TAB');
  // 12 × 1.999,90 + 12 × 2.089,90, the adjusted instalment
  await visitor.expectText('R$ 49.077,60');
  await visitor.expectUrl(/\?mensalidade=1999\.9$/);
  await visitor.click({ role: 'button', name: /^Voltar para R\$\s2\.179,00/ });
  await visitor.expectText('R$ 53.472,72');
});

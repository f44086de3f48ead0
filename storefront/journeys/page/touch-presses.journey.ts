import { expect, test } from '../support/world.ts';

test('presses are taps on a touch screen, and clicks elsewhere', async ({ page, hasTouch }) => {
  await page.setContent('<button>Botão</button><input type="checkbox">');
  const pointers = await page.evaluateHandle(() => {
    const types: string[] = [];
    for (const type of ['pointermove', 'pointerdown'] as const)
      window.addEventListener(type, ({ pointerType }) => types.push(pointerType));
    return types;
  });
  await page.getByRole('button').click();
  await page.getByRole('button').dblclick();
  await page.getByRole('checkbox').check();
  const used = await pointers.evaluate((types) => [...new Set(types)]);
  expect(used).toEqual([hasTouch ? 'touch' : 'mouse']);
  const moving = page.mouse.move(1, 1);
  await (hasTouch ? expect(moving).rejects.toThrow('it has no mouse') : moving);
});

import { expect } from '@playwright/test';
import { test } from './orca-test.ts';

test.use({ consent: 'unknown' });

test('the choices of the consent are heard, and so is that they are saved', async ({ ear, open, page, context }) => {
  await open('faq');
  await ear.pressUntil('Tab', /^Escolher/);
  await ear.press('Return');
  await ear.expectSaid(/^O que você permite painel/);
  await ear.press('Tab');
  await ear.expectSaid(/^Medição\. .* caixa de seleção não selecionada/);
  await ear.press('space');
  await ear.expectSaid(/^selecionada/);
  await ear.press('Tab');
  await ear.expectSaid(/^Salvar botão/);
  await ear.press('Return');
  await ear.expectSaid(/^Escolha salva\.?$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('granted');
});

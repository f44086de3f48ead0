import type { Page } from '@playwright/test';
import { press } from './press.ts';

/** Who the sandbox's default world knows. */
export const clara = {
  email: 'clara@exemplo.com.br',
  cpf: '52998224725',
  maskedCpf: '529.982.247-25',
  password: 'Exemplo#2026',
  greeting: 'Olá, Clara Exemplo',
};

/** Its e-mail was never confirmed. */
export const bruno = { email: 'bruno@exemplo.com.br' };

/** The log-in dialog and what is in it. */
export function loginDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  return {
    dialog,
    identifier: dialog.getByRole('textbox', { name: 'E-mail ou CPF/CNPJ' }),
    password: dialog.getByLabel('Senha', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Entrar' }),
    refusal: dialog.getByRole('alert'),
  };
}

/** Logs Clara in from the header. Ends on the status of her orders. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('');
  await press(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
  const { identifier, password, submit } = loginDialog(page);
  await identifier.fill(clara.email);
  await password.fill(clara.password);
  await press(submit);
  await page.waitForURL(/\/conta\/status-pedido$/);
}

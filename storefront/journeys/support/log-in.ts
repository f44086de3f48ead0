import { expect, type Page } from '@playwright/test';

/** A known user of the sandbox's default world. */
export const clara = {
  email: 'clara@exemplo.com.br',
  cpf: '52998224725',
  maskedCpf: '529.982.247-25',
  password: 'Exemplo#2026',
  greeting: 'Olá, Clara Exemplo',
};

/** A user whose e-mail was never confirmed. */
export const bruno = { email: 'bruno@exemplo.com.br' };

/** The log-in dialog and its parts. */
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
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const { identifier, password, submit } = loginDialog(page);
  await identifier.fill(clara.email);
  await password.fill(clara.password);
  await submit.click();
  await page.waitForURL(/\/conta\/status-pedido$/);
}

/**
 * Starts the visit with Clara's session in the browser's storage, as an earlier log-in leaves it. session.journey.ts
 * and the order's journeys test the log-in dialog.
 */
export async function startWithSession(page: Page): Promise<void> {
  const response = await page.request.post('api/fleet/signin', {
    data: { login: clara.email, password: clara.password, typeOrder: 500 },
  });
  expect(response.status()).toBe(200);
  const { token, userId } = (await response.json()) as { token: string; userId: number };
  // A static file of the store's origin has storage and runs no script.
  await page.goto('favicon.svg');
  await page.evaluate(
    ([storedToken, storedId]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('id', storedId);
      document.cookie = 'signdrive=1; path=/';
    },
    [token, String(userId)] as const,
  );
}

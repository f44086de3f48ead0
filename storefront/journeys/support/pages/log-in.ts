import { expect, type Page } from '@playwright/test';
import { loginLink, loginParts } from '../data/log-in.ts';
import { locate } from '../data/query.ts';
import { clara } from '../data/users.ts';

/** The log-in dialog and its parts. */
export function loginDialog(page: Page) {
  return {
    dialog: locate(page, loginParts.dialog),
    identifier: locate(page, loginParts.identifier),
    password: locate(page, loginParts.password),
    submit: locate(page, loginParts.submit),
    refusal: locate(page, { role: 'alert', within: loginParts.dialog }),
  };
}

/** Logs Clara in from the header. Ends on the status of her orders. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('');
  await locate(page, loginLink).click();
  const { identifier, password, submit } = loginDialog(page);
  await identifier.fill(clara.email);
  await password.fill(clara.password);
  await submit.click();
  await page.waitForURL(/\/conta\/status-pedido$/);
}

/** A log-in as the store's page sends it. */
export const sessionRequest = {
  path: 'api/fleet/signin',
  body: { login: clara.email, password: clara.password, typeOrder: 500 },
};

/** Runs in the page. Stores a session as a log-in does. */
export function storeSession({ token, userId }: { token: string; userId: number }): void {
  localStorage.setItem('token', token);
  localStorage.setItem('id', String(userId));
  document.cookie = 'signdrive=1; path=/';
}

/** A static file of the store's origin: it has storage and runs no script. */
export const pageWithoutScript = 'favicon.svg';

/**
 * Starts the visit with Clara's session in the browser's storage, as an earlier log-in leaves it. session.journey.ts
 * and the order's journeys test the log-in dialog.
 */
export async function startWithSession(page: Page): Promise<void> {
  const response = await page.request.post(sessionRequest.path, { data: sessionRequest.body });
  expect(response.status()).toBe(200);
  const session = (await response.json()) as Parameters<typeof storeSession>[0];
  await page.goto(pageWithoutScript);
  await page.evaluate(storeSession, session);
}

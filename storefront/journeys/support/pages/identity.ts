import { expect, type Locator, type Page } from '@playwright/test';
import { loginLink } from '../data/log-in.ts';
import { locate } from '../data/query.ts';
import { marina } from '../data/users.ts';
import type { SandboxControl } from '../servers/sandbox-control.ts';

/** The header's log-in link. */
export const entry = (page: Page): Locator => locate(page, loginLink);

/** The open dialog by its name, and a button or a field in it. */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
export const input = (page: Page, label: string): Locator =>
  page.getByRole('dialog').getByLabel(label, { exact: true });

/** Expects the open log-in with its validation loaded. */
export async function expectLogin(page: Page): Promise<void> {
  await expect(dialog(page, 'Entrar')).toBeVisible();
  await expect(dialog(page, 'Entrar').locator('[inert]')).toHaveCount(0);
}

/** The link of the newest e-mail, as a path within the store. */
export async function linkOfEmail(sandbox: SandboxControl, to = marina.email): Promise<string> {
  const { letters } = (await sandbox.send('GET', 'outbox')) as { letters: { to: string; text: string }[] };
  expect(letters[0]?.to).toBe(to);
  const [link] = /(?:confirm-email|reset-password)\/\S+/.exec(letters[0]?.text ?? '') ?? [];
  if (link === undefined) throw new Error('No e-mail with a link was sent.');
  return link;
}

/** Calls that reached the fleet and marketing services, newest first. */
export async function received(sandbox: SandboxControl, kind: string): Promise<object[]> {
  const answer = (await sandbox.send('GET', `received?kind=${kind}`)) as { received: { body: object }[] };
  return answer.received.map(({ body }) => body);
}

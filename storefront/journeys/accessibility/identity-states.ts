import { expect, type Page } from '@playwright/test';
import { registration } from '../support/data/log-in.ts';
import { marina, clara } from '../support/data/users.ts';
import { button, dialog, entry, expectLogin, input, linkOfEmail } from '../support/pages/identity.ts';
import { loginDialog } from '../support/pages/log-in.ts';
import { reach, smallPage, type StatesOfVisit } from './page-state.ts';

async function openLogin(page: Page) {
  await reach(page, smallPage);
  await entry(page).click();
  await expectLogin(page);
  return loginDialog(page);
}

/** The dialogs of identity, and the pages to which an e-mail leads. */
export const identityVisits: readonly StatesOfVisit[] = [
  [
    { name: 'the log-in', open: async ({ page }) => (await openLogin(page)).dialog },
    {
      name: 'the log-in with missing values',
      open: async ({ page }) => {
        const { identifier, submit } = loginDialog(page);
        await submit.click();
        await expect(identifier).toHaveAccessibleDescription('Campo obrigatório');
        return identifier;
      },
    },
    {
      name: 'a rejected log-in',
      open: async ({ page }) => {
        const { identifier, password, submit, refusal } = loginDialog(page);
        await identifier.fill(clara.email);
        await password.fill('Errada#2026');
        await submit.click();
        return refusal;
      },
    },
    {
      name: 'the forgotten password',
      open: async ({ page }) => {
        await button(page, 'Esqueci minha senha').click();
        return input(page, 'E-mail');
      },
    },
    {
      name: 'the forgotten password after its e-mail',
      open: async ({ page }) => {
        await input(page, 'E-mail').fill(clara.email);
        await page.keyboard.press('Enter');
        return page.getByText('E-mail enviado com sucesso!');
      },
    },
    {
      name: 'the new password',
      route: '/reset-password/{-$token}',
      open: async ({ page, sandbox }) => {
        await page.goto(await linkOfEmail(sandbox, clara.email));
        return input(page, 'Nova senha');
      },
    },
    {
      name: 'a new password with errors',
      route: '/reset-password/{-$token}',
      open: async ({ page }) => {
        await input(page, 'Nova senha').fill('curta');
        await page.keyboard.press('Enter');
        await expect(input(page, 'Nova senha')).toHaveAttribute('aria-invalid', 'true');
        return input(page, 'Nova senha');
      },
    },
  ],
  [
    {
      name: 'the first field of the registration',
      open: async ({ page }) => {
        await openLogin(page);
        await button(page, 'Cadastre-se').click();
        return dialog(page, 'Criar conta');
      },
    },
    {
      name: 'the registration of a person with errors',
      open: async ({ page }) => {
        await input(page, 'CPF ou CNPJ').fill(marina.document);
        await button(page, 'Cadastrar').click();
        return page.getByRole('group', { name: 'Há 5 campos para corrigir' });
      },
    },
    {
      name: 'the registration after its e-mail',
      open: async ({ page }) => {
        for (const [label, value] of registration) await input(page, label).fill(value);
        await page.keyboard.press('Enter');
        return dialog(page, 'Confirme seu e-mail');
      },
    },
    {
      name: 'a confirmed e-mail',
      route: '/confirm-email/{-$token}',
      open: async ({ page, sandbox }) => {
        await page.goto(await linkOfEmail(sandbox));
        return dialog(page, 'Cadastro feito com sucesso!');
      },
    },
    {
      name: 'an e-mail that cannot be confirmed',
      route: '/confirm-email/{-$token}',
      open: async ({ page }) => {
        await page.goto('confirm-email/um-token');
        return page.getByRole('dialog').getByText('Algo deu errado! Link de validação expirado ou inválido');
      },
    },
    {
      name: 'the registration of a company with errors',
      open: async ({ page }) => {
        await openLogin(page);
        await button(page, 'Cadastre-se').click();
        await input(page, 'CPF ou CNPJ').fill('12ABC34501DE35');
        await expect(dialog(page, 'Cadastro de empresa')).toBeVisible();
        await button(page, 'Enviar cadastro').click();
        return page.getByRole('group', { name: /^Há \d+ campos para corrigir/ });
      },
    },
  ],
];

import type { Page } from '@playwright/test';
import { marina, newPassword, clara } from '../support/data/users.ts';
import { button, dialog, entry, expectLogin, input, linkOfEmail } from '../support/pages/identity.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { loginDialog } from '../support/pages/log-in.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

test(
  'a visitor registers, confirms, logs in, logs out and resets the password, by keyboard alone',
  { tag: '@desktop' },
  async ({ page, sandbox, world }) => {
    // Seven dialogs on six pages, at keyboard speed.
    const greeting = page.getByRole('banner').getByRole('button', { name: marina.greeting });
    const status = page.getByRole('heading', { level: 1, name: 'Status do pedido' });
    /** From the top of a page, where the header is only a few tab stops away. */
    const openByKeyboard = async (path: string) => {
      await page.goto(path);
      await whenHydrated(page);
      await pressOn(page, entry(page));
      await expectLogin(page);
    };
    const type = async (label: string, text: string) => {
      await tabTo(page, input(page, label));
      await page.keyboard.type(text);
    };
    const logIn = async (identifier: string, password: string) => {
      await tabTo(page, loginDialog(page).identifier);
      await page.keyboard.type(identifier);
      await type('Senha', password);
      await page.keyboard.press('Enter');
      await expect(status).toBeFocused();
    };
    await test.step('after registration, the account waits for its e-mail, which can be sent again', async () => {
      await openByKeyboard('ofertasvw/polo');
      await pressOn(page, button(page, 'Cadastre-se'));
      await expect(dialog(page, 'Criar conta')).toBeVisible();
      await type('CPF ou CNPJ', marina.document);
      await type('Nome completo', marina.name);
      await type('E-mail', marina.email);
      await type('Celular', marina.phone);
      await type('CEP', marina.cep);
      await type('Senha', marina.password);
      await type('Confirme a senha', marina.password);
      await page.keyboard.press('Enter');
      const socials = dialog(page, 'Confirme seu e-mail');
      await expect(socials.getByText(marina.email)).toBeVisible();
      const webmail = socials.getByRole('link').first();
      await expect(webmail).toHaveText(/^Gmail/);
      await expect(webmail).toHaveAttribute('target', '_blank');
      await expect(webmail).toHaveAttribute('rel', 'noopener noreferrer');
    });

    await test.step('the e-mail’s link confirms, its token leaves the URL, and leads back to the offer', async () => {
      await page.goto(await linkOfEmail(sandbox));
      const done = dialog(page, 'Cadastro feito com sucesso!');
      await expect(done).toBeVisible();
      await expect(page).toHaveURL(`${world.storeUrl}confirm-email`);
      await page.reload();
      await expect(done).toBeVisible();
      await pressOn(page, button(page, 'Continuar'));
      await expect(page).toHaveURL(/\/ofertasvw\/polo$/);
      await expect(done).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: /Polo/ })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => (history.state as Record<string, unknown>)['confirm-email']))
        .toBe(true);
    });

    await test.step('the password logs in', async () => {
      await openByKeyboard('faq');
      await logIn(marina.document, marina.password);
      await expect(greeting).toBeVisible();
    });

    await test.step('the menu logs out', async () => {
      await tabTo(page, greeting, 'Shift+Tab');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(entry(page)).toBeVisible();
      await expect(page).toHaveURL(world.storeUrl);
    });

    await test.step('the dialog sends a password reset e-mail', async () => {
      await openByKeyboard('faq');
      await pressOn(page, button(page, 'Esqueci minha senha'));
      await expect(input(page, 'E-mail')).toBeFocused();
      await page.keyboard.type(marina.email);
      await page.keyboard.press('Enter');
      await expect(page.getByText('E-mail enviado com sucesso!')).toBeVisible();
      await expect(page.getByText('Verifique sua caixa de entrada para redefinir sua senha.')).toBeVisible();
    });

    await test.step('the link sets a new password; its token leaves the URL and survives a reload', async () => {
      await page.goto(await linkOfEmail(sandbox));
      await expect(dialog(page, 'Criar nova senha')).toBeVisible();
      await expect(page).toHaveURL(`${world.storeUrl}reset-password`);
      await page.reload();
      await expect(input(page, 'Nova senha')).toBeFocused();
      await page.keyboard.type(newPassword);
      await type('Confirme a nova senha', newPassword);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Senha alterada com sucesso')).toBeVisible();
    });

    await test.step('the new password logs in, from the page where the reset was requested', async () => {
      await pressOn(page, button(page, 'Entrar'));
      await expect(page).toHaveURL(`${world.storeUrl}faq`);
      await expectLogin(page);
      await logIn(marina.email, newPassword);
      await expect(page).toHaveURL(`${world.storeUrl}conta/status-pedido`);
    });
  },
);

/** From the header, with a screen reader. */
async function openLogin(page: Page, speech: Speech) {
  await speech.activate(/^link, Entrar/);
  await speech.expectInOrder([/^dialog, Entrar/]);
  await expectLogin(page);
}

test('a visitor registers and confirms with a screen reader alone', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await page.goto('faq');
  const speech = await Speech.start(page);
  const summary = page.getByRole('group', { name: 'Há 5 campos para corrigir' });

  await test.step('the form announces its requirements and missing fields, and links to them', async () => {
    await openLogin(page, speech);
    await speech.activate(/^button, Cadastre-se/);
    await speech.expectInOrder([/^dialog, Criar conta/]);
    await input(page, 'CPF ou CNPJ').focus();
    await page.keyboard.type(marina.document);
    await speech.expectInOrder(['polite: Cadastro de pessoa física: os outros campos estão abaixo.']);
    await speech.activate(/^button, Cadastrar/);
    await speech.expectInOrder([/^group, Há 5 campos para corrigir/]);
    await expect(summary).toBeFocused();
    await speech.forget();
    await speech.readTo(/^button, Cadastrar/);
    await speech.expectInOrder([
      'link, Nome completo é obrigatório',
      'link, Senha é obrigatória',
      /^textbox, CPF ou CNPJ/,
      'heading, Seus dados, level 3',
      /^textbox, Nome completo, .*Nome completo é obrigatório.*invalid/,
      /^textbox, E-mail, .*E-mail é obrigatório.*invalid/,
      /^textbox, Celular, .*Celular é obrigatório\..*invalid/,
      /^textbox, CEP, .*CEP é obrigatório.*invalid/,
      /^textbox, Senha|Senha/,
      /^button, Mostrar senha/,
      /pelo menos 8 caracteres/,
      /Confirme a senha/,
      /^link, Aviso de Privacidade/,
      /^button, Cadastrar/,
    ]);
  });

  await test.step('after registration, the dialog announces where the e-mail was sent', async () => {
    await summary.getByRole('link', { name: 'Nome completo é obrigatório' }).press('Enter');
    await expect(input(page, 'Nome completo')).toBeFocused();
    await input(page, 'Nome completo').fill(marina.name);
    await input(page, 'E-mail').fill(marina.email);
    await input(page, 'Celular').fill(marina.phone);
    await input(page, 'CEP').fill(marina.cep);
    await input(page, 'Senha').fill(marina.password);
    await input(page, 'Confirme a senha').fill(marina.password);
    await speech.forget();
    await page.keyboard.press('Enter');
    await speech.expectInOrder(['polite: Enviando cadastro', /^group, Confirme seu e-mail/]);
    await speech.readTo(/^link, iCloud/);
    await speech.expectInOrder([/^Enviamos um link para/, 'marina@gmail.com', /^link, Gmail/, /^link, iCloud/]);
  });

  await test.step('the link’s page announces that the account is confirmed', async () => {
    await page.goto(await linkOfEmail(sandbox));
    await expect(dialog(page, 'Cadastro feito com sucesso!')).toBeVisible();
    await speech.forget();
    await speech.readTo(/^button, Continuar/);
    await speech.expectInOrder([
      /^heading, Cadastro feito com sucesso!/,
      /^Seu e-mail está confirmado\./,
      /^button, Continuar/,
    ]);
    expect(await speech.unnamedControls()).toEqual([]);
  });

  await test.step('and leads back to the page of the registration', async () => {
    await button(page, 'Continuar').press('Enter');
    await expect(page).toHaveURL(/\/faq$/);
  });
});

test('a visitor resets the password with a screen reader alone', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await page.goto('faq');
  const speech = await Speech.start(page);

  await test.step('the dialog announces the e-mail', async () => {
    await openLogin(page, speech);
    await speech.activate(/^button, Esqueci minha senha/);
    await speech.expectInOrder([/^textbox, E-mail/]);
    await page.keyboard.type(clara.email);
    await speech.forget();
    await page.keyboard.press('Enter');
    await speech.expectInOrder(['polite: Enviando link']);
    await expect(page.getByText('E-mail enviado com sucesso!')).toBeVisible();
    await speech.readTo(/^button, Entendi/);
    await speech.expectInOrder([
      /E-mail enviado com sucesso!/,
      /Verifique sua caixa de entrada para redefinir sua senha\./,
      /^button, Entendi/,
    ]);
  });

  await test.step('the new password is announced as saved, and logs in', async () => {
    await page.goto(await linkOfEmail(sandbox, clara.email));
    await expect(input(page, 'Nova senha')).toBeFocused();
    await speech.forget();
    await input(page, 'Nova senha').fill(newPassword);
    await input(page, 'Confirme a nova senha').fill(newPassword);
    await page.keyboard.press('Enter');
    await speech.expectInOrder(['polite: Salvando nova senha']);
    await expect(page.getByText('Senha alterada com sucesso')).toBeVisible();
    await speech.activate(/^button, Entrar/);
    await speech.expectInOrder([/^dialog, Entrar/]);
    await expectLogin(page);
    const { identifier, password } = loginDialog(page);
    await identifier.fill(clara.email);
    await password.fill(newPassword);
    await speech.forget();
    await password.press('Enter');
    await speech.expectInOrder(['polite: Entrando', 'heading, Status do pedido, level 1']);
    expect(await speech.unnamedControls()).toEqual([]);
  });
});

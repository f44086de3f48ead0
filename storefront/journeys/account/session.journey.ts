import type { Page } from '@playwright/test';
import { clara, bruno } from '../support/data/users.ts';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { entry, expectLogin } from '../support/pages/identity.ts';
import { holdRequests } from '../support/browser/network.ts';
import { storedRecords } from '../support/browser/stored-data.ts';
import { logIn, loginDialog } from '../support/pages/log-in.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

const greeting = (page: Page) => page.getByRole('banner').getByRole('button', { name: clara.greeting });

/** Everything that this browser stores for the site, and the page, as one text. */
const stored = async (page: Page) => {
  const rest = await page.evaluate(async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      cached.flat().map(({ url }) => url),
      document.documentElement.outerHTML,
    ]);
  });
  return (await storedRecords(page)) + rest;
};
const personal = new RegExp(`Clara|clara@|${clara.cpf}|${clara.maskedCpf}|"token"|"id"|signdrive=1`);

test(
  'a visitor logs in, opens the user menu and logs out, by keyboard alone',
  { tag: ['@desktop', '@firefox'] },
  async ({ page, problems }) => {
    problems.expect(/status of 401/);
    await page.goto('');
    const { dialog, identifier, password, submit, refusal } = loginDialog(page);

    await test.step('the header’s link opens the dialog', async () => {
      await whenHydrated(page);
      await pressOn(page, entry(page));
      await expectLogin(page);
      await expect(identifier).toHaveAttribute('autocomplete', 'username');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await expectAccessible(page);
    });

    await test.step('a missing value is announced at its field', async () => {
      await pressOn(page, submit);
      await expect(identifier).toBeFocused();
      await expect(identifier).toHaveAccessibleDescription('Campo obrigatório');
      await page.keyboard.type('111');
      await page.keyboard.press('Enter');
      await expect(identifier).toHaveAccessibleDescription('Documento inválido');
      await expect(password).toHaveAccessibleDescription('Campo obrigatório');
    });

    await test.step('a document is masked on blur, and a rejected log-in keeps the input', async () => {
      await identifier.fill(clara.cpf);
      await tabTo(page, password);
      await expect(identifier).toHaveValue(clara.maskedCpf);
      await page.keyboard.type('Errada#2026');
      await page.keyboard.press('Enter');
      await expect(refusal).toHaveText('E-mail ou senha inválidos');
      await expect(identifier).toHaveValue(clara.maskedCpf);
      await expect(password).toHaveValue('Errada#2026');
    });

    await test.step('the right password leads to the order’s status', async () => {
      await password.fill(clara.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Status do pedido' })).toBeFocused();
      await expect(dialog).toBeHidden();
      await expect(greeting(page)).toBeVisible();
      await expect(page.getByText('Você não possui pedidos pendentes.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the greeting opens the user menu', async () => {
      await tabTo(page, greeting(page), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const items = page.getByRole('menu', { name: 'Minha conta' }).getByRole('menuitem');
      await expect(items).toHaveText([
        /^Central de Ajuda/,
        'Status do pedido',
        'Meu plano',
        'Minha conta',
        /^Contato/,
        'Sair',
      ]);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(greeting(page)).toBeFocused();
      await page.keyboard.press('Enter');
      // The menu handles keys only once it has focus.
      await expect(items.first()).toBeFocused();
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Meu plano' })).toBeFocused();
    });

    await test.step('a reload keeps the session', async () => {
      await page.reload();
      await expect(greeting(page)).toBeVisible();
      await expect(page.getByText('Você ainda não possui um plano ativo.')).toBeVisible();
      expect(await stored(page)).toMatch(personal);
    });

    await test.step('"Sair" leads home and deletes all data of the user', async () => {
      await tabTo(page, greeting(page));
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(entry(page)).toBeVisible();
      // Log-out loads the home page, which cancels everything under way.
      await expect(page).toHaveURL(/\/$/);
      await whenHydrated(page);
      expect(await stored(page)).not.toMatch(personal);
    });
  },
);

test(
  'on a phone a visitor logs in, opens the user menu, and logs out from the drawer, by keyboard alone',
  { tag: '@phone' },
  async ({ page, problems }) => {
    problems.expect(/status of 401/);
    await page.goto('');
    await whenHydrated(page);
    const { identifier, password, refusal } = loginDialog(page);
    await pressOn(page, entry(page));
    await expectLogin(page);
    await identifier.fill(clara.cpf);
    await password.fill('Errada#2026');
    await password.press('Enter');
    await expect(refusal).toHaveText('E-mail ou senha inválidos');
    await expectAccessible(page);
    await password.fill(clara.password);
    await password.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Status do pedido' })).toBeFocused();
    await expect(page.getByText('Você não possui pedidos pendentes.')).toBeVisible();
    await expectAccessible(page);

    await tabTo(page, greeting(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Minha conta' }).getByRole('menuitem').first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Abrir menu' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('heading', { name: clara.greeting })).toBeVisible();
    await pressOn(page, drawer.getByRole('button', { name: 'Sair' }));
    await expect(page).toHaveURL(/\/$/);
    await whenHydrated(page);
    await expect(entry(page)).toBeVisible();
    expect(await stored(page)).not.toMatch(personal);
  },
);

test('log-in is found, rejected and passed with a screen reader', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.expect(/status of 403/);
  problems.expect(/status of 401/);
  await page.goto('');
  await whenHydrated(page);
  await expect(entry(page)).toBeVisible();
  const speech = await Speech.start(page);
  await speech.activate(/^link, Entrar/);
  const { dialog, identifier, password, refusal } = loginDialog(page);
  await expectLogin(page);
  await speech.expectInOrder([/^dialog, Entrar/]);
  await identifier.fill(bruno.email);
  await password.fill(clara.password);
  await password.press('Enter');
  await expect(refusal).toHaveText('Valide seu cadastro através do link enviado no seu e-mail');
  await password.fill('errada');
  await password.press('Enter');
  await expect(refusal).toHaveText('E-mail ou senha inválidos');
  await speech.forget();
  await dialog.getByRole('button', { name: 'Fechar' }).focus();
  await speech.readTo(/^link, Aviso de Privacidade/);
  await speech.expectInOrder([
    'button, Fechar',
    /^alert/,
    /E-mail ou senha inválidos/,
    /^textbox, E-mail ou CPF\/CNPJ/,
    /Senha/,
    /^button, Mostrar senha/,
    'button, Esqueci minha senha',
    'button, Entrar',
    'button, Cadastre-se',
    /^link, Aviso de Privacidade/,
  ]);
  await identifier.fill(clara.email);
  await password.fill(clara.password);
  await password.press('Enter');
  await speech.expectInOrder(['heading, Status do pedido, level 1']);

  // Log-out loads the home page: the session is announced at the top, without a greeting.
  await expect(page.getByText('Você não possui pedidos pendentes.')).toBeVisible();
  // Moves back to the account navigation, because the content read so far is below it.
  await page.getByRole('navigation', { name: 'Gerenciar assinatura' }).getByRole('link').first().focus();
  await speech.forget();
  await speech.activate(/^button, Sair/);
  // The account page offers the log-in, too, so the URL is checked first.
  await expect(page).toHaveURL(/\/$/);
  await whenHydrated(page);
  await expect(entry(page)).toBeVisible();
  await speech.readTo(/^link, Entrar/);
  expect((await speech.log()).join('\n')).not.toContain(clara.greeting);
  expect(await speech.unnamedControls()).toEqual([]);
});

test(
  'an account page opens the log-in, which leads back to the page',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    await page.goto('viaduto/conta/plano?de=email');
    const { dialog, identifier, password, submit, refusal } = loginDialog(page);
    await expect(dialog).toContainText('Entre para ver a sua conta.');
    await expect(page).toHaveURL(/\/viaduto$/);

    problems.expect(/status of 503/);
    await identifier.fill(clara.email);
    await password.fill(clara.password);
    await sandbox.fault({ service: 'fleet', path: '/signin', status: 503 });
    await submit.click();
    await expect(refusal).toContainText('Nosso serviço não respondeu.');

    problems.expect(/status of 400/);
    await sandbox.fault({
      service: 'fleet',
      path: '/signin',
      status: 400,
      body: { id: 1, message: 'Conta bloqueada' },
    });
    await submit.click();
    await expect(refusal).toHaveText('Usuário ou senha inválidos');

    await sandbox.fault({ service: 'fleet', path: '/signin', body: 'isto não é um token', status: 200 });
    await submit.click();
    await expect(refusal).toContainText('Nosso serviço não respondeu.');
    await expect(password).toHaveValue(clara.password);

    const before = (await sandbox.calls('fleet', /\/signin$/)).length;
    const answer = await holdRequests(page, '**/api/fleet/signin');
    await submit.click();
    const sending = dialog.getByRole('button', { name: 'Entrando' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await sending.click({ force: true });
    await password.press('Enter');
    answer();
    await expect(page).toHaveURL(/\/viaduto\/conta\/plano\?de=email$/);
    expect((await sandbox.calls('fleet', /\/signin$/)).length - before).toBe(1);
    await expect(greeting(page)).toBeVisible();
  },
);

test('too many attempts show when to try again', { tag: '@desktop' }, async ({ page, sandbox, problems }) => {
  problems.expect(/status of 401/);
  problems.expect(/status of 429/);
  await page.goto('');
  await whenHydrated(page);
  await entry(page).click();
  const { identifier, password, submit, refusal } = loginDialog(page);
  const answers = async () =>
    (await sandbox.calls('fleet', /\/signin$/)).filter(({ status }) => status !== null).length;
  await identifier.fill(clara.email);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await password.fill(`errada ${attempt}`);
    await submit.click();
    // The message of the attempt before may still be visible.
    await expect.poll(answers).toBe(attempt + 1);
    await expect(refusal).toHaveText('E-mail ou senha inválidos');
  }
  await password.fill(clara.password);
  await submit.click();
  await expect(refusal).toHaveText('Muitas tentativas de acesso. Tente de novo em 15 minutos.');
});

test('log-in and log-out take effect in every tab', { tag: '@desktop' }, async ({ page, context, sandbox }) => {
  await sandbox.scenario('known-customer');
  const other = await context.newPage();
  await other.goto('faq');
  await expect(entry(other)).toBeVisible();
  await logIn(page);
  await expect(greeting(other)).toBeVisible();
  await other.goto('conta/minha-conta');
  await expect(greeting(other)).toBeVisible();
  // A call that is still running at log-out would get a 401.
  await expect(other.getByLabel('CEP', { exact: true })).toBeVisible();
  await expect(other.getByText('Carregando')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Gerenciar assinatura' }).getByRole('button', { name: 'Sair' }).click();
  await expect(entry(page)).toBeVisible();
  await expect(entry(other)).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await whenHydrated(other);
  expect(await stored(other)).not.toMatch(personal);
});

test(
  'an expired session opens the log-in, and an unreachable service does not',
  { tag: '@desktop' },
  async ({ page, sandbox, problems }) => {
    await sandbox.scenario('known-customer');
    await logIn(page);

    problems.expect(/status of 503/);
    await sandbox.fault({ service: 'fleet', path: '/users/1001', status: 503, times: 3 });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Não conseguimos conferir a sua sessão.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(greeting(page)).toBeVisible();

    problems.expect(/status of 401/);
    // No page is open when the session ends: one that re-reads its orders would notice it first.
    await page.goto('about:blank');
    await sandbox.advance(8 * 60 * 60_000 + 60_000);
    await page.goto('conta/minha-conta');
    const { dialog, identifier, password, submit } = loginDialog(page);
    await expect(dialog).toContainText('Sua sessão terminou. Entre de novo para continuar de onde parou.');
    const tries = (await sandbox.calls('fleet', /\/users\/1001$/)).filter(({ status }) => status === 401);
    expect(tries, 'asked again once').toHaveLength(2);
    await identifier.fill(clara.email);
    await password.fill(clara.password);
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
    await expect(page).toHaveURL(/\/conta\/minha-conta$/);
  },
);

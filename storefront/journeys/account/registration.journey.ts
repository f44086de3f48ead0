import type { Page } from '@playwright/test';
import { marina } from '../support/data/users.ts';
import { button, dialog, entry, input, received } from '../support/pages/identity.ts';
import { storedRecords } from '../support/browser/stored-data.ts';
import { tabTo } from '../support/browser/keyboard.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

/** Opens the dialog through the log-in dialog. */
async function openRegistration(page: Page, title = 'Criar conta') {
  await whenHydrated(page);
  await entry(page).click();
  await button(page, 'Cadastre-se').click();
  await expect(dialog(page, title)).toBeVisible();
}

test(
  'a company’s lead is sent by keyboard and reaches the sandbox, and calls that marketing missed follow on the next visit',
  { tag: '@phone' },
  async ({ page, context, sandbox, problems }) => {
    problems.expect(/status of 503/);
    await page.goto('viaduto');
    await openRegistration(page);
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };

    await test.step('the CEP fills in state and city', async () => {
      await type('CPF ou CNPJ', '12ABC34501DE35');
      await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35');
      await type('Razão Social', 'Empresa de Exemplo Ltda.');
      await type('CEP', '01310100');
      await expect(page.getByLabel('Estado')).toHaveValue('SP');
      await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo');
    });

    await test.step('the draft survives a reload', async () => {
      await page.reload();
      await openRegistration(page, 'Cadastro de empresa');
      await expect(page.getByLabel('Razão Social')).toHaveValue('Empresa de Exemplo Ltda.');
      await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo');
    });

    await test.step('the lead is sent', async () => {
      await type('Primeiro nome', 'Clara');
      await type('Sobrenome', 'Exemplo');
      await type('E-mail', 'frota@exemplo.com.br');
      await type('Telefone', '1131234567');
      await tabTo(page, page.getByRole('radio', { name: 'WhatsApp' }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByLabel('Frota própria e de terceiros'));
      await page.keyboard.type('11');
      await tabTo(page, page.getByLabel('Frota para negociação'));
      await page.keyboard.type('acima');
      await type('Observações', 'Doze carros para vendas.');
      for (const path of ['/leads', '/conversions']) {
        await sandbox.fault({ service: 'marketing', method: 'POST', path, status: 503 });
      }
      await tabTo(page, page.getByRole('button', { name: 'Enviar cadastro' }));
      await page.keyboard.press('Enter');
      const sent = dialog(page, 'Cadastro enviado com sucesso!');
      await expect(sent.getByText('Em breve nossa equipe entrará em contato.')).toBeVisible();
      expect(await received(sandbox, 'company-lead')).toMatchObject([
        {
          fullname: 'Clara Exemplo',
          company: 'Empresa de Exemplo Ltda.',
          cpfCnpj: '12ABC34501DE35',
          contactPreference: 'WhatsApp',
          state: 'SP',
          city: 'São Paulo',
          ownAndThirdPartyFleet: '11 a 20',
          negotiationFleet: 'acima de 5 veículos',
          observations: 'Doze carros para vendas.',
        },
      ]);
      expect(await page.evaluate(() => localStorage.getItem('registerFleet'))).toBeNull();
      await expect.poll(async () => (await sandbox.calls('marketing')).length).toBe(2);
    });

    await test.step('two tabs of the next visit send it once, with the campaign’s defaults', async () => {
      const other = await context.newPage();
      await Promise.all([page.goto('viaduto/faq'), other.goto('viaduto/faq')]);
      for (const tab of [page, other]) await tab.getByRole('heading', { level: 1 }).click();
      // The calls have no guaranteed order.
      for (const kind of ['conversion', 'crm-lead']) {
        await expect.poll(async () => (await received(sandbox, kind)).length).toBe(1);
      }
      expect(await received(sandbox, 'crm-lead')).toMatchObject([
        {
          person_type: 'pj',
          personal_phone: '551131234567',
          cf_cnpj: '12ABC34501DE35',
          cf_cobranded: 'true',
          traffic_source: 'others',
          traffic_medium: 'site',
          traffic_campaign: 'sign-and-drive',
        },
      ]);
      // Sent records are deleted, so that no later visit sends them again.
      await expect.poll(() => storedRecords(page)).not.toContain('idempotencyKey');
      await page.goto('viaduto');
      await page.getByRole('heading', { level: 1 }).click();
      await whenHydrated(page);
      expect(await received(sandbox, 'crm-lead')).toHaveLength(1);
    });
  },
);

test(
  'the form “Avise quando voltar” of an unavailable car sends a lead that reaches the sandbox',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await sandbox.scenario('all-unavailable');
    await page.goto('ofertasvw/polo');
    await whenHydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Avise quando voltar' }).press('Enter');
    await input(page, 'Nome completo').fill(marina.name);
    await input(page, 'CPF ou CNPJ').fill(marina.document);
    await input(page, 'Telefone').fill(marina.phone);
    await button(page, 'Quero receber o aviso').press('Enter');
    await expect(dialog(page, 'Pedido de aviso enviado')).toContainText('Ligamos para (11) 91234-5678');
    expect(await received(sandbox, 'contact-request')).toEqual([
      { name: marina.name, document: marina.document, phone: marina.phone, environment: 1 },
    ]);
  },
);

import { documents } from '../support/data/order.ts';
import { OfferPage, whenHydrated } from '../support/pages/offer-page.ts';
import { OrderPages } from '../support/pages/order.ts';
import { Speech } from '../support/checks/speech.ts';
import { expect, test } from '../support/world.ts';

test('an order is placed with a screen reader alone', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await sandbox.scenario('known-customer');
  const order = new OrderPages(page);
  await new OfferPage(page).open();
  await page.getByRole('link', { name: 'Assinar este T-Cross' }).first().click();
  await expect(order.heading('entrar')).toBeVisible();
  await whenHydrated(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  // Its chunk may load after the page's content.
  await expect(page.getByRole('link', { name: 'Preciso de ajuda' })).toBeVisible();
  const speech = await Speech.start(page);

  await test.step('the order announces its subscriber', async () => {
    await speech.readTo(/^button, Entrar$/);
    await speech.expectPhrases([
      'document',
      'link, Pular para o conteúdo',
      'banner',
      'link, Sign & Drive, página inicial',
      'Sign',
      '&',
      'Drive',
      'link, Entrar',
      'Entrar',
      'link, Preciso de ajuda (abre em nova aba)',
      'Preciso de ajuda',
      '(abre em nova aba)',
      'main',
      'navigation, Etapas do pedido',
      'list',
      'listitem, level 1, position 1, set size 8',
      'link, Voltar a Modelo (concluída)',
      'Voltar a',
      'Modelo',
      '(concluída)',
      'listitem, level 1, position 2, set size 8',
      'link, Voltar a Configuração (concluída)',
      'Voltar a',
      'Configuração',
      '(concluída)',
      'listitem, level 1, position 3, set size 8',
      'current step',
      'Login',
      '(atual)',
      'listitem, level 1, position 4, set size 8',
      'Dados pessoais',
      '(bloqueada)',
      'Conclua antes: Login',
      'listitem, level 1, position 5, set size 8',
      'Endereço',
      '(bloqueada)',
      'Conclua antes: Login',
      'listitem, level 1, position 6, set size 8',
      'Documentos',
      '(bloqueada)',
      'Conclua antes: Login',
      'listitem, level 1, position 7, set size 8',
      'Retirada',
      '(bloqueada)',
      'Conclua antes: Login',
      'listitem, level 1, position 8, set size 8',
      'Pagamento',
      '(bloqueada)',
      'Conclua antes: Login',
      'heading, Entre para assinar, level 1',
      'paragraph',
      'O pedido fica na sua conta, e você acompanha cada passo por ela.',
      'paragraph',
      'O plano que você montou está salvo neste link e continua aqui depois do login.',
      'button, Entrar',
    ]);
    await speech.act();
    await order.logIn();
    await speech.expectInOrder(['heading, Seus documentos, level 1']);
  });

  await test.step('each document announces its state', async () => {
    await expect(order.way('documentos')).toBeVisible();
    for (const kind of documents) await expect(order.tile(kind).getByText('Aprovado', { exact: true })).toBeVisible();
    await speech.forget();
    await speech.readTo(/^button, Continuar para retirada$/);
    await speech.expectPhrases([
      'paragraph',
      'Fotografe sobre uma mesa clara, sem flash, com os quatro cantos à mostra.',
      'paragraph',
      'PDF, JPG ou PNG, até 10 MB cada. Fotos grandes são reduzidas no seu aparelho antes do envio.',
      'group, CNH, frente, Dentro da validade',
      'heading, CNH, frente, level 2',
      'Aprovado',
      'paragraph',
      'Dentro da validade',
      'paragraph',
      'cnh-frente.pdf',
      'paragraph',
      '1 KB',
      'button, Trocar cnh-frente.pdf',
      'group, CNH, verso, Assinatura legível',
      'heading, CNH, verso, level 2',
      'Aprovado',
      'paragraph',
      'Assinatura legível',
      'paragraph',
      'cnh-verso.pdf',
      'paragraph',
      '1 KB',
      'button, Trocar cnh-verso.pdf',
      'group, Comprovante de endereço, Dos últimos 90 dias, no seu nome',
      'heading, Comprovante de endereço, level 2',
      'Aprovado',
      'paragraph',
      'Dos últimos 90 dias, no seu nome',
      'paragraph',
      'comprovante-de-residencia.pdf',
      'paragraph',
      '1 KB',
      'button, Trocar comprovante-de-residencia.pdf',
      'group, Comprovante de renda, Um destes documentos',
      'heading, Comprovante de renda, level 2',
      'Aprovado',
      'paragraph',
      'Um destes documentos',
      'paragraph',
      'comprovante-de-renda.pdf',
      'paragraph',
      '1 KB',
      'button, Trocar comprovante-de-renda.pdf',
      'paragraph',
      'Pode fechar esta página',
      'Cada arquivo enviado fica guardado. Para terminar em outro aparelho, entre com a mesma conta.',
      'alert',
      'button, Continuar para retirada',
    ]);
    await speech.act();
    await speech.expectInOrder(['heading, Onde retirar o carro?, level 1']);
  });

  await test.step('a missing pickup location is announced, and one is selected', async () => {
    await expect(order.way('retirada')).toBeVisible();
    await speech.forget();
    await speech.readTo(/^button, Continuar para pagamento$/);
    await speech.act();
    await speech.expectInOrder([/Há 1 campo para corrigir/]);
    await order.field('Estado').selectOption({ label: 'São Paulo' });
    await expect(page.getByRole('radio').first()).toBeAttached();
    await speech.readTo(/^radio, .*not checked/);
    await speech.act();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    // A screen reader follows the focus.
    await order.way('retirada').focus();
    await speech.act();
    await speech.expectInOrder(['heading, Como você quer pagar?, level 1']);
  });

  await test.step('amount, date and method of payment are announced before the confirmation, and the result afterwards', async () => {
    await expect(order.way('pagamento')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Boleto' })).toBeAttached();
    await speech.forget();
    await speech.readTo(/^radio, Boleto/);
    await speech.act();
    await speech.readTo(/^button, Confirmar pedido$/);
    await speech.expectPhrases([
      'paragraph',
      'Confira o pedido e confirme. Nada é cobrado hoje.',
      'paragraph',
      'button, Tenho um cupom, not expanded',
      'form',
      'radiogroup, Forma de pagamento',
      'heading, Forma de pagamento, level 2',
      'radio, Cartão de crédito, Cobrado alguns dias depois da retirada do carro e, a partir daí, automaticamente todo mês., not checked, position 1, set size 2',
      'radio, Boleto, Enviado todo mês por e-mail. A compensação leva até 3 dias úteis., not checked, position 2, set size 2',
      'heading, Confira antes de confirmar, level 2',
      'term',
      'Conta',
      'definition',
      'clara@exemplo.com.br',
      'term',
      'Assinante',
      'definition',
      'Clara Exemplo da Silva',
      'CPF 529.982.247-25',
      'definition',
      'link, Alterar Assinante',
      'Alterar',
      'Assinante',
      'term',
      'Endereço',
      'definition',
      'Rua de Exemplo, 100 · Apto. 12 · Centro',
      'São Paulo, SP',
      'definition',
      'link, Alterar Endereço',
      'Alterar',
      'Endereço',
      'term',
      'Documentos',
      'definition',
      '4 enviados',
      'definition',
      'link, Alterar Documentos',
      'Alterar',
      'Documentos',
      'term',
      'Retirada',
      'definition',
      'Concessionária Jardim das Araras · exemplo',
      'Avenida dos Bem-te-vis, 1173 · Centro · São Paulo, SP',
      'definition',
      'link, Alterar Retirada',
      'Alterar',
      'Retirada',
      'paragraph',
      'Nada é cobrado ao confirmar. A primeira mensalidade vem depois da retirada do carro.',
      'paragraph',
      'Ao confirmar, você aceita os Termos de Uso e as Condições Legais. Você tem 7 dias para desistir sem custo (art. 49 do Código de Defesa do Consumidor).',
      'link, Termos de Uso (abre em nova aba)',
      'Termos de Uso',
      '(abre em nova aba)',
      'link, Condições Legais (abre em nova aba)',
      'Condições Legais',
      '(abre em nova aba)',
      'link, Direito de arrependimento (abre em nova aba)',
      'Direito de arrependimento',
      '(abre em nova aba)',
      'button, Confirmar pedido',
    ]);
    await speech.act();
    await speech.expectInOrder(['heading, Pedido registrado, level 1']);
    expect(await speech.unnamedControls()).toEqual([]);
  });
});

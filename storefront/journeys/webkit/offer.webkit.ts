import { orderLink, offerPath, planGroup } from '../support/data/offer.ts';
import { titleOf } from '../support/data/pages.ts';
import type { Query } from '../support/data/query.ts';
import { marina } from '../support/data/users.ts';
import { received } from '../support/pages/identity.ts';
import { expect, test } from './webkit-test.ts';

test('home shows the cars with their prices, and a car leads to its offer', async ({ visitor }) => {
  await visitor.open();
  await visitor.expectText('Um carro zero. Uma conta só.');
  await visitor.click({ role: 'link', name: 'T-Cross', within: { role: 'region', name: 'Ofertas' } });
  await visitor.expectText('R$ 2.179,00 por mês');
  await visitor.expectTitle(titleOf('T-Cross por assinatura'));
});

test('another plan and a coupon have another price, and the plan is in the URL', async ({ visitor }) => {
  await visitor.open(offerPath);
  await visitor.choose({ label: '36 meses', within: planGroup('Prazo') });
  await visitor.expectText('R$ 2.061,00 por mês');
  await visitor.choose({ label: '1.500 km', within: planGroup('Quilômetros por mês') });
  await visitor.choose({ label: 'Azul anil', within: planGroup('Cor') });
  await visitor.expectText('R$ 2.151,00 por mês');
  await expect
    .poll(async () => Object.fromEntries(new URL(await visitor.driver.getCurrentUrl()).searchParams))
    .toMatchObject({ prazo: '36', km: '1500', cor: 'AZA' });
  await visitor.click({ role: 'button', name: 'Tenho um cupom' });
  await visitor.type({ role: 'textbox', name: 'Cupom de desconto' }, 'EXEMPLO10');
  await visitor.press('ENTER');
  await visitor.expectText('R$ 1.935,90 por mês');
  await visitor.click({ role: 'button', name: 'Remover cupom' });
  await visitor.expectText('R$ 2.151,00 por mês');
  await visitor.find(orderLink);
});

test('the form of an unavailable car sends the visitor’s contact', async ({ visitor, sandbox }) => {
  await sandbox.scenario('all-unavailable');
  await visitor.open('ofertasvw/polo');
  await visitor.click({ role: 'button', name: 'Avise quando voltar', within: { role: 'main' } });
  const within: Query = { role: 'dialog', name: 'Avise quando voltar' };
  await visitor.whenFormLoaded();
  await visitor.typeAll(
    [
      ['Nome completo', marina.name],
      ['CPF ou CNPJ', marina.document],
      ['Telefone', marina.phone],
    ],
    within,
  );
  await visitor.click({ role: 'button', name: 'Quero receber o aviso', within });
  await visitor.expectTextOf({ role: 'dialog', name: 'Pedido de aviso enviado' }, '(11) 91234-5678');
  expect(await received(sandbox, 'contact-request')).toMatchObject([{ name: marina.name, phone: marina.phone }]);
});

import { writeFile } from 'node:fs/promises';
import { loginParts } from '../support/data/log-in.ts';
import { offerPath, orderLink, planGroup } from '../support/data/offer.ts';
import {
  documents,
  documentSent,
  documentTile,
  orderLogIn,
  orderPath,
  orderPlaced,
  pdf,
  person,
  personChoices,
  stepButton,
  stepHeading,
} from '../support/data/order.ts';
import type { Query } from '../support/data/query.ts';
import { clara } from '../support/data/users.ts';
import { expect, test } from './webkit-test.ts';

test('a new customer orders a car, pays by boleto, and finds the order in the account', async ({
  visitor,
  sandbox,
}, testInfo) => {
  await visitor.open(offerPath);
  await visitor.choose({ label: '36 meses', within: planGroup('Prazo') });
  await visitor.expectText('R$ 2.061,00 por mês');
  await visitor.click(orderLink);

  await test.step('the order asks for the log-in', async () => {
    await visitor.expectFocus(stepHeading('entrar'));
    await visitor.click(orderLogIn);
    await visitor.whenFormLoaded();
    await visitor.type(loginParts.identifier, clara.email);
    await visitor.type(loginParts.password, clara.password);
    await visitor.press('ENTER');
    await visitor.expectFocus(stepHeading('dados'));
  });

  await test.step('errors are listed; then the data of a person are stored, with dates', async () => {
    await visitor.click(stepButton('dados'));
    await visitor.expectFocus({ role: 'group', name: /^Há \d+ campos para corrigir$/ });
    await visitor.typeAll(person);
    for (const [label, option] of personChoices('Solteiro(a)')) await visitor.select({ label }, option);
    expect(await visitor.value({ label: 'Data de nascimento' })).toBe('02/03/1990');
    await visitor.click(stepButton('dados'));
    await visitor.expectFocus(stepHeading('endereco'));
  });

  await test.step('a finished step is an underlined link, with a stronger line under the pointer', async () => {
    const finished: Query = { role: 'link', name: /\(concluída\)/, within: { role: 'main' } };
    const underline = () => visitor.underlineOf(finished);
    expect(await underline()).toEqual({ line: 'underline', thickness: '1px' });
    await visitor.hover(finished);
    await expect.poll(underline).toEqual({ line: 'underline', thickness: '2px' });
  });

  await test.step('the address follows from the postal code', async () => {
    await visitor.expectValue({ label: 'Cidade' }, 'São Paulo');
    await visitor.type({ label: 'Número' }, '100');
    await visitor.click(stepButton('endereco'));
    await visitor.expectFocus(stepHeading('documentos'));
  });

  await test.step('four documents are uploaded', async () => {
    for (const kind of documents) {
      const path = testInfo.outputPath(`${kind}.pdf`);
      await writeFile(path, pdf(kind).buffer);
      await visitor.chooseFile(documentTile(kind), path);
    }
    for (const kind of documents) await visitor.expectTextOf(documentTile(kind), documentSent);
    await visitor.click(stepButton('documentos'));
    await visitor.expectFocus(stepHeading('retirada'));
  });

  await test.step('a dealer is chosen, then the boleto', async () => {
    await visitor.expectValue({ label: 'Estado' }, 'SP');
    await visitor.choose({ role: 'radio' });
    await visitor.click(stepButton('retirada'));
    await visitor.expectFocus(stepHeading('pagamento'));
    await visitor.choose({ role: 'radio', name: /^Boleto/ });
  });

  await test.step('the order is placed once, and the account shows its status', async () => {
    await visitor.click(stepButton('pagamento'));
    await visitor.expectFocus(orderPlaced);
    await visitor.click({ role: 'link', name: 'Acompanhar pedido' });
    await visitor.expectText('Pedido Criado, aguarde a análise dos documentos');
    expect(await sandbox.calls('fleet', /^\/orders$/)).toHaveLength(1);
  });
});

test('input that is typed right before a reload is shown again', async ({ visitor }) => {
  const field: Query = { label: 'RG' };
  await visitor.startWithSession();
  await visitor.open(orderPath);
  await visitor.type(field, '12345678');
  await visitor.expectText('Rascunho salvo');
  await visitor.type(field, '87654321');
  await visitor.driver.navigate().refresh();
  await visitor.expectValue(field, '87654321');
});

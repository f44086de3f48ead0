import { startWithSession } from '../support/log-in.ts';
import { test } from './orca-test.ts';

test('an order step that lacks answers says how many, and leads to them', async ({ ear, open, page, problems }) => {
  // The service knows nothing of a new customer.
  problems.expect(/status of 404/);
  await startWithSession(page);
  await open('ofertasvw/t-cross/assinar/dados', page.getByRole('button', { name: 'Continuar para endereço' }));
  await ear.pressUntil('b', /^Continuar para endereço botão/);
  await ear.press('Return');
  await ear.expectSaid(/^Há \d+ campos para corrigir/);
  await ear.press('Tab');
  await ear.expectSaid(/^RG é obrigatório\. link/);
  await ear.press('Return');
  await ear.expectSaid(/^RG entrada/, /^entrada inválida/, /RG é obrigatório/);
});

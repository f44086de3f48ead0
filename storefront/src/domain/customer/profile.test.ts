import { expect, test } from 'vitest';
import { aCustomer } from '#/test-support/index.ts';
import { personalValuesOf } from './customer-values.ts';
import { changedValues, withTypedProfile } from './profile.ts';

const spouse = {
  name: 'Davi Exemplo',
  cpf: '11144477735',
  birthDate: '1989-01-01',
  email: 'davi@exemplo.com.br',
  phone: '11900000003',
  makesUpIncome: false,
};
const married = aCustomer({ civilStatus: 2, spouse });
const values = personalValuesOf(married);

test('an unchanged profile leaves the customer unchanged', () => {
  expect(withTypedProfile(married, values)).toEqual(married);
});

test('a changed profile keeps the fields that the account does not display', () => {
  const changed = withTypedProfile(married, { ...values, name: 'Outra', cnh: '', rg: '87654321X', salary: '9.000,00' });
  expect(changed).toEqual({
    ...married,
    rg: '87654321X',
    job: { ...married.job, salaryInCents: 900_000 },
  });
});

test('a profile without a spouse removes the former one', () => {
  expect(withTypedProfile(married, { ...values, civilStatus: '1' })).not.toHaveProperty('spouse');
});

test('the changed values of a form are those that differ from the displayed customer', () => {
  expect(changedValues({ ...values, spouseIncome: '' }, married)).toEqual({});
  expect(changedValues({ ...values, rg: '87654321X' }, married)).toEqual({ rg: '87654321X' });
});

test('a changed spouse is a whole one', () => {
  const changed = changedValues({ ...values, spousePhone: '(11) 90000-0009' }, married);
  expect(changed).toMatchObject({ civilStatus: '2', spouseName: spouse.name, spousePhone: '(11) 90000-0009' });
  expect(changed).not.toHaveProperty('rg');
});

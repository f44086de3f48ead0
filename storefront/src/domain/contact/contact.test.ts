import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCep,
  formatPhone,
  isCep,
  isEmail,
  isMobilePhone,
  isPhone,
  normalizeEmail,
  phoneDigits,
} from './contact.ts';

test.each([
  ['(11) 91234-5678', '11912345678', true, true, '(11) 91234-5678'],
  ['11912345678', '11912345678', true, true, '(11) 91234-5678'],
  ['(11) 1234-5678', '1112345678', true, false, '(11) 1234-5678'],
  ['+55 11 91234-5678', '11912345678', true, true, '(11) 91234-5678'],
  ['55 11 1234-5678', '1112345678', true, false, '(11) 1234-5678'],
  ['(55) 91234-5678', '55912345678', true, true, '(55) 91234-5678'],
  ['123456789', '123456789', false, false, '123456789'],
  ['119123456789', '119123456789', false, false, '119123456789'],
  ['', '', false, false, ''],
])('telephone %j: digits %s, a telephone %s, a mobile %s, shown %s', (text, digits, phone, mobile, shown) => {
  expect(phoneDigits(text)).toBe(digits);
  expect(isPhone(text)).toBe(phone);
  expect(isMobilePhone(text)).toBe(mobile);
  expect(formatPhone(text)).toBe(shown);
});

test.each([
  ['01310-100', true, '01310-100'],
  ['01310100', true, '01310-100'],
  ['0131010', false, '0131010'],
  ['013101000', false, '013101000'],
  ['', false, ''],
])('CEP %j stands: %s, shown %s', (text, stands, shown) => {
  expect(isCep(text)).toBe(stands);
  expect(formatCep(text)).toBe(shown);
});

test.each([
  ['nome@exemplo.com.br', true],
  [' nome@exemplo.com.br ', true],
  ['nome.sobrenome+loja@sub.exemplo.com', true],
  ['joão@exemplo.com', true],
  ['nome@exemplo', false],
  ['nome exemplo@exemplo.com', false],
  ['nome@exemplo..com', false],
  ['nome@.com', false],
  ['nome@exemplo.', false],
  ['@exemplo.com', false],
  ['nome@@exemplo.com', false],
  ['', false],
  [`${'a'.repeat(250)}@b.co`, false],
])('e-mail %j stands: %s', (text, stands) => {
  expect(isEmail(text)).toBe(stands);
});

test.each([
  [' Nome.Sobrenome@Exemplo.com.br ', 'nome.sobrenome@exemplo.com.br'],
  ['Ana.Maria.Silva@GMAIL.com', 'anamariasilva@gmail.com'],
  ['ana.silva@googlemail.com', 'anasilva@googlemail.com'],
  ['ana.silva@mail.gmail.com', 'ana.silva@mail.gmail.com'],
  ['sem-arroba', 'sem-arroba'],
])('e-mail %j is one with %s', (text, expected) => {
  expect(normalizeEmail(text)).toBe(expected);
});

test('an address normalised twice is what it was once, and still an address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = normalizeEmail(email);
      expect(normalizeEmail(once)).toBe(once);
      expect(isEmail(once)).toBe(isEmail(email));
    }),
  );
});

test('what is shown of a telephone or a CEP holds the same digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{9,10}$/), fc.stringMatching(/^\d{8}$/), (phone, cep) => {
      expect(phoneDigits(formatPhone(phone))).toBe(phoneDigits(phone));
      expect(formatCep(cep).replaceAll(/\D/g, '')).toBe(cep);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCep,
  formatPhone,
  isCep,
  isEmail,
  isMobilePhone,
  isPhone,
  phoneDigits,
  phoneHref,
  normalizeEmail,
} from './contact.ts';

test.each([
  ['(11) 91234-5678', '11912345678', true, true, '(11) 91234-5678'],
  ['11912345678', '11912345678', true, true, '(11) 91234-5678'],
  ['(11) 1234-5678', '1112345678', true, false, '(11) 1234-5678'],
  ['+55 11 91234-5678', '11912345678', true, true, '(11) 91234-5678'],
  ['+55 11 9123-45', '11912345', false, false, '+55 11 9123-45'],
  ['55 11 1234-5678', '1112345678', true, false, '(11) 1234-5678'],
  ['\u202A+55 11 91234\u20115678\u202C', '11912345678', true, true, '(11) 91234-5678'],
  ['(011) 91234-5678', '11912345678', true, true, '(11) 91234-5678'],
  ['+55 (0) 11 1234-5678', '1112345678', true, false, '(11) 1234-5678'],
  ['0800 123 4567', '08001234567', true, true, '0800 123 4567'],
  ['\uFF11\uFF11\uFF19\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18', '11912345678', true, true, '(11) 91234-5678'],
  ['(55) 91234-5678', '55912345678', true, true, '(55) 91234-5678'],
  ['123456789', '123456789', false, false, '123456789'],
  ['119123456789', '119123456789', false, false, '119123456789'],
  ['', '', false, false, ''],
])(
  'the telephone %j has the digits %s, is a telephone: %s, is a mobile: %s, and is formatted as %s',
  (text, digits, phone, mobile, formatted) => {
    expect(phoneDigits(text)).toBe(digits);
    expect(isPhone(text)).toBe(phone);
    expect(isMobilePhone(text)).toBe(mobile);
    expect(formatPhone(text)).toBe(formatted);
  },
);

test.each([
  ['11912345678', 'tel:+5511912345678'],
  ['08001234567', 'tel:08001234567'],
])('the telephone %s is called by %s', (digits, href) => {
  expect(phoneHref(digits)).toBe(href);
});

test.each([
  ['01310-100', true, '01310-100'],
  ['01310100', true, '01310-100'],
  ['0131010', false, '0131010'],
  ['013101000', false, '013101000'],
  ['', false, ''],
])('the CEP %j is valid: %s, and is formatted as %s', (text, isValid, formatted) => {
  expect(isCep(text)).toBe(isValid);
  expect(formatCep(text)).toBe(formatted);
});

test.each([
  ['nome@exemplo.com.br', true],
  [' nome@exemplo.com.br ', true],
  ['\u202Anome@exemplo.com.br\u202C', true],
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
])('the e-mail %j is valid: %s', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid);
});

test.each([
  [' Nome.Sobrenome@Exemplo.com.br ', 'nome.sobrenome@exemplo.com.br'],
  ['Ana.Maria.Silva@GMAIL.com', 'anamariasilva@gmail.com'],
  ['ana.silva@googlemail.com', 'anasilva@googlemail.com'],
  ['ana.silva@mail.gmail.com', 'ana.silva@mail.gmail.com'],
  ['sem-arroba', 'sem-arroba'],
])('the e-mail %j is normalised to %s', (text, expected) => {
  expect(normalizeEmail(text)).toBe(expected);
});

test('normalising an e-mail twice gives the same valid e-mail', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = normalizeEmail(email);
      expect(normalizeEmail(once)).toBe(once);
      expect(isEmail(once)).toBe(isEmail(email));
    }),
  );
});

test('a formatted telephone or CEP has the same digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{9,10}$/), fc.stringMatching(/^\d{8}$/), (phone, cep) => {
      expect(phoneDigits(formatPhone(phone))).toBe(phoneDigits(phone));
      expect(formatCep(cep).replaceAll(/\D/g, '')).toBe(cep);
    }),
  );
});

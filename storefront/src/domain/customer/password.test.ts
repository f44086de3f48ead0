import { expect, test } from 'vitest';
import { isPassword, passwordRules } from './password.ts';

const missing = (password: string) =>
  passwordRules(password)
    .filter(({ isMet }) => !isMet)
    .map(({ rule }) => rule);

test.each([
  ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
  ['Senha#1', ['length']],
  ['Senha#12', []],
  ['SENHA#12', ['lowercase']],
  ['senha#12', ['uppercase']],
  ['Senha#ab', ['digit']],
  ['Senha123', ['special']],
  ['Senha-12', ['special']],
  ['Çãoàé#12', []],
])('%j lacks %j', (password, lacks) => {
  expect(missing(password)).toEqual(lacks);
  expect(isPassword(password)).toBe(lacks.length === 0);
});

test.each(['@', '$', '!', '#', '%', '_', '*', 'ˆ', '^', '?', '&'])('%s counts as special', (character) => {
  expect(isPassword(`Senha12${character}`)).toBe(true);
});

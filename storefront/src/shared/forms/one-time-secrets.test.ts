import { expect, test } from 'vitest';
import { keepSecret, takeSecret } from './one-time-secrets.ts';

test('a secret can be taken once, and its ticket does not reveal it', () => {
  const ticket = keepSecret('Exemplo#2026');
  expect(ticket).not.toContain('Exemplo');
  expect(takeSecret(ticket)).toBe('Exemplo#2026');
  expect(takeSecret(ticket)).toBeUndefined();
});

test('two equal secrets have different tickets', () => {
  const [first, second] = [keepSecret('Exemplo#2026'), keepSecret('Exemplo#2026')];
  expect(takeSecret(first)).toBe('Exemplo#2026');
  expect(takeSecret(second)).toBe('Exemplo#2026');
});

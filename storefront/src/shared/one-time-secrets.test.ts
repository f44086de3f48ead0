import { expect, test } from 'vitest';
import { keepSecret, takeSecret } from './one-time-secrets.ts';

test('a secret is handed out once, and its ticket says nothing of it', () => {
  const ticket = keepSecret('Exemplo#2026');
  expect(ticket).not.toContain('Exemplo');
  expect(takeSecret(ticket)).toBe('Exemplo#2026');
  expect(takeSecret(ticket)).toBeUndefined();
});

test('two secrets that are alike have tickets of their own', () => {
  const [first, second] = [keepSecret('Exemplo#2026'), keepSecret('Exemplo#2026')];
  expect(takeSecret(first)).toBe('Exemplo#2026');
  expect(takeSecret(second)).toBe('Exemplo#2026');
});

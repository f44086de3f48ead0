import { expect, test } from 'vitest';
import { themeTokenNames } from '../derive.ts';
import { houseSheet, themeSheet } from './sheets.ts';

const full = new Map(themeTokenNames.map((name) => [`--${name}`, 'a']));
const withScale = (space: string) => new Map([...full, ['--space-1', space]]);

test('a complete theme is printed under its selector, without the scales', () => {
  const sheet = themeSheet('[data-partner=x]', withScale('4px'), withScale('4px'));
  for (const name of themeTokenNames) expect(sheet).toContain(`--${name}:a`);
  expect(sheet).not.toContain('--space-1');
});

test('more contrast repeats only its changes', () => {
  const more = new Map([...full, ['--color-text-muted', 'b']]);
  expect(themeSheet(':root', full, more)).toMatch(/@media \(prefers-contrast:more\)\{:root\{--color-text-muted:b\}\}$/);
});

test('each breakpoint has only its changes', () => {
  const sheet = houseSheet({
    normal: withScale('1rem'),
    medium: withScale('2rem'),
    large: withScale('3rem'),
    more: full,
  });
  expect(sheet).toContain(':root{--space-1:1rem}');
  expect(sheet).toContain('@media (min-width:48rem){:root{--space-1:2rem}}');
  expect(sheet).toContain('@media (min-width:64rem){:root{--space-1:3rem}}');
});

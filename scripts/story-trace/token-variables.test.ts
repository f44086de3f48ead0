import { describe, expect, it } from 'vitest';
import { findChangedVariables, readsVariable } from './token-variables.ts';

describe('findChangedVariables', () => {
  const sheet =
    ':root{--space-1:1px;--space-2:2px}@media (min-width:48rem){:root{--space-1:3px}}[data-partner=a]{--color-text:red}';

  it('finds no change between equal sheets', () => {
    expect(findChangedVariables(sheet, sheet)).toEqual([]);
  });

  it('finds a value that changed at one width only', () => {
    expect(findChangedVariables(sheet, sheet.replace('3px', '4px'))).toEqual(['--space-1']);
  });

  it('finds variables that were added or removed', () => {
    expect(findChangedVariables(sheet, sheet.replace('--space-2:2px', '--space-3:2px'))).toEqual([
      '--space-2',
      '--space-3',
    ]);
  });

  it('reports no variable when a theme is added', () => {
    expect(findChangedVariables(sheet, `${sheet}[data-partner=b]{--color-text:blue}`)).toEqual([]);
  });
});

describe('readsVariable', () => {
  it.each([
    ['in a template', 'color: var(--color-text);', true],
    ['by its helper', "cssVar('color-text')", true],
    ['as the start of a longer name', 'color: var(--color-text-muted);', false],
    ['by a name put together from its start', 'var(--color-${name})', true],
    ['not at all', 'var(--space-${step})', false],
  ])('%s', (_, text, reads) => {
    expect(readsVariable(text, '--color-text')).toBe(reads);
  });
});

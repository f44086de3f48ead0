import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from './EmptyState.tsx';

test('it heads its place in the outline, and its picture is decoration', () => {
  render(<EmptyState title="Você não possui pedidos pendentes." headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Você não possui pedidos pendentes.' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('one that takes the place of results is told (%s)', (announce, role) => {
  render(<EmptyState title="Nenhum resultado" announce={announce} />);
  expect(screen.getByRole(role)).toHaveTextContent('Nenhum resultado');
});

test('its text is announced once, also when its button gets busy', () => {
  render(<EmptyState title="Não carregou" announce="assertive" actions={<Button>Tentar de novo</Button>} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Não carregou$/);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('one that was there from the start is silent', () => {
  render(<EmptyState title="Nenhum resultado" />);
  expect(screen.queryByRole('status')).toBeNull();
});

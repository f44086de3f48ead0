import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from './EmptyState.tsx';
import { alerts, liveRegions } from '../../../manual/live-regions.ts';

test('an empty state has a heading and a decorative picture', () => {
  render(<EmptyState title="Você não possui pedidos pendentes." headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Você não possui pedidos pendentes.' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each(['polite', 'assertive'] as const)('an empty state that replaces results is announced (%s)', (announce) => {
  render(<EmptyState title="Nenhum resultado" announce={announce} />);
  const [region] = announce === 'polite' ? liveRegions() : alerts();
  expect(region).toHaveTextContent('Nenhum resultado');
});

test('its text is announced once, also when its button gets busy', () => {
  render(<EmptyState title="Não carregou" announce="assertive" actions={<Button>Tentar de novo</Button>} />);
  expect(alerts()[0]).toHaveTextContent(/^Não carregou$/);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('an empty state of the first render is not announced', () => {
  render(<EmptyState title="Nenhum resultado" />);
  expect(liveRegions()).toEqual([]);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from './EmptyState.tsx';
import { alerts, liveRegion, liveRegions } from '../../../manual/live-regions.ts';

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

test('an empty state does not announce its text again when its button gets busy', () => {
  const page = (isBusy: boolean) => (
    <EmptyState
      title="Não carregou"
      announce="assertive"
      actions={
        <Button isBusy={isBusy} busyLabel="Carregando">
          Tentar de novo
        </Button>
      }
    />
  );
  const { rerender } = render(page(false));
  const alert = alerts()[0]?.firstChild;
  rerender(page(true));
  expect(liveRegion()).toHaveTextContent('Carregando');
  expect(alerts()[0]).toHaveTextContent(/^Não carregou$/);
  expect(alerts()[0]?.firstChild).toBe(alert);
});

test('an empty state without `announce` is not announced', () => {
  render(<EmptyState title="Nenhum resultado" />);
  expect([...liveRegions(), ...alerts()]).toEqual([]);
});

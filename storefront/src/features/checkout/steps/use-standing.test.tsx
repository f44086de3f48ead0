import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import { useRetry } from '#/shared/failures/retry.ts';
import type { Placing } from '../checkout.state.ts';
import { planWithCoupon } from '../test-support/a-plan.ts';
import { OrderOutcomeNotice } from './OrderOutcomeNotice.tsx';
import { SavingFailure } from './SavingFailure.tsx';
import { alerts } from '#/test-support/live-regions.ts';

const error: AppError = { kind: 'network' };
const failed = () => ({ status: 'failed', error }) as const;

function Outcome({ placing, isBusy = false }: { placing: Placing; isBusy?: boolean }) {
  const check = useRetry('idle', () => undefined, 'place');
  return <OrderOutcomeNotice placing={placing} plan={planWithCoupon} isBusy={isBusy} check={check} />;
}

test('what could not be saved is said until the next attempt is answered, and said anew by that one', () => {
  const { rerender } = render(<SavingFailure saving={failed()} />);
  const first = screen.getByText('Seus dados não foram salvos');
  rerender(<SavingFailure saving={{ status: 'saving', part: 'address', values: {} }} />);
  expect(screen.getByText('Seus dados não foram salvos')).toBe(first);
  rerender(<SavingFailure saving={failed()} />);
  expect(screen.getByText('Seus dados não foram salvos')).not.toBe(first);
  rerender(<SavingFailure saving={{ status: 'saving', part: 'address', values: {} }} />);
  rerender(<SavingFailure saving={{ status: 'idle' }} />);
  expect(screen.queryByText('Seus dados não foram salvos')).toBeNull();
});

test('input whose save is unknown is not called lost', () => {
  render(<SavingFailure saving={{ ...failed(), isUnknown: true }} />);
  expect(alerts()[0]).toHaveTextContent('Ainda não sabemos se seus dados foram salvos');
  expect(screen.queryByText('Seus dados não foram salvos')).toBeNull();
});

test('what became of a confirmation stands while the next is under way', () => {
  const refused = { ...failed(), outcome: 'nothingHappened' } as const;
  const { rerender } = render(<Outcome placing={refused} />);
  const first = screen.getByText('O pedido não foi registrado');
  for (const status of ['checking', 'sending', 'verifying'] as const) {
    rerender(<Outcome placing={{ status }} isBusy />);
    expect(screen.getByText('O pedido não foi registrado')).toBe(first);
  }
  const dearer = { status: 'priceChanged', fromInCents: 100_00, toInCents: 120_00 } as const;
  rerender(<Outcome placing={dearer} />);
  expect(screen.queryByText('O pedido não foi registrado')).toBeNull();
  expect(screen.getByText('O preço mudou')).toBeVisible();
});

test('a changed price is announced as the visitor pays it, with the coupon', () => {
  render(<Outcome placing={{ status: 'priceChanged', fromInCents: 2179_00, toInCents: 2244_00 }} />);
  expect(screen.getByText(/A mensalidade era R\$\s1\.961,10 e agora é R\$\s2\.019,60\./)).toBeVisible();
});

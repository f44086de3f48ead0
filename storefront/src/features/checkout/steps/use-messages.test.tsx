import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import { useRetry } from '#/shared/failures/FailedContent.tsx';
import type { Placing } from '../checkout.state.ts';
import { planWithCoupon } from '../test-support/a-plan.ts';
import { OrderOutcomeNotice } from './OrderOutcomeNotice.tsx';
import { SavingFailure } from './StepEnd.tsx';
import { alerts } from '#/test-support/page-assertions.ts';

const error: AppError = { kind: 'network' };
const failed = () => ({ status: 'failed', error }) as const;

function Outcome({ placing, isBusy = false }: { placing: Placing; isBusy?: boolean }) {
  const check = useRetry('idle', () => undefined, 'place');
  return <OrderOutcomeNotice placing={placing} plan={planWithCoupon} isBusy={isBusy} check={check} />;
}

test('a failed save is shown until the next attempt has an outcome, and is announced again if that fails, too', () => {
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

test('input whose save has an unknown outcome is not reported as lost', () => {
  render(<SavingFailure saving={{ ...failed(), isUnknown: true }} />);
  expect(alerts()[0]).toHaveTextContent('Ainda não sabemos se seus dados foram salvos');
  expect(screen.queryByText('Seus dados não foram salvos')).toBeNull();
});

test('the outcome of a confirmation stays on the page until the next one has an outcome', () => {
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

test('a changed price is announced with the coupon subtracted', () => {
  render(<Outcome placing={{ status: 'priceChanged', fromInCents: 2179_00, toInCents: 2244_00 }} />);
  expect(screen.getByText(/A mensalidade era R\$\s1\.961,10 e agora é R\$\s2\.019,60\./)).toBeVisible();
});

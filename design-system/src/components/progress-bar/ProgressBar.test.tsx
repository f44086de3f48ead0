import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './index.ts';

describe('ProgressBar', () => {
  it('exposes its name and its percentage', () => {
    render(<ProgressBar label="Enviando CNH" value={30} />);
    const bar = screen.getByRole('progressbar', { name: 'Enviando CNH' });
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    expect(bar).toHaveAttribute('aria-valuetext', '30%');
  });

  it('exposes its valueText instead of the percentage', () => {
    render(<ProgressBar label="Etapas" value={3} maxValue={8} valueText="3 de 8" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 de 8');
    expect(screen.getByText('3 de 8')).toBeVisible();
  });

  it.each([
    [-5, '0'],
    [140, '100'],
    [Number.NaN, null],
  ])('limits a value of %d to its range', (value, now) => {
    render(<ProgressBar label="Enviando" value={value} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(now);
  });

  it('has no value when it is indeterminate', () => {
    render(<ProgressBar label="Verificando pagamento" />);
    const bar = screen.getByRole('progressbar', { name: 'Verificando pagamento' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(bar).not.toHaveAttribute('aria-valuetext');
  });
});

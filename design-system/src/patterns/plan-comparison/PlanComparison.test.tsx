import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanComparison } from './PlanComparison.tsx';
import { samplePlans } from './sample-plans.ts';

const headsOf = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

it('renders the verdict before the bars, the bars before the table, and the sources last', () => {
  render(<PlanComparison {...samplePlans} />);
  const parts = [
    screen.getByText(/^Neste cenário, assinar custa/),
    screen.getByRole('list', { name: 'Custo líquido em 24 meses' }),
    screen.getByRole('table', { name: 'Comparação de custos' }),
    screen.getByRole('heading', { name: 'De onde vêm os números', level: 3 }),
  ];
  for (const [place, part] of parts.slice(1).entries()) {
    expect(parts[place]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('marks the cheapest plan as text, at its bar and in its column', () => {
  render(<PlanComparison {...samplePlans} />);
  expect(headsOf()).toEqual(['Em 24 meses', 'Assinatura mais barato', 'À vista', 'Financiamento']);
  const bars = within(screen.getByRole('list', { name: 'Custo líquido em 24 meses' })).getAllByRole('listitem');
  expect(bars.map((bar) => bar.textContent)).toEqual([
    'Assinatura mais baratoR$ 52.296',
    'À vistaR$ 68.578',
    'FinanciamentoR$ 91.990',
  ]);
});

it('marks no plan without cheapestKey', () => {
  render(<PlanComparison {...samplePlans} cheapestKey={undefined} />);
  expect(screen.queryByText('mais barato')).not.toBeInTheDocument();
});

it('collapses the table in the brief look and keeps it in the page', () => {
  render(<PlanComparison {...samplePlans} look="brief" />);
  const table = screen.getByRole('table', { name: 'Comparação de custos', hidden: true });
  expect(table.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Ver a conta linha por linha')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderProgress, type OrderProgressRow } from './OrderProgress.tsx';
import { announcer, liveRegion } from '../../../manual/live-regions.ts';

/** The live region, which has its role only while it has text. */

const rows: OrderProgressRow[] = [
  {
    id: 'received',
    label: 'Pedido recebido',
    state: 'completed',
    dateText: '18 nov 2026, 10:12',
    dateTime: '2026-11-18T10:12-03:00',
  },
  { id: 'credit', label: 'Análise de crédito', state: 'stopped', note: 'Análise de crédito reprovada' },
  { id: 'pickup', label: 'Retirada', state: 'pending', dateText: 'Previsto: 30 nov a 4 dez' },
];

const spoken = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('rows are a named ordered list, each with its state in text, its date and its note', () => {
  render(<OrderProgress rows={rows} label="Andamento do pedido 1" />);
  expect(screen.getByRole('list', { name: 'Andamento do pedido 1' }).tagName).toBe('OL');
  expect(spoken()).toEqual([
    'Pedido recebido (concluída)18 nov 2026, 10:12',
    'Análise de crédito (interrompida)Análise de crédito reprovada',
    'Retirada (ainda não começou)Previsto: 30 nov a 4 dez',
  ]);
});

test("a single date is a time element with a machine-readable value; other text isn't", () => {
  const { container } = render(<OrderProgress rows={rows} />);
  const times = [...container.querySelectorAll('time')];
  expect(times.map((time) => [time.dateTime, time.textContent])).toEqual([
    ['2026-11-18T10:12-03:00', '18 nov 2026, 10:12'],
  ]);
});

test.each([
  ['what stopped it', rows, 'Análise de crédito (interrompida)', 'Análise de crédito reprovada', '1 de 3'],
  [
    'what goes on',
    [...rows.slice(0, 1), { id: 'a', label: 'Assinatura', state: 'current', dateText: 'Aguardando' }],
    'Assinatura (em andamento)',
    'Aguardando',
    '1 de 2',
  ],
  [
    'the last thing done',
    [...rows.slice(0, 1), { id: 'a', label: 'Cadastro', state: 'completed', dateText: '19 nov 2026' }],
    'Cadastro (concluída)',
    '19 nov 2026',
    '2 de 2',
  ],
] as [string, OrderProgressRow[], string, string, string][])(
  'the compact look shows %s, and keeps every row for screen readers',
  (_, given, label, detail, count) => {
    const { container } = render(<OrderProgress rows={given} look="compact" />);
    const head = container.querySelector('[data-state]');
    expect(head).toHaveTextContent(label);
    expect(head).toHaveTextContent(detail);
    expect(head).toHaveTextContent(`${count} etapas concluídas`);
    expect(spoken()).toHaveLength(given.length);
  },
);

test('a change is announced politely in a live region that existed before', () => {
  const { rerender } = render(<OrderProgress rows={rows} />);
  const region = announcer();
  expect(region).toBeEmptyDOMElement();
  rerender(<OrderProgress rows={rows} announcement="Contrato assinado" />);
  expect(liveRegion()).toBe(region);
  expect(region).toHaveTextContent('Contrato assinado');
});

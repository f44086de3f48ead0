import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineChart, type LineChartProps } from './index.ts';
import { fittingSteps, scalesOf, spread } from './scales.ts';

const chart: LineChartProps = {
  label: 'Custo mês a mês',
  description: 'Assinar é o mais barato desde o primeiro mês.',
  lines: [
    { key: 'a', label: 'Assinatura', values: [0, 10, 20], isOwn: true },
    { key: 'b', label: 'À vista', values: [12, 16, 20] },
  ],
  marks: [0, 2],
  formatStep: (step) => `${step} meses`,
  formatLevel: (value) => `R$ ${value} mil`,
};

test('the chart is an image with a name and a description, and its content is not announced', () => {
  render(<LineChart {...chart} caption="Já descontado o valor do carro." />);
  const picture = screen.getByRole('img', { name: 'Custo mês a mês' });
  expect(picture).toHaveAccessibleDescription('Assinar é o mais barato desde o primeiro mês.');
  // Firefox would announce a figure by its caption, before it announces the caption.
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByText('Já descontado o valor do carro.', { exact: false })).toBeVisible();
  expect(picture).toHaveTextContent('Assinatura');
  // Firefox announces text inside an image, unless it is hidden.
  for (const text of picture.querySelectorAll('text')) expect(text.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('the chart renders on a server', () => {
  expect(renderToString(<LineChart {...chart} />)).toContain('2 meses');
});

test('lines at or below zero stay inside the frame', () => {
  const frame = { width: 400, height: 300, top: 20, start: 50, end: 100, bottom: 30 };
  const { y, x, last } = scalesOf(frame, [{ values: [5, 0, -40] }]);
  expect(y(-40)).toBeLessThanOrEqual(270);
  expect(y(5)).toBeGreaterThanOrEqual(20);
  expect(x(last)).toBe(300);
  expect(scalesOf(frame, [{ values: [0, 0] }]).y(0)).toBe(270);
});

test('labels do not overlap, stay in the frame and keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 280 }), { minLength: 1, maxLength: 3 }), (places) => {
      const apart = spread(places, 22, 20, 280);
      const order = places.map((_, index) => index).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
      for (const [rank, index] of order.entries()) {
        const place = apart[index] ?? 0;
        expect(place).toBeGreaterThanOrEqual(20);
        expect(place).toBeLessThanOrEqual(280);
        const above = apart[order[rank - 1] ?? -1] ?? Number.NEGATIVE_INFINITY;
        expect(place - above).toBeGreaterThanOrEqual(22);
      }
    }),
  );
});

test('a step label without room is omitted, last the one of the start, and the label of the end stays', () => {
  const steps = [0, 12, 24].map((month) => ({ x: 60 + 7 * month, label: `${month} meses` }));
  expect(fittingSteps(steps, 60, 228).map(({ label }) => label)).toEqual(['0 meses', '24 meses']);
  expect(fittingSteps(steps, 40, 420).map(({ label }) => label)).toEqual(['0 meses', '12 meses', '24 meses']);
  expect(fittingSteps(steps, 60, 160).map(({ label }) => label)).toEqual(['24 meses']);
  expect(fittingSteps([], 40, 420)).toEqual([]);
});

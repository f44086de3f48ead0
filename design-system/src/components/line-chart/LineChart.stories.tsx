import { expect, waitFor } from 'storybook/test';
import { inLittleRoom, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { LineChart, type LineChartProps } from './index.ts';

const months = (count: number) => Array.from({ length: count + 1 }, (_, month) => month);
const sample: LineChartProps = {
  label: 'Custo mês a mês',
  description: 'Assinar é o mais barato desde o primeiro mês.',
  caption: 'Cada linha é o que já foi pago, menos o que o carro ainda vale. Preços de exemplo.',
  lines: [
    { key: 'subscription', label: 'Assinatura', values: months(24).map((month) => month * 2179), isOwn: true },
    {
      key: 'cash',
      label: 'À vista',
      values: months(24).map((month) => 11_940 + (month >= 12 ? 11_350 : 0) + month * 1808),
    },
    {
      key: 'financing',
      label: 'Financiamento',
      values: months(24).map((month) => 11_940 + (month >= 12 ? 11_350 : 0) + month * 2784),
    },
  ],
  marks: [0, 12, 24],
  formatStep: (month) => (month === 0 ? 'início' : `${month} meses`),
  formatLevel: (value) => (value === 0 ? '0' : `${value / 1000} mil`),
};

const meta = preview.meta({
  title: 'Components/Content/LineChart',
  component: LineChart,
  args: sample,
  decorators: [upTo('44rem')],
});

export const ThreeLines = meta.story({});
export const TwoLines = meta.story({ args: { lines: sample.lines.slice(0, 2) } });
export const SameEnd = meta.story({
  args: { lines: sample.lines.map((line) => ({ ...line, values: months(24).map((month) => month * 2000) })) },
});
export const BelowZero = meta.story({
  args: {
    description: 'Financiar devolve dinheiro no fim.',
    lines: sample.lines.map((line, place) => ({
      ...line,
      values: months(24).map((month) => month * (1500 - place * 1200)),
    })),
  },
});
export const LongTerm = meta.story({
  args: {
    lines: sample.lines.map((line, place) => ({
      ...line,
      values: months(60).map((month) => month * (1900 + place * 350)),
    })),
    marks: [0, 12, 24, 36, 48, 60],
    formatStep: (month) => (month === 0 ? 'início' : `${month}`),
  },
});
/**
 * 15rem wide, a phone of 320 px at 200 % zoom: labels keep their size, none leaves the chart, and none overlaps another or
 * a line.
 */
export const InLittleRoom = meta.story({
  args: { marks: [0, 6, 12, 18, 24] },
  decorators: [inLittleRoom],
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img');
    await waitFor(() => expect(chart).toHaveAttribute('viewBox', '0 0 240 320'));
    const frame = chart.getBoundingClientRect();
    const boxes = [...chart.querySelectorAll('text')].map((label) => label.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(frame.left - 1);
      await expect(box.right).toBeLessThanOrEqual(frame.right + 1);
      for (const other of boxes.slice(index + 1)) {
        const isBeside = box.right <= other.left || other.right <= box.left;
        // Two thirds of a line's height have ink.
        await expect(isBeside || Math.abs(box.top - other.top) >= 14).toBe(true);
      }
    }
    const names = [...chart.querySelectorAll('[data-place] > text')].map((name) => name.getBoundingClientRect());
    await expect(names).toHaveLength(3);
    const lines = chart.querySelectorAll<SVGPathElement>('[data-place]:not(:has(> text)) > [data-part="line"]');
    const points = [...lines].flatMap((line) =>
      Array.from({ length: 200 }, (_, part) =>
        line.getPointAtLength((line.getTotalLength() * part) / 199).matrixTransform(line.getScreenCTM() ?? undefined),
      ),
    );
    const crossed = points.filter(({ x, y }) =>
      names.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
    );
    await expect(crossed).toEqual([]);
  },
});
/** With text of 200 % the layout grows with the labels. */
export const LargeText = meta.story({
  decorators: [upTo('20rem')],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img');
    await waitFor(() => expect(chart).toHaveAttribute('viewBox', '0 0 320 320'));
    await expect(chart.getBoundingClientRect().height).toBe(640);
  },
});

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
/** 15rem wide, a phone of 320 px at 200 % zoom: labels keep their size. */
export const InLittleRoom = meta.story({ decorators: [inLittleRoom] });

import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { RangeSlider, type RangeSliderProps } from './index.ts';

const reais = (value: number) => `R$ ${value.toLocaleString('pt-BR')}`;
const monthly: RangeSliderProps = {
  label: 'Mensalidade',
  description: 'Com tudo incluído.',
  value: [2000, 3500],
  onChange: fn(),
  minValue: 1500,
  maxValue: 5000,
  step: 100,
  format: reais,
};
const stops = [
  { value: 1500, label: 'compacto' },
  { value: 3000, label: 'médio' },
  { value: 5000, label: 'grande' },
];

function Controlled(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RangeSlider
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Forms/RangeSlider',
  component: RangeSlider,
  args: monthly,
  decorators: [upTo('26rem')],
  render: (args) => <Controlled {...args} />,
});

export const Middle = meta.story({});
export const WholeRange = meta.story({ args: { value: [1500, 5000] } });
export const OneValue = meta.story({ args: { value: [3000, 3000] } });
export const WithStops = meta.story({ args: { stops } });
export const WithStopLabels = meta.story({ args: { stops, hasVisibleStopLabels: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  args: {
    label: 'Mensalidade com seguro, impostos e revisões',
    description: 'Sem taxa de entrada; o valor muda com o prazo e com os quilômetros que você escolher depois.',
    format: (value: number) => `${reais(value)} por mês`,
  },
});

/** In a right-to-left locale the lower value is on the right. */
export const RightToLeft = meta.story({
  args: { stops, hasVisibleStopLabels: true },
  decorators: [
    (Story) => (
      <I18nProvider locale="ar-EG">
        <div dir="rtl">
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const [lower, upper] = canvas.getAllByRole('slider');
    const placeOf = (thumb: HTMLElement | undefined) => thumb?.getBoundingClientRect().left ?? 0;
    await expect(placeOf(lower)).toBeGreaterThan(placeOf(upper));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(lower).toHaveValue('2100');
  },
});

export const Keyboard = meta.story({
  args: { stops, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const lower = canvas.getByRole('slider', { name: 'Mensalidade mínimo' });
    const upper = canvas.getByRole('slider', { name: 'Mensalidade máximo' });
    await expect(lower).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith([1500, 3500]);
    await expect(lower).toHaveAttribute('aria-valuetext', 'R$ 1.500, compacto');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith([3500, 3500]);
    await userEvent.tab();
    await expect(upper).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith([3500, 5000]);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith([3500, 4600]);
  },
});

/** 15rem wide, a phone of 320 px at 200 % zoom: nothing is cut off. */
export const InLittleRoom = meta.story({
  args: { stops, hasVisibleStopLabels: true },
  decorators: [inLittleRoom],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

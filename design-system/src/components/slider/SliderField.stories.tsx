import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inLittleRoom, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { SliderField, type SliderFieldProps } from './index.ts';

const parse = (text: string) => {
  const months = Number(/^\d+/.exec(text.trim())?.[0]);
  return months >= 6 && months <= 60 ? months : undefined;
};
const term = {
  label: 'Prazo',
  name: 'prazo',
  minValue: 6,
  maxValue: 48,
  format: (months: number) => `${months} meses`,
  parse,
  invalidMessage: 'De 6 a 60 meses.',
  onChange: () => undefined,
  value: 24,
} satisfies SliderFieldProps;

function Controlled(props: SliderFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SliderField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Components/Forms/SliderField',
  component: SliderField,
  args: term,
  decorators: [upTo('26rem')],
  render: (args) => <Controlled {...args} />,
});

export const Middle = meta.story({});
export const Start = meta.story({ args: { value: 6 } });
export const End = meta.story({ args: { value: 48 } });
export const Beyond = meta.story({ args: { value: 60, description: 'O campo aceita até 60 meses.' } });
export const Empty = meta.story({ args: { value: undefined, emptyText: 'sem dado' } });
const stops = [
  { value: 6, label: '6' },
  { value: 12, label: '12' },
  { value: 24, label: 'mais escolhido' },
  { value: 36 },
  { value: 48, label: '48' },
];
export const WithStops = meta.story({ args: { stops } });
export const WithStopLabels = meta.story({
  args: { stops, hasVisibleStopLabels: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '24 meses, mais escolhido');
    await expect(canvas.getByText('mais escolhido')).toBeVisible();
  },
});
export const WithDescription = meta.story({ args: { description: 'Quanto tempo você fica com o carro.' } });
export const LongText = meta.story({
  args: {
    label: 'Percentual de depreciação acumulada do veículo até o fim do prazo escolhido',
    description: 'Depreciação média da versão, de uma tabela de exemplo, sem valor comercial, atualizada em nov 2026.',
    format: (months: number) => `${months} meses e alguns dias, contados da retirada`,
  },
});

export const Invalid = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Prazo' });
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('De 6 a 60 meses.');
    await expect(field).toHaveValue('99');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Prazo' });
    const slider = canvas.getByRole('slider', { name: 'Prazo' });
    await expect(slider.offsetHeight).toBe(44);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
});

/** 15rem wide, a phone of 320 px at 200 % zoom: nothing is cut off. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

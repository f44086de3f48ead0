import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, rightToLeft, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/NumberField',
  component: NumberField,
  decorators: [upTo('26rem')],
});

const drivers = { label: 'Condutores', name: 'condutores', minValue: 1, maxValue: 5, defaultValue: 2 };
const mileage = {
  label: 'Quilômetros por mês',
  name: 'km',
  minValue: 500,
  maxValue: 5000,
  step: 500,
  defaultValue: 1500,
  formatOptions: { style: 'unit', unit: 'kilometer' },
} as const;

export const Empty = meta.story({ args: { label: 'Condutores', name: 'condutores', isOptional: true } });
export const Filled = meta.story({ args: { ...drivers, description: 'Quem vai dirigir o carro, com você.' } });
export const WithUnit = meta.story({ args: mileage });
export const Money = meta.story({
  args: {
    label: 'Renda por mês',
    defaultValue: 4850.5,
    minValue: 0,
    step: 0.01,
    formatOptions: { style: 'currency', currency: 'BRL' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Renda por mês' })).toHaveDisplayValue(/^R\$\s4\.850,50$/);
  },
});
export const AtItsEnd = meta.story({
  args: { ...drivers, defaultValue: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aumentar Condutores' })).toBeDisabled();
  },
});
export const Small = meta.story({ args: { ...drivers, size: 'small' } });
export const Invalid = meta.story({
  args: { ...drivers, description: 'Até cinco.', errorMessage: 'Diga quantas pessoas vão dirigir.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Condutores' })).toHaveAccessibleDescription(
      'Até cinco. Diga quantas pessoas vão dirigir.',
    );
  },
});
export const OutOfRange = meta.story({
  args: mileage,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quilômetros por mês' });
    await userEvent.clear(field);
    await userEvent.type(field, '9000');
    await userEvent.tab();
    await expect(field).toHaveValue('9.000 km');
    await expect(field).toHaveAccessibleDescription('O máximo é 5.000 km.');
  },
});
export const ReadOnly = meta.story({ args: { ...mileage, isReadOnly: true } });
export const Disabled = meta.story({ args: { ...mileage, isDisabled: true } });
export const LongText = meta.story({
  args: {
    ...mileage,
    label: 'Quantos quilômetros você costuma rodar num mês, contando as viagens de fim de semana?',
    isOptional: true,
    description: 'Se não souber, divida o que o seu carro de hoje rodou no último ano por doze.',
    errorMessage: 'Com menos de quinhentos quilômetros por mês não temos franquia: escolha a partir de 500 km.',
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <NumberField {...mileage} description="De 500 em 500." isOptional />,
});
export const RightToLeft = meta.story({ decorators: [rightToLeft], render: () => <NumberField {...mileage} /> });
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={5}>
      <NumberField {...mileage} description="De 500 em 500." isOptional />
      <NumberField {...drivers} errorMessage="Até cinco." />
      <NumberField {...mileage} name="sem" isDisabled />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { ...drivers, onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Condutores' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('5');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    // The buttons are no tab stops: arrow keys do the same.
    const more = canvas.getByRole('button', { name: 'Aumentar Condutores' });
    await expect(more.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(more.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(more);
    await expect(field).toHaveValue('2');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

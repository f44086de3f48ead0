import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Select',
  component: Select,
  decorators: [upTo('22rem')],
});

const items = [
  { value: 'BA', label: 'Bahia' },
  { value: 'MG', label: 'Minas Gerais' },
  { value: 'PE', label: 'Pernambuco' },
  { value: 'RS', label: 'Rio Grande do Sul' },
  { value: 'SP', label: 'São Paulo' },
];
const state = { label: 'Estado', items, placeholder: 'Escolha o estado' };

export const Empty = meta.story({ args: state });
export const Chosen = meta.story({ args: { ...state, defaultValue: 'RS' } });
export const WithDescription = meta.story({
  args: { ...state, description: 'Onde você quer retirar o carro.', isOptional: true },
});
export const Invalid = meta.story({
  args: { ...state, description: 'Onde você quer retirar o carro.', errorMessage: 'Escolha um estado.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Estado' })).toHaveAccessibleDescription(
      'Onde você quer retirar o carro. Escolha um estado.',
    );
  },
});
export const Disabled = meta.story({
  args: { label: 'Cidade', items: [], placeholder: 'Escolha antes o estado', isDisabled: true },
});
export const LongText = meta.story({
  args: {
    label: 'Concessionária mais perto de você',
    items: [{ value: '1', label: 'Concessionária de exemplo da Avenida dos Bandeirantes, unidade Vila Olímpia' }],
  },
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => <Select {...state} description="Onde você quer retirar o carro." />,
});

export const Keyboard = meta.story({
  args: { ...state, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Estado' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.selectOptions(select, 'Pernambuco');
    await expect(args.onChange).toHaveBeenLastCalledWith('PE');
    await expect(select).toHaveDisplayValue('Pernambuco');
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, rightToLeft, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  title: 'Components/Choices/CheckboxGroup',
  component: CheckboxGroup,
  decorators: [upTo('26rem')],
});

const extras = {
  label: 'Acessórios',
  name: 'acessorios',
  items: [
    { value: 'tapetes', label: 'Tapetes' },
    { value: 'cadeira', label: 'Cadeira de criança' },
    { value: 'bagageiro', label: 'Bagageiro' },
  ],
};

export const NothingTicked = meta.story({ args: { ...extras, isOptional: true } });
export const Ticked = meta.story({ args: { ...extras, defaultValue: ['tapetes', 'bagageiro'] } });
export const InARow = meta.story({ args: { ...extras, layout: 'row', defaultValue: ['tapetes'] } });
export const SelectAll = meta.story({
  args: { ...extras, selectAllLabel: 'Todos os acessórios', defaultValue: ['tapetes'] },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Todos os acessórios' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByText('Todos os acessórios'));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Bagageiro'));
    await expect(all).toBePartiallyChecked();
  },
});
export const WithDescriptions = meta.story({
  args: {
    ...extras,
    description: 'Entram na mensalidade a partir da retirada.',
    items: [
      { value: 'tapetes', label: 'Tapetes', description: 'De borracha, para os quatro lugares.' },
      { value: 'cadeira', label: 'Cadeira de criança', description: 'De 9 a 36 kg.' },
      { value: 'bagageiro', label: 'Bagageiro', isDisabled: true, description: 'Este modelo não tem rack.' },
    ],
  },
});
export const Invalid = meta.story({
  args: { ...extras, description: 'Até dois.', errorMessage: 'Escolha no máximo dois acessórios.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: extras.label })).toHaveAccessibleDescription(
      'Até dois. Escolha no máximo dois acessórios.',
    );
  },
});
export const ReadOnly = meta.story({ args: { ...extras, isReadOnly: true, defaultValue: ['tapetes'] } });
export const Disabled = meta.story({
  args: { ...extras, isDisabled: true, defaultValue: ['tapetes'], selectAllLabel: 'Todos os acessórios' },
});
export const LongText = meta.story({
  args: {
    label: 'Em quais dias da semana a oficina pode receber o carro para a revisão dos dez mil quilômetros?',
    isOptional: true,
    errorMessage: 'Escolha pelo menos um dia: sem isso não conseguimos reservar a vaga na oficina.',
    items: [
      {
        value: 'util',
        label: 'De segunda a sexta-feira, entre as oito da manhã e o meio-dia, com entrega no mesmo dia',
        description: 'Quem leva o carro tem de apresentar o documento do carro e uma CNH dentro da validade.',
      },
      { value: 'sabado', label: 'No sábado, até as dez da manhã, onde houver atendimento nesse dia' },
    ],
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <CheckboxGroup {...extras} selectAllLabel="Todos os acessórios" description="Até dois." isOptional />,
});
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => <CheckboxGroup {...extras} selectAllLabel="Todos os acessórios" defaultValue={['cadeira']} />,
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={5}>
      <CheckboxGroup
        {...extras}
        description="Até dois."
        selectAllLabel="Todos os acessórios"
        defaultValue={['tapetes']}
        isOptional
      />
      <CheckboxGroup {...extras} name="outros" errorMessage="Escolha um." />
      <CheckboxGroup {...extras} name="sem" isDisabled defaultValue={['tapetes']} />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { ...extras, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Tapetes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['cadeira']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tapetes', 'cadeira']);
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
});

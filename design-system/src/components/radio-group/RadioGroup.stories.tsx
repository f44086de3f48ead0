import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Components/Choices/RadioGroup',
  component: RadioGroup,
  decorators: [upTo('26rem')],
});

const contact = {
  label: 'Preferência de contato',
  name: 'contato',
  items: [
    { value: 'whatsapp', label: 'WhatsApp' },
    { value: 'telefone', label: 'Telefone' },
    { value: 'e-mail', label: 'E-mail' },
  ],
};

export const NothingChosen = meta.story({ args: contact });
export const Chosen = meta.story({ args: { ...contact, defaultValue: 'telefone' } });
export const InARow = meta.story({ args: { ...contact, layout: 'row', defaultValue: 'whatsapp' } });
export const WithDescriptions = meta.story({
  args: {
    ...contact,
    description: 'Usamos só para falar da sua assinatura.',
    isOptional: true,
    items: [
      { value: 'whatsapp', label: 'WhatsApp', description: 'Resposta em até uma hora, das 8h às 20h.' },
      { value: 'telefone', label: 'Telefone', description: 'Ligamos no próximo dia útil.' },
      { value: 'e-mail', label: 'E-mail', isDisabled: true, description: 'Confirme antes o seu endereço.' },
    ],
  },
});
export const Invalid = meta.story({
  args: {
    ...contact,
    description: 'Como falamos com você.',
    errorMessage: 'Preferencia de contato é obrigatória',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: contact.label })).toHaveAccessibleDescription(
      'Como falamos com você. Preferencia de contato é obrigatória',
    );
  },
});
export const Disabled = meta.story({ args: { ...contact, isDisabled: true, defaultValue: 'telefone' } });
export const LongText = meta.story({
  args: {
    label: 'Quem vai dirigir o carro na maior parte dos dias, e por isso tem de estar com a CNH em dia?',
    isOptional: true,
    errorMessage: 'Escolha quem vai dirigir: sem isso o seguro não começa a valer no dia da retirada.',
    items: [
      {
        value: 'eu',
        label: 'Eu, que estou fazendo a assinatura e vou assinar o contrato com o meu próprio CPF',
        description: 'A sua CNH tem de ser definitiva e estar dentro da validade no dia da retirada do carro.',
      },
      { value: 'outra', label: 'Outra pessoa da família que more no mesmo endereço' },
    ],
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <RadioGroup {...contact} layout="row" description="Como falamos com você." isOptional />,
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={5}>
      <RadioGroup {...contact} description="Como falamos com você." defaultValue="telefone" isOptional />
      <RadioGroup {...contact} name="outro" errorMessage="Escolha uma." />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { ...contact, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'WhatsApp' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('whatsapp');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Telefone' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toHaveFocus();
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
});

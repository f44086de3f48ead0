import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLittleRoom, onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Button } from '../button/index.ts';
import { Stack } from '../../layout/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/TextField',
  component: TextField,
  decorators: [upTo('26rem')],
});

const name = { label: 'Nome completo', name: 'nome', autoComplete: 'name' };
const coupon = {
  label: 'Cupom de desconto',
  action: (
    <Button variant="secondary" type="submit">
      Aplicar
    </Button>
  ),
};

export const Empty = meta.story({ args: name });
export const Filled = meta.story({ args: { ...name, defaultValue: 'Maria de Souza' } });
export const WithDescription = meta.story({
  args: { ...name, description: 'Como está no documento que você vai enviar.' },
});
export const Optional = meta.story({
  args: { label: 'Complemento', description: 'Apartamento, bloco, ponto de referência.', isOptional: true },
});
export const Invalid = meta.story({
  args: {
    label: 'E-mail',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    description: 'Para onde vai a confirmação.',
    errorMessage: 'Falta o @ no endereço, como em nome@exemplo.com.br.',
    defaultValue: 'nome.exemplo.com.br',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Para onde vai a confirmação. Falta o @ no endereço, como em nome@exemplo.com.br.',
    );
  },
});
export const Small = meta.story({
  args: { label: 'CEP', size: 'small', inputMode: 'numeric', autoComplete: 'postal-code', defaultValue: '01310-100' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'CEP' }).offsetHeight).toBe(44);
  },
});
export const ReadOnly = meta.story({ args: { label: 'CPF', isReadOnly: true, defaultValue: '123.456.789-09' } });
export const Disabled = meta.story({ args: { ...name, isDisabled: true, defaultValue: 'Maria de Souza' } });
export const WithAction = meta.story({ args: coupon });
export const WithActionInvalid = meta.story({
  args: {
    ...coupon,
    defaultValue: 'VERAO10',
    description: 'Um cupom por assinatura.',
    isOptional: true,
    errorMessage: 'Este cupom venceu em 31 out 2026.',
  },
});
export const LongText = meta.story({
  args: {
    ...coupon,
    label: 'Código promocional recebido da concessionária ou da empresa em que você trabalha',
    description: 'Está no fim da mensagem que chegou por e-mail; letras maiúsculas e minúsculas são iguais.',
    defaultValue: 'CUPOM-DE-EXEMPLO-COM-UM-CODIGO-MUITO-MAIS-LONGO-QUE-O-CAMPO',
    isOptional: true,
    errorMessage: 'Este cupom é de outra oferta: vale para assinaturas de 36 meses do Amarok na cor Cinza Indium.',
  },
});

/** 15rem wide, a phone of 320 px at 200 % zoom: the action is below the field and nothing is cut off. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <TextField {...coupon} description="Um cupom por assinatura." isOptional />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Aplicar' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(field.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={5}>
      <TextField {...name} description="Como está no documento." isOptional />
      <TextField {...name} errorMessage="Escreva o nome e o sobrenome." />
      <TextField {...name} isDisabled />
    </Stack>
  ),
});

function Coupon(props: TextFieldProps) {
  const [value, setValue] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setErrorMessage(value === '' ? 'Escreva o código do cupom.' : undefined);
      }}
    >
      <TextField {...props} value={value} onChange={setValue} errorMessage={errorMessage} />
    </form>
  );
}

export const Keyboard = meta.story({
  args: { ...coupon, onFocus: fn() },
  render: (args) => <Coupon {...args} />,
  play: async ({ canvasElement, canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Cupom de desconto' });
    await userEvent.click(canvas.getByText('Cupom de desconto'));
    await expect(field).toHaveFocus();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await expect(field.offsetHeight).toBe(52);

    await userEvent.tab();
    const action = canvas.getByRole('button', { name: 'Aplicar' });
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(action).toHaveFocus();
    const announced = canvasElement.querySelector<HTMLElement>('[aria-live="polite"]');
    await expect(announced && within(announced).getByText('Escreva o código do cupom.')).toBeVisible();

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('BEMVINDO{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toBeValid();
    await expect(field).toHaveValue('BEMVINDO');
  },
});

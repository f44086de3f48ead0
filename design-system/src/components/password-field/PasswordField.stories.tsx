import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  decorators: [upTo('26rem')],
});

const password = { label: 'Senha', name: 'senha' };
const rulesOf = (value: string) => [
  { label: 'pelo menos 8 caracteres', isMet: value.length >= 8 },
  { label: 'letra maiúscula e minúscula', isMet: /[a-z]/.test(value) && /[A-Z]/.test(value) },
  { label: 'um número', isMet: /\d/.test(value) },
  { label: 'um destes: @ $ ! # % _ * ^ ? &', isMet: /[@$!#%_*^?&]/.test(value) },
];

function NewPassword({ defaultValue = '', ...props }: PasswordFieldProps) {
  const [value, setValue] = useState(defaultValue);
  return (
    <PasswordField {...props} autoComplete="new-password" value={value} onChange={setValue} rules={rulesOf(value)} />
  );
}

export const Empty = meta.story({ args: password });
export const Filled = meta.story({ args: { ...password, defaultValue: 'Exemplo1' } });
export const WithRules = meta.story({ args: password, render: (args) => <NewPassword {...args} /> });
export const SomeRulesMet = meta.story({
  args: { ...password, defaultValue: 'Exemplo', description: 'Só você sabe, nem a nossa equipe vê.' },
  render: (args) => <NewPassword {...args} />,
});
export const Invalid = meta.story({
  args: { ...password, defaultValue: 'exemplo1', errorMessage: 'Senha inválida' },
  render: (args) => <NewPassword {...args} />,
});
export const Small = meta.story({ args: { ...password, size: 'small', defaultValue: 'Exemplo1' } });
export const Disabled = meta.story({ args: { ...password, isDisabled: true, defaultValue: 'Exemplo1' } });
export const LongText = meta.story({
  args: {
    ...password,
    label: 'Senha que você vai usar para entrar, acompanhar o pedido e mudar a forma de pagamento',
    description: 'Uma frase com espaços também vale, e é mais fácil de lembrar do que uma palavra com símbolos.',
    errorMessage: 'Esta senha já apareceu em vazamentos de outros serviços: escolha uma que só exista aqui.',
    defaultValue: 'uma frase bem comprida que não cabe inteira no campo e continua',
  },
  render: (args) => <NewPassword {...args} />,
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <NewPassword {...password} defaultValue="Exemplo1" />,
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => <NewPassword {...password} defaultValue="Exemplo" />,
});

export const Keyboard = meta.story({
  args: password,
  render: (args) => <NewPassword {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Senha');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Exemplo');
    await expect(liveRegion(canvasElement)).toHaveTextContent('1 de 4 requisitos atendidos.');

    // A press keeps caret and focus in the input.
    field.setSelectionRange(2, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(field).toHaveFocus();
    await expect([field.type, field.selectionStart, field.selectionEnd]).toEqual(['text', 2, 4]);

    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Ocultar senha' });
    await expect(button).toHaveFocus();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard(' ');
    await expect(field.type).toBe('password');
    await expect(button).toHaveFocus();
  },
});

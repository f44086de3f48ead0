import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { inLittleRoom, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { MaskedField, type MaskedFieldProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/MaskedField',
  component: MaskedField,
  decorators: [upTo('26rem')],
});

const cpf: MaskedFieldProps = { label: 'CPF', mask: '000.000.000-00', name: 'cpf' };
const document: MaskedFieldProps = {
  label: 'CPF ou CNPJ',
  description: 'Letras do CNPJ também.',
  mask: (characters) => (characters.length > 11 || /[A-Z]/.test(characters) ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00'),
};
const phone: MaskedFieldProps = {
  label: 'Telefone',
  description: 'Com DDD.',
  mask: (characters) => (characters.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000'),
  read: (text) => text.replace(/^\s*\+55/, ''),
  autoComplete: 'tel-national',
};

function Owned(props: MaskedFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <MaskedField
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange?.(text);
      }}
    />
  );
}

export const Empty = meta.story({ args: { ...cpf, description: '11 números.' } });
export const Filled = meta.story({ args: { ...cpf, defaultValue: '12345678909' } });
export const CompanyWithLetters = meta.story({ args: { ...document, defaultValue: '12abc34501de35' } });
export const Invalid = meta.story({
  args: {
    ...cpf,
    description: '11 números.',
    defaultValue: '123.456.789-0',
    errorMessage: 'CPF inválido. O formato deve ser 000.000.000-00.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription(
      '11 números. CPF inválido. O formato deve ser 000.000.000-00.',
    );
  },
});
export const ReadOnly = meta.story({ args: { ...cpf, isReadOnly: true, defaultValue: '12345678909' } });
export const LongText = meta.story({
  args: {
    ...document,
    label: 'CPF de quem vai assinar ou CNPJ da empresa em cujo nome o contrato será feito',
    description: 'Como está no cartão do CNPJ ou no documento de identidade, com ou sem pontos, traços e barras.',
    isOptional: true,
    defaultValue: '12ABC34501DE35',
    errorMessage: 'Este CNPJ não é de nenhuma empresa: confira os dois últimos números, depois do traço.',
  },
});

/** 15rem wide: a phone of 320 px at 200 % zoom. The longest mask is fully visible. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <MaskedField {...document} defaultValue="12ABC34501DE35" isOptional />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});

export const Typing = meta.story({
  args: { ...document, onChange: fn() },
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '12345678909');
    await expect(field).toHaveValue('123.456.789-09');
    await expect(args.onChange).toHaveBeenCalledTimes(11);
    await userEvent.keyboard('1');
    await expect(field).toHaveValue('12.345.678/9091');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('123.456.789-09');

    await userEvent.clear(field);
    await userEvent.keyboard('12abc34501de35');
    await expect(field).toHaveValue('12.ABC.345/01DE-35');
  },
});

export const Pasting = meta.story({
  render: () => (
    <Rows>
      <Owned {...cpf} />
      <Owned {...phone} />
    </Rows>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await userEvent.click(field);
    await userEvent.paste('  123.456.789-09 ');
    await expect(field).toHaveValue('123.456.789-09');
    field.setSelectionRange(0, field.value.length);
    await userEvent.paste('111444');
    await expect(field).toHaveValue('111.444');

    await userEvent.tab();
    await userEvent.paste('+55 (11) 98765-4321');
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98765-4321');
  },
});

export const Editing = meta.story({
  args: { ...cpf, value: '123.456.789-09' },
  render: (args) => <Owned {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('123.456.789-09');
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('124.567.890-9');
    await expect(field.selectionStart).toBe(2);
    await userEvent.keyboard('3');
    await expect(field).toHaveValue('123.456.789-09');
    await expect([3, 4]).toContain(field.selectionStart);

    field.setSelectionRange(4, 7);
    await userEvent.keyboard('{Delete}');
    await expect(field).toHaveValue('123.789.09');
  },
});

/** Autofill changes the value first and fires the event afterwards. */
export const Autofill = meta.story({
  args: { ...cpf, onChange: fn() },
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '12345678909');
    await fireEvent(field, new Event('input', { bubbles: true }));
    await expect(field).toHaveValue('123.456.789-09');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('123.456.789-09');
  },
});

const Rows = styled.div`
  display: grid;
  gap: var(--space-5);
`;

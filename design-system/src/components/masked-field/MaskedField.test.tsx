import { createRef, useState } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { MaskedField, type MaskedFieldProps } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

const cpf: MaskedFieldProps = { label: 'CPF', mask: '000.000.000-00', name: 'cpf' };
const either: MaskedFieldProps = {
  label: 'CPF ou CNPJ',
  mask: (characters) => (characters.length > 11 || /[A-Z]/.test(characters) ? 'AA.AAA.AAA/AAAA-00' : '000.000.000-00'),
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');

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

/** Simulates autofill: sets the value, then fires an event. */
function fillIn(input: HTMLInputElement, text: string, type: 'input' | 'change' = 'input') {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  fireEvent(input, createEvent(type, input, { bubbles: true }));
}

test('separators are inserted, and onChange gets each text once', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...cpf} onChange={onChange} />);
  await userEvent.type(field(), '123456');
  expect(field()).toHaveValue('123.456');
  expect(onChange.mock.calls.flat()).toEqual(['1', '12', '123', '123.4', '123.45', '123.456']);
});

test('letters of a company number are stored in upper case, and the pattern allows them', async () => {
  render(<Owned {...either} />);
  await userEvent.type(field(), '12abc34501de35');
  expect(field()).toHaveValue('12.ABC.345/01DE-35');
});

test('one digit more than a CPF makes it a CNPJ, and deleting it makes it a CPF again', async () => {
  render(<Owned {...either} />);
  await userEvent.type(field(), '12345678909');
  expect(field()).toHaveValue('123.456.789-09');
  await userEvent.keyboard('1');
  expect(field()).toHaveValue('12.345.678/9091');
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('123.456.789-09');
});

test('pasted text of any format gets the format of the field', async () => {
  render(<Owned {...cpf} />);
  await userEvent.click(field());
  await userEvent.paste('  123.456.789-09 ');
  expect(field()).toHaveValue('123.456.789-09');
});

test('a selection is replaced, and the caret stays at the typing position', async () => {
  render(<Owned {...cpf} value="123.456.789-09" />);
  await userEvent.click(field());
  field().setSelectionRange(4, 7);
  await userEvent.keyboard('0');
  expect(field()).toHaveValue('123.078.909');
  expect(field().selectionStart).toBe(5);
});

test.each([
  ['123.456.789-09', '0', 5, '123.406.789-09'],
  ['123.456.789-09', '00', 3, '123.006.789-09'],
  ['123.456.789-09', '1', 14, '123.456.789-09'],
  ['123.456', '0', 1, '102.345.6'],
])(
  'the CPF %s becomes, with %s typed after character %i, %s: no last digit is pushed out',
  async (value, keys, caret, result) => {
    render(<Owned {...cpf} value={value} />);
    await userEvent.click(field());
    field().setSelectionRange(caret, caret);
    await userEvent.keyboard(keys);
    expect(field()).toHaveValue(result);
  },
);

test('a form around the field receives a change for each text, also where the mask rearranges it', async () => {
  const texts: string[] = [];
  render(
    <form onChange={() => texts.push(field().value)}>
      <Owned
        label="Telefone"
        mask={({ length }) => (length > 10 ? '(00) 00000-0000' : '(00) 0000-0000')}
        value="(11) 9123-4567"
      />
    </form>,
  );
  await userEvent.type(field(), '8');
  await userEvent.clear(field());
  await userEvent.paste('11 3265 4321');
  expect(texts).toEqual(['(11) 91234-5678', '', '(11) 3265-4321']);
});

test('Backspace skips a separator and deletes the digit before it', async () => {
  render(<Owned {...cpf} value="123.456" />);
  await userEvent.click(field());
  field().setSelectionRange(4, 4);
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('123.456');
  expect(field().selectionStart).toBe(3);
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('124.56');
  expect(field().selectionStart).toBe(2);
});

test('a field that contains only separators is empty', async () => {
  render(<Owned label="Celular" mask="(00) 00000-0000" />);
  await userEvent.type(field(), '11');
  expect(field()).toHaveValue('(11');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(field()).toHaveValue('');
});

test.each(['input', 'change'] as const)('an autofilled value is masked and reported to onChange (%s)', (type) => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...cpf} onChange={onChange} />);
  fillIn(field(), '12345678909', type);
  expect(field()).toHaveValue('123.456.789-09');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('123.456.789-09');
});

test('read converts a text in another format before masking', async () => {
  const read = (text: string) => text.replace(/^\s*\+55/, '');
  render(<Owned label="Celular" mask="(00) 00000-0000" read={read} />);
  await userEvent.click(field());
  await userEvent.paste('+55 (11) 98765-4321');
  expect(field()).toHaveValue('(11) 98765-4321');
});

test('input method composition is undisturbed; the mask is applied at its end', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...either} onChange={onChange} />);
  fireEvent.compositionStart(field());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), '12a');
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }));
  expect(field()).toHaveValue('12a');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('12.A');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('12.A');
});

test.each([
  ['text that is dragged out of the field', 'deleteByDrag'],
  ['a selection that is deleted by word in Safari', 'deleteContent'],
])('%s leaves it', (_, inputType) => {
  render(<Owned {...cpf} value="12345678909" />);
  field().setSelectionRange(0, 14);
  const deletion = { inputType, bubbles: true, cancelable: true };
  expect(fireEvent(field(), new InputEvent('beforeinput', deletion)), 'the browser deletes it').toBe(true);
});

test('undo restores the text before the last entry', async () => {
  render(<Owned {...cpf} />);
  await userEvent.type(field(), '1234');
  fireEvent.keyDown(field(), { key: 'z', keyCode: 90, ctrlKey: true });
  expect(field()).toHaveValue('123');
});

test('a controlled value replaces the typed text', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(<MaskedField {...cpf} value="" onChange={onChange} />);
  await userEvent.type(field(), '1');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
  expect(field()).toHaveValue('');
  rerender(<MaskedField {...cpf} value="12345678909" onChange={onChange} />);
  expect(field()).toHaveValue('123.456.789-09');
  rerender(<MaskedField {...cpf} value="" onChange={onChange} />);
  expect(field()).toHaveValue('');
});

test('text that another mask changes is reported to onChange', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(<MaskedField {...cpf} defaultValue="12345678909" onChange={onChange} />);
  rerender(<MaskedField {...cpf} mask="00000-000" defaultValue="12345678909" onChange={onChange} />);
  expect(field()).toHaveValue('12345-678');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('12345-678');
});

test('the masked value is submitted without script', () => {
  expect(submittedWithoutScript(<MaskedField {...cpf} defaultValue="12345678909" />)).toEqual({
    cpf: '123.456.789-09',
  });
});

test('text typed before hydration is preserved and reported', () => {
  const onChange = vi.fn<(value: string) => void>();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Owned {...cpf} />);
  fillIn(field(), '12345678909');
  render(<Owned {...cpf} onChange={onChange} />, { container: page, hydrate: true });
  expect(field()).toHaveValue('123.456.789-09');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('123.456.789-09');
});

test('the on-screen keyboard suits the characters of the mask', () => {
  render(
    <>
      <MaskedField {...cpf} />
      <MaskedField {...cpf} label="CNPJ" mask="AA.AAA.AAA/AAAA-00" />
    </>,
  );
  expect(screen.getByLabelText('CPF')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('CNPJ')).toHaveAttribute('inputmode', 'text');
  expect(screen.getByLabelText('CNPJ')).toHaveAttribute('autocapitalize', 'characters');
});

test('a ref can focus the field', () => {
  const ref = createRef<HTMLInputElement>();
  render(<MaskedField {...cpf} ref={ref} />);
  ref.current?.focus();
  expect(field()).toHaveFocus();
});

test('after a reset of the form the same text is reported again', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <form>
      <MaskedField {...cpf} onChange={onChange} />
      <button type="reset">Limpar</button>
    </form>,
  );
  fillIn(field(), '12345678909');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(field()).toHaveValue('');
  fillIn(field(), '12345678909');
  expect(onChange.mock.calls.flat()).toEqual(['123.456.789-09', '123.456.789-09']);
});

test('a reset of the form keeps the text of a controlled field', async () => {
  render(
    <form>
      <Owned {...cpf} value="111" />
      <button type="reset">Limpar</button>
    </form>,
  );
  await userEvent.type(field(), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(field()).toHaveValue('111.2');
});

test('the first text of a controlled field is reported after a reset of the form, too', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <form>
      <Owned {...cpf} value="11" onChange={onChange} />
      <button type="reset">Limpar</button>
    </form>,
  );
  await userEvent.type(field(), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  await userEvent.type(field(), '{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('11');
});

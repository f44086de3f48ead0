import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateField } from './index.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Data de nascimento' });

test.each([
  ['09052001', '09/05/2001'],
  ['9/5/2001', '09/05/2001'],
  ['9.5.2001', '09/05/2001'],
  ['9,5,2001', '09/05/2001'],
  ['31021990', '31/02/1990'],
  ['9/5', '09/5'],
])('typing %s leaves %s in the field, whether or not the day exists', async (typed, shown) => {
  render(<DateField label="Data de nascimento" />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(shown);
});

test.each(['2001-05-09', '9/5/2001', ' 09.05.2001 '])('%j is pasted as 9 May 2001', async (text) => {
  const onChange = vi.fn<(value: string) => void>();
  render(<DateField label="Data de nascimento" onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue('09/05/2001');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('09/05/2001');
});

test.each(['12/05/1990', '05/11/2031'])('a date typed before %s replaces it, digit by digit', async (former) => {
  render(<DateField label="Data de nascimento" defaultValue={former} />);
  await userEvent.click(field());
  field().setSelectionRange(0, 0);
  await userEvent.keyboard('20101985');
  expect(field()).toHaveValue('20/10/1985');
});

test('Up and Down change the day, month or year at the caret, and select it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<DateField label="Data de nascimento" defaultValue="31/05/2001" onChange={onChange} />);
  await userEvent.click(field());
  field().setSelectionRange(4, 4);
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('30/06/2001');
  expect([field().selectionStart, field().selectionEnd]).toEqual([3, 5]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('30/04/2001');
  expect(onChange.mock.calls.flat()).toEqual(['30/06/2001', '30/05/2001', '30/04/2001']);
  await userEvent.keyboard('12');
  expect(field(), 'what is typed replaces the part').toHaveValue('30/12/2001');
});

test('Up and Down keep their native effect in an empty or read-only field, and with a modifier', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(<DateField label="Data de nascimento" onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('');
  rerender(<DateField key="b" label="Data de nascimento" onChange={onChange} defaultValue="09/05/2001" isReadOnly />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  rerender(<DateField key="c" label="Data de nascimento" onChange={onChange} defaultValue="09/05/2001" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Shift>}{ArrowUp}{/Shift}');
  expect(field()).toHaveValue('09/05/2001');
  expect(onChange).not.toHaveBeenCalled();
});

test('an autofilled birthday is shown as a Brazilian date', () => {
  render(<DateField label="Data de nascimento" autoComplete="bday" defaultValue="2001-05-09" />);
  expect(field()).toHaveValue('09/05/2001');
  expect(field()).toHaveAttribute('autocomplete', 'bday');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

test('the expected format is announced before the error', () => {
  render(<DateField label="Data de nascimento" errorMessage="Data inválida. O formato deve ser DD/MM/YYYY." />);
  expect(field()).toHaveAccessibleDescription('DD/MM/AAAA Data inválida. O formato deve ser DD/MM/YYYY.');
  expect(field()).toBeInvalid();
});

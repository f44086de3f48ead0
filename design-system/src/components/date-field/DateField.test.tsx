import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateField } from './index.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Data de nascimento' });

test.each([
  ['09052001', '09/05/2001'],
  ['9/5/2001', '09/05/2001'],
  ['31021990', '31/02/1990'],
  ['9/5', '09/5'],
])('typing %s leaves %s, whether the day exists or not', async (typed, shown) => {
  render(<DateField label="Data de nascimento" />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(shown);
});

test.each(['2001-05-09', '9/5/2001', ' 09.05.2001 '])('%j pasted is 9 May 2001', async (text) => {
  const onChange = vi.fn<(value: string) => void>();
  render(<DateField label="Data de nascimento" onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue('09/05/2001');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('09/05/2001');
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

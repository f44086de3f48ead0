import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { Checkbox } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

test('a checkbox is named by its label and described by its help and its error, help first', () => {
  render(<Checkbox label="Aceito" description="Pode mudar depois." errorMessage="Aceite para continuar." />);
  const box = screen.getByRole('checkbox', { name: 'Aceito' });
  expect(box).toHaveAccessibleDescription('Pode mudar depois. Aceite para continuar.');
  expect(box).toBeInvalid();
});

test('a press on the label and Space both toggle a checkbox', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Checkbox label="Aceito" onChange={onChange} />);
  await userEvent.click(screen.getByText('Aceito'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a controlled checkbox shows its isSelected prop', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Checkbox label="Aceito" isSelected={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a form’s message reaches the checkbox of that name', () => {
  render(
    <FormMessagesContext value={{ termos: 'Aceite para continuar.' }}>
      <Checkbox label="Aceito" name="termos" isRequired />
    </FormMessagesContext>,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Aceite para continuar.');
  expect(screen.getByRole('checkbox')).toBeRequired();
});

test('a ref can focus a checkbox, and a disabled one ignores presses', async () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(<Checkbox label="Aceito" ref={ref} />);
  ref.current?.focus();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  rerender(<Checkbox label="Aceito" isDisabled />);
  await userEvent.click(screen.getByText('Aceito'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a checked checkbox is submitted without script, an unchecked one isn’t', () => {
  expect(
    submittedWithoutScript(
      <>
        <Checkbox label="Aceito" name="termos" value="sim" defaultSelected />
        <Checkbox label="Quero novidades" name="novidades" />
      </>,
    ),
  ).toEqual({ termos: 'sim' });
});

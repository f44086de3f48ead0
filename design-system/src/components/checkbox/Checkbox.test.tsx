import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { Checkbox } from './index.ts';

test('the box is described by its label, its help and its error, help first', () => {
  render(<Checkbox label="Aceito" description="Pode mudar depois." errorMessage="Aceite para continuar." />);
  const box = screen.getByRole('checkbox', { name: 'Aceito' });
  expect(box).toHaveAccessibleDescription('Pode mudar depois. Aceite para continuar.');
  expect(box).toBeInvalid();
});

test('its words tick it, and Space does', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Checkbox label="Aceito" onChange={onChange} />);
  await userEvent.click(screen.getByText('Aceito'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a controlled box shows what its owner says', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Checkbox label="Aceito" isSelected={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a form’s message reaches the box of its name', () => {
  render(
    <FormMessagesContext value={{ termos: 'Aceite para continuar.' }}>
      <Checkbox label="Aceito" name="termos" isRequired />
    </FormMessagesContext>,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Aceite para continuar.');
  expect(screen.getByRole('checkbox')).toBeRequired();
});

test('its owner can put focus into it, and a disabled one takes no press', async () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(<Checkbox label="Aceito" ref={ref} />);
  ref.current?.focus();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  rerender(<Checkbox label="Aceito" isDisabled />);
  await userEvent.click(screen.getByText('Aceito'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a form sends it without any script, and nothing while it isn’t ticked', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <form>
      <Checkbox label="Aceito" name="termos" value="sim" defaultSelected />
      <Checkbox label="Quero novidades" name="novidades" />
    </form>,
  );
  const form = page.querySelector('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ termos: 'sim' });
});

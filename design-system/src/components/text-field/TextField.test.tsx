import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { TextField } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

test('the field is named by its label and described by its help and its error, help first', () => {
  render(<TextField label="E-mail" description="Para a confirmação." errorMessage="Falta o @." />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('Para a confirmação. Falta o @.');
  expect(field).toBeInvalid();
});

test('an aria-describedby prop does not replace the error', () => {
  render(
    <>
      <p id="elsewhere">Nunca pedimos a senha.</p>
      <TextField label="E-mail" errorMessage="Falta o @." aria-describedby="elsewhere" />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Falta o @. Nunca pedimos a senha.');
});

test('isInvalid={false} hides the form’s message', () => {
  render(<TextField label="E-mail" errorMessage="Falta o @." isInvalid={false} />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.queryByText('Falta o @.')).not.toBeInTheDocument();
});

test('an empty message leaves the field valid', () => {
  render(
    <FormMessagesContext value={{ email: '' }}>
      <TextField label="Nome" errorMessage="" />
      <TextField label="E-mail" name="email" />
    </FormMessagesContext>,
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeValid();
});

test('a form’s message reaches the field of that name and no other', () => {
  render(
    <FormMessagesContext value={{ email: 'Falta o @.' }}>
      <TextField label="Nome" name="nome" />
      <TextField label="E-mail" name="email" description="Para a confirmação." />
    </FormMessagesContext>,
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Para a confirmação. Falta o @.');
});

test('an empty required field does not stop its form from being submitted', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TextField label="Nome" isRequired action={<button type="submit">Enviar</button>} />
    </form>,
  );
  expect(screen.getByRole('textbox')).toBeRequired();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an error that follows the field’s action is announced; one of a form isn’t, because the summary is', () => {
  const { rerender } = render(<TextField label="Cupom" action={<button type="button">Aplicar</button>} />);
  const region = document.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(<TextField label="Cupom" action={<button type="button">Aplicar</button>} errorMessage="Cupom vencido." />);
  expect(region).toHaveTextContent('Cupom vencido.');
  rerender(<TextField label="Cupom" errorMessage="Cupom vencido." />);
  expect(document.querySelector('[aria-live]')).toBeNull();
});

test('a controlled field reports typed text and shows its value prop', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextField label="Cupom" value="" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'A');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('A');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('on-screen keyboard and autofill get the type of the value', () => {
  render(<TextField label="CEP" inputMode="numeric" autoComplete="postal-code" enterKeyHint="done" maxLength={9} />);
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'postal-code');
  expect(field).toHaveAttribute('enterkeyhint', 'done');
  expect(field).toHaveAttribute('maxlength', '9');
});

test('an optional field has “opcional” in its label', () => {
  render(<TextField label="Complemento" isOptional />);
  expect(screen.getByText('opcional')).toBeVisible();
});

test('a ref can focus the field', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Nome" id="nome" ref={ref} />);
  ref.current?.focus();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('id', 'nome');
});

test('the text is submitted without script', () => {
  expect(submittedWithoutScript(<TextField label="Cupom" name="cupom" defaultValue="BEMVINDO" />)).toEqual({
    cupom: 'BEMVINDO',
  });
});

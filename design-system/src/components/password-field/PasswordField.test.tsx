import { createRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { PasswordField, type PasswordFieldProps } from './index.ts';
import { announcer } from '../../../manual/live-regions.ts';

/** The live region, which has its role only while it has text. */

const field = () => screen.getByLabelText<HTMLInputElement>('Senha');
const button = (name: string) => screen.getByRole('button', { name });

function NewPassword(props: Partial<PasswordFieldProps>) {
  const [value, setValue] = useState('');
  const rules = [
    { label: 'pelo menos 8 caracteres', isMet: value.length >= 8 },
    { label: 'um número', isMet: /\d/.test(value) },
  ];
  return (
    <PasswordField
      label="Senha"
      autoComplete="new-password"
      value={value}
      onChange={setValue}
      rules={rules}
      {...props}
    />
  );
}

test('the button shows and hides the password, and is named by its next effect', async () => {
  render(<PasswordField label="Senha" defaultValue="Exemplo1" />);
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(button('Mostrar senha'));
  expect(field()).toHaveAttribute('type', 'text');
  await userEvent.click(button('Ocultar senha'));
  expect(field()).toHaveAttribute('type', 'password');
});

test('showing the password keeps the caret and the focus', async () => {
  render(<PasswordField label="Senha" defaultValue="Exemplo1" />);
  await userEvent.click(field());
  field().setSelectionRange(3, 5);
  const put = vi.spyOn(field(), 'setSelectionRange');
  await userEvent.click(button('Mostrar senha'));
  expect(field()).toHaveFocus();
  expect(put).toHaveBeenCalledExactlyOnceWith(3, 5);
});

test('focus stays on the button when it is pressed by keyboard', async () => {
  render(<PasswordField label="Senha" />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button('Ocultar senha')).toHaveFocus();
});

test('a visible password is hidden again when the form is submitted', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Senha" name="senha" />
      <button type="submit">Entrar</button>
    </form>,
  );
  await userEvent.click(button('Mostrar senha'));
  await userEvent.click(button('Entrar'));
  expect(field()).toHaveAttribute('type', 'password');
});

test('each press of the button is announced, and a submission is not', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Senha" />
      <button type="submit">Entrar</button>
    </form>,
  );
  expect(announcer()).toBeEmptyDOMElement();
  await userEvent.click(button('Mostrar senha'));
  expect(announcer()).toHaveTextContent('Senha visível.');
  await userEvent.click(button('Ocultar senha'));
  expect(announcer()).toHaveTextContent('Senha oculta.');
  await userEvent.click(button('Mostrar senha'));
  await userEvent.click(button('Entrar'));
  expect(announcer()).toBeEmptyDOMElement();
});

test('a reset of the form hides the password, and announces nothing', async () => {
  render(
    <form>
      <PasswordField label="Senha" rules={[{ label: 'um número', isMet: true }]} />
      <button type="reset">Limpar</button>
    </form>,
  );
  await userEvent.type(field(), 'Exemplo1');
  await userEvent.click(button('Mostrar senha'));
  await userEvent.click(button('Limpar'));
  expect(field()).toHaveAttribute('type', 'password');
  expect(announcer()).toBeEmptyDOMElement();
});

test.each(['current-password', 'new-password'] as const)('browsers recognize the field as a %s', (autoComplete) => {
  render(<PasswordField label="Senha" autoComplete={autoComplete} />);
  expect(field()).toHaveAttribute('autocomplete', autoComplete);
  expect(field()).toHaveAttribute('autocapitalize', 'none');
  expect(field()).toHaveAttribute('spellcheck', 'false');
});

test('each rule states in text whether it is met', async () => {
  render(<NewPassword />);
  await userEvent.type(field(), 'senha1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'pelo menos 8 caracteres: falta. ',
    'um número: atendido. ',
  ]);
  expect(field()).toHaveAccessibleDescription('pelo menos 8 caracteres: falta. um número: atendido.');
});

test('met rules are announced when they change, not on every key, and not before the first key', async () => {
  render(<NewPassword />);
  const status = announcer();
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(field(), 'a');
  const said = [status.textContent];
  const listener = new MutationObserver(() => said.push(status.textContent));
  listener.observe(status, { characterData: true, childList: true, subtree: true });
  await userEvent.type(field(), 'bcdef12');
  expect(said).toEqual([
    '0 de 2 requisitos atendidos.',
    '1 de 2 requisitos atendidos.',
    'A senha tem tudo o que precisa.',
  ]);
});

test('nothing is announced when the owner clears the field', async () => {
  const { rerender } = render(<NewPassword />);
  await userEvent.type(field(), 'senha1');
  expect(announcer()).not.toBeEmptyDOMElement();
  rerender(<NewPassword value="" />);
  expect(announcer()).toBeEmptyDOMElement();
});

test('label, help, error and rules belong to the input, in this order', () => {
  render(<NewPassword description="Só sua." errorMessage="Senha inválida" />);
  expect(field()).toHaveAccessibleDescription(
    'Só sua. Senha inválida pelo menos 8 caracteres: falta. um número: falta.',
  );
  expect(field()).toBeInvalid();
});

test('a form’s message reaches the field of that name, and a ref can focus it', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <FormMessagesContext value={{ senha: 'Campo obrigatório' }}>
      <PasswordField label="Senha" name="senha" ref={ref} />
    </FormMessagesContext>,
  );
  ref.current?.focus();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Campo obrigatório');
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LoginForm, type LoginFormProps } from '../index.ts';
import { loginTexts as texts } from './sample-texts.ts';
import { alerts } from '../../../manual/live-regions.ts';

const privacyHref = '#aviso';
const login = { texts, privacyHref };
const identifier = () => screen.getByRole('textbox', { name: 'E-mail ou CPF/CNPJ' });
const password = () => screen.getByLabelText('Senha');

test('onSubmit gets the values as they were typed', async () => {
  const onSubmit = vi.fn<NonNullable<LoginFormProps['onSubmit']>>();
  render(<LoginForm {...login} onSubmit={onSubmit} />);
  await userEvent.type(identifier(), 'maria@exemplo.com.br');
  await userEvent.type(password(), 'Exemplo1{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ identifier: 'maria@exemplo.com.br', password: 'Exemplo1' });
});

test('password managers recognize both fields', () => {
  render(<LoginForm {...login} />);
  expect(identifier()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('a missing value is announced at its field, and the first such field gets focus', async () => {
  const errors = { identifier: 'Campo obrigatório', password: 'Campo obrigatório' };
  render(<LoginForm {...login} errors={errors} />);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(identifier()).toHaveFocus();
  expect(identifier()).toHaveAccessibleDescription('Campo obrigatório');
  expect(password()).toHaveAccessibleDescription('Campo obrigatório');
});

test('the same error message twice is announced twice', () => {
  const refused = { ...login, errorMessage: 'E-mail ou senha inválidos' };
  const { rerender } = render(<LoginForm {...refused} />);
  const [first] = alerts();
  expect(first).toHaveTextContent('E-mail ou senha inválidos');
  rerender(<LoginForm {...refused} isSending />);
  expect(alerts()).toEqual([]);
  rerender(<LoginForm {...refused} />);
  expect(alerts()[0]).not.toBe(first);
});

test('an error message is scrolled into view when it appears, and not while the visitor types', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  function Owned() {
    const [typed, setTyped] = useState('');
    return <LoginForm {...login} identifier={typed} onIdentifierChange={setTyped} errorMessage="Senha inválida" />;
  }
  render(<Owned />);
  expect(scroll).toHaveBeenCalledOnce();
  await userEvent.type(identifier(), 'maria');
  expect(identifier()).toHaveValue('maria');
  expect(scroll).toHaveBeenCalledOnce();
});

test('the owner can format the identifier on blur', async () => {
  const onIdentifierBlur = vi.fn<() => void>();
  const onIdentifierChange = vi.fn<(value: string) => void>();
  render(<LoginForm {...login} identifier="" {...{ onIdentifierBlur, onIdentifierChange }} />);
  await userEvent.type(identifier(), '5');
  await userEvent.tab();
  expect(onIdentifierChange).toHaveBeenCalledExactlyOnceWith('5');
  expect(onIdentifierBlur).toHaveBeenCalledOnce();
});

test('the live region of the loading message remains after it, empty', () => {
  const { container, rerender } = render(<LoginForm {...login} isReady={false} />);
  const announced = container.querySelector('[aria-live="polite"]');
  expect(announced).toHaveTextContent(texts.loading);
  rerender(<LoginForm {...login} />);
  expect(container.querySelector('[aria-live="polite"]')).toBe(announced);
  expect(announced).toBeEmptyDOMElement();
});

test('the links for password and registration call the owner and submit nothing', async () => {
  const onSubmit = vi.fn<NonNullable<LoginFormProps['onSubmit']>>();
  const onForgotPassword = vi.fn<() => void>();
  const onSignUp = vi.fn<() => void>();
  render(<LoginForm {...login} {...{ onSubmit, onForgotPassword, onSignUp }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Esqueci minha senha' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cadastre-se' }));
  expect(onForgotPassword).toHaveBeenCalledOnce();
  expect(onSignUp).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: /^Aviso de Privacidade/ })).toHaveAttribute('href', privacyHref);
});

test('the form is rendered but inert until it is ready', () => {
  const { container } = render(<LoginForm {...login} isReady={false} />);
  expect(container.querySelector('form')?.closest('[inert]')).not.toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByText('Carregando o formulário')).toBeInTheDocument();
});

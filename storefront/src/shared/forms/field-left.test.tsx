import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { fieldLeft, useFieldLeft } from './field-left.ts';

function Sample() {
  return (
    <div {...useFieldLeft('sample')}>
      <input aria-label="E-mail" name="email" autoComplete="email" />
      <input aria-label="Quem" name="login" autoComplete="username" />
      <input aria-label="Celular" name="phone" autoComplete="tel-national" />
      <input aria-label="CEP" name="cep" autoComplete="postal-code" />
      <input aria-label="Senha" name="password" type="password" autoComplete="current-password" />
      <input aria-label="Nome" name="name" autoComplete="name" />
      <div data-field="city">
        <input aria-label="Cidade" />
      </div>
      <button type="button">Enviar</button>
    </div>
  );
}

async function leave(label: string, text: string) {
  const dispatch = vi.fn<(event: unknown) => void>();
  const store = configureStore({ reducer: () => null });
  render(
    <Provider store={{ ...store, dispatch: dispatch as never }}>
      <Sample />
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(label), text);
  await user.tab();
  return dispatch.mock.calls.map(([event]) => event);
}

test.each([
  ['E-mail', 'clara@exemplo.com.br', 'email', 'email'],
  ['Quem', 'clara@exemplo.com.br', 'login', 'email'],
  ['Celular', '(11) 90000-0001', 'phone', 'phone'],
  ['CEP', '01310-100', 'cep', 'cep'],
] as const)('leaving %s dispatches an event with the person’s identifier', async (label, value, field, kind) => {
  expect(await leave(label, value)).toEqual([fieldLeft({ form: 'sample', field, identifier: { kind, value } })]);
});

test.each([
  ['Senha', 'Exemplo#2026', 'password'],
  ['Nome', 'Clara Exemplo', 'name'],
  ['Quem', '529.982.247-25', 'login'],
  ['E-mail', 'clara@', 'email'],
  ['Celular', '119', 'phone'],
  ['Cidade', 'São Paulo', 'city'],
])('leaving %s with “%s” dispatches an event without the typed value', async (label, value, field) => {
  expect(await leave(label, value)).toEqual([fieldLeft({ form: 'sample', field })]);
});

test('leaving a button dispatches no event', async () => {
  const dispatch = vi.fn<(event: unknown) => void>();
  const store = configureStore({ reducer: () => null });
  render(
    <Provider store={{ ...store, dispatch: dispatch as never }}>
      <Sample />
    </Provider>,
  );
  screen.getByRole('button').focus();
  await userEvent.tab();
  expect(dispatch).not.toHaveBeenCalled();
});

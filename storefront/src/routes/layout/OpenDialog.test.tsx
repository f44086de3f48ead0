import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { dialogOpened, pageDialogReducer, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { OpenDialog } from './OpenDialog.tsx';

/** The page after a press of "Entrar", whose chunk loads as `loads` says. */
function pressLogin(...loads: (() => Promise<ComponentType>)[]) {
  const store = configureStore({ reducer: { pageDialog: pageDialogReducer } });
  let requests = 0;
  const load = () => {
    requests += 1;
    return loads[requests - 1]?.() ?? Promise.reject(new Error('not expected'));
  };
  render(
    <Provider store={store}>
      <button type="button">Entrar</button>
      <main id="conteudo">
        <OpenDialog load={load} />
      </main>
    </Provider>,
  );
  const opener = screen.getByRole('button', { name: 'Entrar' });
  const press = async () => {
    opener.focus();
    await act(async () => void store.dispatch(dialogOpened({ name: 'login' })));
  };
  return { store, press, opener, requests: () => requests };
}

const fails = () => Promise.reject(new Error('no connection'));
const arrives = async () => () => <p>O diálogo</p>;
const failure = 'Não conseguimos abrir';

it('shows its progress while the chunk loads', async () => {
  const chunk = Promise.withResolvers<ComponentType>();
  const { press } = pressLogin(() => chunk.promise);
  await press();
  expect(await screen.findByText('Abrindo…')).toBeInTheDocument();
  await act(async () => chunk.resolve(await arrives()));
  expect(screen.getByText('O diálogo')).toBeVisible();
  expect(screen.queryByText('Abrindo…')).toBeNull();
});

it('announces a failure, keeps the retry button focused meanwhile, and opens after a successful retry, with focus on the opener', async () => {
  const user = userEvent.setup();
  const { press, opener } = pressLogin(fails, fails, arrives);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${failure}Verifique sua rede e tente de novo.`);
  const retry = screen.getByRole('button', { name: 'Tentar de novo' });
  await user.click(retry);
  expect(retry).toHaveFocus();
  await user.click(retry);
  expect(await screen.findByText('O diálogo')).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
  expect(opener).toHaveFocus();
});

it('is requested again by another press, and its failure can be closed', async () => {
  const user = userEvent.setup();
  const { store, press, opener, requests } = pressLogin(fails, fails, arrives);
  await press();
  await screen.findByText(failure);
  await press();
  await screen.findByText(failure);
  expect(requests()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(screen.queryByText(failure)).toBeNull();
  expect(selectPageDialog(store.getState())).toBeUndefined();
  expect(opener).toHaveFocus();
});

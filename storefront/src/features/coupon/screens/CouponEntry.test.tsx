import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createTestStore } from '#/test-support/start-store.ts';
import { couponApplied, couponFailed, couponRestored, selectCouponEntry, selectCouponStatus } from '../coupon.slice.ts';
import { CouponEntry } from './CouponEntry.tsx';

/** The coupon of a page; `open` shows it on another page of the same visit. */
function startVisit() {
  const { store } = createTestStore();
  const open = () =>
    render(
      <Provider store={store}>
        <CouponEntry fullMonthlyInCents={217_900} monthlyInCents={196_110} />
      </Provider>,
    );
  return { store, open, status: () => selectCouponStatus(undefined)(store.getState()) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: 'Cupom de desconto' });

test('keeps a code that was not applied for the next page, without taking the focus there', async () => {
  const { open, status } = startVisit();
  const { unmount } = open();
  await press('Tenho um cupom');
  await userEvent.type(await field(), 'EXEMPLO10');
  expect(status()).toBe('typed');
  unmount();
  open();
  expect(await field()).toHaveValue('EXEMPLO10');
  expect(document.body).toHaveFocus();
  await press('Fechar');
  expect(status()).toBe('none');
});

test('marks its button with an icon, because a quiet button alone in a step looks like text', async () => {
  startVisit().open();
  const icon = (name: string) => screen.getByRole('button', { name }).querySelector('svg');
  expect(icon('Tenho um cupom')).toBeInTheDocument();
  await press('Tenho um cupom');
  expect(icon('Fechar')).toBeInTheDocument();
});

test('keeps a code that is typed while a stored coupon is checked', async () => {
  const { store, open, status } = startVisit();
  open();
  await press('Tenho um cupom');
  await userEvent.type(await field(), 'EXEMPLO150');
  store.dispatch(couponRestored({ code: 'EXEMPLO10' }));
  store.dispatch(couponApplied({ code: 'EXEMPLO10', couponOfferId: 'x', discount: { kind: 'percent', percent: 10 } }));
  expect(await field()).toHaveValue('EXEMPLO150');
  expect(status()).toBe('typed');
});

test('closes the field when its code is applied', async () => {
  const { store, open } = startVisit();
  open();
  await press('Tenho um cupom');
  await userEvent.type(await field(), ' EXEMPLO10{Enter}');
  store.dispatch(couponApplied({ code: 'EXEMPLO10', couponOfferId: 'x', discount: { kind: 'percent', percent: 10 } }));
  expect(await screen.findByRole('button', { name: 'Remover cupom' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('applies a code that was pasted with invisible characters', async () => {
  const { store, open, status } = startVisit();
  open();
  await press('Tenho um cupom');
  await userEvent.click(await field());
  await userEvent.paste('\u200BEXEMPLO10\uFEFF');
  await press('Aplicar');
  expect(status()).toBe('checking');
  expect(selectCouponEntry(store.getState())).toEqual({ status: 'checking', code: 'EXEMPLO10' });
  const discount = { kind: 'percent', percent: 10 } as const;
  act(() => void store.dispatch(couponApplied({ code: 'EXEMPLO10', couponOfferId: 'x', discount })));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a field that was closed again shows the coupon whose check failed later, with its message', async () => {
  const { store, open } = startVisit();
  open();
  await press('Tenho um cupom');
  await userEvent.type(await field(), 'ABC');
  await press('Fechar');
  act(() => void store.dispatch(couponRestored({ code: 'EXEMPLO10' })));
  act(() => void store.dispatch(couponFailed({ code: 'EXEMPLO10' })));
  expect(await field()).toHaveValue('EXEMPLO10');
  expect(await field()).toBeInvalid();
});

test('erasing a code that failed removes the coupon, and the order needs none', async () => {
  const { store, open, status } = startVisit();
  open();
  act(() => void store.dispatch(couponRestored({ code: 'EXEMPLO10' })));
  act(() => void store.dispatch(couponFailed({ code: 'EXEMPLO10' })));
  expect(status()).toBe('failed');
  await userEvent.clear(await field());
  expect(status()).toBe('none');
  expect(await field()).toHaveFocus();
});

test('a field that is closed during a check shows the code again if the check fails', async () => {
  const { store, open } = startVisit();
  open();
  await press('Tenho um cupom');
  await userEvent.type(await field(), 'EXEMPLO10{Enter}');
  await press('Fechar');
  act(() => void store.dispatch(couponFailed({ code: 'EXEMPLO10' })));
  expect(await field()).toHaveValue('EXEMPLO10');
  expect(await field()).toBeInvalid();
});

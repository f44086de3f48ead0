import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentPort } from '#/api/ports.ts';
import type { CardAttempt, CardSessionStatus } from '#/domain/order/payment.ts';
import { ConfigProvider } from '#/shared/page/config.ts';
import type { CatalogueText } from '#/test-support/catalogue.ts';
import { aConfig, failing, fakeRecords, startStore } from '#/test-support/index.ts';
import { sees, liveRegion } from '#/test-support/page-assertions.ts';
import { watchCard } from '../card.saga.ts';
import { paymentCopy } from '../payment.copy.ts';
import { CardPayment } from './CardPayment.tsx';

beforeEach(() => void vi.useFakeTimers());

const cardOrigin = 'http://127.0.0.1:4101';
const token = 'token-of-the-stored-card';
const good: CardAttempt = { initDigits: '4111', endDigits: '1111', isAuthorised: true, isRefused: false, token };
const is = (status: CardSessionStatus) => () => Promise.resolve(status);
const gone = failing({ kind: 'notFound' });

/** The card section between two other controls, with its saga and fake services. */
function openCard(payment: Partial<PaymentPort> = {}) {
  const records = fakeRecords();
  const started = startStore({
    ports: {
      payment: {
        openSession: () => Promise.resolve({ id: 's1', shopperReference: 'r1', expiresAt: 'later' }),
        readNotification: is('authorised'),
        readHistory: () => Promise.resolve([good]),
        ...payment,
      },
    },
    records,
  });
  started.watch(() => watchCard({ payment: started.ports.payment, records, readUser: () => undefined }), 'card');
  render(
    <Provider store={started.store}>
      <ConfigProvider value={aConfig()}>
        <CardPayment holder={{ document: '52998224725', userId: '7' }} />
      </ConfigProvider>
    </Provider>,
  );
  const settle = (inMs = 0) => act(() => vi.advanceTimersByTimeAsync(inMs));
  // Enter on the focused button; user-event would wait for the fake timers.
  const press = (name: string) =>
    act(() => {
      const button = screen.getByRole('button', { name });
      button.focus();
      button.click();
    });
  const frame = () => screen.getByTitle<HTMLIFrameElement>(paymentCopy.frame);
  const nonce = () => new URLSearchParams(new URL(frame().src).hash.slice(1)).get('nonce');
  return {
    ...started,
    records,
    settle,
    frame,
    nonce,
    press: async (name: string) => {
      press(name);
      await settle();
    },
    /** Posts a message to the store's window; by default from the form. */
    post: async (event: object, { origin = cardOrigin, source = frame().contentWindow, data = {} } = {}) => {
      act(() => {
        window.dispatchEvent(
          new MessageEvent('message', {
            origin,
            source,
            data: { kind: 'signdrive.card-form', nonce: nonce(), event, ...data },
          }),
        );
      });
      await settle();
    },
    enter: async () => {
      await settle();
      press(paymentCopy.enter);
      await settle(1000);
    },
  };
}

describe('the card section', () => {
  test('states that nothing is charged now, before a button is pressed', async () => {
    const { settle } = openCard();
    await settle();
    expect(screen.getByText(/Nada é cobrado agora/)).toBeVisible();
    expect(screen.queryByTitle(paymentCopy.frame)).toBeNull();
  });

  test('opens the form from its own origin, and shows a loading text until it is ready', async () => {
    const { enter, frame, post } = openCard();
    await enter();
    expect(new URL(frame().src).origin).toBe(cardOrigin);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(screen.getByText(paymentCopy.frameLoading)).toBeInTheDocument();
    await post({ type: 'ready' });
    expect(screen.queryByText(paymentCopy.frameLoading)).toBeNull();
    expect(frame()).toHaveAttribute('data-ready');
  });

  test('accepts messages only of the form’s window, origin and nonce', async () => {
    const { enter, post, eventsOf } = openCard();
    await enter();
    await post({ type: 'answered' }, { source: window });
    await post({ type: 'answered' }, { origin: 'http://localhost:4101' });
    await post({ type: 'answered' }, { data: { nonce: 'another' } });
    await post({ type: 'answered' }, { data: { kind: 'another' } });
    expect(eventsOf('card/formMessageReceived')).toEqual([]);
    await post({ type: 'ready' });
    expect(eventsOf('card/formMessageReceived')).toHaveLength(1);
  });

  test('keeps nonce, card and token out of state, actions, records and the page', async () => {
    const { enter, post, settle, nonce, store, events, records } = openCard();
    await enter();
    await post({ type: 'ready' });
    const spoken = nonce() ?? '';
    expect(spoken).not.toBe('');
    await post({ type: 'answered', number: '4111111111111111', cvc: '737', expiry: '12/39' });
    await settle(10_000);
    const kept = JSON.stringify([store.getState(), events, records.kept]) + document.body.innerHTML;
    for (const secret of [spoken, token, '4111111111111111', '737', '12/39']) expect(kept).not.toContain(secret);
  });

  test('has the height that the form needs', async () => {
    const { enter, post, frame } = openCard();
    await enter();
    await post({ type: 'resized', height: 640 });
    expect(frame().style.getPropertyValue('--_height')).toBe('640px');
  });

  test('announces each step of a card that is stored, closes the form, and shows only its last four digits', async () => {
    const { enter, post, settle } = openCard();
    await enter();
    await post({ type: 'ready' });
    await post({ type: 'answered' });
    expect(liveRegion()).toHaveTextContent(paymentCopy.reading.title);
    sees('Pagamento processado com sucesso! Aguardando confirmação...');
    expect(screen.queryByRole('button')).toBeNull();
    await settle(3500);
    expect(liveRegion()).toHaveTextContent(paymentCopy.stored.title);
    expect(screen.getByText('•••• •••• •••• 1111')).toBeVisible();
    expect(document.body).not.toHaveTextContent('4111');
    expect(screen.getByText('Cartão com final 1 1 1 1')).toBeInTheDocument();
    expect(screen.getByTitle(paymentCopy.frame)).toBeInTheDocument();
    await settle(1500);
    expect(screen.queryByTitle(paymentCopy.frame)).toBeNull();
    expect(screen.getByRole('button', { name: paymentCopy.change })).toBeVisible();
  });

  test('moves focus to its heading if the focused frame is removed', async () => {
    const { enter, post, settle, frame } = openCard();
    await enter();
    await post({ type: 'ready' });
    frame().focus();
    expect(frame()).toHaveFocus();
    await post({ type: 'answered' });
    await settle(5000);
    expect(screen.getByRole('heading', { name: paymentCopy.title })).toHaveFocus();
  });

  test('does not move focus that is outside the form', async () => {
    const { enter, post, settle } = openCard();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await enter();
    await post({ type: 'ready' });
    elsewhere.focus();
    await post({ type: 'answered' });
    await settle(5000);
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  test('can be cancelled, and then states that nothing was charged', async () => {
    const { enter, post, press } = openCard();
    await enter();
    await post({ type: 'ready' });
    await press(paymentCopy.cancel);
    expect(screen.getByText(paymentCopy.dropped.text)).toBeVisible();
    expect(screen.queryByTitle(paymentCopy.frame)).toBeNull();
    expect(screen.getByRole('heading', { name: paymentCopy.title })).toHaveFocus();
  });

  test('shows the stored card again if a change of card fails and is given up', async () => {
    const { enter, post, press, settle, ports } = openCard();
    await enter();
    await post({ type: 'ready' });
    await post({ type: 'answered' });
    await settle(5000);
    ports.answer({ payment: { openSession: gone, openSessionOtherwise: gone } });
    await press(paymentCopy.change);
    expect(screen.getByText(paymentCopy.unopened.title)).toBeVisible();
    await press(paymentCopy.keep);
    expect(screen.getByText('•••• •••• •••• 1111')).toBeVisible();
    expect(screen.getByRole('heading', { name: paymentCopy.title })).toHaveFocus();
  });
});

/** Spec §8, Payment: the text, its cause, and the next action. */
const failures: readonly { seen: CatalogueText; payment: Partial<PaymentPort>; action: string }[] = [
  {
    seen: 'Erro ao carregar dados do cartão, tente novamente mais tarde.',
    payment: { openSession: gone, openSessionOtherwise: gone },
    action: paymentCopy.another,
  },
  {
    seen: 'Erro ao fazer pagamento com cartão de crédito',
    payment: { readNotification: is('refused') },
    action: paymentCopy.another,
  },
  {
    seen: 'Erro ao buscar dados do cartão, tente novamente mais tarde.',
    payment: { readHistory: gone },
    action: paymentCopy.unread.action,
  },
  {
    seen: 'Cartão não cadastrado. Verifique os dados do cartão e tente novamente.',
    payment: { readHistory: () => Promise.resolve([]) },
    action: paymentCopy.another,
  },
];

describe('failures of the card section', () => {
  async function answerNothingGood(payment: Partial<PaymentPort>) {
    const { enter, settle } = openCard(payment);
    await enter();
    const frame = screen.queryByTitle<HTMLIFrameElement>(paymentCopy.frame);
    const nonce = frame && new URLSearchParams(new URL(frame.src).hash.slice(1)).get('nonce');
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: cardOrigin,
          source: frame?.contentWindow ?? null,
          data: { kind: 'signdrive.card-form', nonce, event: { type: 'answered' } },
        }),
      );
    });
    await settle(3 * 60_000);
  }

  test.each(failures)('"$seen" is shown, with the next action', async ({ seen, payment, action }) => {
    await answerNothingGood(payment);
    sees(seen);
    expect(screen.getByRole('button', { name: action })).toBeVisible();
    expect(screen.queryByTitle(paymentCopy.frame)).toBeNull();
  });

  test('an unverified card is shown as being checked, with a button that reads its result', async () => {
    await answerNothingGood({ readNotification: is('pending') });
    expect(screen.getByText('Estamos verificando, não refaça o pagamento')).toBeVisible();
    expect(screen.getByRole('button', { name: paymentCopy.unverified.action })).toBeVisible();
    expect(screen.queryByTitle(paymentCopy.frame)).toBeNull();
  });

  test('a form that never loads is given up, with a button to try again', async () => {
    const { enter, settle, press, frame } = openCard();
    await enter();
    await settle(15_000);
    expect(screen.getByText(paymentCopy.unopened.title)).toBeVisible();
    await press(paymentCopy.another);
    await settle(1000);
    expect(frame()).toBeInTheDocument();
  });
});

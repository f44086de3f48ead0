/** The events of the provider's card form, for its flow (`card.saga.ts`). */
import type { Action } from '@reduxjs/toolkit';
import type { TakeableChannel } from 'redux-saga';
import { delay, race, take } from 'typed-redux-saga';
import type { CardSession } from '#/domain/order/payment.ts';
import { cardCancelled, cardFormMessageReceived, cardFormMounted, type CardFormMessageType } from '../card.slice.ts';

/** Timeouts in milliseconds. The specification has none. */
const timeoutsInMs = {
  /** Until the form's ready message. */
  opening: 15_000,
  /** Until the form's result after a card was sent: its message may be lost. */
  response: 20_000,
  /** Until a form that is not filled in is given up: its session has expired by then. */
  input: 60 * 60_000,
} as const;

/** State of the form by its messages. */
export interface FormProgress {
  isOpen: boolean;
  /** A card was sent. Once it was, only the provider knows the outcome. */
  isSent: boolean;
  isResponseDue: boolean;
}

function timeoutAt({ isOpen, isResponseDue }: FormProgress): number {
  if (!isOpen) return timeoutsInMs.opening;
  return isResponseDue ? timeoutsInMs.response : timeoutsInMs.input;
}

type CardFormEvent = CardFormMessageType | 'mounted' | 'cancelled' | 'timedOut';

export const isFormEventOf =
  ({ id }: CardSession) =>
  (action: Action) =>
    cardFormMounted.match(action) ||
    cardCancelled.match(action) ||
    (cardFormMessageReceived.match(action) && action.payload.sessionId === id);

/** Waits for the next event of the form, as long as its progress allows. */
export function* takeFormEvent(events: TakeableChannel<Action>, progress: FormProgress) {
  const { event } = yield* race({ event: take(events), timedOut: delay(timeoutAt(progress)) });
  const formEvent: CardFormEvent =
    event === undefined
      ? 'timedOut'
      : cardFormMessageReceived.match(event)
        ? event.payload.type
        : cardFormMounted.match(event)
          ? 'mounted'
          : 'cancelled';
  return formEvent;
}

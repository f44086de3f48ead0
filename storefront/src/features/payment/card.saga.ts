import type { Action } from '@reduxjs/toolkit';
import type { TakeableChannel } from 'redux-saga';
import {
  actionChannel,
  call,
  delay,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { CardSessionRequest, PaymentPort } from '#/api/ports.ts';
import { usableCard, type CardSession, type CardSessionStatus } from '#/domain/order/payment.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import { read, send } from '#/shared/loading/requests.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import {
  cardAsked,
  cardAuthorised,
  cardCancelled,
  cardCheckAsked,
  cardDropped,
  cardFormClosed,
  cardFormRequested,
  cardFormFailed,
  cardFormMounted,
  cardFormMessageReceived,
  cardHistoryAsked,
  cardNotBegun,
  cardRefused,
  cardSent,
  cardSessionOpened,
  cardShown,
  cardStillOpen,
  cardStored,
  cardUnread,
  cardUnusable,
  cardUnverified,
  cardUsed,
  cardVerifying,
  formerCardRead,
  selectCard,
  selectCardHolder,
  selectFormerCard,
  type CardFormMessageType,
  type CardHolder,
} from './card.slice.ts';
import { deleteAttempt, storeAttempt, readAttempt } from './stored-attempt.ts';

export interface CardPorts {
  payment: PaymentPort;
  records: RecordsPort;
}

/** Spec §9, in milliseconds. */
const cardTimes = {
  formLoadDelay: 1000,
  closeAfterSuccess: 5000,
  historyWait: 3500,
  historyRetries: [2000, 4000, 6000],
} as const;

/** Timeouts in milliseconds. The specification has none. */
const timeoutsInMs = {
  /** Until the form's ready message. */
  formOpening: 15_000,
  /** Until the form's result after a card was sent: its message may be lost. */
  formResponse: 20_000,
  /** Until a form that is not filled in is given up: its session has expired by then. */
  formInput: 60 * 60_000,
  /** Delays before the notification is read again; after the last one the card is "being checked". */
  notification: [1000, 2000, 3000, 5000, 8000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000],
} as const;

/**
 * The flow from the card section to a stored card (spec §4). One attempt at a time: events during an attempt are
 * ignored.
 */
export function* watchCard(ports: CardPorts) {
  yield* takeLeading([cardShown, cardAsked, cardCheckAsked, cardHistoryAsked], runAttempt, ports);
  yield* takeEvery(cardUsed, deleteUsedCard, ports);
}

/** An expired session ends nothing: requests wait for the log-in, and the same user finds the attempt unchanged. */
const isEnd = (event: Action) =>
  cardUsed.match(event) || (sessionEnded.match(event) && event.payload.why === 'loggedOut');

function* runAttempt(ports: CardPorts) {
  yield* race({ work: call(continueAttempt, ports), ended: take(isEnd) });
}

function* continueAttempt(ports: CardPorts) {
  const card = yield* select(selectCard);
  const holder = yield* select(selectCardHolder);
  if (!holder) return undefined;
  switch (card.step) {
    case 'resuming':
      return yield* resume(ports, holder);
    case 'opening':
      return yield* open(ports, holder, card.idempotencyKey);
    case 'verifying':
      return yield* verifyWithoutForm(ports, card.session);
    case 'reading':
      return yield* readCard(ports, card.session);
    default:
      return undefined;
  }
}

function* deleteUsedCard({ records }: Pick<CardPorts, 'records'>) {
  const holder = yield* select(selectCardHolder);
  if (holder) yield* call(deleteAttempt, records, holder.userId);
}

/**
 * Deletes the stored attempt, so that a reload finds the card that it would have replaced, or none. The attempt that
 * another tab has stored since stays.
 */
function* deleteStoredAttempt({ records }: Pick<CardPorts, 'records'>, { id }: CardSession) {
  const holder = yield* select(selectCardHolder);
  if (!holder) return undefined;
  const attempt = yield* call(readAttempt, records, holder.userId);
  if (attempt?.id !== id) return undefined;
  const { former } = attempt;
  if (former) yield* call(storeAttempt, records, holder.userId, former);
  else yield* call(deleteAttempt, records, holder.userId);
  return former;
}

/** Ends an attempt without a card. After a reload, the card that it would have replaced is read again. */
function* drop(ports: CardPorts, session: CardSession): SagaGenerator<void> {
  const former = yield* deleteStoredAttempt(ports, session);
  const isKnown = (yield* select(selectFormerCard)) !== undefined;
  if (former && !isKnown) yield* verifyWithoutForm(ports, former);
  else yield* put(cardDropped());
}

/** After a reload: reads the outcome of the attempt before a new one is offered. */
function* resume(ports: CardPorts, { userId }: CardHolder) {
  const attempt = yield* call(readAttempt, ports.records, userId);
  if (!attempt) {
    yield* put(cardNotBegun());
    return;
  }
  const { former, ...session } = attempt;
  const status = yield* readStatus(ports, session);
  if (former && status !== 'open' && status !== 'expired') yield* readFormerCard(ports, former);
  if (status === 'challenged') {
    yield* put(cardSessionOpened(session));
    yield* followForm(ports, session);
  } else if (status === 'open' || status === 'expired') {
    // Another tab may have the form of an open attempt.
    if (status === 'expired') yield* deleteStoredAttempt(ports, session);
    if (former) yield* verifyWithoutForm(ports, former);
    else yield* put(cardNotBegun());
  } else yield* verifyWithoutForm(ports, session, status);
}

/** "Manter o cartão anterior" needs the card. If it can't be read, it is read again after the attempt. */
function* readFormerCard({ payment }: CardPorts, session: CardSession) {
  try {
    const card = usableCard(yield* read((signal) => payment.readHistory(session.shopperReference, signal)));
    if (card) yield* put(formerCardRead({ session, card: { initDigits: card.initDigits, endDigits: card.endDigits } }));
  } catch {
    // The attempt goes on without it.
  }
}

function* open(ports: CardPorts, { document, userId }: CardHolder, idempotencyKey: string) {
  try {
    // Ordering validates and stores the card: nothing is charged (product.md, Money and orders).
    const session = yield* openSession(ports.payment, { userId, document, valueInCents: 0, idempotencyKey });
    const former = yield* select(selectFormerCard);
    yield* call(storeAttempt, ports.records, userId, { ...session, ...(former && { former: former.session }) });
    yield* put(cardSessionOpened(session));
    yield* followForm(ports, session);
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(cardFormFailed({ error, ...(!isAnswered(error) && { idempotencyKey }) }));
  }
}

/** Calls the older service if the first one rejects the request; not without a response, and not without a session. */
function* openSession(payment: PaymentPort, wanted: CardSessionRequest) {
  try {
    return yield* send((signal) => payment.openSession(wanted, signal));
  } catch (caught) {
    const error = toAppError(caught);
    if (!isAnswered(error) || error.kind === 'unauthorized') throw caught;
    return yield* send((signal) => payment.openSessionOtherwise(wanted, signal));
  }
}

/** False if the service may still act: no response, or a gateway timeout of the store's server. */
function isAnswered(error: AppError): boolean {
  if (error.kind === 'rejected') return error.status !== 504;
  return error.kind !== 'network' && error.kind !== 'timeout';
}

/** State of the form by its messages. */
interface FormProgress {
  isOpen: boolean;
  /** A card was sent. Once it was, only the provider knows the outcome. */
  isSent: boolean;
  isResponseDue: boolean;
}

function timeoutAt({ isOpen, isResponseDue }: FormProgress): number {
  if (!isOpen) return timeoutsInMs.formOpening;
  return isResponseDue ? timeoutsInMs.formResponse : timeoutsInMs.formInput;
}

/** Follows the form until the card has a final status. */
function* followForm(ports: CardPorts, session: CardSession) {
  // Buffered: the form may send a message while the notification is being read.
  const events = yield* actionChannel<Action>(isFormEventOf(session));
  try {
    yield* delay(cardTimes.formLoadDelay);
    yield* put(cardFormRequested());
    let progress: FormProgress = { isOpen: false, isSent: false, isResponseDue: false };
    while (true) {
      const formEvent = yield* takeFormEvent(events, timeoutAt(progress));
      if (formEvent === 'mounted') progress = { ...progress, isOpen: false };
      else if (formEvent === 'ready') progress = { ...progress, isOpen: true };
      else if (formEvent === 'sent' || formEvent === 'challenged') {
        progress = { isOpen: true, isSent: true, isResponseDue: formEvent === 'sent' };
        yield* put(cardSent());
      } else {
        const isFormOpen = progress.isOpen && formEvent !== 'cancelled' && formEvent !== 'failed';
        const isAtProvider = progress.isSent || formEvent === 'answered';
        const status = isAtProvider ? yield* verify(ports, session, { isFormOpen }) : 'open';
        if (status !== 'open' && status !== 'challenged') return;
        if (isAtProvider && isFormOpen) {
          progress = { isOpen: true, isSent: true, isResponseDue: false };
          yield* put(cardStillOpen(session));
        } else if (formEvent === 'cancelled') {
          return yield* drop(ports, session);
        } else {
          yield* deleteStoredAttempt(ports, session);
          return yield* put(cardFormFailed({ error: { kind: 'timeout' } }));
        }
      }
    }
  } finally {
    events.close();
  }
}

type CardFormEvent = CardFormMessageType | 'mounted' | 'cancelled' | 'timedOut';

const isFormEventOf =
  ({ id }: CardSession) =>
  (action: Action) =>
    cardFormMounted.match(action) ||
    cardCancelled.match(action) ||
    (cardFormMessageReceived.match(action) && action.payload.sessionId === id);

/** Waits for the next event of the form. */
function* takeFormEvent(events: TakeableChannel<Action>, timeoutInMs: number) {
  const { event } = yield* race({ event: take(events), timedOut: delay(timeoutInMs) });
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

function* verifyWithoutForm(ports: CardPorts, session: CardSession, known?: StatusReading) {
  const status = yield* verify(ports, session, { isFormOpen: false, known });
  if (status !== 'open' && status !== 'challenged') return;
  // Without the form the card can't be completed.
  yield* drop(ports, session);
}

/**
 * Reads the notification until its status is final, and handles it; otherwise ends as "being checked".
 * @returns the last status; the caller handles `open` and `challenged`, which mean that no card has arrived
 */
function* verify(
  ports: CardPorts,
  session: CardSession,
  { isFormOpen, known }: { isFormOpen: boolean; known?: StatusReading | undefined },
) {
  yield* put(cardVerifying({ session, isFormOpen }));
  let status = known ?? (yield* readStatus(ports, session));
  for (const waitInMs of timeoutsInMs.notification) {
    if (status !== 'pending' && status !== 'unknown') break;
    yield* delay(waitInMs);
    status = yield* readStatus(ports, session);
  }
  if (status === 'authorised') {
    yield* put(cardAuthorised({ session, isFormOpen }));
    // Spawned: events during these seconds must be handled.
    if (isFormOpen) yield* spawn(closeForm);
    yield* readCard(ports, session);
  } else if (status === 'refused') {
    yield* deleteStoredAttempt(ports, session);
    yield* put(cardRefused());
  } else if (status === 'expired') yield* drop(ports, session);
  else if (status === 'pending' || status === 'unknown' || status === 'unauthorized') {
    yield* put(cardUnverified(session));
  }
  return status;
}

/** `unauthorized`: the visitor has closed the log-in. Another read would open it again. */
type StatusReading = CardSessionStatus | 'unauthorized';

/** Without a response the status is unknown, and the next read may get it. */
function* readStatus({ payment }: CardPorts, session: CardSession): SagaGenerator<StatusReading> {
  try {
    return yield* read((signal) => payment.readNotification(session.id, signal));
  } catch (caught) {
    // No failure event: the flow ends as "being checked", which shows the next action.
    return toAppError(caught).kind === 'unauthorized' ? 'unauthorized' : 'unknown';
  }
}

function* closeForm() {
  yield* delay(cardTimes.closeAfterSuccess);
  yield* put(cardFormClosed());
}

/** The history has a stored card after a delay. Its token is not stored: see `index.ts`. */
function* readCard(ports: CardPorts, session: CardSession) {
  yield* delay(cardTimes.historyWait);
  try {
    const card = usableCard(yield* readHistory(ports.payment, session));
    if (card) yield* put(cardStored({ initDigits: card.initDigits, endDigits: card.endDigits }));
    else {
      yield* deleteStoredAttempt(ports, session);
      yield* put(cardUnusable());
    }
  } catch (caught) {
    yield* put(cardUnread({ error: toAppError(caught) }));
  }
}

function* readHistory(payment: PaymentPort, session: CardSession) {
  const readOnce = (signal: AbortSignal) => payment.readHistory(session.shopperReference, signal);
  for (const waitInMs of cardTimes.historyRetries) {
    try {
      return yield* read(readOnce);
    } catch (caught) {
      if (toAppError(caught).kind !== 'notFound') throw caught;
    }
    yield* delay(waitInMs);
  }
  return yield* read(readOnce);
}

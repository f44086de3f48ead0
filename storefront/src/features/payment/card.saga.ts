import type { Action } from '@reduxjs/toolkit';
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
import { toAppError } from '#/api/app-error.ts';
import type { PaymentPort } from '#/api/ports.ts';
import { usableCard, type CardSession } from '#/domain/order/payment.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import { readQuietly } from '#/shared/loading/requests.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import {
  cardAsked,
  cardAuthorised,
  cardCheckAsked,
  cardDropped,
  cardFormClosed,
  cardFormRequested,
  cardFormFailed,
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
  type CardHolder,
} from './card.slice.ts';
import { isFormEventOf, takeFormEvent, type FormProgress } from './card-form/form-events.saga.ts';
import { isAnswered, openSession, readHistory, readStatus, type StatusReading } from './card-requests.saga.ts';
import { deleteAttempt, storeAttempt, readAttempt } from './stored-attempt.ts';

export interface CardPorts {
  payment: PaymentPort;
  records: RecordsPort;
  /** The logged-in user. */
  readUser: () => { id: string } | undefined;
}

/** Spec §9, in milliseconds. */
const cardTimes = {
  formLoadDelay: 1000,
  closeAfterSuccess: 5000,
  historyWait: 3500,
} as const;

/**
 * Delays before the notification is read again, in milliseconds; after the last one the card is "being checked". The
 * specification has none.
 */
const notificationDelaysInMs = [1000, 2000, 3000, 5000, 8000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000];

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

/** The page may not have shown its card: an order can arrive after the page that sent it was closed. */
function* deleteUsedCard({ records, readUser }: CardPorts) {
  const userId = (yield* select(selectCardHolder))?.userId ?? readUser()?.id;
  if (userId !== undefined) yield* call(deleteAttempt, records, userId);
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
  const status = yield* readStatus(ports.payment, session);
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
  const history = yield* readQuietly((signal) => payment.readHistory(session.shopperReference, signal));
  const card = history && usableCard(history);
  if (card) yield* put(formerCardRead({ session, card: { initDigits: card.initDigits, endDigits: card.endDigits } }));
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

/** Follows the form until the card has a final status. */
function* followForm(ports: CardPorts, session: CardSession) {
  // Buffered: the form may send a message while the notification is being read.
  const events = yield* actionChannel<Action>(isFormEventOf(session));
  try {
    yield* delay(cardTimes.formLoadDelay);
    yield* put(cardFormRequested());
    let progress: FormProgress = { isOpen: false, isSent: false, isResponseDue: false };
    while (true) {
      const formEvent = yield* takeFormEvent(events, progress);
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
  let status = known ?? (yield* readStatus(ports.payment, session));
  for (const waitInMs of notificationDelaysInMs) {
    if (status !== 'pending' && status !== 'unknown') break;
    yield* delay(waitInMs);
    status = yield* readStatus(ports.payment, session);
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

import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, spawn, take, takeEvery, takeLeading } from 'typed-redux-saga';
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
  cardFormDue,
  cardFormFailed,
  cardFormMounted,
  cardFormSpoke,
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
  selectCard,
  selectCardHolder,
  type CardFormWord,
  type CardHolder,
} from './card.slice.ts';
import { forgetAttempt, keepAttempt, readAttempt } from './kept-attempt.ts';

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
const patience = {
  /** Until the form says that it can be used. */
  formToOpen: 15_000,
  /** After a card has left the form, until it says what became of it: its word may have been lost. */
  answerOfForm: 20_000,
  /** A form that is not filled in: its session has expired long before. */
  formToBeFilled: 60 * 60_000,
  /** Before the notification is read again; after the last the visitor is told that it is being checked. */
  notification: [1000, 2000, 3000, 5000, 8000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000],
} as const;

/**
 * What follows from a card's place on the page to a card that is stored (spec §4). One attempt at a time: whatever is
 * pressed while one is under way is not heard.
 */
export function* watchCard(ports: CardPorts) {
  yield* takeLeading([cardShown, cardAsked, cardCheckAsked, cardHistoryAsked], goOn, ports);
  yield* takeEvery(cardUsed, forget, ports);
}

/** A refused session ends nothing: the requests wait for the log-in, and its user finds the attempt as it was. */
const isEnd = (event: Action) =>
  cardUsed.match(event) || (sessionEnded.match(event) && event.payload.why === 'loggedOut');

function* goOn(ports: CardPorts) {
  yield* race({ work: call(work, ports), ended: take(isEnd) });
}

function* work(ports: CardPorts) {
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

/** The attempt is over: a reload has nothing to go on with. */
function* forget({ records }: Pick<CardPorts, 'records'>) {
  const holder = yield* select(selectCardHolder);
  if (holder) yield* call(forgetAttempt, records, holder.keptUnder);
}

/** After a reload: what became of the attempt is read before anything is offered. */
function* resume(ports: CardPorts, { keptUnder }: CardHolder) {
  const session = yield* call(readAttempt, ports.records, keptUnder);
  if (!session) {
    yield* put(cardNotBegun());
    return;
  }
  const status = yield* readStatus(ports, session);
  if (status === 'challenged') {
    yield* put(cardSessionOpened(session));
    yield* followForm(ports, session);
  } else if (status === 'open' || status === 'expired') {
    yield* forget(ports);
    yield* put(cardNotBegun());
  } else yield* verifyWithoutForm(ports, session, status);
}

function* open(ports: CardPorts, { document, keptUnder }: CardHolder, idempotencyKey: string) {
  try {
    // Ordering validates and stores the card: nothing is charged (product.md, Money and orders).
    const session = yield* openSession(ports.payment, { document, valueInCents: 0, idempotencyKey });
    yield* call(keepAttempt, ports.records, keptUnder, session);
    yield* put(cardSessionOpened(session));
    yield* followForm(ports, session);
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(cardFormFailed({ error, ...(!isAnswered(error) && { idempotencyKey }) }));
  }
}

/** The older service is called when the first one refuses; not without a response, and not without a session. */
function* openSession(payment: PaymentPort, wanted: CardSessionRequest) {
  try {
    return yield* send((signal) => payment.openSession(wanted, signal));
  } catch (caught) {
    const error = toAppError(caught);
    if (!isAnswered(error) || error.kind === 'unauthorized') throw caught;
    return yield* send((signal) => payment.openSessionOtherwise(wanted, signal));
  }
}

/** False where the service may still act: no answer, or the store's server had none in time. */
function isAnswered(error: AppError): boolean {
  if (error.kind === 'rejected') return error.status !== 504;
  return error.kind !== 'network' && error.kind !== 'timeout';
}

/** What the form has said so far. */
interface FormProgress {
  isOpen: boolean;
  isSent: boolean;
  isChallenged: boolean;
}

function patienceWith({ isOpen, isSent, isChallenged }: FormProgress): number {
  if (!isOpen) return patience.formToOpen;
  return isSent && !isChallenged ? patience.answerOfForm : patience.formToBeFilled;
}

/** From the form's first second to a definite word about the card. */
function* followForm(ports: CardPorts, session: CardSession) {
  yield* delay(cardTimes.formLoadDelay);
  yield* put(cardFormDue());
  let progress: FormProgress = { isOpen: false, isSent: false, isChallenged: false };
  while (true) {
    const heard = yield* hear(session, patienceWith(progress));
    if (heard === 'mounted') progress = { ...progress, isOpen: false };
    else if (heard === 'ready') progress = { ...progress, isOpen: true };
    else if (heard === 'sent' || heard === 'challenged') {
      progress = { isOpen: true, isSent: true, isChallenged: heard === 'challenged' };
      yield* put(cardSent());
    } else if (!progress.isSent && heard !== 'answered') {
      yield* forget(ports);
      yield* put(heard === 'cancelled' ? cardDropped() : cardFormFailed({ error: { kind: 'timeout' } }));
      return;
    } else {
      // With a card on its way only the provider knows, whatever has become of the form.
      const isFormOpen = heard !== 'cancelled';
      const status = yield* verify(ports, session, { isFormOpen });
      if (status !== 'open' && status !== 'challenged') return;
      if (!isFormOpen) {
        yield* forget(ports);
        yield* put(cardDropped());
        return;
      }
      progress = { isOpen: true, isSent: status === 'challenged', isChallenged: status === 'challenged' };
      yield* put(cardStillOpen(session));
    }
  }
}

type Heard = CardFormWord | 'mounted' | 'cancelled' | 'tooLate';

/** The next word about the form of this session. */
function* hear({ id }: CardSession, patienceInMs: number) {
  const { event } = yield* race({
    event: take(
      (action: Action) =>
        cardFormMounted.match(action) ||
        cardCancelled.match(action) ||
        (cardFormSpoke.match(action) && action.payload.sessionId === id),
    ),
    tooLate: delay(patienceInMs),
  });
  const heard: Heard =
    event === undefined
      ? 'tooLate'
      : cardFormSpoke.match(event)
        ? event.payload.word
        : cardFormMounted.match(event)
          ? 'mounted'
          : 'cancelled';
  return heard;
}

function* verifyWithoutForm(ports: CardPorts, session: CardSession, known?: CardSessionStatus) {
  const status = yield* verify(ports, session, { isFormOpen: false, known });
  if (status !== 'open' && status !== 'challenged') return;
  // The form is gone, so nothing can come of it any more.
  yield* forget(ports);
  yield* put(cardDropped());
}

/**
 * Reads the notification until it is definite, and does what follows; gives up in "being checked".
 * @returns the last status; `open` and `challenged` are the caller's: the card hasn't arrived
 */
function* verify(
  ports: CardPorts,
  session: CardSession,
  { isFormOpen, known }: { isFormOpen: boolean; known?: CardSessionStatus | undefined },
) {
  yield* put(cardVerifying({ session, isFormOpen }));
  let status = known ?? (yield* readStatus(ports, session));
  for (const waitInMs of patience.notification) {
    if (status !== 'pending' && status !== 'unknown') break;
    yield* delay(waitInMs);
    status = yield* readStatus(ports, session);
  }
  if (status === 'authorised') {
    yield* put(cardAuthorised({ session, isFormOpen }));
    // On its own: what is pressed in those seconds has to be heard.
    if (isFormOpen) yield* spawn(closeForm);
    yield* readCard(ports, session);
  } else if (status === 'refused') {
    yield* forget(ports);
    yield* put(cardRefused());
  } else if (status === 'expired') {
    yield* forget(ports);
    yield* put(cardDropped());
  } else if (status === 'pending' || status === 'unknown') yield* put(cardUnverified(session));
  return status;
}

/** Without an answer nothing is known: the next reading may tell. */
function* readStatus({ payment }: CardPorts, session: CardSession) {
  try {
    return yield* read((signal) => payment.readNotification(session.id, signal));
  } catch {
    // No failure of its own: it ends in "being checked", which says what to do.
    return 'unknown' as const;
  }
}

function* closeForm() {
  yield* delay(cardTimes.closeAfterSuccess);
  yield* put(cardFormClosed());
}

/** What was stored takes a while to be in the history. Its token is not taken along: see `index.ts`. */
function* readCard(ports: CardPorts, session: CardSession) {
  yield* delay(cardTimes.historyWait);
  try {
    const card = usableCard(yield* readHistory(ports.payment, session));
    if (card) yield* put(cardStored({ initDigits: card.initDigits, endDigits: card.endDigits }));
    else {
      yield* forget(ports);
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

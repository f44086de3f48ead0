/** The requests of a card's flow, with their repeats and their failures. */
import { delay, type SagaGenerator } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { CardSessionRequest, PaymentPort } from '#/api/ports.ts';
import type { CardSession, CardSessionStatus } from '#/domain/order/payment.ts';
import { read, send } from '#/shared/loading/requests.ts';

/** Calls the older service if the first one rejects the request; not without a response, and not without a session. */
export function* openSession(payment: PaymentPort, wanted: CardSessionRequest) {
  try {
    return yield* send((signal) => payment.openSession(wanted, signal));
  } catch (caught) {
    const error = toAppError(caught);
    if (!isAnswered(error) || error.kind === 'unauthorized') throw caught;
    return yield* send((signal) => payment.openSessionOtherwise(wanted, signal));
  }
}

/** False if the service may still act: no response, a stalled request, or a gateway timeout of the store's server. */
export function isAnswered(error: AppError): boolean {
  if (error.kind === 'rejected') return error.status !== 408 && error.status !== 504;
  return error.kind !== 'network' && error.kind !== 'timeout';
}

/** `unauthorized`: the visitor has closed the log-in. Another read would open it again. */
export type StatusReading = CardSessionStatus | 'unauthorized';

/** Without a response the status is unknown, and the next read may get it. */
export function* readStatus(payment: PaymentPort, session: CardSession): SagaGenerator<StatusReading> {
  try {
    return yield* read((signal) => payment.readNotification(session.id, signal));
  } catch (caught) {
    // No failure event: the flow ends as "being checked", which shows the next action.
    return toAppError(caught).kind === 'unauthorized' ? 'unauthorized' : 'unknown';
  }
}

/** Delays before a history without an entry is read again (spec §9), in milliseconds. */
const historyDelaysInMs = [2000, 4000, 6000];

export function* readHistory(payment: PaymentPort, session: CardSession) {
  const readOnce = (signal: AbortSignal) => payment.readHistory(session.shopperReference, signal);
  for (const waitInMs of historyDelaysInMs) {
    try {
      return yield* read(readOnce);
    } catch (caught) {
      if (toAppError(caught).kind !== 'notFound') throw caught;
    }
    yield* delay(waitInMs);
  }
  return yield* read(readOnce);
}

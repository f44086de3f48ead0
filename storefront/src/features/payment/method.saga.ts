import { createAction } from '@reduxjs/toolkit';
import { put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { MethodChange, PaymentPort } from '#/api/ports.ts';
import { isDefinite } from '#/domain/order-outcome.ts';
import {
  contractNumberOf,
  outcomeOfMethodChange,
  matchedSegment,
  usableCard,
  type ContractPayment,
  type MethodChangeOutcome,
  type UsableCard,
} from '#/domain/payment.ts';
import { read, send } from '#/shared/requests.ts';
import {
  contractPaymentAsked,
  contractPaymentFailed,
  contractPaymentLoaded,
  contractPaymentNotFound,
  methodChangeAsked,
  methodChanged,
  methodChangeFailed,
  selectMethod,
} from './method.slice.ts';

export interface MethodPorts {
  payment: PaymentPort;
}

const watcherStarted = createAction('paymentMethod/watcherStarted');

/** How a contract is paid, and changing it. Begins with what the state says was asked before this was loaded. */
export function* watchMethod({ payment }: MethodPorts) {
  yield* takeLatest([contractPaymentAsked, watcherStarted], load, payment);
  yield* takeLeading(methodChangeAsked, change, payment);
  yield* put(watcherStarted());
}

/** The account plan reads its contract by the prefix SDI (product.md, Wire). */
function* load(payment: PaymentPort) {
  const state = yield* select(selectMethod);
  if (state.status !== 'loading') return;
  const { orderId } = state;
  const contractNumber = contractNumberOf(orderId);
  try {
    const paid = yield* read((signal) => payment.readContract(contractNumber, signal));
    yield* put(contractPaymentLoaded({ orderId, contractNumber, ...paid }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(
      error.kind === 'notFound' ? contractPaymentNotFound({ orderId }) : contractPaymentFailed({ orderId, error }),
    );
  }
}

/**
 * Contracts of a matched segment are changed by calls of their own, under the segment's prefix. Whatever becomes of the
 * write, how the contract is paid is read again: an answer that didn't come may have acted, and what is read says so.
 */
function* change(payment: PaymentPort, { payload }: ReturnType<typeof methodChangeAsked>) {
  const { document, shopperReference, idempotencyKey } = payload;
  const before = yield* select(selectMethod);
  if (before.status !== 'success') return;
  const { orderId } = before;
  let contract: Contract | undefined;
  let card: UsableCard | undefined;
  let outcome: MethodChangeOutcome = 'notMade';
  try {
    const segment = matchedSegment(yield* read((signal) => payment.listSegments(signal)));
    card = shopperReference === undefined ? undefined : yield* findCard(payment, shopperReference);
    const found = { orderId, number: contractNumberOf(orderId, segment), document, isMatched: segment !== undefined };
    contract = found;
    const wanted: MethodChange = {
      contractNumber: found.number,
      document,
      idempotencyKey,
      ...(card && { token: card.token }),
    };
    yield* send((signal) =>
      segment ? payment.saveMatchedMethod(wanted, signal) : payment.changeMethod(wanted, signal),
    );
    outcome = 'made';
  } catch (caught) {
    // Told by its one text (spec §8), below.
    if (contract && !isDefinite(toAppError(caught))) outcome = 'unclear';
  }
  const after = contract && (yield* readBack(payment, contract));
  if (outcome === 'unclear') outcome = outcomeOfMethodChange({ before, after, card });
  yield* put(outcome === 'made' ? methodChanged() : methodChangeFailed({ isUnclear: outcome === 'unclear' }));
}

interface Contract {
  orderId: string;
  number: string;
  document: string;
  isMatched: boolean;
}

/** What is shown after a change is what the service says; where it can't be read, what was read before it. */
function* readBack(payment: PaymentPort, { orderId, number, document, isMatched }: Contract) {
  try {
    const paid: ContractPayment = isMatched
      ? yield* readMatched(payment, number, document)
      : yield* read((signal) => payment.readContract(number, signal));
    yield* put(contractPaymentLoaded({ orderId, contractNumber: number, ...paid }));
    return paid;
  } catch {
    // The change itself is told; the plan is read again when it is shown again.
    return undefined;
  }
}

function* readMatched(payment: PaymentPort, number: string, document: string) {
  const method = yield* read((signal) => payment.readMatchedMethod(number, signal));
  const endDigits = yield* readCardUsed(payment, number, document);
  return { method, ...(endDigits !== undefined && { endDigits }) };
}

/** Undefined where the contract isn't paid by card. */
function* readCardUsed(payment: PaymentPort, contractNumber: string, document: string) {
  try {
    return yield* read((signal) => payment.readCardUsed({ contractNumber, document }, signal));
  } catch (caught) {
    if (toAppError(caught).kind === 'notFound') return undefined;
    throw caught;
  }
}

/** @throws Error where there is no card to pay by (spec §5, Card) */
function* findCard(payment: PaymentPort, shopperReference: string) {
  const card = usableCard(yield* read((signal) => payment.readHistory(shopperReference, signal)));
  if (!card) throw new Error('No usable card is stored');
  return card;
}

import { createAction, type Action } from '@reduxjs/toolkit';
import { actionChannel, call, delay, put, select, take, takeLatest } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { PaymentPort } from '#/api/ports.ts';
import { isEnded, type Intent } from '#/domain/order/intent.ts';
import {
  contractNumberOf,
  matchedSegment,
  outcomeOfMethodChange,
  usableCard,
  type ContractPayment,
} from '#/domain/order/payment.ts';
import { carryOut, settle, whileAlone, type Outcome, type Undertaking } from '#/shared/ledger/carry-out.ts';
import type { Ledger } from '#/shared/ledger/ledger.ts';
import { read, readQuietly, watchEachUser } from '#/shared/loading/requests.ts';
import { cardUsed } from './card.slice.ts';
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
  ledger: Ledger;
  /** The logged-in user. */
  readUser: () => { id: string; document: string } | undefined;
}

/** The next read of a change whose response was lost is due. */
const pollDue = createAction<{ orderId: string }>('paymentMethod/pollDue');

/** Delays before each read of a change with an unknown outcome, until its request can no longer run. */
const pollDelaysInMs = [10_000, 20_000, 35_000, 60_000] as const;

/** Reads and changes the payment method of a contract. */
export const watchMethod = (ports: MethodPorts) => watchEachUser(watchMethodOfUser, ports);

function* watchMethodOfUser(ports: MethodPorts) {
  yield* takeLatest(contractPaymentAsked, load, ports);
  yield* takeLatest(startsOrEndsPolling, pollOutcome, ports);
  // One change at a time. A change of another plan, which the visitor opened meanwhile, waits.
  const presses = yield* actionChannel(methodChangeAsked);
  while (true) yield* change(ports, yield* take(presses));
}

const startsOrEndsPolling = (event: Action): boolean =>
  pollDue.match(event) || contractPaymentAsked.match(event) || methodChangeAsked.match(event);

/** The account plan reads its contract by the prefix SDI (product.md, Wire). */
function* load({ payment, ...ports }: MethodPorts) {
  const state = yield* select(selectMethod);
  if (state.status === 'idle' || (state.status === 'success' && state.change === 'saving')) return;
  const { orderId } = state;
  const contractNumber = contractNumberOf(orderId);
  try {
    const paid = yield* read((signal) => payment.readContract(contractNumber, signal));
    yield* put(contractPaymentLoaded({ orderId, contractNumber, ...paid }));
  } catch (caught) {
    if (state.status !== 'success') {
      const error = toAppError(caught);
      yield* put(
        error.kind === 'notFound' ? contractPaymentNotFound({ orderId }) : contractPaymentFailed({ orderId, error }),
      );
      return;
    }
  }
  // An earlier page may have left a change with an unknown outcome.
  if (yield* settleEarlierChange({ payment, ...ports }, orderId)) yield* put(pollDue({ orderId }));
}

type MethodIntent = Intent<'methodChange'>;

/** Contracts of a matched segment have their own requests and prefix. */
function* change(ports: MethodPorts, { payload }: ReturnType<typeof methodChangeAsked>) {
  const { payment, ledger } = ports;
  const user = ports.readUser();
  const before = yield* select(selectMethod);
  // A second press during a change waited for its outcome.
  if (!user || before.status !== 'success' || before.change !== 'saving') return;
  const { orderId, method, endDigits } = before;
  try {
    const segment = matchedSegment(yield* read((signal) => payment.listSegments(signal)));
    const { shopperReference } = payload;
    const card = shopperReference === undefined ? undefined : yield* findCard(payment, shopperReference);
    const intent = yield* call(() =>
      ledger.begin(user.id, 'methodChange', {
        orderId,
        contractNumber: contractNumberOf(orderId, segment),
        before: { method, ...(endDigits !== undefined && { endDigits }) },
        ...(card && { card: { initDigits: card.initDigits, endDigits: card.endDigits } }),
      }),
    );
    const isUnknown = yield* settleAlone(ports, intent, function* send(undertaking) {
      return yield* carryOut(ledger, intent, {
        ...undertaking,
        send: async ({ key, details: { contractNumber } }, signal) => {
          const payer = { userId: user.id, document: user.document };
          const wanted = { ...payer, contractNumber, idempotencyKey: key, ...(card && { token: card.token }) };
          await (segment ? payment.saveMatchedMethod(wanted, signal) : payment.changeMethod(wanted, signal));
        },
      });
    });
    if (isUnknown) yield* put(pollDue({ orderId }));
  } catch {
    // Nothing was sent. The specification has one text for every failure (§8).
    yield* put(methodChangeFailed({ orderId, isUnclear: false }));
  }
}

/** Runs while the plan is rendered. Another plan or press ends it; the intent stays in the ledger. */
function* pollOutcome(ports: MethodPorts, event: Action) {
  if (!pollDue.match(event)) return;
  for (const waitInMs of pollDelaysInMs) {
    yield* delay(waitInMs);
    if (!(yield* settleEarlierChange(ports, event.payload.orderId))) return;
  }
}

/** Settles a change of this contract that an earlier attempt left. @returns true while its outcome is unknown */
function* settleEarlierChange(ports: MethodPorts, orderId: string) {
  const user = ports.readUser();
  if (!user) return false;
  const intents = yield* call(() => ports.ledger.list(user.id, 'methodChange'));
  const left = intents.find((intent) => intent.details.orderId === orderId && intent.state !== 'draft');
  if (!left) return false;
  return yield* settleAlone(ports, left, function* find(undertaking) {
    return yield* settle(ports.ledger, left, undertaking);
  });
}

/**
 * Settles one change under its lock, shows the current payment method, and reports the outcome.
 * @returns true while the outcome is unknown
 */
function* settleAlone(
  ports: MethodPorts,
  { userId, details }: MethodIntent,
  work: (undertaking: Undertaking<'methodChange'>) => Generator<unknown, Outcome<'methodChange'>>,
) {
  const { orderId, contractNumber, before, card } = details;
  let after: ContractPayment | undefined;
  const readContract = async (signal: AbortSignal) => {
    after = await readPayment(ports, { userId, details }, signal);
    return after;
  };
  const outcome: Outcome<'methodChange'> = yield* whileAlone(ports.ledger, `method-change/${userId}/${orderId}`, () =>
    work({
      send: () => Promise.reject(new Error('A reading sends nothing')),
      find: async (_, signal) =>
        outcomeOfMethodChange({ before, after: await readContract(signal), card }) === 'made' ? {} : undefined,
    }),
  );
  // After a change the service's contract is shown; if it can't be read, the former one stays.
  if (!after) yield* readQuietly(readContract);
  if (after) yield* put(contractPaymentLoaded({ orderId, contractNumber, ...after }));
  const { intent } = outcome;
  if (isEnded(intent)) yield* call(() => ports.ledger.close(intent));
  if (outcome.outcome === 'placed') {
    // After a change to a bank slip, an order in progress still has its card.
    if (card) yield* put(cardUsed());
    yield* put(methodChanged({ orderId }));
  } else {
    const isAmbiguous = outcome.error.kind !== 'unauthorized' && isUnclear({ before, after, card });
    const isUnknown = outcome.outcome === 'unknown';
    yield* put(methodChangeFailed({ orderId, isUnclear: isUnknown || (outcome.outcome === 'unsent' && isAmbiguous) }));
  }
  return outcome.outcome === 'unknown';
}

const isUnclear = (facts: Parameters<typeof outcomeOfMethodChange>[0]) => outcomeOfMethodChange(facts) === 'unclear';

async function readPayment(
  { payment, readUser }: MethodPorts,
  { userId, details: { orderId, contractNumber } }: Pick<MethodIntent, 'userId' | 'details'>,
  signal: AbortSignal,
): Promise<ContractPayment> {
  if (contractNumber === contractNumberOf(orderId)) return payment.readContract(contractNumber, signal);
  const method = await payment.readMatchedMethod(contractNumber, signal);
  try {
    const document = readUser()?.document ?? '';
    return { method, endDigits: await payment.readCardUsed({ userId, contractNumber, document }, signal) };
  } catch (caught) {
    // Not paid by card.
    if (toAppError(caught).kind === 'notFound') return { method };
    throw caught;
  }
}

/** @throws Error if no stored card can be charged later (spec §5, Card) */
function* findCard(payment: PaymentPort, shopperReference: string) {
  const card = usableCard(yield* read((signal) => payment.readHistory(shopperReference, signal)));
  if (!card) throw new Error('No usable card is stored');
  return card;
}

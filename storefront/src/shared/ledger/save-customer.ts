/** Saves the customer as an intent of the ledger. */
import { call, put } from 'typed-redux-saga';
import type { Customer } from '#/domain/customer/customer.ts';
import { digestOfCustomer } from '#/domain/customer/same-customer.ts';
import { isEnded, type Intent } from '#/domain/order/intent.ts';
import { read } from '../loading/requests.ts';
import { carryOut, settle, whileAlone, type Outcome, type Undertaking } from './carry-out.ts';
import { customerStored } from './settled-events.ts';
import { orderLockOf, type Ledger } from './ledger.ts';

export interface SaveCustomerPorts {
  customers: {
    readCustomer(userId: string, signal: AbortSignal): Promise<Customer | undefined>;
    saveCustomer(change: { customer: Customer; idempotencyKey: string }, signal: AbortSignal): Promise<void>;
  };
  ledger: Ledger;
}

/**
 * Saves the customer once, after settling earlier saves: a lost response is settled by reading, and the same data are
 * repeated with the same key. One tab at a time.
 */
export function* saveCustomer(ports: SaveCustomerPorts, customer: Customer) {
  const settled = yield* whileAlone(ports.ledger, orderLockOf(customer.userId), () => saveAlone(ports, customer));
  return yield* announced(settled, customer);
}

/**
 * Saves a change of the stored customer. It is read under the lock, because the service takes all data: the save of
 * another tab would be undone.
 */
export function* changeCustomer(ports: SaveCustomerPorts, userId: string, change: (of: Customer) => Customer) {
  const { settled, customer } = yield* whileAlone(ports.ledger, orderLockOf(userId), function* changeAlone() {
    const known = yield* read((signal) => ports.customers.readCustomer(userId, signal));
    if (!known) throw new Error('The service has no customer any more');
    const changed = change(known);
    return { settled: yield* saveAlone(ports, changed), customer: changed };
  });
  return { settled: yield* announced(settled, customer), customer };
}

function* announced(settled: Outcome<'customer'>, customer: Customer) {
  if (settled.outcome === 'placed') yield* put(customerStored(customer));
  return settled;
}

/** Saves under the lock. */
function* saveAlone(ports: SaveCustomerPorts, customer: Customer) {
  const { ledger } = ports;
  const intent = yield* call(() => ledger.begin(customer.userId, 'customer', { digest: digestOfCustomer(customer) }));
  // Earlier data are outdated. A remaining intent's key could return success for data that were overwritten since.
  const unknown = yield* endOtherSaves(ports, intent);
  if (unknown) return unknown;
  const own = yield* carryOut(ledger, intent, saving(ports, customer));
  if (isEnded(own.intent)) yield* call(() => ledger.close(own.intent));
  return own;
}

/**
 * Settles the saves of an earlier page. One that has not arrived stays a draft, because its request may still act and a
 * repeat of the same data needs its key.
 * @returns whether one of them has arrived
 */
export function* settleSaves(ports: SaveCustomerPorts, userId: string) {
  const { ledger } = ports;
  if (!(yield* call(() => ledger.hasUnsettled(userId, 'customer')))) return false;
  return yield* whileAlone(ledger, orderLockOf(userId), function* settleAlone() {
    let isAnyFound = false;
    for (const intent of yield* call(() => ledger.list(userId, 'customer'))) {
      const left = yield* settle(ledger, intent, saving(ports));
      isAnyFound ||= left.outcome === 'placed';
      if (isEnded(left.intent)) yield* call(() => ledger.close(left.intent));
    }
    return isAnyFound;
  });
}

/** Settles and closes the saves of other data. @returns one whose outcome is unknown, which stays */
function* endOtherSaves(ports: SaveCustomerPorts, { userId, key }: Intent<'customer'>) {
  const { ledger } = ports;
  let unknown: Outcome<'customer'> | undefined;
  for (const intent of yield* call(() => ledger.list(userId, 'customer'))) {
    if (intent.key === key) continue;
    const left = yield* settle(ledger, intent, saving(ports));
    if (left.outcome === 'unknown') unknown = left;
    else yield* call(() => ledger.close(left.intent));
  }
  return unknown;
}

/** Defines how a customer is saved and read back. */
function saving({ customers }: SaveCustomerPorts, customer?: Customer): Undertaking<'customer'> {
  return {
    send: async ({ key }, signal) => {
      if (!customer) throw new Error('A save that is only looked for is not sent');
      await customers.saveCustomer({ customer, idempotencyKey: key }, signal);
    },
    find: async ({ userId, details: { digest } }, signal) => {
      const present = await customers.readCustomer(userId, signal);
      return present && digestOfCustomer(present) === digest ? {} : undefined;
    },
    // It would be the same data again, with the same key.
    mayOverlap: true,
    isLookedForAgain: true,
  };
}

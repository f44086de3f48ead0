import { call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import { addressOf, personalDataOf } from '#/domain/customer/customer-values.ts';
import { isSameCustomer } from '#/domain/customer/same-customer.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { changedByLookUp, watchPostalCode } from '#/shared/address-form/find-postal-code.ts';
import { changeCustomer, saveCustomer, settleSaves } from '#/shared/ledger/save-customer.ts';
import { read, readQuietly } from '#/shared/loading/requests.ts';
import { openingFailed } from '../checkout.events.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { ownsSession } from '#/shared/storage/stored-session.ts';
import { shownAddress } from '../checkout.shown.ts';
import {
  addressCompleted,
  addressFound,
  addressNotFound,
  addressReturned,
  type addressSubmitted,
  cepEntered,
  customerSaved,
  personalDataCompleted,
  type personalDataSubmitted,
  savingFailed,
  selectCheckout,
} from '../checkout.slice.ts';

/** Step 4. Changes an existing customer at once; a new one is created with the address, in step 5. */
export function* savePersonalData(ports: CheckoutPorts, { payload }: ReturnType<typeof personalDataSubmitted>) {
  const { orderer } = yield* select(selectCheckout);
  if (!orderer) return;
  const { customer } = orderer;
  if (customer) {
    const change = (stored: Customer) => {
      const { spouse: _, ...others } = stored;
      return { ...others, ...personalDataOf(payload) };
    };
    const isSaved = yield* call(save, ports, change(customer), change);
    if (!isSaved) return;
  }
  yield* put(personalDataCompleted());
}

/** Step 5. The address completes the customer. */
export function* saveAddress(ports: CheckoutPorts, { payload }: ReturnType<typeof addressSubmitted>) {
  const isChanged = yield* changedByLookUp(payload, function* readFields() {
    const state = yield* select(selectCheckout);
    return { status: state.cep.status, values: shownAddress(state) };
  });
  if (isChanged) {
    yield* put(addressReturned());
    return;
  }
  const { orderer, draft } = yield* select(selectCheckout);
  if (!orderer) return;
  const { customer, user } = orderer;
  const person = customer ?? { userId: user.id, ...personalDataOf(draft.submitted ?? draft.personal) };
  const address = addressOf(payload);
  const isSaved = yield* call(save, ports, { ...person, address }, (stored: Customer) => ({
    ...stored,
    address,
  }));
  if (isSaved) yield* put(addressCompleted());
}

/**
 * @param customer the known customer after the change, or a new one
 * @param change of the stored customer, which another page may have changed
 * @returns false when the step is still unfinished, which the page shows
 */
function* save(ports: CheckoutPorts, customer: Customer, change: (stored: Customer) => Customer) {
  if (!ownsSession(ports, customer.userId)) {
    yield* put(savingFailed({ error: { kind: 'unauthorized' } }));
    return false;
  }
  const known = (yield* select(selectCheckout)).orderer?.customer;
  // Writing all data would undo changes that another page has made meanwhile.
  if (known && isSameCustomer(known, customer)) {
    yield* put(customerSaved(known));
    return true;
  }
  let saved = customer;
  try {
    const { settled, customer: sent } = known
      ? yield* changeCustomer(ports, customer.userId, change)
      : { settled: yield* saveCustomer(ports, customer), customer };
    saved = sent;
    if (settled.outcome !== 'placed') {
      yield* put(savingFailed({ error: settled.error, ...(settled.outcome === 'unknown' && { isUnknown: true }) }));
      return false;
    }
  } catch (caught) {
    yield* put(savingFailed({ error: toAppError(caught) }));
    return false;
  }
  return yield* reportSaved(ports, saved);
}

/** The customer is saved, even if reading it fails. The next steps need the id that the service gives a new one. */
function* reportSaved({ customers }: CheckoutPorts, customer: Customer) {
  const { id } = customer;
  try {
    const saved = yield* read((signal) => customers.readCustomer(customer.userId, signal));
    if (!saved) throw new Error('The service has no customer after it saved one');
    yield* put(customerSaved(saved));
  } catch (caught) {
    if (id === undefined) {
      yield* put(openingFailed(toAppError(caught)));
      return false;
    }
    yield* put(customerSaved({ ...customer, id }));
  }
  return true;
}

/** Data that an earlier page sent may arrive after this page has read the customer. */
export function* readLateSaves(ports: CheckoutPorts) {
  const { orderer } = yield* select(selectCheckout);
  if (!orderer) return;
  const { id: userId } = orderer.user;
  const hasArrived = yield* call(settleSaves, ports, userId);
  if (!hasArrived) return;
  // Without it, differences are found when the order is confirmed.
  const saved = yield* readQuietly((signal) => ports.customers.readCustomer(userId, signal));
  if (saved && !isSameValue(saved, orderer.customer)) yield* put(customerSaved(saved));
}

export function searchPostalCodes({ postalCode }: CheckoutPorts) {
  return watchPostalCode(postalCode, {
    cepEntered,
    *readFields() {
      const state = yield* select(selectCheckout);
      const { customer, lists } = state.orderer ?? {};
      const home = { states: lists?.states ?? [], known: customer?.address };
      return { values: shownAddress(state), ...home, before: state.cep.found };
    },
    found: addressFound,
    notFound: addressNotFound,
  });
}

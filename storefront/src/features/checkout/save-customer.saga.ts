import { call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer.ts';
import { addressOf, personalDataOf } from '#/domain/customer-values.ts';
import { isDefinite } from '#/domain/order-outcome.ts';
import { isSameCustomer } from '#/domain/same-customer.ts';
import { filledAddress } from '#/shared/address-form/filled-address.ts';
import { read, send } from '#/shared/requests.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { ownsSession } from './own-session.ts';
import { shownAddress } from './checkout.shown.ts';
import {
  addressCompleted,
  addressFound,
  addressNotFound,
  type addressSubmitted,
  type cepEntered,
  customerSaved,
  personalDataCompleted,
  type personalDataSubmitted,
  savingFailed,
  selectCheckout,
} from './checkout.slice.ts';

/** Step 4. Changes an existing customer at once; a new one is made with the address, in step 5. */
export function* savePersonalData(ports: CheckoutPorts, { payload }: ReturnType<typeof personalDataSubmitted>) {
  const { orderer } = yield* select(selectCheckout);
  if (!orderer) return;
  const { customer } = orderer;
  if (customer) {
    const { spouse: _, ...others } = customer;
    const isSaved = yield* call(save, ports, { ...others, ...personalDataOf(payload) });
    if (!isSaved) return;
  }
  yield* put(personalDataCompleted());
}

/** Step 5. The address completes the customer. */
export function* saveAddress(ports: CheckoutPorts, { payload }: ReturnType<typeof addressSubmitted>) {
  const { orderer, draft } = yield* select(selectCheckout);
  if (!orderer) return;
  const { customer, user } = orderer;
  const person = customer ?? { userId: user.id, ...personalDataOf(draft.submitted ?? draft.personal) };
  const isSaved = yield* call(save, ports, { ...person, address: addressOf(payload) });
  if (isSaved) yield* put(addressCompleted());
}

/**
 * Writes once. If the response is lost, the customer is read: data that is there as it was sent has been saved.
 * @returns false when it was not saved, which the page shows
 */
function* save(ports: CheckoutPorts, customer: Customer) {
  const { customers, newKey } = ports;
  if (!ownsSession(ports, customer.userId)) {
    yield* put(savingFailed({ kind: 'unauthorized' }));
    return false;
  }
  const reading = (signal: AbortSignal) => customers.readCustomer(customer.userId, signal);
  try {
    const idempotencyKey = newKey();
    yield* send((signal) => customers.saveCustomer({ customer, idempotencyKey }, signal));
    const saved = yield* read(reading);
    if (!saved) throw new Error('The service has no customer after it saved one');
    yield* put(customerSaved(saved));
    return true;
  } catch (caught) {
    const error = toAppError(caught);
    if (!isDefinite(error)) {
      const saved = yield* readQuietly(reading);
      if (saved && isSameCustomer(saved, customer)) {
        yield* put(customerSaved(saved));
        return true;
      }
    }
    yield* put(savingFailed(error));
    return false;
  }
}

function* readQuietly<T>(reading: (signal: AbortSignal) => Promise<T>) {
  try {
    return yield* read(reading);
  } catch {
    // The page shows the failure of the write.
    return undefined;
  }
}

/** Finds the address of a postal code once all its digits are typed. */
export function* findAddress({ postalCode }: CheckoutPorts, { payload: { cep } }: ReturnType<typeof cepEntered>) {
  try {
    const found = yield* read((signal) => postalCode.findPostalCode(cep, signal));
    if (!found) {
      yield* put(addressNotFound({ why: 'notFound' }));
      return;
    }
    // Input typed during the search counts, too.
    const state = yield* select(selectCheckout);
    const address = filledAddress(found, {
      values: shownAddress(state),
      states: state.orderer?.lists.states ?? [],
      known: state.orderer?.customer?.address,
      before: state.cep.found,
    });
    yield* put(addressFound({ found, address }));
  } catch {
    yield* put(addressNotFound({ why: 'failed' }));
  }
}

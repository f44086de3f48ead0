import { actionChannel, all, call, put, select, take } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { CustomersPort, PostalCodePort } from '#/api/ports.ts';
import type { Customer } from '#/domain/customer.ts';
import { addressOf, withTypedProfile } from '#/domain/customer-values.ts';
import { isDefinite } from '#/domain/order-outcome.ts';
import { isSameCustomer } from '#/domain/same-customer.ts';
import type { User } from '#/domain/user.ts';
import { filledAddress } from '#/shared/address-form/filled-address.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read, send } from '#/shared/requests.ts';
import { formFailed, profileFailed } from './account.events.ts';
import {
  addressSubmitted,
  cepFound,
  cepNotFound,
  customerLoaded,
  customerSaved,
  profileSubmitted,
  selectAccount,
  shownAddress,
  type CustomerForm,
  type cepEntered,
} from './account.slice.ts';

export interface CustomerPorts {
  customers: Pick<
    CustomersPort,
    'readCustomer' | 'saveCustomer' | 'listGenders' | 'listCivilStatuses' | 'listCustomerStates'
  >;
  postalCode: PostalCodePort;
  /** Who it is; undefined before that is known. */
  readUser: () => User | undefined;
  /** A key nobody has had. */
  newKey: () => string;
}

export function* loadCustomer({ customers, readUser }: CustomerPorts) {
  const user = readUser();
  if (!user || (yield* select(selectAccount)).customer.status !== 'loading') return;
  try {
    const customer = yield* read((signal) => customers.readCustomer(user.id, signal));
    if (!customer) {
      yield* put(customerLoaded({}));
      return;
    }
    const lists = yield* all({
      genders: call(function* readGenders() {
        return yield* read((signal) => customers.listGenders(signal));
      }),
      civilStatuses: call(function* readCivilStatuses() {
        return yield* read((signal) => customers.listCivilStatuses(signal));
      }),
      states: call(function* readStates() {
        return yield* read((signal) => customers.listCustomerStates(signal));
      }),
    });
    yield* put(customerLoaded({ known: { customer, lists } }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(profileFailed());
    yield* put(loadFailed({ slice: 'customer', error }));
  }
}

/** Where a postal code is. What was typed while it was looked for counts, too. */
export function* findAddress({ postalCode }: CustomerPorts, { payload: { cep } }: ReturnType<typeof cepEntered>) {
  try {
    const found = yield* read((signal) => postalCode.findPostalCode(cep, signal));
    if (!found) {
      yield* put(cepNotFound({ why: 'notFound' }));
      return;
    }
    const state = yield* select(selectAccount);
    const known = state.customer.status === 'success' ? state.customer.data : undefined;
    const values = shownAddress(state);
    const home = { states: known?.lists.states ?? [], known: known?.customer.address };
    const inFields = { values, ...home, before: state.cep.found };
    yield* put(cepFound({ found, values: filledAddress(found, inFields) }));
  } catch {
    yield* put(cepNotFound({ why: 'failed' }));
  }
}

/** Two forms write the same customer, each whole: one after the other, or the later one would take the earlier back. */
export function* saveCustomerChanges(ports: CustomerPorts) {
  const submitted = yield* actionChannel([profileSubmitted, addressSubmitted]);
  while (true) {
    const event = yield* take(submitted);
    if (profileSubmitted.match(event)) {
      yield* save(ports, 'newProfile', (customer) => withTypedProfile(customer, event.payload));
    }
    if (addressSubmitted.match(event)) {
      yield* save(ports, 'newAddress', (customer) => ({ ...customer, address: addressOf(event.payload) }));
    }
  }
}

/**
 * The customer is written whole, so it is read first: what else was changed elsewhere stays. Without an answer it is
 * read once more; what is there as it was sent has been saved.
 */
function* save({ customers, readUser, newKey }: CustomerPorts, form: CustomerForm, change: (of: Customer) => Customer) {
  const user = readUser();
  if (!user) {
    yield* put(formFailed({ form }));
    return;
  }
  const reading = (signal: AbortSignal) => customers.readCustomer(user.id, signal);
  let wanted: Customer | undefined;
  try {
    const known = yield* read(reading);
    if (!known) throw new Error('The service has no customer any more');
    const customer = change(known);
    wanted = customer;
    const idempotencyKey = newKey();
    yield* send((signal) => customers.saveCustomer({ customer, idempotencyKey }, signal));
    yield* put(customerSaved({ form, customer }));
  } catch (caught) {
    const error = toAppError(caught);
    if (wanted && !isDefinite(error) && (yield* isThere(reading, wanted))) {
      yield* put(customerSaved({ form, customer: wanted }));
      return;
    }
    const words = error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;
    yield* put(formFailed({ form, ...(words !== undefined && { words }) }));
  }
}

function* isThere(reading: (signal: AbortSignal) => Promise<Customer | undefined>, wanted: Customer) {
  try {
    const saved = yield* read(reading);
    return saved !== undefined && isSameCustomer(saved, wanted);
  } catch {
    // The failure of the write is what is said.
    return false;
  }
}

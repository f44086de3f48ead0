import { actionChannel, call, put, race, select, take } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { CustomersPort, PostalCodePort } from '#/api/ports.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import { addressOf } from '#/domain/customer/customer-values.ts';
import { withTypedProfile } from '#/domain/customer/profile.ts';
import type { User } from '#/domain/customer/user.ts';
import { changedByLookUp, watchPostalCode } from '#/shared/address-form/find-postal-code.ts';
import { changeCustomer, type SaveCustomerPorts } from '#/shared/ledger/save-customer.ts';
import { serverMessageIn } from '#/shared/failures/server-message.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { load, read } from '#/shared/loading/requests.ts';
import { readCustomerLists, type CustomerLists } from '#/shared/personal-form/read-lists.ts';
import { formFailed, profileFailed } from './account.events.ts';
import {
  addressReturned,
  addressSubmitted,
  cepEntered,
  cepFound,
  cepNotFound,
  customerLoaded,
  customerSaved,
  profileSubmitted,
  selectAccount,
  shownAddress,
  type CustomerForm,
} from './account.slice.ts';

export interface CustomerPorts extends Pick<SaveCustomerPorts, 'ledger'> {
  customers: Pick<
    CustomersPort,
    'readCustomer' | 'saveCustomer' | 'listGenders' | 'listCivilStatuses' | 'listCustomerStates'
  >;
  postalCode: PostalCodePort;
  /** Undefined until the user is known. */
  readUser: () => User | undefined;
}

/**
 * Loads the customer, and reads it again when the page opens again: an order may have changed it. A form that is saved
 * meanwhile takes precedence.
 */
export function* loadCustomer({ customers, readUser }: CustomerPorts) {
  const user = readUser();
  const { customer, newProfile, newAddress } = yield* select(selectAccount);
  if (!user || newProfile.status === 'saving' || newAddress.status === 'saving') return;
  const known = dataOf(customer);
  yield* race({
    loaded: call(
      load,
      'customer',
      () => readCustomer(customers, user.id, known?.lists),
      () => profileFailed(),
    ),
    submitted: take([profileSubmitted, addressSubmitted]),
  });
}

function* readCustomer(customers: CustomerPorts['customers'], userId: string, knownLists: CustomerLists | undefined) {
  const customer = yield* read((signal) => customers.readCustomer(userId, signal));
  if (!customer) {
    yield* put(customerLoaded({}));
    return;
  }
  const lists = knownLists ?? (yield* readCustomerLists(customers));
  yield* put(customerLoaded({ known: { customer, lists } }));
}

export function searchPostalCodes({ postalCode }: CustomerPorts) {
  return watchPostalCode(postalCode, {
    cepEntered,
    *readFields() {
      const state = yield* select(selectAccount);
      const known = dataOf(state.customer);
      const home = { states: known?.lists.states ?? [], known: known?.customer.address };
      return { values: shownAddress(state), ...home, before: state.cep.found };
    },
    found: cepFound,
    notFound: cepNotFound,
  });
}

/**
 * Two forms change the same customer, which is sent with all data: parallel requests would undo each other's changes.
 */
export function* saveCustomerChanges(ports: CustomerPorts) {
  const submitted = yield* actionChannel([profileSubmitted, addressSubmitted]);
  try {
    while (true) {
      const event = yield* take(submitted);
      if (profileSubmitted.match(event)) {
        yield* save(ports, 'newProfile', (customer) => withTypedProfile(customer, event.payload));
      }
      if (addressSubmitted.match(event)) {
        const isChanged = yield* changedByLookUp(event.payload, function* readFields() {
          const state = yield* select(selectAccount);
          return { status: state.cep.status, values: shownAddress(state) };
        });
        if (isChanged) yield* put(addressReturned());
        else yield* save(ports, 'newAddress', (customer) => ({ ...customer, address: addressOf(event.payload) }));
      }
    }
  } finally {
    submitted.close();
  }
}

function* save(ports: CustomerPorts, form: CustomerForm, change: (of: Customer) => Customer) {
  const user = ports.readUser();
  if (!user) {
    yield* put(formFailed({ form }));
    return;
  }
  try {
    const { settled, customer } = yield* changeCustomer(ports, user.id, change);
    if (settled.outcome === 'placed') yield* put(customerSaved({ form, customer }));
    else yield* tellFailure(form, settled.error, settled.outcome === 'unknown');
  } catch (caught) {
    yield* tellFailure(form, toAppError(caught), false);
  }
}

function* tellFailure(form: CustomerForm, error: AppError, isUnknown: boolean) {
  yield* put(formFailed({ form, ...(isUnknown ? { isUnknown } : serverMessageIn(error)) }));
}

import type { Action, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { put, take, takeLatest } from 'typed-redux-saga';
import { addressOf, withFoundAddress, type AddressValues } from '#/domain/customer/customer-values.ts';
import type { CustomerAddress } from '#/domain/customer/customer.ts';
import type { PostalAddress } from '#/domain/customer/user.ts';
import type { State } from '#/domain/place/geography.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { load, read } from '../loading/requests.ts';

/** State of the look-up of a postal code. */
export type CepSearch = 'idle' | 'searching' | 'found' | 'notFound' | 'failed';

interface PostalCodePort {
  findPostalCode: (cep: string, signal: AbortSignal) => Promise<PostalAddress | undefined>;
}

/** The outcome of a look-up. Without an address the visitor types it, so a failure is only reported. */
type PostalCodeOutcome = { found: PostalAddress } | { found?: undefined; why: 'notFound' | 'failed' };

/** Looks up where a postal code is. @param cep digits */
export function* findPostalCode(postalCode: PostalCodePort, cep: string): Generator<unknown, PostalCodeOutcome> {
  let outcome: PostalCodeOutcome = { why: 'failed' };
  yield* load('postalCode', function* find() {
    const found = yield* read((signal) => postalCode.findPostalCode(cep, signal));
    outcome = found ? { found } : { why: 'notFound' };
  });
  return outcome;
}

interface AddressPage {
  /** The postal code was changed; its digits are empty while it is incomplete. */
  cepEntered: ActionCreatorWithPayload<{ cep: string }>;
  readFields: () => Generator<unknown, Omit<AddressInFields, 'left'>>;
  /** `values` are the fields after the look-up. */
  found: (of: { found: PostalAddress; values: AddressValues }) => Action;
  notFound: (of: { why: 'notFound' | 'failed'; values: AddressValues }) => Action;
}

/** Fills in the address of a postal code. Values typed during the look-up take precedence. */
export function* watchPostalCode(postalCode: PostalCodePort, page: AddressPage) {
  let left: AddressValues | undefined;
  yield* takeLatest(page.cepEntered, function* search({ payload: { cep } }) {
    const { before, values } = yield* page.readFields();
    if (before) left ??= values;
    if (cep === '') return;
    const outcome = yield* findPostalCode(postalCode, cep);
    if (!outcome.found) {
      yield* put(page.notFound({ why: outcome.why, values: clearedAddress(cep, yield* page.readFields()) }));
      return;
    }
    const { found } = outcome;
    yield* put(page.found({ found, values: filledAddress(found, { ...(yield* page.readFields()), left }) }));
    left = undefined;
  });
}

/**
 * Waits for the look-up of a submitted address, whose postal code may be new.
 * @returns true if the fields have changed meanwhile, so that the visitor has to check them before they are saved
 */
export function* changedByLookUp(
  submitted: AddressValues,
  readFields: () => Generator<unknown, { status: CepSearch; values: AddressValues }>,
) {
  let fields = yield* readFields();
  if (fields.status !== 'searching') return false;
  while (fields.status === 'searching') {
    yield* take('*');
    fields = yield* readFields();
  }
  return !isSameValue(addressOf(fields.values), addressOf(submitted));
}

interface AddressInFields {
  /** Values of the fields. */
  values: AddressValues;
  /** List of states from the service. */
  states: readonly State[];
  /** The customer's stored address; absent if there is none. */
  known?: CustomerAddress | undefined;
  /** Result of the postal code before this one. */
  before?: PostalAddress | undefined;
  /** Values of the fields when that postal code was changed. */
  left?: AddressValues | undefined;
}

/**
 * Returns the fields after the look-up of a postal code, in an order and in the account. Another code is another place:
 * the stored address, or that of the code before, is removed with its number, and input typed since stays. The same
 * code typed again changes nothing.
 */
export function filledAddress(
  found: PostalAddress,
  { values, states, known, before, left }: AddressInFields,
): AddressValues {
  const stateId = states.find(({ uf }) => uf === found.state)?.id;
  const place = formerPlace({ states, known, before });
  if (place?.cep === found.cep) return withFoundAddress(values, found, stateId);
  const filled = withFoundAddress(values, found, stateId, place);
  const former = before ? left : known;
  // The visitor's own street, or the same one: a long street has several codes.
  const isStreetKept =
    filled.street === values.street && (values.street !== place?.street || found.city === place?.city);
  if (!former || isStreetKept) return filled;
  const typed = (field: 'number' | 'complement') => (values[field] === former[field] ? '' : (values[field] ?? ''));
  return { ...filled, number: typed('number'), complement: typed('complement') };
}

/**
 * Returns the fields after a look-up that has found no address: what the place before has filled in is removed. Input
 * stays, also the number, because the visitor may correct the code.
 */
function clearedAddress(cep: string, { values, ...home }: Omit<AddressInFields, 'left'>): AddressValues {
  const place = formerPlace(home);
  if (!place || place.cep === cep) return values;
  const stateId = home.states.find(({ uf }) => uf === place.state)?.id;
  const typed = (field: 'street' | 'district' | 'city' | 'state', filled: string) =>
    values[field] === filled ? '' : (values[field] ?? '');
  return {
    ...values,
    street: typed('street', place.street),
    district: typed('district', place.district),
    city: typed('city', place.city),
    state: typed('state', String(stateId)),
  };
}

/** The address of the postal code before, or the stored one. */
function formerPlace({ states, known, before }: Pick<AddressInFields, 'states' | 'known' | 'before'>) {
  return before ?? (known && { ...known, state: states.find(({ id }) => id === known.stateId)?.uf ?? '' });
}

import type { CustomerAddress } from '#/domain/customer/customer.ts';
import { withFoundAddress, type AddressValues } from '#/domain/customer/customer-values.ts';
import type { State } from '#/domain/place/geography.ts';
import type { PostalAddress } from '#/domain/customer/user.ts';

interface AddressInFields {
  /** What stands in the fields. */
  values: AddressValues;
  /** The service's own list. */
  states: readonly State[];
  /** What the service has of the customer; absent while it has none. */
  known?: CustomerAddress | undefined;
  /** What the postal code before this one led to. */
  before?: PostalAddress | undefined;
}

/**
 * The fields with what a postal code has led to, in an order and in the account. Another code is another place: what the
 * service has of the old one goes, its number too, and what somebody has typed since stays. The same code written again
 * is no other place.
 */
export function filledAddress(found: PostalAddress, { values, states, known, before }: AddressInFields): AddressValues {
  const stateId = states.find(({ uf }) => uf === found.state)?.id;
  const place = before ?? (known && { ...known, state: states.find(({ id }) => id === known.stateId)?.uf ?? '' });
  if (place?.cep === found.cep) return withFoundAddress(values, found, stateId);
  const filled = withFoundAddress(values, found, stateId, place);
  if (!known || filled.street === values.street) return filled;
  const typed = (field: 'number' | 'complement') => (values[field] === known[field] ? '' : (values[field] ?? ''));
  return { ...filled, number: typed('number'), complement: typed('complement') };
}

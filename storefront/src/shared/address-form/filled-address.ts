import type { CustomerAddress } from '#/domain/customer/customer.ts';
import { withFoundAddress, type AddressValues } from '#/domain/customer/customer-values.ts';
import type { State } from '#/domain/place/geography.ts';
import type { PostalAddress } from '#/domain/customer/user.ts';

interface AddressInFields {
  /** Values of the fields. */
  values: AddressValues;
  /** List of states from the service. */
  states: readonly State[];
  /** The customer's stored address; absent if there is none. */
  known?: CustomerAddress | undefined;
  /** Result of the postal code before this one. */
  before?: PostalAddress | undefined;
}

/**
 * Returns the fields after the look-up of a postal code, in an order and in the account. Another code is another place:
 * the stored address is removed, its number too, and input typed since stays. The same code typed again changes
 * nothing.
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

import type { Customer } from './customer.ts';
import { canonical, isSameValue } from '../values/same-value.ts';

/** True for the same person, regardless of the service's number. */
export const isSameCustomer = (one: Customer, other: Customer): boolean =>
  isSameValue({ ...one, id: undefined }, { ...other, id: undefined });

/**
 * A short hash of a person's data: it detects a change but reveals nothing. It may be stored where the data may not.
 */
export function digestOfCustomer(customer: Customer): string {
  const text = canonical({ ...customer, id: undefined });
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}

import type { Customer } from './customer.ts';
import { isSameValue } from './same-value.ts';

/** The same person, whatever number the service has given them. */
export const isSameCustomer = (one: Customer, other: Customer): boolean =>
  isSameValue({ ...one, id: undefined }, { ...other, id: undefined });

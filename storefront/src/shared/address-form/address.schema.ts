import { object } from 'yup';
import { isCep } from '#/domain/contact/contact.ts';
import type { AddressField, AddressValues } from '#/domain/customer/customer-values.ts';
import { findItem } from '#/domain/customer/customer.ts';
import type { State } from '#/domain/place/geography.ts';
import { faultsIn, requiredText, validText } from '../failures/form-faults.ts';
import { addressMessageCopy } from './address.copy.ts';

/** Validates an address (spec §5). Returns messages by field. */
export function validateAddress(
  values: AddressValues,
  { states }: { states: readonly State[] },
): Partial<Record<AddressField, string>> {
  const { cep, state } = addressMessageCopy;
  return faultsIn(
    object({
      cep: validText(cep, isCep),
      street: requiredText(addressMessageCopy.street),
      number: requiredText(addressMessageCopy.number),
      district: requiredText(addressMessageCopy.district),
      city: requiredText(addressMessageCopy.city),
      state: validText(state, (id) => findItem(states, id) !== undefined),
    }),
    values,
  );
}

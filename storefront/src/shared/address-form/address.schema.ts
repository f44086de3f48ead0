import { object, string } from 'yup';
import { isCep } from '#/domain/contact/contact.ts';
import type { AddressField, AddressValues } from '#/domain/customer/customer-values.ts';
import { findItem } from '#/domain/customer/customer.ts';
import type { State } from '#/domain/place/geography.ts';
import { faultsIn } from '../failures/form-faults.ts';
import { addressMessageCopy } from './address.copy.ts';

const needed = (missing: string) => string().trim().required(missing);

/** Validates an address (spec §5). Returns messages by field. */
export function validateAddress(
  values: AddressValues,
  { states }: { states: readonly State[] },
): Partial<Record<AddressField, string>> {
  const { cep, state } = addressMessageCopy;
  return faultsIn(
    object({
      cep: needed(cep.missing).test('right', cep.invalid, (text) => !text || isCep(text)),
      street: needed(addressMessageCopy.street),
      number: needed(addressMessageCopy.number),
      district: needed(addressMessageCopy.district),
      city: needed(addressMessageCopy.city),
      state: needed(state.missing).test('listed', state.invalid, (id) => !id || findItem(states, id) !== undefined),
    }),
    values,
  );
}

import { object, string } from 'yup';
import { isCep } from '#/domain/contact/contact.ts';
import type { AddressField, AddressValues } from '#/domain/customer/customer-values.ts';
import { findItem } from '#/domain/customer/customer.ts';
import type { State } from '#/domain/place/geography.ts';
import { faultsIn, requiredText, upTo, validText } from '../failures/form-faults.ts';
import { addressMessageCopy } from './address.copy.ts';

const line = (missing: string) => requiredText(missing).max(...upTo(120));

/** Validates an address (spec §5). Returns messages by field. */
export function validateAddress(
  values: AddressValues,
  { states }: { states: readonly State[] },
): Partial<Record<AddressField, string>> {
  const { cep, state } = addressMessageCopy;
  return faultsIn(
    object({
      cep: validText(cep, isCep),
      // The service has one text for street and number, of 200 characters.
      street: requiredText(addressMessageCopy.street).max(...upTo(178)),
      number: requiredText(addressMessageCopy.number).max(...upTo(20)),
      complement: string()
        .trim()
        .max(...upTo(120)),
      district: line(addressMessageCopy.district),
      city: line(addressMessageCopy.city),
      state: validText(state, (id) => findItem(states, id) !== undefined),
    }),
    values,
  );
}

/** Selectors of the values that the pages of an order show. */
import { formatCep, formatPhone } from '#/domain/contact/contact.ts';
import {
  addressValuesOf,
  personalValuesOf,
  type AddressValues,
  type PersonalValues,
} from '#/domain/customer/customer-values.ts';
import { maskedDocument, personTypeOf } from '#/domain/customer/documents.ts';
import type { CheckoutState } from './checkout.state.ts';

/** Values of the fields of step 4: input over the person's known data. */
export function shownPersonalData({ orderer, draft }: Pick<CheckoutState, 'orderer' | 'draft'>): PersonalValues {
  const { user, customer } = orderer ?? {};
  const known = customer
    ? personalValuesOf(customer)
    : user && {
        name: user.fullName,
        // The field's mask would cut a CNPJ to a false CPF.
        cpf: personTypeOf(user.document) === 'pj' ? '' : maskedDocument(user.document),
        phone: formatPhone(user.phone),
      };
  return { ...known, ...draft.personal };
}

/** Values of the fields of step 5. */
export function shownAddress({ orderer, draft }: Pick<CheckoutState, 'orderer' | 'draft'>): AddressValues {
  const { user, customer } = orderer ?? {};
  const known = customer ? addressValuesOf(customer.address) : user && { cep: formatCep(user.cep) };
  return { ...known, ...draft.address };
}

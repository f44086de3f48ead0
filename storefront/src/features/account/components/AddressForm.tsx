import { useState } from 'react';
import { Form } from '@signdrive/design-system/form';
import { Stack } from '@signdrive/design-system/layout';
import { ErrorSummary } from '@signdrive/design-system/patterns';
import { cepDigits, isCep } from '#/domain/contact/contact.ts';
import type { AddressField, AddressValues } from '#/domain/customer/customer-values.ts';
import type { State } from '#/domain/place/geography.ts';
import { validateAddress } from '#/shared/address-form/address.schema.ts';
import { AddressFields } from '#/shared/address-form/AddressFields.tsx';
import type { AccountState } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';
import { SaveButton } from './SaveButton.tsx';

export interface AddressFormProps extends Pick<AccountState, 'cep'> {
  /** List of the service. */
  states: readonly State[];
  /** Values of the fields. */
  values: AddressValues;
  saving: AccountState['newAddress'];
  onType: (values: AddressValues) => void;
  /** Called with the digits of the postal code, and with an empty text while it is incomplete. */
  onCep: (cep: string) => void;
  onSubmit: (values: AddressValues) => void;
}

const { address: words } = profileCopy;

/** The customer's address, with the fields and rules of an order's address. */
export function AddressForm({ states, cep, values, saving, onType, onCep, onSubmit }: AddressFormProps) {
  const [errors, setErrors] = useState<ReturnType<typeof validateAddress>>({});
  const searchCep = (typed = '') => onCep(isCep(typed) ? cepDigits(typed) : '');
  function change(field: AddressField, value: string) {
    const { [field]: _, ...others } = errors;
    setErrors(others);
    onType({ ...values, [field]: value });
    if (field === 'cep') searchCep(value);
  }
  return (
    <Form
      aria-label={words.title}
      enterKeyHint="next"
      errors={errors}
      isSending={saving.status === 'saving'}
      onSubmit={() => {
        const found = validateAddress(values, { states });
        setErrors(found);
        if (Object.keys(found).length === 0) onSubmit(values);
      }}
    >
      <Stack gap={5}>
        <ErrorSummary />
        <AddressFields
          title={words.title}
          values={values}
          onChange={change}
          cepSearch={cep.status}
          onCepSearch={() => searchCep(values.cep)}
          states={states}
        />
        <SaveButton saving={saving} copy={words} />
      </Stack>
    </Form>
  );
}

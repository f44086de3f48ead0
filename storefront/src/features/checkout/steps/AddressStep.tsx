import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Form } from '@signdrive/design-system/form';
import { Stack } from '@signdrive/design-system/layout';
import { ErrorSummary } from '@signdrive/design-system/patterns';
import { cepDigits, isCep } from '#/domain/contact/contact.ts';
import type { AddressField, AddressValues } from '#/domain/customer/customer-values.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { validateAddress } from '#/shared/address-form/address.schema.ts';
import { AddressFields } from '#/shared/address-form/AddressFields.tsx';
import { addressCopy } from './steps.copy.ts';
import { isAddressSaved } from '../checkout.gate.ts';
import { shownAddress } from '../checkout.shown.ts';
import { addressSubmitted, cepEntered, draftChanged, useCheckout } from '../checkout.slice.ts';
import { SavedFormEnd } from './StepEnd.tsx';
import { useMessages } from './use-messages.ts';

/** Step 5: the address. A postal code fills empty fields; typed ones stay. */
export function AddressStep({ back }: { back: ReactNode }) {
  const dispatch = useDispatch();
  const orderer = useCheckout((state) => state.orderer);
  const values = useCheckout(shownAddress, isSameValue);
  const isUnsaved = useCheckout((state) => state.orderer?.customer !== undefined && !isAddressSaved(state));
  const saving = useCheckout((state) => state.saving);
  const cepSearch = useCheckout((state) => state.cep.status);
  const { messages, setMessages } = useMessages<AddressField>(orderer && validateAddress(values, orderer.lists));
  if (!orderer) return null;
  const { lists } = orderer;

  function searchCep(cep = '') {
    dispatch(cepEntered({ cep: isCep(cep) ? cepDigits(cep) : '' }));
  }

  function change(field: AddressField, value: string) {
    dispatch(draftChanged({ address: { ...values, [field]: value } }));
    if (field === 'cep') searchCep(value);
  }

  function submit(sent: AddressValues) {
    const faults = validateAddress(sent, lists);
    setMessages(faults);
    if (Object.keys(faults).length === 0) dispatch(addressSubmitted(sent));
  }

  return (
    <Form enterKeyHint="next" errors={messages} onSubmit={() => submit(values)} isSending={saving.status === 'saving'}>
      <Stack gap={7}>
        <ErrorSummary />
        <AddressFields
          title={addressCopy.section}
          values={values}
          onChange={change}
          cepSearch={cepSearch}
          onCepSearch={() => searchCep(values.cep)}
          states={lists.states}
        />
        <SavedFormEnd isUnsaved={isUnsaved} saving={saving} back={back} submit={addressCopy.submit} />
      </Stack>
    </Form>
  );
}

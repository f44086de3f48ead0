import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { DateField } from '@signdrive/design-system/date-field';
import { Form } from '@signdrive/design-system/form';
import { Stack } from '@signdrive/design-system/layout';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { ErrorSummary, FormSection, WideField } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { TextField } from '@signdrive/design-system/text-field';
import type { PersonalField, PersonalValues } from '#/domain/customer/customer-values.ts';
import { hasSpouse, cnhCategories } from '#/domain/customer/customer.ts';
import { personTypeOf } from '#/domain/customer/documents.ts';
import { ownPhoneEntry } from '#/shared/forms/phone-entry.ts';
import { personalFieldCopy } from '#/shared/personal-form/personal.copy.ts';
import { validatePersonalData } from '#/shared/personal-form/personal.schema.ts';
import {
  BirthDateField,
  CivilStatusField,
  fieldOf,
  GenderField,
  JobPhoneField,
  RegistryNumberField,
  SalaryField,
  SpouseFields,
  valuesAround,
} from '#/shared/personal-form/ProfileFields.tsx';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { today } from '#/shared/text/moments.ts';
import { personalCopy } from './steps.copy.ts';

import { isPersonalDataSaved } from '../checkout.gate.ts';
import { shownPersonalData } from '../checkout.shown.ts';
import { draftChanged, personalDataSubmitted, selectCheckout, useCheckout } from '../checkout.slice.ts';
import { ReviewChange } from './ReviewChange.tsx';
import { SavedFormEnd } from './StepEnd.tsx';
import { useMessages } from './use-messages.ts';

/** Step 4: the person who will sign (spec §3, Customer). */
export function PersonalStep({ back }: { back: ReactNode }) {
  const dispatch = useDispatch();
  const store = useStore<LateRoot>();
  const orderer = useCheckout((state) => state.orderer);
  const saving = useCheckout((state) => state.saving);
  const isUnsaved = useCheckout((state) => state.orderer?.customer !== undefined && !isPersonalDataSaved(state));
  // Read once and not selected: the fields hold their input, so a change of the draft renders none of them.
  const readShown = () => shownPersonalData(selectCheckout(store.getState()));
  const [first] = useState(readShown);
  const field = (name: PersonalField, label: string) => fieldOf(first, name, label);
  const [civilStatus, setCivilStatus] = useState(first.civilStatus ?? '');
  const { messages, setMessages, judgedAgain } = useMessages<PersonalField>();
  if (!orderer) return null;
  const { lists, user } = orderer;

  const judge = (values: PersonalValues) =>
    validatePersonalData(values, { lists, accountCpf: user.document, today: today() });

  function submit(values: PersonalValues) {
    const faults = judge(values);
    setMessages(faults);
    if (Object.keys(faults).length === 0) dispatch(personalDataSubmitted(values));
  }

  return (
    <div
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const values = valuesAround(event);
        if (Object.keys(messages).length > 0) judgedAgain(judge(values));
        // The input of a spouse whose fields are not rendered stays in the draft.
        dispatch(draftChanged({ personal: { ...selectCheckout(store.getState()).draft.personal, ...values } }));
      }}
    >
      <Form enterKeyHint="next" errors={messages} onSubmit={submit} isSending={saving.status === 'saving'}>
        <Stack gap={7}>
          <ReviewChange part="customer" />
          <ErrorSummary />
          <FormSection title={personalCopy.sections.person}>
            <WideField>
              <TextField {...field('name', personalFieldCopy.name)} autoComplete="name" />
            </WideField>
            <MaskedField
              {...field('cpf', personalFieldCopy.cpf)}
              {...(personTypeOf(user.document) !== 'pj' && { description: personalFieldCopy.cpfHint })}
              mask="000.000.000-00"
            />
            <RegistryNumberField first={first} />
            <BirthDateField first={first} />
            <MaskedField
              {...field('phone', personalFieldCopy.phone)}
              description={personalFieldCopy.phoneHint}
              {...ownPhoneEntry}
            />
            <GenderField first={first} genders={lists.genders} />
            <CivilStatusField civilStatuses={lists.civilStatuses} value={civilStatus} onChange={setCivilStatus} />
            <WideField>
              <TextField
                {...field('alternativeEmail', personalFieldCopy.alternativeEmail)}
                type="email"
                isOptional
                autoComplete="email"
              />
            </WideField>
          </FormSection>
          <FormSection title={personalCopy.sections.licence}>
            <MaskedField
              {...field('cnh', personalFieldCopy.cnh)}
              description={personalFieldCopy.cnhHint}
              mask="00000000000"
            />
            <Select
              {...field('cnhCategory', personalFieldCopy.cnhCategory)}
              description={personalFieldCopy.cnhCategoryHint}
              placeholder={personalFieldCopy.choose}
              items={cnhCategories.map((category) => ({ value: category, label: category }))}
            />
            <DateField {...field('cnhIssuanceDate', personalFieldCopy.cnhIssuanceDate)} />
            <DateField {...field('cnhValidUntil', personalFieldCopy.cnhValidUntil)} />
          </FormSection>
          <FormSection title={personalCopy.sections.job}>
            <TextField
              {...field('company', personalFieldCopy.company)}
              description={personalFieldCopy.companyHint}
              autoComplete="organization"
            />
            <TextField
              {...field('position', personalFieldCopy.position)}
              description={personalFieldCopy.positionHint}
              autoComplete="organization-title"
            />
            <SalaryField first={first} />
            <DateField {...field('admissionDate', personalFieldCopy.admissionDate)} />
            <JobPhoneField first={first} />
          </FormSection>
          {hasSpouse(Number(civilStatus)) && <SpouseFields readFirst={readShown} />}
          <SavedFormEnd isUnsaved={isUnsaved} saving={saving} back={back} submit={personalCopy.submit} />
        </Stack>
      </Form>
    </div>
  );
}

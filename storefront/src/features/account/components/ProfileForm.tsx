import { Fragment, useState, type ChangeEvent } from 'react';
import { Form } from '@signdrive/design-system/form';
import { Stack } from '@signdrive/design-system/layout';
import { ErrorSummary, FormSection } from '@signdrive/design-system/patterns';
import { personalValuesOf, type PersonalValues } from '#/domain/customer/customer-values.ts';
import { hasSpouse } from '#/domain/customer/customer.ts';
import { changedValues, withTypedProfile } from '#/domain/customer/profile.ts';
import { isSameCustomer } from '#/domain/customer/same-customer.ts';
import { validateProfile } from '#/shared/personal-form/personal.schema.ts';
import {
  BirthDateField,
  CivilStatusField,
  GenderField,
  JobPhoneField,
  RegistryNumberField,
  SalaryField,
  SpouseFields,
  valuesAround,
} from '#/shared/personal-form/ProfileFields.tsx';
import { today } from '#/shared/text/moments.ts';
import type { KnownCustomer, Saving } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';
import { SaveButton } from './SaveButton.tsx';

export interface ProfileFormProps {
  known: KnownCustomer;
  /** Digits, which the spouse's CPF must differ from. */
  accountCpf: string;
  /** Input that is not saved. */
  typed: PersonalValues | undefined;
  saving: Saving;
  /** Called with the values that differ from the customer's. */
  onType: (changed: PersonalValues) => void;
  onSubmit: (changed: PersonalValues) => void;
}

const { profile: words } = profileCopy;

/** Data of the customer beyond those of the account (spec §3, Profile), with the fields and rules of an order. */
export function ProfileForm({
  known: { customer, lists },
  accountCpf,
  typed,
  saving,
  onType,
  onSubmit,
}: ProfileFormProps) {
  const [filled, setFilled] = useState(() => ({
    customer,
    first: { ...personalValuesOf(customer), ...typed } as PersonalValues,
    times: 0,
  }));
  const { first } = filled;
  /** Values of the fields, also of a spouse whose fields are not rendered. */
  const [shown, setShown] = useState(first);
  // Data that another tab or device has saved replace the displayed ones, but no input.
  if (customer !== filled.customer && saving.status !== 'saving') {
    const next = { ...personalValuesOf(customer), ...typed };
    const isShown = isSameCustomer(withTypedProfile(customer, shown), withTypedProfile(customer, next));
    setFilled(isShown ? { ...filled, customer } : { customer, first: next, times: filled.times + 1 });
    if (!isShown) setShown(next);
  }
  const civilStatus = shown.civilStatus ?? '';
  const [errors, setErrors] = useState<ReturnType<typeof validateProfile>>({});
  return (
    <div
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { [event.target.name as keyof typeof errors]: _, ...others } = errors;
        setErrors(others);
        const values = valuesAround(event);
        setShown({ ...shown, ...values });
        onType(changedValues(values, filled.customer));
      }}
    >
      <Form
        aria-label={words.title}
        enterKeyHint="next"
        errors={errors}
        isSending={saving.status === 'saving'}
        onSubmit={(sent: PersonalValues) => {
          // Form data contain no unchecked checkbox.
          const values = { ...shown, spouseIncome: '', ...sent };
          const found = validateProfile(values, { lists, accountCpf, today: today() });
          setErrors(found);
          if (Object.keys(found).length === 0) onSubmit(changedValues(values, filled.customer));
        }}
      >
        <Stack gap={5}>
          <ErrorSummary />
          <Fragment key={filled.times}>
            <FormSection title={words.title} description={words.description}>
              <RegistryNumberField first={first} />
              <BirthDateField first={first} />
              <GenderField first={first} genders={lists.genders} />
              <CivilStatusField
                civilStatuses={lists.civilStatuses}
                value={civilStatus}
                onChange={(chosen) => setShown({ ...shown, civilStatus: chosen })}
              />
              <SalaryField first={first} />
              <JobPhoneField first={first} />
            </FormSection>
            {hasSpouse(Number(civilStatus)) && <SpouseFields readFirst={() => shown} />}
          </Fragment>
          <SaveButton saving={saving} copy={words} />
        </Stack>
      </Form>
    </div>
  );
}

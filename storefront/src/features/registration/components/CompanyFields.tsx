import type { ReactNode } from 'react';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { RadioGroup } from '@signdrive/design-system/radio-group';
import { Select } from '@signdrive/design-system/select';
import { TextArea } from '@signdrive/design-system/text-area';
import { TextField } from '@signdrive/design-system/text-field';
import { ownPhoneEntry } from '#/shared/forms/phone-entry.ts';
import { emailEntry } from '../masks.ts';
import { fieldCopy, sectionCopy } from '../registration.copy.ts';
import {
  contactPreferences,
  negotiationFleets,
  ownFleets,
  type FieldName,
  type RegistrationValues,
} from '../registration.slice.ts';

export interface CompanyFieldsProps {
  values: RegistrationValues;
  onChange: (name: FieldName, value: string) => void;
  /** CEP, state and city. */
  place: ReactNode;
}

const itemsOf = (options: readonly string[]) => options.map((option) => ({ value: option, label: option }));

/** Fields of a company's lead (spec §5, Registration, company), after the document. */
export function CompanyFields({ values, onChange, place }: CompanyFieldsProps) {
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <FormSection title={sectionCopy.company} headingLevel={3}>
        <WideField>
          <TextField {...fieldCopy.company} {...field('company')} autoComplete="organization" />
        </WideField>
        {place}
      </FormSection>
      <FormSection title={sectionCopy.contact} headingLevel={3}>
        <TextField {...fieldCopy.firstName} {...field('firstName')} autoComplete="given-name" />
        <TextField {...fieldCopy.lastName} {...field('lastName')} autoComplete="family-name" />
        <TextField {...fieldCopy.email} {...field('email')} {...emailEntry} />
        <MaskedField {...fieldCopy.phone} {...field('phone')} {...ownPhoneEntry} />
        <WideField>
          <RadioGroup
            {...fieldCopy.contactPreference}
            {...field('contactPreference')}
            items={itemsOf(contactPreferences)}
            layout="row"
          />
        </WideField>
      </FormSection>
      <FormSection title={sectionCopy.fleet} headingLevel={3}>
        <Select {...fieldCopy.ownFleet} {...field('ownFleet')} items={itemsOf(ownFleets)} />
        <Select {...fieldCopy.negotiationFleet} {...field('negotiationFleet')} items={itemsOf(negotiationFleets)} />
        <WideField>
          <TextArea {...fieldCopy.observations} {...field('observations')} />
        </WideField>
      </FormSection>
    </>
  );
}

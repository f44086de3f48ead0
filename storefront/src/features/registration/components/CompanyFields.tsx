import { MaskedField } from '@signdrive/design-system/masked-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { RadioGroup } from '@signdrive/design-system/radio-group';
import { Select } from '@signdrive/design-system/select';
import { TextArea } from '@signdrive/design-system/text-area';
import { TextField } from '@signdrive/design-system/text-field';
import { ownPhoneEntry } from '#/shared/forms/phone-entry.ts';
import { emailEntry, RegistrationField } from './RegistrationField.tsx';
import { fieldCopy, observationsLimit, sectionCopy } from '../registration.copy.ts';
import { contactPreferences, negotiationFleets, ownFleets } from '../registration.slice.ts';
import { PlaceFields } from './PlaceFields.tsx';

const itemsOf = (options: readonly string[]) => options.map((option) => ({ value: option, label: option }));

/** Fields of a company's lead (spec §5, Registration, company), after the document. */
export function CompanyFields() {
  return (
    <>
      <FormSection title={sectionCopy.company} headingLevel={3}>
        <WideField>
          <RegistrationField as={TextField} name="company" {...fieldCopy.company} autoComplete="organization" />
        </WideField>
        <PlaceFields />
      </FormSection>
      <FormSection title={sectionCopy.contact} headingLevel={3}>
        <RegistrationField as={TextField} name="firstName" {...fieldCopy.firstName} autoComplete="given-name" />
        <RegistrationField as={TextField} name="lastName" {...fieldCopy.lastName} autoComplete="family-name" />
        <RegistrationField as={TextField} name="email" {...fieldCopy.email} {...emailEntry} />
        <RegistrationField as={MaskedField} name="phone" {...fieldCopy.phone} {...ownPhoneEntry} />
        <WideField>
          <RegistrationField
            as={RadioGroup}
            name="contactPreference"
            {...fieldCopy.contactPreference}
            items={itemsOf(contactPreferences)}
            layout="row"
          />
        </WideField>
      </FormSection>
      <FormSection title={sectionCopy.fleet} headingLevel={3}>
        <RegistrationField as={Select} name="ownFleet" {...fieldCopy.ownFleet} items={itemsOf(ownFleets)} />
        <RegistrationField
          as={Select}
          name="negotiationFleet"
          {...fieldCopy.negotiationFleet}
          items={itemsOf(negotiationFleets)}
        />
        <WideField>
          <RegistrationField
            as={TextArea}
            name="observations"
            characterLimit={observationsLimit}
            {...fieldCopy.observations}
          />
        </WideField>
      </FormSection>
    </>
  );
}

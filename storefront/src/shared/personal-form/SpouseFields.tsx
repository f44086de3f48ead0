import { useState } from 'react';
import { Checkbox } from '@signdrive/design-system/checkbox';
import { DateField } from '@signdrive/design-system/date-field';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { TextField } from '@signdrive/design-system/text-field';
import type { PersonalField, PersonalValues } from '#/domain/customer/customer-values.ts';
import { phoneEntry } from '../forms/phone-entry.ts';
import { personalFieldCopy } from './personal.copy.ts';
import { fieldOf } from './ProfileFields.tsx';

interface SpouseFieldsProps {
  /** Returns the initial values of fields that appear, also again: they are removed with another answer. */
  readFirst: () => PersonalValues;
}

/** The spouse's fields, for civil status 2 and 5 only. A group, because its labels repeat those above. */
export function SpouseFields({ readFirst }: SpouseFieldsProps) {
  const first = readFirst();
  const field = (name: PersonalField, label: string) => fieldOf(first, name, label);
  const [hasIncome, setHasIncome] = useState(first.spouseIncome === 'on');
  return (
    <FormSection title={personalFieldCopy.spouse} isGroup>
      <WideField>
        <TextField {...field('spouseName', personalFieldCopy.name)} />
      </WideField>
      <MaskedField
        {...field('spouseCpf', personalFieldCopy.cpf)}
        description={personalFieldCopy.spouseCpfHint}
        mask="000.000.000-00"
      />
      <DateField {...field('spouseBirthDate', personalFieldCopy.birthDate)} />
      <TextField {...field('spouseEmail', personalFieldCopy.email)} type="email" isOptional />
      <MaskedField {...field('spousePhone', personalFieldCopy.phone)} isOptional={!hasIncome} {...phoneEntry} />
      <WideField>
        <Checkbox
          name="spouseIncome"
          label={personalFieldCopy.spouseIncome}
          description={personalFieldCopy.spouseIncomeHint}
          isSelected={hasIncome}
          onChange={setHasIncome}
        />
      </WideField>
      {hasIncome && (
        <>
          <TextField
            {...field('spouseCompany', personalFieldCopy.company)}
            description={personalFieldCopy.spouseCompanyHint}
          />
          <TextField
            {...field('spousePosition', personalFieldCopy.position)}
            description={personalFieldCopy.positionHint}
          />
          <TextField
            {...field('spouseSalary', personalFieldCopy.salary)}
            inputMode="decimal"
            description={personalFieldCopy.salaryHint}
          />
          <DateField {...field('spouseAdmissionDate', personalFieldCopy.admissionDate)} />
        </>
      )}
    </FormSection>
  );
}

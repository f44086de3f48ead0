import { useState } from 'react';
import { Checkbox } from '@signdrive/design-system/checkbox';
import { DateField } from '@signdrive/design-system/date-field';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { TextField } from '@signdrive/design-system/text-field';
import type { PersonalValues } from '#/domain/customer/customer-values.ts';
import { phoneEntry } from '../forms/phone-entry.ts';
import { personalFieldCopy } from './personal.copy.ts';

interface SpouseFieldsProps {
  /** Returns the initial values of fields that appear, also again: they are removed with another answer. */
  readFirst: () => PersonalValues;
}

/** The spouse's fields, for civil status 2 and 5 only. A group, because its labels repeat those above. */
export function SpouseFields({ readFirst }: SpouseFieldsProps) {
  const first = readFirst();
  const [hasIncome, setHasIncome] = useState(first.spouseIncome === 'on');
  return (
    <FormSection title={personalFieldCopy.spouse} isGroup>
      <WideField>
        <TextField name="spouseName" label={personalFieldCopy.name} defaultValue={first.spouseName ?? ''} />
      </WideField>
      <MaskedField
        name="spouseCpf"
        label={personalFieldCopy.cpf}
        description={personalFieldCopy.spouseCpfHint}
        mask="000.000.000-00"
        defaultValue={first.spouseCpf ?? ''}
      />
      <DateField
        name="spouseBirthDate"
        label={personalFieldCopy.birthDate}
        defaultValue={first.spouseBirthDate ?? ''}
      />
      <TextField
        name="spouseEmail"
        type="email"
        label={personalFieldCopy.email}
        isOptional
        defaultValue={first.spouseEmail ?? ''}
      />
      <MaskedField
        name="spousePhone"
        label={personalFieldCopy.phone}
        isOptional={!hasIncome}
        {...phoneEntry}
        defaultValue={first.spousePhone ?? ''}
      />
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
            name="spouseCompany"
            label={personalFieldCopy.company}
            description={personalFieldCopy.spouseCompanyHint}
            defaultValue={first.spouseCompany ?? ''}
          />
          <TextField
            name="spousePosition"
            label={personalFieldCopy.position}
            description={personalFieldCopy.positionHint}
            defaultValue={first.spousePosition ?? ''}
          />
          <TextField
            name="spouseSalary"
            inputMode="decimal"
            label={personalFieldCopy.salary}
            description={personalFieldCopy.salaryHint}
            defaultValue={first.spouseSalary ?? ''}
          />
          <DateField
            name="spouseAdmissionDate"
            label={personalFieldCopy.admissionDate}
            defaultValue={first.spouseAdmissionDate ?? ''}
          />
        </>
      )}
    </FormSection>
  );
}

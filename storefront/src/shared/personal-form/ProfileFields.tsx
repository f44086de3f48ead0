import { useState, type ChangeEvent } from 'react';
import { Checkbox } from '@signdrive/design-system/checkbox';
import { DateField } from '@signdrive/design-system/date-field';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { FormSection, WideField } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { TextField } from '@signdrive/design-system/text-field';
import type { PersonalField, PersonalValues } from '#/domain/customer/customer-values.ts';
import type { EnumerationItem } from '#/domain/customer/customer.ts';
import { phoneEntry } from '../forms/phone-entry.ts';
import { personalFieldCopy as words } from './personal.copy.ts';

interface FieldProps {
  /** Initial values of the fields. */
  first: PersonalValues;
}

/** Name, label and initial value of a field. */
export const fieldOf = (first: PersonalValues, name: PersonalField, label: string) => ({
  name,
  label,
  defaultValue: first[name] ?? '',
});

export const RegistryNumberField = ({ first }: FieldProps) => (
  <MaskedField {...fieldOf(first, 'rg', words.rg)} description={words.rgHint} mask="AAAAAAAAA" />
);

export const BirthDateField = ({ first }: FieldProps) => (
  <DateField {...fieldOf(first, 'birthDate', words.birthDate)} autoComplete="bday" />
);

const choices = (items: readonly EnumerationItem[]) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

export const GenderField = ({ first, genders }: FieldProps & { genders: readonly EnumerationItem[] }) => (
  <Select {...fieldOf(first, 'gender', words.gender)} placeholder={words.choose} items={choices(genders)} />
);

interface CivilStatusFieldProps {
  civilStatuses: readonly EnumerationItem[];
  value: string;
  onChange: (value: string) => void;
}

/** Reports each selection, because a married person needs the spouse's fields. */
export const CivilStatusField = ({ civilStatuses, value, onChange }: CivilStatusFieldProps) => (
  <Select
    name="civilStatus"
    label={words.civilStatus}
    placeholder={words.choose}
    value={value}
    onChange={onChange}
    items={choices(civilStatuses)}
  />
);

export const SalaryField = ({ first }: FieldProps) => (
  <TextField {...fieldOf(first, 'salary', words.salary)} inputMode="decimal" description={words.salaryHint} />
);

export const JobPhoneField = ({ first }: FieldProps) => (
  <MaskedField {...fieldOf(first, 'jobPhone', words.jobPhone)} description={words.jobPhoneHint} {...phoneEntry} />
);

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
    <FormSection title={words.spouse} isGroup>
      <WideField>
        <TextField {...field('spouseName', words.name)} />
      </WideField>
      <MaskedField {...field('spouseCpf', words.cpf)} description={words.spouseCpfHint} mask="000.000.000-00" />
      <DateField {...field('spouseBirthDate', words.birthDate)} />
      <TextField {...field('spouseEmail', words.email)} type="email" isOptional />
      <MaskedField {...field('spousePhone', words.phone)} isOptional={!hasIncome} {...phoneEntry} />
      <WideField>
        <Checkbox
          name="spouseIncome"
          label={words.spouseIncome}
          description={words.spouseIncomeHint}
          isSelected={hasIncome}
          onChange={setHasIncome}
        />
      </WideField>
      {hasIncome && (
        <>
          <TextField {...field('spouseCompany', words.company)} description={words.spouseCompanyHint} />
          <TextField {...field('spousePosition', words.position)} description={words.positionHint} />
          <TextField {...field('spouseSalary', words.salary)} inputMode="decimal" description={words.salaryHint} />
          <DateField {...field('spouseAdmissionDate', words.admissionDate)} />
        </>
      )}
    </FormSection>
  );
}

/** The values of the form around a changed field, by name. An unticked box has an empty value. */
export function valuesAround({ target }: ChangeEvent<HTMLElement>): Record<string, string> {
  const form = target.closest('form');
  if (!form) return {};
  const sent = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // Form data leave unticked boxes out; a draft without them would show their former value.
  const unticked = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)')];
  return { ...Object.fromEntries(unticked.map(({ name }) => [name, ''])), ...Object.fromEntries(sent) };
}

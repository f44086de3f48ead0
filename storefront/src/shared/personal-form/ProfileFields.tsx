import { DateField } from '@signdrive/design-system/date-field';
import { MaskedField } from '@signdrive/design-system/masked-field';
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

import { DateField } from '@signdrive/design-system/date-field';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { Select } from '@signdrive/design-system/select';
import { TextField } from '@signdrive/design-system/text-field';
import type { PersonalValues } from '#/domain/customer/customer-values.ts';
import type { EnumerationItem } from '#/domain/customer/customer.ts';
import { phoneEntry } from '../forms/phone-entry.ts';
import { personalFieldCopy as words } from './personal.copy.ts';

interface FieldProps {
  /** Initial values of the fields. */
  first: PersonalValues;
}

export const RegistryNumberField = ({ first }: FieldProps) => (
  <MaskedField name="rg" label={words.rg} description={words.rgHint} mask="AAAAAAAAA" defaultValue={first.rg ?? ''} />
);

export const BirthDateField = ({ first }: FieldProps) => (
  <DateField name="birthDate" label={words.birthDate} defaultValue={first.birthDate ?? ''} autoComplete="bday" />
);

const choices = (items: readonly EnumerationItem[]) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

export const GenderField = ({ first, genders }: FieldProps & { genders: readonly EnumerationItem[] }) => (
  <Select
    name="gender"
    label={words.gender}
    placeholder={words.choose}
    defaultValue={first.gender ?? ''}
    items={choices(genders)}
  />
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
  <TextField
    name="salary"
    inputMode="decimal"
    label={words.salary}
    description={words.salaryHint}
    defaultValue={first.salary ?? ''}
  />
);

export const JobPhoneField = ({ first }: FieldProps) => (
  <MaskedField
    name="jobPhone"
    label={words.jobPhone}
    description={words.jobPhoneHint}
    {...phoneEntry}
    defaultValue={first.jobPhone ?? ''}
  />
);

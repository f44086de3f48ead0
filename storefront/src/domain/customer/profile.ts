import { withoutFormerSpouse, type Customer } from './customer.ts';
import {
  personalDataOf,
  personalValuesOf,
  spouseFields,
  spouseJobFields,
  type PersonalField,
  type PersonalValues,
} from './customer-values.ts';

const ofCouple: readonly string[] = ['civilStatus', ...spouseFields, ...spouseJobFields];

/**
 * The values that differ from the customer that the form shows: another tab may have saved the others. Civil status and
 * spouse are one value, or the data of two spouses would be mixed.
 */
export function changedValues(values: PersonalValues, shown: Customer): PersonalValues {
  const former = personalValuesOf(shown);
  const entries = Object.entries(values) as [PersonalField, string][];
  const changed = entries.filter(([field, value]) => value !== (former[field] ?? ''));
  const isCoupleChanged = changed.some(([field]) => ofCouple.includes(field));
  return Object.fromEntries(
    entries.filter((entry) => changed.includes(entry) || (isCoupleChanged && ofCouple.includes(entry[0]))),
  );
}

/** The customer with changed fields of the account (spec §3, Profile); a spouse only with civil status 2 and 5. */
export function withTypedProfile(customer: Customer, changed: PersonalValues): Customer {
  const values = { ...personalValuesOf(customer), ...changed };
  const { rg, birthDate, gender, civilStatus, job, spouse } = personalDataOf(values);
  const { phone, salaryInCents } = job;
  return withoutFormerSpouse({
    ...customer,
    rg,
    birthDate,
    gender,
    civilStatus,
    job: { ...customer.job, phone, salaryInCents },
    ...(spouse && { spouse }),
  });
}

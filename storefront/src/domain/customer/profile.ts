import { withoutFormerSpouse, type Customer } from './customer.ts';
import { personalDataOf, type PersonalValues } from './customer-values.ts';

/** The customer with the fields of the account (spec §3, Profile); a spouse only with civil status 2 and 5. */
export function withTypedProfile(customer: Customer, values: PersonalValues): Customer {
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

// A module of its own: it is wanted after a write whose answer didn't come, and nowhere in a first load.
import type { Customer } from './customer.ts';

/** The same person, whatever number the service has given them. */
export function isSameCustomer(one: Customer, other: Customer): boolean {
  return canonical({ ...one, id: undefined }) === canonical({ ...other, id: undefined });
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([first], [second]) => (first < second ? -1 : 1)))
      : part,
  );

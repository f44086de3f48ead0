import { all, call, type SagaGenerator } from 'typed-redux-saga';
import type { EnumerationItem } from '#/domain/customer/customer.ts';
import type { State } from '#/domain/place/geography.ts';
import { read } from '../loading/requests.ts';
import type { PersonalLists } from './personal.schema.ts';

/** Lists of the service that the forms of a customer choose from. */
export interface CustomerLists extends PersonalLists {
  states: readonly State[];
}

type List<Item> = (signal: AbortSignal) => Promise<readonly Item[]>;

interface ListsPort {
  listGenders: List<EnumerationItem>;
  listCivilStatuses: List<EnumerationItem>;
  listCustomerStates: List<State>;
}

export function* readCustomerLists(customers: ListsPort): SagaGenerator<CustomerLists> {
  return yield* all({
    genders: call(() => read((signal) => customers.listGenders(signal))),
    civilStatuses: call(() => read((signal) => customers.listCivilStatuses(signal))),
    states: call(() => read((signal) => customers.listCustomerStates(signal))),
  });
}

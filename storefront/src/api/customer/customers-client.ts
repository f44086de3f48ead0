import type {
  Customer as WireCustomer,
  CustomerRequest,
  EnumerationResponse,
  StateEnumResponse,
} from '@signdrive/sandbox/contract/customers';
import type { Confirmed, Http } from '../wire/http.ts';
import type { Customer, EnumerationItem } from '../../domain/customer/customer.ts';
import type { State } from '../../domain/place/geography.ts';
import { customerOf, requestOf } from './customer-mapping.ts';
import { choices, count, fieldsOf, object, text, type Decoder, type Fields } from '../wire/decode.ts';
import { orIfMissing } from '../wire/rejection.ts';

/** Customers, and the lists of their forms. */
export interface CustomersPort {
  /** Undefined if the service has none for this user yet. */
  readCustomer(userId: string, signal: AbortSignal): Promise<(Customer & { id: string }) | undefined>;
  /** Creates the customer if it has no id, changes it otherwise. */
  saveCustomer(change: { customer: Customer } & Confirmed, signal: AbortSignal): Promise<void>;
  listGenders(signal: AbortSignal): Promise<readonly EnumerationItem[]>;
  listCivilStatuses(signal: AbortSignal): Promise<readonly EnumerationItem[]>;
  /** The fleet's own ids of the states. */
  listCustomerStates(signal: AbortSignal): Promise<readonly State[]>;
}

const item = object((wire: Fields<EnumerationResponse[number]>): EnumerationItem => ({
  id: wire.get('id', count),
  name: wire.get('name', text),
}));

const state = object((wire: Fields<StateEnumResponse[number]>): State => ({
  id: wire.get('id', count),
  name: wire.get('name', text),
  uf: wire.get('uf', text).toUpperCase(),
}));

/** Fleet API (spec §7), customers and the lists of their forms. */
export function createCustomersClient(http: Http): CustomersPort {
  const read = async <T>(call: `GET /${string}`, decoder: Decoder<T>, signal: AbortSignal): Promise<T> =>
    decoder(await http.send({ call, signal }), call);

  return {
    async readCustomer(userId, signal) {
      const call = 'GET /customers/{id}';
      const reading = http.send({ call, params: { id: userId }, ofUser: userId, signal });
      return orIfMissing(
        reading.then((answer) => customerOf(fieldsOf<WireCustomer>(answer, call))),
        undefined,
      );
    },

    async saveCustomer({ customer, idempotencyKey }, signal) {
      const body: CustomerRequest = requestOf(customer);
      await http.send({
        // POST creates, PUT changes (spec §7).
        call: customer.id === undefined ? 'POST /customers' : 'PUT /customers',
        query: { userId: customer.userId },
        ofUser: customer.userId,
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
      });
    },

    listGenders: (signal) => read('GET /genderenum', choices(item), signal),
    listCivilStatuses: (signal) => read('GET /civilstatusenum', choices(item), signal),
    listCustomerStates: (signal) => read('GET /stateEnum', choices(state), signal),
  };
}

import { Type } from 'typebox';
import { Customer, CustomerRequest, EnumerationResponse, StateEnumResponse } from '../../../../contract/customers.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ServiceScope } from '../../../kernel/service.ts';
import { sessionCall } from '../calls.ts';
import { calendarDay } from '../calendar.ts';
import { requireUser } from '../identity/session.ts';
import { readAccount } from '../identity/state.ts';
import { civilStatuses, genders, stateEnum } from './enumerations.ts';
import { checkCustomer } from './rules.ts';
import { addCustomer, readCustomer, replaceCustomer } from './state.ts';

const UserQuery = Type.Object({ userId: Type.Integer() });

/** Personal data of customers, and the lists of its form (spec §7, Customer and documents). */
export function customerRoutes(scope: ServiceScope, kernel: Kernel): void {
  const { database, clock } = kernel;

  scope.get(
    '/customers/:id',
    sessionCall({
      summary: 'Personal data by the id of the user; 404 while there is none',
      params: Type.Object({ id: Type.Integer() }),
      response: { 200: Customer },
    }),
    async ({ params: { id }, headers }) => {
      await requireUser(kernel, headers.authorization, id);
      const customer = await readCustomer(database, id);
      if (!customer) throw noCustomer();
      return customer;
    },
  );

  scope.post(
    '/customers',
    sessionCall({
      summary: 'Keeps personal data for the first time',
      querystring: UserQuery,
      body: CustomerRequest,
      response: { 201: Customer },
    }),
    async ({ query, headers, body }, reply) => {
      const customer = await addCustomer(database, await checked(query.userId, headers.authorization, body));
      if (!customer) throw new Refusal(409, 'customer_exists', 'Os dados já existem: altere-os.');
      return reply.status(201).send(customer);
    },
  );

  scope.put(
    '/customers',
    sessionCall({
      summary: 'Replaces personal data',
      querystring: UserQuery,
      body: CustomerRequest,
      response: { 200: Customer },
    }),
    async ({ query, headers, body }) => {
      const customer = await replaceCustomer(database, await checked(query.userId, headers.authorization, body));
      if (!customer) throw noCustomer();
      return customer;
    },
  );

  async function checked(userId: number, authorization: string | undefined, body: CustomerRequest) {
    await requireUser(kernel, authorization, userId);
    if (userId !== body.userId) throw new Refusal(400, 'invalid_request', 'The two userId differ');
    const account = await readAccount(database, userId);
    if (!account) throw new Refusal(404, 'not_found', 'No such user');
    return checkCustomer(body, calendarDay(clock.now()), account.document);
  }

  const lists = [
    ['/civilstatusenum', 'Civil statuses', EnumerationResponse, civilStatuses],
    ['/genderenum', 'Genders', EnumerationResponse, genders],
    ['/stateEnum', 'States with the ids that addresses carry', StateEnumResponse, stateEnum],
  ] as const;
  for (const [path, summary, schema, list] of lists) {
    scope.get(path, { schema: { summary, response: { 200: schema } } }, async () => list);
  }
}

const noCustomer = () => new Refusal(404, 'not_found', 'This user has no personal data yet');

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { documentRoutes } from '../documentation.ts';
import { FaultRequest } from '../kernel/faults.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { Refusal, toRefusal } from '../kernel/refusal.ts';
import type { ServiceScope } from '../kernel/service.ts';
import { scenarios } from '../scenarios/index.ts';
import { readScenarioName } from '../scenarios/load.ts';
import { resetSandbox } from '../scenarios/reset.ts';
import { requireControlHeader, requireLocalHost } from './access.ts';
import { contentRoutes } from './content-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { controlOrderRoutes } from './order-routes.ts';
import { pageRoutes } from './page-routes.ts';

/** Filters a list by visit: the value of the calls' `x-sandbox-visit` header. */
const OfVisit = Type.Object({ visit: Type.Optional(Type.String()) });

const Done = Type.Object({ scenario: Type.String() });
const ClockState = Type.Object({ now: Type.String(), isFrozen: Type.Boolean() });

/** `/_sandbox`: the control, as a page for people and as an API with its own header for tests. */
export async function registerControl(root: FastifyInstance, kernel: Kernel): Promise<void> {
  await root.register(
    async (plain) => {
      const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
      documentRoutes(scope, { tags: ['control'] });
      scope.addHook('onRequest', async (request, reply) => {
        void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
        requireLocalHost(request);
      });
      scope.setErrorHandler((error, _request, reply) => {
        const { status, code, message } = toRefusal(error, 'invalid_request');
        if (status >= 500) console.error(error);
        return reply.status(status).send({ code, message });
      });
      scope.get('/health', { schema: { summary: 'The sandbox runs; needs no header' } }, async () => ({
        status: 'ok',
        scenario: await readScenarioName(kernel.database),
      }));
      scope.setNotFoundHandler((request, reply) => {
        const message = `No call ${request.method} ${request.url.split('?', 1)[0]}`;
        return reply.status(404).send({ code: 'not_found', message });
      });
      pageRoutes(scope, kernel);
      await scope.register(async (guarded) => {
        const api = guarded.withTypeProvider<TypeBoxTypeProvider>();
        documentRoutes(api, { security: [{ control: [] }] });
        api.addHook('onRequest', async (request) => requireControlHeader(request));
        worldRoutes(api, kernel);
        clockRoutes(api, kernel);
        faultRoutes(api, kernel);
        callRoutes(api, kernel);
        contentRoutes(api, kernel);
        mailRoutes(api, kernel);
        controlOrderRoutes(api, kernel);
      });
    },
    { prefix: '/_sandbox' },
  );
}

function worldRoutes(api: ServiceScope, kernel: Kernel): void {
  api.get('/scenarios', { schema: { summary: 'Named worlds' } }, async () => ({
    current: await readScenarioName(kernel.database),
    scenarios: scenarios.map(({ name, title, description }) => ({ name, title, description })),
  }));
  api.post(
    '/reset',
    {
      schema: {
        summary: 'Everything back to the beginning of a world, by default the present one: data, faults, calls, clock',
        body: Type.Optional(Type.Union([Type.Object({ scenario: Type.Optional(Type.String()) }), Type.Null()])),
        response: { 200: Done },
      },
    },
    async ({ body }) => {
      await resetSandbox(kernel, body?.scenario);
      return { scenario: (await readScenarioName(kernel.database)) ?? '' };
    },
  );
  api.post(
    '/scenario',
    {
      schema: {
        summary: 'Another world, from its beginning',
        body: Type.Object({ name: Type.String() }),
        response: { 200: Done },
      },
    },
    async ({ body }) => {
      await resetSandbox(kernel, body.name);
      return { scenario: body.name };
    },
  );
}

function clockRoutes(api: ServiceScope, kernel: Kernel): void {
  api.get('/clock', { schema: { summary: 'The sandbox’s now', response: { 200: ClockState } } }, async () =>
    kernel.clock.state(),
  );
  api.post(
    '/clock',
    {
      schema: {
        summary: 'Moves now to an instant or by milliseconds; frozen, it does not move',
        body: Type.Object({
          now: Type.Optional(Type.String({ description: 'ISO date' })),
          advanceMs: Type.Optional(Type.Number()),
          isFrozen: Type.Optional(Type.Boolean()),
        }),
        response: { 200: ClockState },
      },
    },
    async ({ body }) => {
      const instant = body.now === undefined ? undefined : new Date(body.now);
      if (instant && Number.isNaN(instant.getTime())) throw new Refusal(400, 'invalid_date', 'now is an ISO date');
      const end = (instant ?? kernel.clock.now()).getTime() + (body.advanceMs ?? 0);
      if (Number.isNaN(new Date(end).getTime())) throw new Refusal(400, 'invalid_date', 'advanceMs is out of range');
      if (body.isFrozen === true) kernel.clock.freeze();
      if (body.isFrozen === false) kernel.clock.unfreeze();
      if (instant) kernel.clock.set(instant);
      if (body.advanceMs !== undefined) kernel.clock.advance(body.advanceMs);
      return kernel.clock.state();
    },
  );
}

function faultRoutes(api: ServiceScope, kernel: Kernel): void {
  api.get('/faults', { schema: { summary: 'Faults that wait for their calls' } }, async () => ({
    faults: kernel.faults.list(),
  }));
  api.post(
    '/faults',
    { schema: { summary: 'Adds a fault; used up in order', body: FaultRequest } },
    async ({ body }, reply) => reply.status(201).send(kernel.faults.add(body)),
  );
  api.delete(
    '/faults',
    { schema: { summary: 'Removes every fault, or those of one visit', querystring: OfVisit } },
    async ({ query }, reply) => {
      kernel.faults.clear(query.visit);
      return reply.status(204).send();
    },
  );
  api.delete(
    '/faults/:id',
    { schema: { summary: 'Removes one fault', params: Type.Object({ id: Type.Integer() }) } },
    async ({ params }, reply) => {
      if (!kernel.faults.remove(params.id)) throw new Refusal(404, 'not_found', `No fault ${params.id}`);
      return reply.status(204).send();
    },
  );
}

function callRoutes(api: ServiceScope, kernel: Kernel): void {
  const ofCalls = { querystring: OfVisit };
  api.get(
    '/calls',
    { schema: { ...ofCalls, summary: 'Calls the services received, or those of one visit; oldest first' } },
    async ({ query }) => ({ calls: kernel.calls.list(query.visit) }),
  );
  api.delete(
    '/calls',
    { schema: { ...ofCalls, summary: 'Clears the list of calls, or those of one visit' } },
    async ({ query }, reply) => {
      kernel.calls.clear(query.visit);
      return reply.status(204).send();
    },
  );
}

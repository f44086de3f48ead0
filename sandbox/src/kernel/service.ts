import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawServerDefault,
} from 'fastify';
import { documentRoutes } from '../documentation.ts';
import { visitHeader, type Call } from './call-log.ts';
import type { Fault } from './faults.ts';
import type { Kernel } from './kernel.ts';
import { Refusal, toRefusal } from './refusal.ts';
import type { ServiceName } from './service-names.ts';

/** A Fastify scope whose routes are typed by their TypeBox schemas. */
export type ServiceScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface Service {
  name: ServiceName;
  /** The service's error shape. */
  errorBody(refusal: Refusal): unknown;
  /** Rejects a call without the service's credentials. @throws Refusal */
  authorize?(request: FastifyRequest): void | Promise<void>;
  /** Credentials of every call, for the documentation. */
  security?: NonNullable<FastifySchema['security']>;
  /** The owner of a call's Idempotency-Keys, if its bearer may change between two tries. @default its bearer's */
  keyOwner?(request: FastifyRequest): string | undefined | Promise<string | undefined>;
  routes(scope: ServiceScope): void;
}

interface Passage {
  call: Call;
  fault: Fault | undefined;
}

/** Registers a service at `/{name}` with the common parts: call log, faults, credentials, idempotency, error shape. */
export async function registerService(root: FastifyInstance, kernel: Kernel, service: Service): Promise<void> {
  const passages = new WeakMap<FastifyRequest, Passage>();
  const prefix = `/${service.name}`;

  await root.register(
    async (plain) => {
      const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
      const { name, security } = service;
      documentRoutes(scope, { tags: [name], ...(security && { security }) });

      scope.addHook('onRequest', async (request, reply) => {
        const [rawPath = '', query = ''] = request.url.slice(prefix.length).split('?', 2);
        const path = rawPath === '' ? '/' : rawPath;
        const visit = request.headers[visitHeader]?.toString();
        const requestId = request.headers['x-request-id']?.toString();
        const call = kernel.calls.begin({
          service: service.name,
          method: request.method,
          path,
          query,
          visit,
          requestId,
        });
        reply.raw.once('close', () => {
          if (call.outcome === 'running') call.outcome = 'abandoned';
        });
        const fault = kernel.faults.take(call);
        passages.set(request, { call, fault });
        if (fault) {
          const isGoingOn = await applyBefore(service, kernel, fault, call, request, reply);
          if (!isGoingOn) return reply;
        }
        await service.authorize?.(request);
        return undefined;
      });

      scope.addHook('preValidation', async ({ body }) => {
        if (!isShallow(body)) throw new Refusal(400, 'invalid_request', `The body nests more than ${deepest} levels`);
      });

      scope.addHook('preHandler', async (request, reply) => {
        const isAnswered = await kernel.idempotency.claim(request, reply, await service.keyOwner?.(request));
        return isAnswered ? reply : undefined;
      });

      scope.addHook('onSend', async (request, reply, payload) => {
        await kernel.idempotency.settle(request, reply, payload);
        const passage = passages.get(request);
        if (!passage) return payload;
        const { call, fault } = passage;
        if (fault?.drop === 'answer') {
          call.outcome = 'dropped';
          request.raw.socket.destroy();
          return payload;
        }
        if (fault?.drop === 'half') {
          call.outcome = 'dropped';
          return half(reply, payload);
        }
        call.status = reply.statusCode;
        call.outcome = 'answered';
        return payload;
      });

      scope.setErrorHandler((error, _request, reply) => {
        const refusal = toRefusal(error, 'bad_request');
        if (refusal.status >= 500) console.error(error);
        return reply.status(refusal.status).headers(refusal.headers).send(service.errorBody(refusal));
      });

      scope.setNotFoundHandler((request, reply) => {
        const refusal = new Refusal(404, 'not_found', `No call ${request.method} ${request.url.split('?', 1)[0]}`);
        return reply.status(refusal.status).send(service.errorBody(refusal));
      });

      service.routes(scope);
    },
    { prefix },
  );
}

/** Maximum nesting of a body: validating and storing it are recursive. */
const deepest = 20;

function isShallow(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null && !Buffer.isBuffer(item) ? Object.values(item) : [],
    );
  }
  return level.length === 0;
}

/** @returns false if the call ends here */
async function applyBefore(
  service: Service,
  kernel: Kernel,
  fault: Fault,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault.delayMs !== undefined) await kernel.delay(fault.delayMs, reply.raw);
  if (reply.raw.destroyed) {
    reply.hijack();
    return false;
  }
  if (fault.drop === true || fault.drop === 'request') {
    call.outcome = 'dropped';
    reply.hijack();
    request.raw.socket.destroy();
    return false;
  }
  if (fault.status === undefined) return true;
  const body = fault.body ?? service.errorBody(new Refusal(fault.status, 'fault', 'A failure asked for at /_sandbox'));
  await reply
    .status(fault.status)
    .headers(fault.headers ?? {})
    .type(typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body));
  return false;
}

/** Sends the full Content-Length and half of the body, then closes: a connection lost in the middle of the response. */
function half(reply: FastifyReply, payload: unknown): Readable {
  const bytes = Buffer.from(typeof payload === 'string' ? payload : '');
  void reply.header('content-length', bytes.length);
  return Readable.from(
    (async function* () {
      yield bytes.subarray(0, Math.floor(bytes.length / 2));
      throw new Error('cut by a fault');
    })(),
  );
}

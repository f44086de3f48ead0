import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCall, type AllowedCall } from './allow-list.ts';
import { compressReply } from '../assets/compress.ts';
import type { StoreConfig } from '../config.ts';
import { limitUnreadBodies } from './request-body.ts';
import { traceOf } from '../observability/request-record.ts';
import { setApiHeaders } from '../security.ts';
import { UpstreamError, type UpstreamFailure, type CallService } from './upstream.ts';

/** The server's own error responses, as `{ code, message }`. */
export const refusals = {
  unknown_call: { status: 404, message: 'This call is not on the allow-list.' },
  visitor_unknown: { status: 401, message: 'This call needs an open session of the fleet.' },
  not_the_visitors: { status: 404, message: 'The visitor has nothing of this name.' },
  // Some dialogs display these messages unchanged (spec §8, Registration).
  bad_request: { status: 400, message: 'Não conseguimos ler o que você enviou. Recarregue a página e tente de novo.' },
  cross_site: { status: 403, message: 'O envio não veio de uma página da loja. Recarregue a página e tente de novo.' },
  other_document: { status: 403, message: 'O documento enviado não é o da sua conta.' },
  unsupported_body: {
    status: 415,
    message: 'Não conseguimos ler o que você enviou. Recarregue a página e tente de novo.',
  },
  too_many_calls: { status: 429, message: 'Muitas tentativas em pouco tempo. Espere alguns minutos e tente de novo.' },
  body_too_large: { status: 413, message: 'O que você enviou é maior do que aceitamos.' },
  request_stalled: { status: 408, message: 'O envio parou no meio. Verifique sua rede e tente de novo.' },
  upstream_unreachable: { status: 502, message: 'The service could not be reached.' },
  upstream_timeout: { status: 504, message: 'The service took too long to answer.' },
  address_too_long: { status: 414, message: 'The address is longer than 2048 bytes.' },
  visitor_left: { status: 499, message: 'The visitor left before the answer.' },
} as const satisfies Record<
  UpstreamFailure | 'unknown_call' | 'cross_site' | 'unsupported_body' | 'address_too_long',
  { status: number; message: string }
>;

export type RefusalCode = keyof typeof refusals;

/** Body of the server's own response. */
export function refusalBody(code: RefusalCode): { code: RefusalCode; message: string } {
  return { code, message: refusals[code].message };
}

/** Routes `/{base}api/{service}/…` to the services: allow-listed, streamed both ways, never repeated. */
export function registerForwarding(
  app: FastifyInstance,
  { basePath, serviceTimeoutInMs }: Pick<StoreConfig, 'basePath' | 'serviceTimeoutInMs'>,
  callService: CallService,
): void {
  const prefix = `${basePath}api/`;
  app.register(async (scope) => {
    // If a service disconnects before the first byte, the visitor still gets a correct status; later, the response is
    // cut.
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode = 500 } = error;
      request.failure = { err: error, code: 'broke_off' };
      if (statusCode === 415) return sendError(reply, 'unsupported_body');
      return sendError(reply, statusCode < 500 ? 'bad_request' : 'upstream_unreachable');
    });
    limitUnreadBodies(scope, serviceTimeoutInMs);
    scope.all(`${prefix}*`, { config: { kind: 'api' } }, async (request, reply) => {
      // The router also matches escaped letters (`/%61pi/`) and whole addresses (`http://host/api/`).
      if (!request.originalUrl.startsWith(prefix)) return sendError(reply, 'unknown_call');
      return forward(request, reply, request.originalUrl.slice(prefix.length), callService);
    });
  });
}

async function forward(request: FastifyRequest, reply: FastifyReply, target: string, callService: CallService) {
  if (isCrossSite(request.raw)) return sendError(reply, 'cross_site');
  const found = findCall(request.method, target);
  if (typeof found === 'string') return sendError(reply, found);
  request.call = found;
  const hasBody = carriesBody(request.raw);
  const problem = hasBody ? problemOfBody(request.raw, found.call) : undefined;
  if (problem !== undefined) return sendError(reply, problem);

  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  setApiHeaders(reply);
  try {
    const body = hasBody ? request.raw : undefined;
    const answer = await callService({
      ...found,
      headers: request.headers,
      body,
      address: request.ip,
      trace: traceOf(request),
      signal: leaving.signal,
    });
    reply.code(answer.status).headers(answer.headers);
    for (const cookie of answer.cookies ?? []) reply.header('set-cookie', cookie);
    return reply.send(compressReply(request.headers['accept-encoding'], reply, answer.body));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    request.failure = { code: error.code, ...(error.cause !== undefined && { err: error.cause }) };
    return sendError(reply, error.code, error.retryAfterInSeconds);
  }
}

/** Sends the server's own error response to a call. */
export function sendError(reply: FastifyReply, code: RefusalCode, retryAfterInSeconds?: number) {
  setApiHeaders(reply);
  // Headers of the service's response don't apply to this one.
  for (const name of ['content-encoding', 'content-disposition', 'retry-after']) reply.removeHeader(name);
  if (retryAfterInSeconds !== undefined) reply.header('retry-after', retryAfterInSeconds);
  return reply.code(refusals[code].status).type('application/json; charset=utf-8').send(refusalBody(code));
}

/** Another site must not use the store's credentials through a visitor's browser. */
export function isCrossSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || declaredLength({ headers }) > 0;
}

/** Accepted media types of a body. A charset other than UTF-8 would be decoded differently here. */
const acceptedTypes = {
  'application/json': /^application\/json(?: *; *charset="?utf-8"?)?$/i,
  // RFC 2046 §5.1.1: a boundary has at most 70 characters.
  'multipart/form-data': /^multipart\/form-data *; *boundary=(?:[\w'()+,./:=?-]{1,70}|"[\w'()+,./:=? -]{1,70}")$/i,
} as const satisfies Record<NonNullable<AllowedCall['bodyType']>, RegExp>;

function problemOfBody(request: IncomingMessage, { bodyType, bodyLimit }: AllowedCall): RefusalCode | undefined {
  if (bodyType === undefined || declaredLength(request) > bodyLimit) return 'body_too_large';
  const { 'content-type': type = '', 'content-encoding': encoding, 'transfer-encoding': transfer } = request.headers;
  const isPlain = encoding === undefined && (transfer === undefined || transfer.toLowerCase() === 'chunked');
  return isPlain && acceptedTypes[bodyType].test(type) ? undefined : 'unsupported_body';
}

export function declaredLength({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return Number(headers['content-length'] ?? 0);
}

import { Readable } from 'node:stream';
import { createCallLimits } from './call-limits.ts';
import { findCall, services, type AllowedCall, type ServiceName } from './allow-list.ts';
import type { StoreConfig } from '../config.ts';
import { createOwnership, hasOwner } from './ownership.ts';
import { createTokenSource, type IssuedToken } from './payment-token.ts';
import { createReadCache } from './read-cache.ts';
import { findFields, holdForm, limitBody, readFields, type Fields } from './request-body.ts';
import type { ServerMetrics } from '../observability/server-metrics.ts';
import { createServiceBreaker } from './service-breaker.ts';
import { recordCall } from '../observability/request-record.ts';
import { createSessionProofs } from './session-proofs.ts';
import {
  readWhole,
  sendUpstream,
  UpstreamError,
  type CallService,
  type ServiceCall,
  type UpstreamAnswer,
} from './upstream.ts';
import { visitHeader } from '../pages/visit.ts';

type CallerConfig = Pick<
  StoreConfig,
  | 'environment'
  | 'serviceUrls'
  | 'credentials'
  | 'paymentAuthUrl'
  | 'merchantAccount'
  | 'breakerFailures'
  | 'limitsInPercent'
  | 'publicUrl'
  | 'basePath'
  | 'sessionSecret'
>;

/** Headers that every service may receive. */
const commonHeaders = ['accept', 'idempotency-key'] as const;

/** Headers for the named service only: the fleet's bearer must not be sent to the others. */
const ownHeaders: Readonly<Partial<Record<ServiceName, readonly string[]>>> = {
  fleet: ['authorization'],
  vehicle: ['client-session-id'],
};

/** How long the fleet's ownership response is cached: card polling calls every second. */
const ownerCacheInMs = 5_000;

/** Sends calls to the services with the client authentication of spec §6. */
export function createServiceCaller(config: CallerConfig, timeoutInMs: number, metrics?: ServerMetrics): CallService {
  const { environment, serviceUrls, credentials, paymentAuthUrl, merchantAccount, breakerFailures } = config;
  const storeHeaders: Readonly<Partial<Record<ServiceName, Readonly<Record<string, string>>>>> = {
    vehicle: { 'client-key': credentials.vehicle.clientKey, 'client-token': credentials.vehicle.clientToken },
    coupon: { 'x-api-key': credentials.coupon.apiKey },
  };
  const testHeaders = environment === 'production' ? [] : [visitHeader];
  const breakers = Object.fromEntries(
    services.map((name) => {
      metrics?.breakerChanged(name, false);
      return [name, createServiceBreaker(breakerFailures, (isOpen) => metrics?.breakerChanged(name, isOpen))];
    }),
  ) as Record<ServiceName, ReturnType<typeof createServiceBreaker>>;
  const paymentToken = createTokenSource((requestId) =>
    requestToken(paymentAuthUrl, credentials.payment, timeoutInMs, requestId),
  );

  const limits = createCallLimits(config.limitsInPercent, { onLimit: metrics?.callLimited });

  function send(sent: ServiceCall, extra: Record<string, string> = {}) {
    const { service, call, target, headers, body, address, signal } = sent;
    return recordCall(sent, metrics, (traceHeaders) =>
      breakers[service](() =>
        sendUpstream({
          url: serviceUrls[service] + target,
          method: call.method,
          headers: {
            ...pick(headers, [...commonHeaders, ...(ownHeaders[service] ?? []), ...testHeaders]),
            ...bodyHeaders(call, headers, body),
            ...(address !== undefined && { 'x-forwarded-for': address }),
            ...traceHeaders,
            ...storeHeaders[service],
            ...extra,
          },
          body,
          timeoutInMs,
          signal,
        }),
      ),
    );
  }

  const { sessionSecret: secret, basePath, publicUrl } = config;
  const sessionProofs = createSessionProofs({ secret, basePath, publicUrl });
  const ownership = createOwnership({
    merchantAccount,
    sessionProofs,
    cache: createReadCache({ ttlInMs: ownerCacheInMs }),
    async readFleet(target, { headers, trace }) {
      const found = findCall('GET', `fleet${target}`);
      if (typeof found === 'string') throw new UpstreamError('not_the_visitors');
      // Shared by all concurrent calls of this visitor, so a single disconnect doesn't abort it.
      const fleetHeaders = { ...pick(headers, ['authorization', ...testHeaders]), accept: 'application/json' };
      const { signal } = new AbortController();
      const answer = await send({ ...found, headers: fleetHeaders, trace, signal });
      return { status: answer.status, body: await readWhole(answer) };
    },
  });

  /** The store's token opens every contract and its key redeems every coupon, so the owner is checked first. */
  async function sendOwned(call: ServiceCall, sent: Fields | undefined): Promise<UpstreamAnswer> {
    const { userId, body } = await ownership.judge(call, sent);
    if (call.service !== 'payment') return send({ ...call, body });
    const answer = await sendWithToken({ ...call, body });
    if (!opensSession(call)) return answer;
    const opened = await readWhole(answer);
    const session = answer.status === 200 ? findFields(opened) : undefined;
    const names = [session?.['id'], session?.['sessionId'], session?.['shopperReference']];
    const cookies = sessionProofs.prove(
      userId,
      names.filter((name) => typeof name === 'string'),
    );
    return { ...answer, cookies, body: Readable.from([opened]) };
  }

  /** A 401 drops the token, requests a new one and repeats once: the first call did not act. */
  async function sendWithToken(call: ServiceCall): Promise<UpstreamAnswer> {
    const token = await paymentToken.get(call.trace?.requestId);
    const answer = await send(call, { authorization: `Bearer ${token}` });
    if (answer.status !== 401) return answer;
    answer.body.resume();
    paymentToken.invalidate(token);
    const second = await send(call, { authorization: `Bearer ${await paymentToken.get(call.trace?.requestId)}` });
    if (second.status !== 401) return second;
    second.body.resume();
    // A 401 would tell the browser that the visitor's own session has ended, but this is the store's token.
    throw new UpstreamError('upstream_unreachable', { cause: new Error('The payment service refused a new token.') });
  }

  /** Forms are buffered, because they are checked before forwarding. Documents are streamed. */
  function receive({ call: { bodyType, bodyLimit }, body, signal }: ServiceCall) {
    if (body === undefined || Buffer.isBuffer(body)) return body;
    if (bodyType === 'multipart/form-data') return limitBody(body, bodyLimit);
    return holdForm(body, { limitInBytes: bodyLimit, timeoutInMs, signal });
  }

  return async (call) => {
    limits.countAddress(call);
    // Only a visitor known to the fleet may upload for longer than a form takes.
    if (call.body !== undefined && needsVisitor(call)) await ownership.identify(call);
    const body = await receive(call);
    const sent = Buffer.isBuffer(body) ? readFields(body) : undefined;
    limits.countAccount(call, sent);
    if (hasOwner(call)) return sendOwned(call, sent);
    return send({ ...call, body: isResetRequest(call) ? resetRequest(sent, publicUrl) : body });
  };
}

const needsVisitor = (call: ServiceCall) => hasOwner(call) || call.call.bodyType === 'multipart/form-data';

const isResetRequest = ({ service, call }: ServiceCall) => service === 'fleet' && call.path === '/reset-password';

/**
 * The link of a reset mail grants a new password, so the visitor can't choose its target.
 * @throws {UpstreamError} without an e-mail
 */
function resetRequest({ Email }: Fields = {}, publicUrl: string): Buffer {
  if (typeof Email !== 'string') throw new UpstreamError('bad_request');
  return Buffer.from(JSON.stringify({ Email, environment: 1, webSiteUrl: publicUrl }));
}

const opensSession = ({ call: { method, path } }: ServiceCall) =>
  method === 'POST' && (path === '/payments/sessions' || path === '/Payment/Sessions');

function pick(headers: ServiceCall['headers'], names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}

/**
 * Type and length of a body. The type is defined by the call, not by the visitor: a service must not parse a form if
 * JSON was checked. Only the boundary of an upload comes from the visitor.
 */
function bodyHeaders(
  { bodyType }: AllowedCall,
  headers: ServiceCall['headers'],
  body: ServiceCall['body'],
): Record<string, string> {
  if (body === undefined || bodyType === undefined) return {};
  const type = bodyType === 'multipart/form-data' ? headers['content-type'] : bodyType;
  const length = Buffer.isBuffer(body) ? body.length : headers['content-length'];
  return { 'content-type': String(type), ...(length !== undefined && { 'content-length': String(length) }) };
}

/** OAuth 2 client credentials (RFC 6749 §4.4). Shared by concurrent calls, so a single disconnect doesn't abort it. */
async function requestToken(
  url: string,
  { clientId, clientSecret }: StoreConfig['credentials']['payment'],
  timeoutInMs: number,
  requestId: string | undefined,
): Promise<IssuedToken> {
  const answer = await sendUpstream({
    url,
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(requestId !== undefined && { 'x-request-id': requestId }),
    },
    body: Buffer.from('grant_type=client_credentials'),
    timeoutInMs,
    signal: new AbortController().signal,
  });
  const text = (await readWhole(answer)).toString();
  const issued = answer.status === 200 ? readToken(text) : undefined;
  if (issued === undefined) {
    throw new UpstreamError('upstream_unreachable', {
      cause: new Error(`The payment auth service answered ${answer.status} without a token.`),
    });
  }
  return issued;
}

function readToken(text: string): IssuedToken | undefined {
  let answer: { access_token?: unknown; expires_in?: unknown } | null;
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    return undefined;
  }
  if (typeof answer?.access_token !== 'string' || answer.access_token === '') return undefined;
  const expiresInSeconds = typeof answer.expires_in === 'number' ? answer.expires_in : undefined;
  return { token: answer.access_token, expiresInSeconds };
}

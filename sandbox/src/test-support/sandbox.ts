import { afterAll, beforeAll } from 'vitest';
import {
  createSandbox,
  defaultCouponApiKey,
  defaultCredentials,
  defaultPaymentCredentials,
  type Sandbox,
  type SandboxOptions,
} from '../server.ts';

export const vehicleHeaders = {
  'client-key': defaultCredentials.clientKey,
  'client-token': defaultCredentials.clientToken,
  'client-session-id': 'sessao-de-teste',
};

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** One sandbox for a test file, on free ports with its own file. */
export function startSandboxForFile(options: SandboxOptions = {}) {
  let started: Sandbox | undefined;
  const running = () => {
    if (!started) throw new Error('The sandbox has not started');
    return started;
  };
  beforeAll(async () => {
    started = await createSandbox({ port: 0, cardPort: 0, ...options });
  });
  afterAll(async () => {
    await started?.close();
  });

  return {
    get sandbox() {
      return running();
    },
    /** A call of the vehicle API with its credentials. */
    vehicle: <Body>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send<Body>(`${running().serviceUrl('vehicle')}${path}`, body === undefined ? 'GET' : 'POST', body, {
        ...vehicleHeaders,
        ...headers,
      }),
    /** A call of the coupon service with its key. */
    coupon: <Body>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send<Body>(`${running().serviceUrl('coupon')}${path}`, body === undefined ? 'GET' : 'POST', body, {
        'x-api-key': defaultCouponApiKey,
        ...headers,
      }),
    /** A call of the payment services; `token` is one they issued. */
    payment: <Body>(
      path: string,
      { method, body, token, key }: { method?: string; body?: unknown; token?: string; key?: string } = {},
    ) =>
      send<Body>(`${running().serviceUrl('payment')}${path}`, method ?? (body === undefined ? 'GET' : 'POST'), body, {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      }),
    content: <Body>(path: string) => send<Body>(`${running().serviceUrl('content')}${path}`, 'GET'),
    /** A call of the fleet API: a read, or a write if there is a body. */
    fleet: <Body>(
      path: string,
      body?: unknown,
      { method, token, headers = {} }: { method?: string; token?: string; headers?: Record<string, string> } = {},
    ) =>
      send<Body>(`${running().serviceUrl('fleet')}${path}`, method ?? (body === undefined ? 'GET' : 'POST'), body, {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }),
    control: <Body>(method: string, path: string, body?: unknown) =>
      send<Body>(`${running().url}/_sandbox${path}`, method, body, { 'x-sandbox-control': '1' }),
  };
}

/** Requests a token from the payment auth service like the store's server. */
export async function requestPaymentToken(
  sandbox: Sandbox,
  { clientId, clientSecret } = defaultPaymentCredentials,
): Promise<Response> {
  return fetch(`${sandbox.serviceUrl('payment')}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
}

/** @throws if the connection is cut, like fetch */
export async function send<Body>(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    body: (isJson ? JSON.parse(text) : text) as Body,
    headers: response.headers,
  };
}

import { afterAll, beforeAll } from 'vitest';
import {
  createSandbox,
  defaultCouponApiKey,
  defaultCredentials,
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

/** One sandbox for a test file, on free ports with a file of its own. */
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
    content: <Body>(path: string) => send<Body>(`${running().serviceUrl('content')}${path}`, 'GET'),
    /** A call of the fleet API: a read, or a write where there is a body. */
    fleet: <Body>(path: string, body?: unknown, { method, token }: { method?: string; token?: string } = {}) =>
      send<Body>(
        `${running().serviceUrl('fleet')}${path}`,
        method ?? (body === undefined ? 'GET' : 'POST'),
        body,
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      ),
    control: <Body>(method: string, path: string, body?: unknown) =>
      send<Body>(`${running().url}/_sandbox${path}`, method, body, { 'x-sandbox-control': '1' }),
  };
}

/** @throws when the connection is cut, as fetch does */
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

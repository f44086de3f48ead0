import { createSandbox } from '@signdrive/sandbox/server';
import { onTestFinished, vi } from 'vitest';
import { createServices } from '#/api/services.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { readConfig } from '../../server/config.ts';
import { startStore } from '../../server/test-support/listening.ts';
import { createBrowserFetch } from './browser-fetch.ts';

/** What can become of one write. */
export const writeFaults = [
  'a double click',
  'two tabs',
  'a reload before it arrived',
  'a reload after it arrived',
  'a connection cut before the service acted',
  'a connection cut after the service acted',
  'an error 500',
  'a time-out before the service acted',
  'a time-out after the service acted',
  'a 401',
  'nonsense instead of acting',
  'nonsense after acting',
] as const;
export type WriteFault = (typeof writeFaults)[number];

/** Faults that leave the service as it was. */
export const withoutActing: ReadonlySet<WriteFault> = new Set<WriteFault>([
  'a reload before it arrived',
  'a connection cut before the service acted',
  'an error 500',
  'a time-out before the service acted',
  'a 401',
  'nonsense instead of acting',
]);

export interface Write {
  service: 'fleet' | 'coupon' | 'payment';
  method: 'POST' | 'PUT';
  /** Below the service, without query. */
  path: string;
}

/** A page of gateways. */
const nonsense = '<!doctype html><title>Bem-vindo</title>';

/** Of the time that flies. A call that begins within a step is far from being given up at its end. */
const shortestStepInMs = 50;
const longestStepInMs = 2000;

/**
 * The running sandbox behind the store's own server, and what is between them and a page: the place where one write goes
 * wrong, once, and the rest goes well. Time stands still while a call is under way, and flies while none is.
 */
export async function startFaultyServices() {
  const sandbox = await createSandbox({ port: 0, cardPort: 0 });
  const browserFetch = createBrowserFetch();
  let address = '';
  let armed: { fault: WriteFault; write: Write; hasMet: boolean; hasStruck: boolean } | undefined;
  const underWay = new Set<Promise<unknown>>();
  let passedInMs = 0;
  const pass = async (milliseconds: number) => {
    passedInMs += milliseconds;
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  const sent: { call: string; key: string | null }[] = [];

  const isIt = (write: Write, method: string, path: string) =>
    method === write.method && path === `/${write.service}${write.path}`;

  const faultyFetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init.method?.toUpperCase() ?? 'GET';
    const path = url.pathname.slice('/api'.length);
    if (method !== 'GET')
      sent.push({ call: `${method} ${path}`, key: new Headers(init.headers).get('idempotency-key') });
    const met = armed && !armed.hasMet && isIt(armed.write, method, path) ? armed : undefined;
    if (met) met.hasMet = true;
    const send = async () => {
      const request = new Request(input, init);
      // Compression is tested elsewhere (server/assets/compress.test.ts) and costs a tenth of each case.
      request.headers.set('accept-encoding', 'identity');
      // Read to its end: reading is part of the call.
      const call = browserFetch(request)
        .then(
          async (answer) =>
            new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers }),
        )
        .finally(() => underWay.delete(call));
      underWay.add(call);
      return call;
    };
    switch (met?.fault) {
      case 'a time-out before the service acted':
      case 'a reload before it arrived':
        met.hasStruck = true;
        return neverAnswered(init.signal);
      case 'a time-out after the service acted':
      case 'a reload after it arrived':
        await send();
        met.hasStruck = true;
        return neverAnswered(init.signal);
      case 'nonsense after acting':
        await send();
        return new Response(nonsense, { status: 200, headers: { 'content-type': 'text/html' } });
      default:
        return send();
    }
  };

  return {
    sandbox,

    /** A world from its beginning, behind a store's server of its own, until the test ends. */
    async open(world: string) {
      armed = undefined;
      sent.length = 0;
      await sandbox.reset(world);
      const { url } = await startStore(
        readConfig({
          ...Object.fromEntries(
            (['fleet', 'vehicle', 'coupon', 'payment'] as const).map((name) => [
              `${name.toUpperCase()}_URL`,
              sandbox.serviceUrl(name),
            ]),
          ),
          LOG_LEVEL: 'silent',
        }),
      );
      address = url;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
    },

    /** The clients of a page. `logIn`: the visitor's log-in over the page, after a second 401. */
    connect: (storage: StoragePort, logIn?: () => Promise<void>) =>
      createServices({
        ...(logIn && {
          renewSession: async () => {
            await logIn();
            return true;
          },
        }),
        baseUrl: `${address}/api`,
        fetch: faultyFetch,
        merchantAccount: 'LojaDeExemplo',
        readToken: () => storage.local.read('token'),
        readUserId: () => storage.local.read('id'),
        sessionIds: { read: () => 'visitor-session', write: () => undefined },
      }),

    /** The next such write goes wrong. */
    arm(fault: WriteFault, write: Write): void {
      armed = { fault, write, hasMet: false, hasStruck: false };
      const { service, method, path } = write;
      const strike = (what: { drop: 'request' | 'answer' } | { status: number; body?: unknown; times?: number }) =>
        sandbox.kernel.faults.add({ service, method, path, ...what });
      if (fault === 'a connection cut before the service acted') strike({ drop: 'request' });
      if (fault === 'a connection cut after the service acted') strike({ drop: 'answer' });
      if (fault === 'an error 500') strike({ status: 500 });
      // The session is refused for good: the client asks once more with the stored token (spec §7).
      if (fault === 'a 401') strike({ status: 401, times: 2 });
      if (fault === 'nonsense instead of acting') strike({ status: 200, body: nonsense });
    },

    /** In the provider's form: a card that is approved. */
    async enterCard(sessionId: string): Promise<void> {
      await globalThis.fetch(`${sandbox.cardUrl}/sessions/${sessionId}/card`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: '4111111111111111', expiry: '12/39', cvc: '737', holder: 'CLARA' }),
      });
    },

    disarm(): void {
      armed = undefined;
    },

    /** The write has come as far as its fault lets it, and nobody will hear of it. */
    hasStruck: () => armed?.hasStruck === true,

    /** Keys the writes of a path have been sent with. */
    keysOf: (path: string) => sent.filter(({ call }) => call.endsWith(path)).map(({ key }) => key),

    /** Lets time pass until something is so. @throws when it never is */
    async until(isSo: () => boolean, what: string): Promise<void> {
      // The steps double while nothing happens, because a timeout can take minutes.
      let stepInMs = shortestStepInMs;
      for (let turn = 0; turn < 20_000; turn += 1) {
        if (isSo()) return;
        if (underWay.size > 0) {
          await Promise.race(underWay).catch(() => undefined);
          stepInMs = shortestStepInMs;
        } else {
          await pass(stepInMs);
          stepInMs = Math.min(2 * stepInMs, longestStepInMs);
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      throw new Error(`${what}: never`);
    },

    /** A visitor waits, in milliseconds. */
    pass,

    /** ISO moment of the day the tests are about, as time has passed in them. */
    now: () => new Date(Date.parse('2026-11-22T12:00:00Z') + passedInMs).toISOString(),

    isQuiet: () => underWay.size === 0,
    close: () => sandbox.close(),
  };
}

/** Counts, where whoever runs the tests reads them. */
export function printCounts(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Until whoever asked gives up. */
function neverAnswered(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

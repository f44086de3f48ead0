import { createSandbox } from '@signdrive/sandbox/server';
import { vi } from 'vitest';
import { createServices } from '#/api/services.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { readConfig } from '../../server/config.ts';
import { startStore } from '../../server/test-support/listening.ts';
import { createBrowserFetch } from './browser-fetch.ts';

/** Possible failures of one write. */
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

/** Failures that happen before the service acts. */
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
  /** Path below the service, without query. */
  path: string;
}

/** A gateway's HTML page. */
const nonsense = '<!doctype html><title>Bem-vindo</title>';

/** Step of the fake clock. A call that starts within a step is far from its timeout at the step's end. */
const shortestStepInMs = 50;
const longestStepInMs = 2000;

/**
 * The running sandbox behind the store's own server, with a proxy where one write fails once. The fake clock stops
 * while a call is pending, and runs while none is.
 */
export async function startFaultyServices() {
  const sandbox = await createSandbox({ port: 0, cardPort: 0 });
  const browserFetch = createBrowserFetch();
  let servicesUrl = '';
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
      // Reads the whole body, because reading is part of the call.
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

    /** Opens a world from its start behind a separate store server, until the test ends. */
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
      servicesUrl = url;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    },

    /** The clients of a page. `logIn`: the log-in dialog over the page, after a second 401. */
    connect: (storage: StoragePort, logIn?: () => Promise<void>) =>
      createServices({
        ...(logIn && {
          renewSession: async () => {
            await logIn();
            return true;
          },
        }),
        baseUrl: `${servicesUrl}/api`,
        fetch: faultyFetch,
        merchantAccount: 'LojaDeExemplo',
        readToken: () => storage.local.read('token'),
        readUserId: () => storage.local.read('id'),
        sessionIds: { read: () => 'visitor-session', write: () => undefined },
      }),

    /** The next write of this kind fails. */
    arm(fault: WriteFault, write: Write): void {
      armed = { fault, write, hasMet: false, hasStruck: false };
      const { service, method, path } = write;
      const strike = (what: { drop: 'request' | 'answer' } | { status: number; body?: unknown; times?: number }) =>
        sandbox.kernel.faults.add({ service, method, path, ...what });
      if (fault === 'a connection cut before the service acted') strike({ drop: 'request' });
      if (fault === 'a connection cut after the service acted') strike({ drop: 'answer' });
      if (fault === 'an error 500') strike({ status: 500 });
      // A final rejection of the session: the client retries once with the stored token (spec §7).
      if (fault === 'a 401') strike({ status: 401, times: 2 });
      if (fault === 'nonsense instead of acting') strike({ status: 200, body: nonsense });
    },

    /** Enters an approved card in the provider's form. */
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

    /** Whether the write has failed; its response can't arrive any more. */
    hasStruck: () => armed?.hasStruck === true,

    /** Idempotency keys of the writes to a path. */
    keysOf: (path: string) => sent.filter(({ call }) => call.endsWith(path)).map(({ key }) => key),

    /** Moves the clock until a condition holds. @throws if it never does */
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

    /** Moves the clock by milliseconds. */
    pass,

    /** Current ISO time of the fake clock, which starts on the day of the tests. */
    now: () => new Date(Date.parse('2026-11-22T12:00:00Z') + passedInMs).toISOString(),

    isQuiet: () => underWay.size === 0,
    close: () => sandbox.close(),
  };
}

/** Prints counts of the run to the console. */
export function printCounts(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Stays pending until the caller aborts. */
function neverAnswered(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

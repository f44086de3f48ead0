import { Blob as NodeBlob } from 'node:buffer';
import { createSandbox, type Sandbox } from '@signdrive/sandbox/server';
import { configure } from '@testing-library/react';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest';
import { createServices } from '#/api/services.ts';
import { readConfig } from '../../server/config.ts';
import { services } from '../../server/allow-list.ts';
import { createStoreServer } from '../../server/create-server.ts';
import { blankPage, noAssets } from '../../server/test-support/listening.ts';
import { clara } from './identity-forms.ts';
import { fakeStorage, type FakeStorage } from './fake-storage.ts';
import { renderApp } from './render-app.tsx';

/** Every way a call goes wrong (issue: 500, time-out, drop, nonsense, 404). */
const failures = {
  'status 500': () => answer(500, { id: 1, code: 'internal', message: 'Internal error' }),
  'a time-out': () => new Promise<never>(() => undefined),
  'a cut connection': () => Promise.reject(new TypeError('Failed to fetch')),
  nonsense: () => Promise.resolve(new Response('<h1>Erro</h1>', { headers: { 'content-type': 'text/html' } })),
  'status 404': () => answer(404, { id: 1, code: 'not_found', message: 'Não há' }),
} as const;
export type Failure = keyof typeof failures;
export const allFailures = Object.keys(failures) as Failure[];

const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));

export type ServedPages = ReturnType<typeof servePagesForFile>;

/** How much of the page's time passes at once while no call is under way, in milliseconds. */
const strideInMs = 300;

/**
 * Pages over the running sandbox behind the store's own server, as a browser asks them after it has taken over. One call
 * may be made to fail. Time stands still while a call is under way and flies while none is: a slow machine times nothing
 * out.
 */
export function servePagesForFile() {
  let sandbox: Sandbox;
  let store: FastifyInstance;
  let address = '';
  let underWay = 0;
  let armed: { call: string; failure: Failure } | undefined;
  /** Calls of the page that is open. */
  let made: string[] = [];
  let flying: ReturnType<typeof setInterval>;
  let visibility: MockInstance<() => DocumentVisibilityState>;

  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0, cardPort: 0 });
    const addresses = services.map((name) => [`${name.toUpperCase()}_URL`, sandbox.serviceUrl(name)]);
    const config = readConfig({ ...Object.fromEntries(addresses), LOG_LEVEL: 'silent', READ_CACHE_MS: '0' });
    store = createStoreServer(config, { render: blankPage, assets: noAssets });
    address = await store.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    store.server.closeAllConnections();
    await store.close();
    await sandbox.close();
  });
  beforeEach(() => {
    armed = undefined;
    made = [];
    // What a test waits for is measured by the page's clock.
    configure({ asyncUtilTimeout: 3_000_000 });
    // Nobody looks: nothing is read again by itself.
    visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    // Answers with a file come from Node; `instanceof` has to know them.
    vi.stubGlobal('Blob', NodeBlob);
    vi.stubGlobal('IntersectionObserver', EverythingNear);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    flying = setInterval(() => underWay === 0 && vi.advanceTimersByTime(strideInMs), 1);
  });
  afterEach(() => {
    clearInterval(flying);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    visibility.mockRestore();
  });

  /** Sends for one page, which writes its calls down: one that was closed before may still ask for something. */
  const senderOf =
    (calls: string[]): typeof globalThis.fetch =>
    (input, { signal, ...init } = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const call = nameOf(init.method ?? 'GET', url.pathname.slice('/api/'.length));
      calls.push(call);
      // jsdom's signals are not the ones `fetch` takes: whoever gives up is told here.
      const gone = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
      return Promise.race([armed?.call === call ? failures[armed.failure]() : pass(url, init), gone]);
    };

  async function pass(url: URL, init: RequestInit): Promise<Response> {
    underWay += 1;
    try {
      // As a request: its form is made one that Node can send.
      return await whole(await fetch(new Request(url, init)));
    } finally {
      underWay -= 1;
    }
  }

  return {
    /** From here on the call goes wrong so; without a failure it goes well again. */
    goes: (call: string, failure: Failure | undefined) => {
      armed = failure && { call, failure };
    },
    /** Names of the calls since the page was opened, each once: `GET fleet/orderstatus/{id}`. */
    madeCalls: () => new Set(made),
    timesMade: (call: string) => made.filter((one) => one === call).length,
    /** The visitor looks at the page for a moment: what is read while they do is read again. */
    look: () => {
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
      visibility.mockReturnValue('hidden');
    },

    /** A page of the store in one of the sandbox's worlds, as Clara or as nobody. */
    async open({ world, path, isKnown, arm }: { world: string; path: string; isKnown: boolean; arm?: () => void }) {
      await sandbox.reset(world);
      const storage: FakeStorage = fakeStorage({ local: { 'client-session-id': 'visitor-1' } });
      const calls: string[] = [];
      const ports = createServices({
        baseUrl: `${address}/api`,
        fetch: senderOf(calls),
        merchantAccount: 'LojaDeExemplo',
        readToken: () => storage.kept.local.token,
        readUserId: () => storage.kept.local.id,
        sessionIds: storage.local,
      });
      if (isKnown) {
        const { signal } = new AbortController();
        const session = await ports.identity.signIn({ login: clara.email, password: clara.password }, signal);
        storage.local.write('id', session.userId);
        storage.local.write('token', session.token);
        storage.cookies.write('signdrive', '1', 60);
      }
      // What it took to log in is none of the page's.
      calls.length = 0;
      made = calls;
      arm?.();
      return { ...renderApp(path, { ports, storage }), storage };
    },
  };
}

/** A visitor who has been through the whole page: every part of it has come near. */
class EverythingNear {
  readonly tell: (entries: readonly { isIntersecting: boolean; target: Element }[], self: EverythingNear) => void;
  constructor(tell: EverythingNear['tell']) {
    this.tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => this.tell([{ isIntersecting: true, target }], this));
  }
  unobserve() {}
  disconnect() {}
}

/** The answer to its last byte, so that reading it is part of the call. */
async function whole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const bytes = await response.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
}

/** Parts with a digit are somebody's: an id, a number, a code. */
function nameOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/(?<=\/)[^/]*\d[^/]*/g, '{id}')}`;
}

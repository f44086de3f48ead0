import { createSandbox, type Sandbox } from '@signdrive/sandbox/server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createServices } from '#/api/services.ts';
import { aConfig } from './builders.ts';
import type { Answers } from './fake-ports.ts';

/** What happens to a call on its way: it is passed on by `act`, or goes wrong. */
export type Meet = (call: { name: string; act: () => Promise<Response>; signal: AbortSignal }) => Promise<Response>;

/** A failure in front of a service of the sandbox (`POST /_sandbox/faults`). */
interface SandboxFault {
  service: string;
  path: string;
  status: number;
  body?: unknown;
}

/** The sandbox, for pages under test. */
export interface RunningSandbox {
  /** What knows people, places and leads, answered by the sandbox. `meet` stands in the way of each call. */
  services: (options: { readToken: () => string | undefined; meet?: Meet }) => Answers;
  /** E-mails sent to somebody, newest first, as their text. */
  lettersTo: (email: string) => Promise<readonly string[]>;
  /** Path of the link in somebody's newest e-mail, within the store. */
  linkTo: (email: string) => Promise<string>;
  /** Leads, contact requests and conversions that were taken, newest first. */
  received: (kind: 'company-lead' | 'contact-request' | 'conversion' | 'partner-lead') => Promise<readonly object[]>;
  fault: (fault: SandboxFault) => Promise<void>;
  advance: (milliseconds: number) => void;
  /** Asks a service directly, as no page does. */
  ask: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
}

/** One sandbox for the tests of a file; each test starts from a reset of its default world. */
export function runSandboxForFile(): RunningSandbox {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0, cardPort: 0, storeOrigin: new URL(aConfig().publicUrl).origin });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.reset('default'));

  const control = async (path: string, body?: object) => {
    const answer = await fetch(`${sandbox.url}/_sandbox/${path}`, {
      headers: { 'x-sandbox-control': '1', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, readonly Record<string, unknown>[]>;
  };
  const lettersTo = async (email: string) => {
    const { letters = [] } = await control('outbox');
    return letters.filter(({ to }) => to === email).map(({ text }) => String(text));
  };

  return {
    services: ({ readToken, meet = ({ act }) => act() }) => {
      const all = createServices({
        baseUrl: sandbox.url,
        readToken,
        fetch: (input, { signal, ...init } = {}) => {
          const address = input instanceof Request ? input.url : String(input);
          const path = address
            .slice(sandbox.url.length)
            .replace(/^\/\w+/, '')
            .replace(/\?.*/, '');
          // jsdom's signals are not the ones `fetch` takes: whoever gives up is told here.
          const given = signal ?? new AbortController().signal;
          const gone = new Promise<never>((_, reject) => {
            given.addEventListener('abort', () => reject(given.reason as Error));
          });
          const act = () => fetch(address, init);
          return Promise.race([meet({ name: `${init.method} ${path}`, act, signal: given }), gone]);
        },
      });
      const { identity, postalCode, geography, marketing, orders, customers, documents, dealers } = all;
      return { identity, postalCode, geography, marketing, orders, customers, documents, dealers };
    },
    lettersTo,
    linkTo: async (email) => {
      const [newest = ''] = await lettersTo(email);
      const [link = ''] = /https?:\S+/.exec(newest) ?? [];
      return new URL(link).pathname;
    },
    received: async (kind) => (await control(`received?kind=${kind}`))['received'] ?? [],
    fault: async (fault) => void (await control('faults', fault)),
    advance: (milliseconds) => sandbox.kernel.clock.advance(milliseconds),
    ask: async (path, body) => {
      const answer = await fetch(sandbox.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}

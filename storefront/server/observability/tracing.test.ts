import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoreConfig } from '../config.ts';
import { startObserving } from './observing.ts';
import { answerJson, aPage, startService, startStore, testConfig } from '../test-support/listening.ts';

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
}

interface Export {
  resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[];
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

/** An OTLP collector over HTTP. */
async function startCollector() {
  const received: { url: string | undefined; body: string }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ url: request.url, body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  const listening = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => listening.resolve(undefined));
  await listening.promise;
  onTestFinished(() => server[Symbol.asyncDispose]());
  const address = server.address();
  const exports = () => received.map(({ body }) => JSON.parse(body) as Export);
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received,
    spans: () =>
      exports().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)),
      ),
  };
}

async function startTracedStore(overrides: Partial<StoreConfig> = {}, status = 200) {
  const service = await startService(answerJson([], status));
  const collector = await startCollector();
  const config = testConfig(service.url, { tracesEndpoint: collector.url, ...overrides });
  const observing = await startObserving(config);
  const { app, url } = await startStore(config, {
    ...observing.options,
    render: async (_address, { fetch: ask }) => {
      await ask('/api/content/faqs?category=segredo');
      return aPage();
    },
  });
  /** A span ends after its response was sent, which may be after the test received it. */
  const responses: Promise<unknown>[] = [];
  app.server.on('request', (_request, response) => responses.push(once(response, 'close')));
  const spans = async () => {
    await Promise.all(responses);
    await observing.close();
    return collector.spans();
  };
  return { url, service, collector, spans };
}

const named = (spans: readonly Span[], name: string) => spans.find((span) => span.name === name);

describe('traces', () => {
  it('connect a request, its rendering and its service calls', async () => {
    const { url, service, collector, spans } = await startTracedStore();
    await fetch(`${url}/faq?email=clara@exemplo.invalid`);
    const sent = await spans();
    const [request, rendering, call] = ['GET page', 'render', 'content GET /faqs'].map((name) => named(sent, name));
    expect(sent).toHaveLength(3);
    expect([rendering?.parentSpanId, call?.parentSpanId]).toEqual([request?.spanId, rendering?.spanId]);
    expect(request?.parentSpanId ?? '').toBe('');
    expect(service.received[0]?.headers['traceparent']).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
    expect(collector.received[0]?.url).toBe('/v1/traces');
    expect(JSON.stringify(collector.received)).toContain('signdrive-store');
    expect(JSON.stringify(collector.received)).not.toMatch(/clara|segredo/);
  });

  it('continue from a trusted proxy only', async () => {
    for (const trustProxy of [['127.0.0.1'], []]) {
      const { url, spans } = await startTracedStore({ trustProxy });
      await fetch(`${url}/api/fleet/segments`, { headers: { traceparent } });
      const [first] = await spans();
      expect(first?.traceId === traceId).toBe(trustProxy.length > 0);
    }
  });

  it('mark a request whose service failed', async () => {
    const { url, spans } = await startTracedStore({}, 500);
    await fetch(`${url}/api/fleet/users/1234`);
    const sent = await spans();
    expect(sent.map(({ name, status }) => [name, status.code])).toEqual([
      ['fleet GET /users/:id', 2],
      ['GET api', 2],
    ]);
  });

  it('are not exported at 0 percent, though services get the headers', async () => {
    const { url, service, spans } = await startTracedStore({ tracesInPercent: 0 });
    await fetch(`${url}/api/fleet/segments`);
    expect(await spans()).toEqual([]);
    expect(service.received[0]?.headers['traceparent']).toMatch(/-00$/);
  });

  it('need no library without a configured address', async () => {
    const { options } = await startObserving(testConfig());
    expect(options).toEqual({});
    const service = await startService(answerJson([]));
    const { url } = await startStore(testConfig(service.url));
    await fetch(`${url}/api/fleet/segments`);
    expect(service.received[0]?.headers).not.toHaveProperty('traceparent');
  });
});

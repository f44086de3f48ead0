import type { IncomingMessage } from 'node:http';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { StoreConfig } from '../config.ts';
import { createProxyTrust } from './request-record.ts';
import type { RouteKind } from './server-metrics.ts';

/** Attributes of a span. They contain no personal data. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface TraceSpan {
  /** Starts a child span. */
  begin(name: string, kind: 'work' | 'call'): TraceSpan;
  /** W3C Trace Context headers, which add the service's own spans to the trace. */
  headers(): Readonly<Record<string, string>>;
  end(hasFailed: boolean, facts?: SpanFacts): void;
}

/** Traces one request through the server and on to the services. */
export interface RequestTrace {
  requestId: string;
  /** Undefined unless traces are exported. */
  span: TraceSpan | undefined;
}

/** Starts the span of a request, in the trace of a trusted proxy if it sends one. */
export type BeginRequestSpan = (request: IncomingMessage, kind: RouteKind) => TraceSpan;

export interface Tracing {
  beginRequest: BeginRequestSpan;
  /** Flushes pending spans. */
  close(): Promise<void>;
}

/**
 * Exports the spans of requests, renderings and service calls to a collector by OTLP over HTTP. Spans are passed
 * explicitly: nothing is patched or registered globally. Loaded only if `OTEL_EXPORTER_OTLP_ENDPOINT` is set.
 */
export function createTracing(
  { trustProxy, environment, tracesInPercent }: Pick<StoreConfig, 'trustProxy' | 'environment' | 'tracesInPercent'>,
  endpoint: string,
): Tracing {
  const isTrusted = createProxyTrust(trustProxy);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'signdrive-store',
      'deployment.environment.name': environment,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracesInPercent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('signdrive-store');
  const propagator = new W3CTraceContextPropagator();

  function begin(name: string, kind: SpanKind, parent: Context): TraceSpan {
    const span = tracer.startSpan(name, { kind }, parent);
    const context = trace.setSpan(parent, span);
    return {
      begin: (part, partKind) => begin(part, partKind === 'call' ? SpanKind.CLIENT : SpanKind.INTERNAL, context),
      headers() {
        const headers: Record<string, string> = {};
        propagator.inject(context, headers, defaultTextMapSetter);
        return headers;
      },
      end(hasFailed, facts = {}) {
        span.setAttributes(facts);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    beginRequest({ headers, method = '', socket }, kind) {
      const parent = isTrusted(socket.remoteAddress ?? '', 0)
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      return begin(`${method} ${kind}`, SpanKind.SERVER, parent);
    },
    close: () => provider.shutdown(),
  };
}

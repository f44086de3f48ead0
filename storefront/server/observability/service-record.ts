import { BrokenCircuitError } from 'cockatiel';
import type { FoundCall } from '../services/allow-list.ts';
import { classOf, type CallOutcome, type ServerMetrics } from './server-metrics.ts';
import { UpstreamError, type UpstreamAnswer } from '../services/upstream.ts';
import type { RequestTrace } from './tracing.ts';

/**
 * Sends a call with its request's id, and records its outcome and the time to its headers.
 * @param send receives the headers with the request's id
 */
export async function recordCall(
  { service, call, trace }: Pick<FoundCall, 'service' | 'call'> & { trace?: RequestTrace | undefined },
  metrics: ServerMetrics | undefined,
  send: (headers: Readonly<Record<string, string>>) => Promise<UpstreamAnswer>,
): Promise<UpstreamAnswer> {
  const name = `${call.method} ${call.path}`;
  const span = trace?.span?.begin(`${service} ${name}`, 'call');
  const startedAt = performance.now();
  const end = (outcome: CallOutcome, status?: number) => {
    metrics?.serviceCalled({ service, call: name, outcome }, (performance.now() - startedAt) / 1000);
    const hasFailed = outcome !== 'left' && (status === undefined || status >= 500);
    const facts = { 'signdrive.outcome': outcome };
    span?.end(hasFailed, status === undefined ? facts : { ...facts, 'http.response.status_code': status });
  };
  try {
    const answer = await send({ ...(trace && { 'x-request-id': trace.requestId }), ...span?.headers() });
    end(classOf(answer.status), answer.status);
    return answer;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof UpstreamError)) return 'unreachable';
  if (error.cause instanceof BrokenCircuitError) return 'rested';
  switch (error.code) {
    case 'upstream_timeout':
      return 'timeout';
    case 'upstream_unreachable':
      return 'unreachable';
    case 'visitor_left':
      return 'left';
    default:
      return 'rejected';
  }
}

import type { ServiceName } from '../services/allow-list.ts';

export type RouteKind = 'page' | 'api' | 'asset' | 'picture' | 'probe' | 'report' | 'other';

/** `aborted`: the visitor disconnected, or the response was cut. */
export type StatusClass = '2xx' | '3xx' | '4xx' | '5xx' | 'aborted';

export type CallOutcome = '2xx' | '3xx' | '4xx' | '5xx' | 'timeout' | 'unreachable' | 'rested' | 'left' | 'rejected';

/** `old`: sent only if the new rendering fails; `joined`: waits for another request's rendering. */
export type PageRead = 'hit' | 'stale' | 'old' | 'joined' | 'miss';

export type SharedRead = 'hit' | 'joined' | 'miss';

export type BrowserReportKind = 'failure' | 'error' | 'policy' | 'unreadable' | 'limited';

/**
 * The server's metrics. Label values come from closed lists: a path or name from a visitor would create a series each.
 */
export interface ServerMetrics {
  requestEnded: (
    labels: { kind: RouteKind; service?: ServiceName | undefined; call?: string | undefined; status: StatusClass },
    seconds: number,
  ) => void;
  serviceCalled: (labels: { service: ServiceName; call: string; outcome: CallOutcome }, seconds: number) => void;
  renderingBegan: () => void;
  renderingEnded: (outcome: 'rendered' | 'failed', seconds: number) => void;
  pageRead: (outcome: PageRead) => void;
  pageCrowded: () => void;
  sharedRead: (outcome: SharedRead) => void;
  breakerChanged: (service: ServiceName, isOpen: boolean) => void;
  callLimited: (call: string, by: 'address' | 'account') => void;
  browserReported: (kind: BrowserReportKind) => void;
}

/** @param status of an HTTP response */
export function classOf(status: number): '2xx' | '3xx' | '4xx' | '5xx' {
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}

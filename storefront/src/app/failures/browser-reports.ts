import type { FailureReport, PublicConfig } from '../../../server/contract.ts';
import { failureEvent, type Fault } from '../device/browser-ports.ts';
import { configElementId, readPageData } from '../rendering/page-data.ts';

/** Where the page is, by names of the store's own. */
export interface PagePosition {
  /** Pattern of the shown route, never the address. */
  route: string | undefined;
  /** Address of the entry script, whose name changes with each build. */
  entry: string;
}

type Report = Pick<FailureReport, 'where' | 'code'> & { kind: 'failure' | 'error'; frames?: readonly string[] };

/** Of one document: a page that fails in a loop says nothing new. */
const mostReports = 10;
const mostFrames = 8;
const sent = new Set<string>();

/**
 * Sends an error, or a failure of a service, to the store's server. Neither messages nor addresses are sent, because they
 * may quote what the visitor has typed. In development the console has it already.
 */
export function sendReport(event: Event, { route, entry }: PagePosition): void {
  const { basePath, environment } = readPageData(configElementId) as PublicConfig;
  const report = reportOf(event);
  if (environment === 'development' || report === undefined) return;
  const key = JSON.stringify(report);
  if (sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  const [, build] = /([\w-]+)\.js$/.exec(entry) ?? [];
  const body = JSON.stringify({ ...report, route, build });
  navigator.sendBeacon(`${basePath}api/reports`, new Blob([body], { type: 'application/json' }));
}

function reportOf(event: Event): Report | undefined {
  if (event instanceof CustomEvent) {
    if (event.type === failureEvent) return { kind: 'failure', ...(event.detail as FailureReport) };
    const { where, error } = event.detail as Fault;
    return { kind: 'error', where, code: codeOf(error), frames: framesOf(error) };
  }
  const [where, error]: [string, unknown] =
    event instanceof ErrorEvent ? ['window', event.error] : ['promise', (event as PromiseRejectionEvent).reason];
  const frames = framesOf(error);
  // Extensions fail in scripts of their own.
  return frames.length === 0 ? undefined : { kind: 'error', where, code: codeOf(error), frames };
}

/** React's own errors are told apart by their number alone. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const [, number] = /^Minified React error #(\d+)/.exec(error.message) ?? [];
  return number === undefined ? error.name : `React ${number}`;
}

const framesOf = (error: unknown): string[] =>
  error instanceof Error ? (error.stack?.match(/assets\/[\w.~-]+\.js:\d+:\d+/g) ?? []).slice(0, mostFrames) : [];

import type { FailureReport, PublicConfig } from '../../../server/contract.ts';
import { failureEvent, type Fault } from '../device/browser-ports.ts';
import { configElementId, readPageData } from '../rendering/page-data.ts';

/** The page, without visitor data. */
export interface PagePosition {
  /** Pattern of the displayed route, never its URL. */
  route: string | undefined;
  /** URL of the entry script, whose name changes with each build. */
  entry: string;
}

type Report = Pick<FailureReport, 'where' | 'code'> & { kind: 'failure' | 'error'; frames?: readonly string[] };

/** Limit for one document: a page that fails in a loop sends nothing new. */
const mostReports = 10;
const mostFrames = 8;
const sent = new Set<string>();

/**
 * Sends an error, or a failure of a service, to the store's server, without messages and URLs, because they may contain
 * input. Sends nothing in development, where the console shows it.
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
  // Errors of browser extensions have scripts of their own.
  return frames.length === 0 ? undefined : { kind: 'error', where, code: codeOf(error), frames };
}

/** The number identifies an error of React. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const [, number] = /^Minified React error #(\d+)/.exec(error.message) ?? [];
  return number === undefined ? error.name : `React ${number}`;
}

const framesOf = (error: unknown): string[] =>
  error instanceof Error ? (error.stack?.match(/assets\/[\w.~-]+\.js:\d+:\d+/g) ?? []).slice(0, mostFrames) : [];

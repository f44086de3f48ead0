import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readReports, type BrowserReport } from './browser-report.ts';
import type { StoreConfig } from '../config.ts';
import { declaredLength, isCrossSite, sendError } from '../services/forward.ts';
import { createRateCounter, networkOf } from '../services/rate-counter.ts';
import { holdForm, limitUnreadBodies } from '../services/request-body.ts';
import { reportsPath } from '../security.ts';
import type { ServerMetrics } from './server-metrics.ts';
import { UpstreamError } from '../services/upstream.ts';

/** A report of the store's pages has some 500 bytes; a browser sends several policy reports together. */
const longestBody = 16 * 1024;
const bodyTimeoutInMs = 5_000;

/** Reports per minute. A page sends ten at most; a faulty release causes reports from everyone at once. */
const perAddress = 60;
const perProcess = 600;
const minuteInMs = 60_000;

export interface BrowserReportsOptions {
  config: Pick<StoreConfig, 'basePath' | 'limitsInPercent' | 'publicUrl'>;
  metrics: ServerMetrics | undefined;
}

/** Receives errors and policy violations of browsers. They are counted, and logged without personal data. */
export function registerBrowserReports(app: FastifyInstance, { config, metrics }: BrowserReportsOptions): void {
  const { basePath, limitsInPercent, publicUrl } = config;
  const counter = createRateCounter(limitsInPercent);

  /** @returns seconds until the next report is accepted, or undefined */
  const countReport = (address: string) =>
    counter.count(`address ${networkOf(address)}`, perAddress, minuteInMs) ??
    counter.count('process', perProcess, minuteInMs);

  async function readBody(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const limits = { limitInBytes: longestBody, timeoutInMs: bodyTimeoutInMs, signal: leaving.signal };
    return holdForm(request.raw, limits);
  }

  app.register(async (scope) => {
    limitUnreadBodies(scope, bodyTimeoutInMs);
    scope.post(basePath + reportsPath, { config: { kind: 'report' } }, async (request, reply) => {
      if (isCrossSite(request.raw)) return sendError(reply, 'cross_site');
      const retryAfterInSeconds = countReport(request.ip);
      if (retryAfterInSeconds !== undefined) {
        metrics?.browserReported('limited');
        return sendError(reply, 'too_many_calls', retryAfterInSeconds);
      }
      if (declaredLength(request.raw) > longestBody) return sendError(reply, 'body_too_large');
      let reports: readonly BrowserReport[] | undefined;
      try {
        reports = readReports(request.headers['content-type'], await readBody(request, reply), publicUrl);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        return sendError(reply, error.code);
      }
      if (reports === undefined) {
        metrics?.browserReported('unreadable');
        return sendError(reply, 'bad_request');
      }
      for (const report of reports) {
        metrics?.browserReported(report.kind);
        request.log.warn({ report }, 'browser report');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

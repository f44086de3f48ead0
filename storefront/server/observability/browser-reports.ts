import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readReports, type BrowserReport } from './browser-report.ts';
import type { StoreConfig } from '../config.ts';
import { declaredLength, isCrossSite, refuse } from '../services/forward.ts';
import { createRateCounter, networkOf } from '../services/rate-counter.ts';
import { holdForm, limitUnreadBodies } from '../services/request-body.ts';
import { reportsPath } from '../security.ts';
import type { ServerMetrics } from './server-metrics.ts';
import { UpstreamError } from '../services/upstream.ts';

/** A report of the store's own pages has some 500 bytes; a browser sends several of the policy's together. */
const longestBody = 16 * 1024;
const bodyTimeoutInMs = 5_000;

/** Reports in a minute. A page sends ten at most; a fault of a release comes from everyone at once. */
const perAddress = 60;
const perProcess = 600;
const minuteInMs = 60_000;

export interface BrowserReportsOptions {
  config: Pick<StoreConfig, 'basePath' | 'limitsInPercent' | 'publicUrl'>;
  metrics: ServerMetrics | undefined;
}

/** Takes the errors of browsers and what the content policy blocked: counted, and written to the log without personal data. */
export function registerBrowserReports(app: FastifyInstance, { config, metrics }: BrowserReportsOptions): void {
  const { basePath, limitsInPercent, publicUrl } = config;
  const counter = createRateCounter(limitsInPercent);

  /** @returns seconds until the next report is taken, or undefined */
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
      if (isCrossSite(request.raw)) return refuse(reply, 'cross_site');
      const retryAfterInSeconds = countReport(request.ip);
      if (retryAfterInSeconds !== undefined) {
        metrics?.browserReported('limited');
        return refuse(reply, 'too_many_calls', retryAfterInSeconds);
      }
      if (declaredLength(request.raw) > longestBody) return refuse(reply, 'body_too_large');
      let reports: readonly BrowserReport[] | undefined;
      try {
        reports = readReports(request.headers['content-type'], await readBody(request, reply), publicUrl);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        return refuse(reply, error.code);
      }
      if (reports === undefined) {
        metrics?.browserReported('unreadable');
        return refuse(reply, 'bad_request');
      }
      for (const report of reports) {
        metrics?.browserReported(report.kind);
        request.log.warn({ report }, 'browser report');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

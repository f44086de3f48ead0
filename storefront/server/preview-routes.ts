import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoreConfig } from './config.ts';
import { declaredLength, isCrossSite, refuse } from './forward.ts';
import { addressOf } from './pages.ts';
import { previewPageStyles, renderPreviewPage } from './preview-page.ts';
import { createRateCounter, networkOf } from './rate-counter.ts';
import { holdForm, limitUnreadBodies } from './request-body.ts';
import { pageHeaders, sourcesOf } from './security.ts';
import type { ThemePreviews } from './theme-preview.ts';
import { UpstreamError } from './upstream.ts';

const longestBody = 4096;
const bodyTimeoutInMs = 5_000;

/** Themes judged in a minute for one address. */
const perAddress = 60;
const minuteInMs = 60_000;

const sources = sourcesOf({ scripts: [], styles: [previewPageStyles] });
const storeSlugIn = (value: string | null): string => (value !== null && /^[a-z0-9-]{1,100}$/.test(value) ? value : '');

/**
 * `previa`: a link carries a theme here (`tema`, and `loja` for the store to begin in). The page says whether it can be
 * shown; only its own button begins the preview, so that no other site can.
 */
export function registerThemePreview(app: FastifyInstance, config: StoreConfig, previews: ThemePreviews): void {
  const counter = createRateCounter(config.limitsInPercent);
  const isTooMuch = ({ ip }: FastifyRequest) => counter.count(networkOf(ip), perAddress, minuteInMs);
  const url = `${config.basePath}previa`;

  function sendPage(request: FastifyRequest, reply: FastifyReply, packed: string | null, storeSlug: string) {
    const judged = packed === null ? undefined : previews.judge(packed);
    const problems = judged && 'problems' in judged ? judged.problems : undefined;
    return reply
      .code(problems ? 422 : 200)
      .headers(pageHeaders(sources, addressOf(request, config).pathname, config))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(
        renderPreviewPage({
          basePath: config.basePath,
          isRunning: previews.sheetOf(request.headers.cookie) !== undefined,
          ...(problems && { problems }),
          ...(packed !== null && !problems && { offered: { packed, storeSlug } }),
        }),
      );
  }

  app.get(url, { config: { kind: 'page' } }, async (request, reply) => {
    const { searchParams } = addressOf(request, config);
    const packed = searchParams.get('tema');
    const retryAfterInSeconds = packed === null ? undefined : isTooMuch(request);
    if (retryAfterInSeconds !== undefined) return refuse(reply, 'too_many_calls', retryAfterInSeconds);
    return sendPage(request, reply, packed, storeSlugIn(searchParams.get('loja')));
  });

  app.register(async (scope) => {
    limitUnreadBodies(scope, bodyTimeoutInMs);
    scope.post(url, { config: { kind: 'page' } }, async (request, reply) => {
      if (isCrossSite(request.raw)) return refuse(reply, 'cross_site');
      const retryAfterInSeconds = isTooMuch(request);
      if (retryAfterInSeconds !== undefined) return refuse(reply, 'too_many_calls', retryAfterInSeconds);
      if (declaredLength(request.raw) > longestBody) return refuse(reply, 'body_too_large');
      const fields = await readForm(request, reply);
      if (fields instanceof UpstreamError) return refuse(reply, fields.code);
      const packed = fields.get('tema');
      const storeSlug = storeSlugIn(fields.get('loja'));
      if (packed !== null && 'problems' in previews.judge(packed)) return sendPage(request, reply, packed, storeSlug);
      return reply
        .header('cache-control', 'private, no-store')
        .header('set-cookie', packed === null ? previews.end() : previews.begin(packed))
        .redirect(config.basePath + storeSlug, 303);
    });
  });
}

async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<URLSearchParams | UpstreamError> {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  try {
    const limits = { limitInBytes: longestBody, timeoutInMs: bodyTimeoutInMs, signal: leaving.signal };
    return new URLSearchParams((await holdForm(request.raw, limits)).toString());
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}

import { isSlug } from '@signdrive/tokens/slug';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoreConfig } from '../config.ts';
import { declaredLength, isCrossSite } from '../services/forward.ts';
import { urlOf } from '../pages/pages.ts';
import { previewPageStyles, renderPreviewPage, type PreviewPage, type PreviewRefusal } from './preview-page.ts';
import { createRateCounter, networkOf } from '../services/rate-counter.ts';
import { holdForm, limitUnreadBodies } from '../services/request-body.ts';
import { pageHeaders, sourcesOf } from '../security.ts';
import type { PreviewState, ThemePreviews } from './theme-preview.ts';
import { UpstreamError } from '../services/upstream.ts';

const longestBody = 4096;
const bodyTimeoutInMs = 5_000;

/** Theme validations per minute for one address. */
const perAddress = 60;
const minuteInMs = 60_000;

const refusalStatus: Readonly<Record<PreviewRefusal, number>> = {
  cross_site: 403,
  too_many_calls: 429,
  body_too_large: 413,
  incomplete: 400,
};

const sources = sourcesOf({ scripts: [], styles: [previewPageStyles] });
const storeSlugIn = (value: string | null): string => (value !== null && isSlug(value) ? value : '');

/**
 * Routes of `previa`: a link opens it with a theme (`tema`, and `loja` for the store to start in). The page reports
 * whether it is valid. Only its own button starts the preview, so that no other site can.
 */
export function registerThemePreview(app: FastifyInstance, config: StoreConfig, previews: ThemePreviews): void {
  const counter = createRateCounter(config.limitsInPercent);
  const isTooMuch = ({ ip }: FastifyRequest) => counter.count(networkOf(ip), perAddress, minuteInMs);
  const url = `${config.basePath}previa`;

  function sendPage(reply: FastifyReply, status: number, page: PreviewPage) {
    return reply
      .code(status)
      .headers(pageHeaders(sources, urlOf(reply.request, config).pathname, config))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(renderPreviewPage(config.basePath, page));
  }

  const refusePage = (reply: FastifyReply, kind: PreviewRefusal) => sendPage(reply, refusalStatus[kind], { kind });

  function sendDraft(reply: FastifyReply, packed: string, storeSlug: string) {
    const checked = previews.validate(packed);
    if ('problems' in checked) return sendPage(reply, 422, { kind: 'rejected', problems: checked.problems });
    const isOtherRunning = previews.read(reply.request.headers.cookie).kind === 'running';
    return sendPage(reply, 200, { kind: 'offered', packed, storeSlug, storeName: checked.storeName, isOtherRunning });
  }

  function sendState(reply: FastifyReply, state: PreviewState) {
    if (state.kind === 'invalid') reply.header('set-cookie', previews.end());
    if (state.kind === 'running') return sendPage(reply, 200, { kind: state.kind, ...state.shown });
    if (state.kind === 'ended') return sendPage(reply, 200, { kind: state.kind, ...state.shown });
    return sendPage(reply, 200, { kind: state.kind });
  }

  app.get(url, { config: { kind: 'page' } }, async (request, reply) => {
    const { searchParams } = urlOf(request, config);
    const packed = searchParams.get('tema');
    if (packed === null) return sendState(reply, previews.read(request.headers.cookie));
    const retryAfterInSeconds = isTooMuch(request);
    if (retryAfterInSeconds !== undefined) {
      return refusePage(reply.header('retry-after', retryAfterInSeconds), 'too_many_calls');
    }
    return sendDraft(reply, packed, storeSlugIn(searchParams.get('loja')));
  });

  app.register(async (scope) => {
    limitUnreadBodies(scope, bodyTimeoutInMs);
    scope.post(url, { config: { kind: 'page' } }, async (request, reply) => {
      if (isCrossSite(request.raw)) return refusePage(reply, 'cross_site');
      const retryAfterInSeconds = isTooMuch(request);
      if (retryAfterInSeconds !== undefined) {
        return refusePage(reply.header('retry-after', retryAfterInSeconds), 'too_many_calls');
      }
      if (declaredLength(request.raw) > longestBody) return refusePage(reply, 'body_too_large');
      const fields = await readForm(request, reply);
      if (fields instanceof UpstreamError) {
        return refusePage(reply, fields.code === 'body_too_large' ? fields.code : 'incomplete');
      }
      const packed = fields.get('tema');
      const storeSlug = storeSlugIn(fields.get('loja'));
      if (packed !== null && 'problems' in previews.validate(packed)) return sendDraft(reply, packed, storeSlug);
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

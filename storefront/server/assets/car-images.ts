import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, compressWhole } from './compress.ts';
import type { StoreConfig } from '../config.ts';
import { sendPlainNotFound } from '../plain-not-found.ts';
import { sendError } from '../services/forward.ts';
import { createRateCounter, networkOf } from '../services/rate-counter.ts';

/** The part of the design system's drawings that the server uses. */
export interface CarDrawings {
  /** Slugs of all models with a drawing. */
  cars: Readonly<Record<string, unknown>>;
  /** An svg document of a model in one paint (`#rrggbb`); the neutral placeholder for an unknown model. */
  renderCarSvg: (model: string, options: { paint?: string }) => string;
}

/** Loads the drawings on first use. */
export type LoadCarDrawings = () => Promise<CarDrawings>;

/** Cached drawings, each about 3 KB in brotli: more than a hundred paints of twelve models. */
const maxDrawings = 2_000;

/** New drawings per minute for one address. Rendering one costs CPU time, and the URL may name any paint. */
const newPerAddress = 300;
const minuteInMs = 60_000;

interface Drawing {
  model: string;
  /** `#rrggbb`; undefined for the placeholder. */
  paint: string | undefined;
  encoding: ReturnType<typeof chooseEncoding>;
}

/**
 * Serves `{base}cars/{model}/{paint}.svg` and `{base}cars/placeholder.svg`: the images of lists, cached permanently. A
 * car without a drawing gets the placeholder at its own URL, so that no page requests twice. It is cached for an
 * hour only, because its drawing may be added.
 */
export function registerCarImages(
  app: FastifyInstance,
  { basePath, limitsInPercent }: Pick<StoreConfig, 'basePath' | 'limitsInPercent'>,
  loadDrawings: LoadCarDrawings,
): void {
  const counter = createRateCounter(limitsInPercent);
  const drawings = new LRUCache<string, Buffer | string, Drawing>({
    max: maxDrawings,
    // Concurrent requests await the same drawing.
    async fetchMethod(_key, _old, { context: { model, paint, encoding } }) {
      const { renderCarSvg } = await loadDrawings();
      const svg = renderCarSvg(model, paint === undefined ? {} : { paint });
      return encoding ? compressWhole[encoding](Buffer.from(svg)) : svg;
    },
  });

  /** @param paint `#rrggbb`; undefined for the placeholder */
  async function answer({ headers, ip }: FastifyRequest, reply: FastifyReply, model: string, paint?: string) {
    const { cars } = await loadDrawings();
    const isDrawn = paint === undefined || Object.hasOwn(cars, model);
    const encoding = chooseEncoding(headers['accept-encoding']);
    const context = isDrawn ? { model, paint, encoding } : { model: 'placeholder', paint: undefined, encoding };
    const key = `${context.model} ${context.paint ?? ''} ${encoding ?? ''}`;
    const retryAfterInSeconds = drawings.has(key) ? undefined : counter.count(networkOf(ip), newPerAddress, minuteInMs);
    if (retryAfterInSeconds !== undefined) return sendError(reply, 'too_many_calls', retryAfterInSeconds);
    const drawing = await drawings.forceFetch(key, { context });
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', isDrawn ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml; charset=utf-8')
      .send(drawing);
  }

  const config = { kind: 'picture' } as const;
  app.get(`${basePath}cars/placeholder.svg`, { config }, (request, reply) => answer(request, reply, 'placeholder'));
  app.get<{ Params: { model: string; file: string } }>(`${basePath}cars/:model/:file`, { config }, (request, reply) => {
    const [, paint] = /^([0-9a-f]{6})\.svg$/i.exec(request.params.file) ?? [];
    return paint === undefined
      ? sendPlainNotFound(reply)
      : answer(request, reply, request.params.model, `#${paint.toLowerCase()}`);
  });
}

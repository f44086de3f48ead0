import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, compressWhole } from './compress.ts';
import type { StoreConfig } from '../config.ts';
import { refuse } from '../services/forward.ts';
import { createRateCounter, networkOf } from '../services/rate-counter.ts';

/** The part of the design system's drawings that the server needs. */
export interface CarDrawings {
  /** Every model that has a drawing, by slug. */
  cars: Readonly<Record<string, unknown>>;
  /** A whole svg document of a model in one paint (`#rrggbb`); an unknown model gives the neutral placeholder. */
  renderCarSvg: (model: string, options: { paint?: string }) => string;
}

/** Loads the drawings when the first one is asked for. */
export type LoadCarDrawings = () => Promise<CarDrawings>;

/** Drawings held in memory, each about 3 KB in brotli: a hundred paints of twelve models and more. */
const maxDrawings = 2_000;

/** Drawings in a minute that one address may be the first to ask for: each costs processor time, and any paint can be named. */
const newPerAddress = 300;
const minuteInMs = 60_000;

interface Drawing {
  model: string;
  /** `#rrggbb`; undefined for the placeholder, which has none. */
  paint: string | undefined;
  encoding: ReturnType<typeof chooseEncoding>;
}

/**
 * Serves `{base}cars/{model}/{paint}.svg` and `{base}cars/placeholder.svg`: the lists' pictures, cached for good.
 * A car without a drawing has the placeholder at its own address, so that no page asks twice; only for an hour, since
 * its drawing may come.
 */
export function registerCarImages(
  app: FastifyInstance,
  { basePath, limitsInPercent }: Pick<StoreConfig, 'basePath' | 'limitsInPercent'>,
  loadDrawings: LoadCarDrawings,
): void {
  const counter = createRateCounter(limitsInPercent);
  const drawings = new LRUCache<string, Buffer | string, Drawing>({
    max: maxDrawings,
    // Requests that come meanwhile wait for the same drawing.
    async fetchMethod(_key, _old, { context: { model, paint, encoding } }) {
      const { renderCarSvg } = await loadDrawings();
      const svg = renderCarSvg(model, paint === undefined ? {} : { paint });
      return encoding ? compressWhole[encoding](Buffer.from(svg)) : svg;
    },
  });

  /** @param paint `#rrggbb`; undefined for the placeholder */
  async function answer({ headers, ip }: FastifyRequest, reply: FastifyReply, asked: string, paint?: string) {
    const { cars } = await loadDrawings();
    const isDrawn = paint === undefined || Object.hasOwn(cars, asked);
    const encoding = chooseEncoding(headers['accept-encoding']);
    const context = isDrawn ? { model: asked, paint, encoding } : { model: 'placeholder', paint: undefined, encoding };
    const key = `${context.model} ${context.paint ?? ''} ${encoding ?? ''}`;
    const retryAfterInSeconds = drawings.has(key) ? undefined : counter.count(networkOf(ip), newPerAddress, minuteInMs);
    if (retryAfterInSeconds !== undefined) return refuse(reply, 'too_many_calls', retryAfterInSeconds);
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
      ? notFound(reply)
      : answer(request, reply, request.params.model, `#${paint.toLowerCase()}`);
  });
}

function notFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

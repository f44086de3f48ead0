import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, compressWhole } from './compress.ts';

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

/**
 * Serves `{base}cars/{model}/{paint}.svg` and `{base}cars/placeholder.svg`: the lists' pictures, cached for good.
 * A car without a drawing has the placeholder at its own address, so that no page asks twice; only for an hour, since
 * its drawing may come.
 */
export function registerCarImages(app: FastifyInstance, basePath: string, loadDrawings: LoadCarDrawings): void {
  const drawings = new LRUCache<string, Buffer | string>({ max: maxDrawings });

  /** @param paint `#rrggbb`; undefined for the placeholder, which has none */
  async function answer(reply: FastifyReply, model: string, paint?: string) {
    const { cars, renderCarSvg } = await loadDrawings();
    const isDrawn = paint === undefined || Object.hasOwn(cars, model);
    const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
    const shown = isDrawn ? model : 'placeholder';
    const shownPaint = isDrawn ? paint : undefined;
    const key = `${shown} ${shownPaint ?? ''} ${encoding ?? ''}`;
    let drawing = drawings.get(key);
    if (drawing === undefined) {
      const svg = renderCarSvg(shown, shownPaint === undefined ? {} : { paint: shownPaint });
      drawing = encoding ? await compressWhole[encoding](Buffer.from(svg)) : svg;
      drawings.set(key, drawing);
    }
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', isDrawn ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml; charset=utf-8')
      .send(drawing);
  }

  const config = { kind: 'picture' } as const;
  app.get(`${basePath}cars/placeholder.svg`, { config }, (_request, reply) => answer(reply, 'placeholder'));
  app.get<{ Params: { model: string; file: string } }>(`${basePath}cars/:model/:file`, { config }, (request, reply) => {
    const [, paint] = /^([0-9a-f]{6})\.svg$/i.exec(request.params.file) ?? [];
    return paint === undefined ? notFound(reply) : answer(reply, request.params.model, `#${paint.toLowerCase()}`);
  });
}

function notFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { houseSlots, oklchToHex } from '@signdrive/tokens/theme';
import { isSlug } from '@signdrive/tokens/slug';
import { deriveTheme } from '@signdrive/tokens/derive';
import type { StoreConfig } from '../config.ts';
import type { ListedPages } from '../contract.ts';
import { sendPlainNotFound } from '../plain-not-found.ts';

/** Paths without use for a search engine: account, orders, one-time links, and calls. */
const closedPaths = ['api/', 'conta/', '*/conta/', '*/assinar/', 'confirm-email', 'reset-password'];

const anHour = 'public, max-age=3600';

/**
 * Serves `sitemap.xml`, `robots.txt`, the web manifests of the house and of each partner, the icon at its conventional
 * URL, and the share images of partners without their own.
 */
export function registerDiscovery(
  app: FastifyInstance,
  config: StoreConfig,
  { serviceFetch, listedPages }: { serviceFetch: typeof globalThis.fetch; listedPages: ListedPages },
): void {
  const { basePath } = config;

  app.get(`${basePath}sitemap.xml`, async (_request, reply) => {
    // Only URLs that are their own canonical one: where that is the home page, there is no other.
    if (config.canonical === 'home') return send(reply, 'application/xml', sitemap(config, ['/']));
    const offers = await readOffers(serviceFetch, basePath);
    // One that lacked the offers would take them out of the search; the crawler keeps the last one it had.
    if (offers === undefined)
      return reply.code(503).header('retry-after', '600').header('cache-control', 'no-store').send();
    return send(
      reply,
      'application/xml',
      sitemap(config, [...listedPages, ...offers.map((slug) => `/ofertasvw/${slug}`)]),
    );
  });

  const answerRobots = (reply: FastifyReply) => send(reply, 'text/plain', robots(config));
  app.get(`${basePath}robots.txt`, (_request, reply) => answerRobots(reply));
  // Crawlers request robots.txt at the origin only.
  if (basePath !== '/') app.get('/robots.txt', (_request, reply) => answerRobots(reply));

  // Browsers request it for a document without an icon, such as an SVG file.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', anHour).redirect(`${basePath}favicon.svg`),
  );

  const answerManifest = (reply: FastifyReply, slug = '') =>
    send(reply, 'application/manifest+json', JSON.stringify(webManifest(basePath, slug)));
  app.get(`${basePath}manifest.webmanifest`, (_request, reply) => answerManifest(reply));
  app.get<{ Params: { slug: string } }>(`${basePath}:slug/manifest.webmanifest`, (request, reply) =>
    isSlug(request.params.slug) ? answerManifest(reply, request.params.slug) : sendPlainNotFound(reply),
  );

  app.get<{ Params: { slug: string; file: string } }>(`${basePath}social/:slug/:file`, (request, reply) => {
    const { slug, file } = request.params;
    if (!isSlug(slug) || !/^[a-z0-9-]+\.png$/.test(file)) return sendPlainNotFound(reply);
    return reply
      .header('cache-control', anHour)
      .header('cross-origin-resource-policy', 'cross-origin')
      .redirect(`${basePath}social/${file}`, 302);
  });
}

/** Slugs of the cars that have a page; undefined if the service fails. */
async function readOffers(serviceFetch: typeof globalThis.fetch, basePath: string): Promise<string[] | undefined> {
  try {
    const answer = await serviceFetch(`${basePath}api/content/cars?_fields=title,slug&per_page=100`);
    const cars: unknown = answer.ok ? await answer.json() : undefined;
    if (!Array.isArray(cars)) return undefined;
    return cars.flatMap((car: { slug?: unknown } | null) =>
      typeof car?.slug === 'string' && isSlug(car.slug) ? [car.slug] : [],
    );
  } catch {
    return undefined;
  }
}

function sitemap({ publicUrl }: StoreConfig, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${publicUrl}${path.slice(1)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

/** Only the production store is indexed. */
function robots({ environment, basePath, publicUrl }: StoreConfig): string {
  const rules =
    environment === 'production' ? closedPaths.map((path) => `Disallow: ${basePath}${path}`) : ['Disallow: /'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}sitemap.xml`, ''].join('\n');
}

function webManifest(basePath: string, slug: string) {
  const icon = (name: string, size: number, purpose?: string) => ({
    src: `${basePath}icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return {
    id: basePath + slug,
    name: 'Sign & Drive: carro por assinatura',
    short_name: 'Sign & Drive',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: basePath + slug,
    // A partner's visitor also opens pages that only the house has.
    scope: basePath,
    display: 'browser',
    background_color: canvas,
    theme_color: canvas,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('maskable-512', 512, 'maskable'),
      { src: `${basePath}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

const canvas = oklchToHex(deriveTheme(houseSlots)['color-surface-canvas']);

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.header('cache-control', anHour).type(`${type}; charset=utf-8`).send(text);

/**
 * Which store an address belongs to (spec §2.1, product.md "Routes"): partners have the same pages as the house,
 * under their own slug. Paths are relative to the site's base path and start with a slash.
 */

/** First segments that are pages of the house and can never be a partner's slug. */
const reservedSegments: ReadonlySet<string> = new Set([
  '288',
  '840',
  '1008',
  'api',
  'assets',
  'calculadora',
  'calculadoracomparativa',
  'cars',
  'clientes',
  'comparar',
  'concessionaria',
  'condicoes-legais',
  'confirm-email',
  'conta',
  'faq',
  'ofertasvw',
  'politica-de-cookies',
  'politica-de-privacidade',
  'portal-do-titular',
  'reset-password',
  'social',
  'termos-de-uso',
]);

const slugPattern = /^[a-z0-9-]+$/;

/** Pages a store has beside its home, as they follow the slug. */
const storePagePattern =
  /^\/(?:ofertasvw(?:\/[^/]+)?|faq|clientes|calculadoracomparativa|conta(?:\/(?:status-pedido|plano|minha-conta))?|politica-de-cookies|politica-de-privacidade|portal-do-titular|termos-de-uso|condicoes-legais)\/?$/;

export interface StoreAddress {
  /** The store the address names; absent for the house. */
  storeSlug?: string;
  /** The page, as it would stand in the house store. */
  path: string;
}

/**
 * Splits an address into store and page. An unknown single segment may be a store, which only the store check can tell;
 * a deeper address is one only when what follows is a page.
 */
export function splitStoreAddress(path: string): StoreAddress {
  const [, slug = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  if (!slugPattern.test(slug) || reservedSegments.has(slug)) return { path };
  if (rest === '' || rest === '/') return { storeSlug: slug, path: '/' };
  return storePagePattern.test(rest) ? { storeSlug: slug, path: rest } : { path };
}

/** The address of a page in a store. Pages that only the house has keep their own. */
export function joinStoreAddress({ storeSlug, path }: StoreAddress): string {
  if (storeSlug === undefined) return path;
  if (path === '/') return `/${storeSlug}`;
  return storePagePattern.test(path) ? `/${storeSlug}${path}` : path;
}

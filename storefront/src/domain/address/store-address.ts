/**
 * Splits an address into its store and its page (spec §2.1, product.md "Routes"). Partners have the same pages as the
 * house, under their own slug. Paths are relative to the site's base path and start with a slash.
 */

/** Order steps with a page of their own; the first two are on the offer page. */
const orderSteps = 'entrar|dados|endereco|documentos|retirada|pagamento';

const textPages = 'politica-de-(?:cookies|privacidade)|portal-do-titular|termos-de-uso|condicoes-legais';

const storePages = `ofertasvw(?:/[^/.]+(?:/assinar/(?:${orderSteps}))?)?|conta(?:/(?:status-pedido|plano|minha-conta))?|faq|clientes|calculadoracomparativa|comparar|${textPages}`;

/** First segments that are pages of the store. */
const pageNamePattern = new RegExp(
  `^(?:ofertasvw|conta|faq|clientes|calculadora|calculadoracomparativa|comparar|concessionaria|confirm-email|reset-password|${textPages})$`,
);

/** Deletes the store cookie and redirects to the home page of the house. The server handles it. */
export const storeExitPath = '/sair-da-loja';

/** First segments that only the server handles, and the short addresses of campaigns. */
const otherReservedPattern = /^(?:288|840|1008|api|assets|cars|healthz|icons|previa|readyz|sair-da-loja|social)$/;

const slugPattern = /^[a-z0-9-]+$/;

/** Pages that every store has besides its home page. */
const storePagePattern = new RegExp(`^/(?:${storePages})/?$`);

export const isPageName = (segment: string) => pageNamePattern.test(segment);

/**
 * True for the page that other sites embed. It stores nothing and reads nothing about the visitor (product.md,
 * "Routes": `/calculadora`).
 */
export const isEmbeddedPage = (path: string) => /^\/calculadora\/?$/.test(path);

/** True if the slug matches the grammar. Only the store check tells if the partner exists. */
export const isStoreSlug = (segment: string) =>
  slugPattern.test(segment) && !isPageName(segment) && !otherReservedPattern.test(segment);

/** True for a page that partner stores have, given by its path in the house store. */
export const isStorePage = (path: string) => path === '/' || storePagePattern.test(path);

export interface StoreAddress {
  /** The store the address names; absent for the house. */
  storeSlug?: string;
  /** The page, by its path in the house store. */
  path: string;
}

/**
 * Splits an address into store and page. An unknown single segment may be a store; a deeper address names one only if
 * the rest is a page.
 */
export function splitStoreAddress(path: string): StoreAddress {
  const [, slug = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const page = rest || '/';
  return isStoreSlug(slug) && isStorePage(page) ? { storeSlug: slug, path: page } : { path };
}

/** Joins store and page. Pages that only the house has keep their own address. */
export function joinStoreAddress({ storeSlug, path }: StoreAddress): string {
  if (storeSlug === undefined || !isStorePage(path)) return path;
  return path === '/' ? `/${storeSlug}` : `/${storeSlug}${path}`;
}

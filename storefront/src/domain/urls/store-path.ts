import { isSlug } from '@signdrive/tokens/slug';
import { folders, pageNames, pages, patternOf } from './pages.ts';

/**
 * Splits a path into its store and its page (spec §2.1, product.md "Routes"). Partners have the same pages as the
 * house, under their own slug. Paths are relative to the site's base path and start with a slash.
 */

/** Path that forgets the remembered store and leads to the house's home. The server answers it. */
export const storeExitPath = '/sair-da-loja';

/** First segments that only the server handles, and the short URLs of campaigns. */
const otherReservedPattern = /^(?:288|840|1008|api|assets|cars|healthz|icons|previa|readyz|sair-da-loja|social)$/;

/** Pages every store has. */
const storePagePattern = patternOf(...pages.listed, ...pages.unlisted, ...pages.personal, ...Object.keys(folders));

const embeddedPattern = patternOf(...pages.embedded);

/** True for the page that other sites embed. */
export const isEmbeddedPage = (path: string) => embeddedPattern.test(path);

/** True if the slug matches the grammar. Only the store check tells if the partner exists. */
export const isStoreSlug = (segment: string) =>
  isSlug(segment) && !pageNames.has(segment) && !otherReservedPattern.test(segment);

/** True for a page that stores have, as it would stand in the house. */
export const isStorePage = (path: string) => storePagePattern.test(path);

export interface StorePath {
  /** The store that the path names; absent for the house. */
  storeSlug?: string;
  /** The page, by its path in the house store. */
  path: string;
}

/**
 * Splits a path into store and page. An unknown single segment may be a store; a deeper path names one only if
 * the rest is a page.
 */
export function splitStorePath(path: string): StorePath {
  const [, slug = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const page = rest || '/';
  return isStoreSlug(slug) && isStorePage(page) ? { storeSlug: slug, path: page } : { path };
}

/** Joins store and page. Pages that only the house has keep their own path. */
export function joinStorePath({ storeSlug, path }: StorePath): string {
  if (storeSlug === undefined || !isStorePage(path)) return path;
  return path === '/' ? `/${storeSlug}` : `/${storeSlug}${path}`;
}

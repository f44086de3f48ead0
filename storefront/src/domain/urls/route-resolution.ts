import {
  folders,
  pageNames,
  pages,
  patternOf,
  isEmbeddedPage,
  isStorePage,
  isStoreSlug,
  joinStorePath,
  splitStorePath,
} from './pages.ts';

export type Resolution =
  /**
   * A page, by its path in the house store. If the path itself names `storeSlug`, the store has to be checked;
   * otherwise the page only takes its theme.
   */
  | { kind: 'page'; path: string; storeSlug?: string; isStoreNamed: boolean }
  /** Redirects to another URL: path, query and hash, relative to the base path. */
  | { kind: 'redirect'; to: string }
  /** No page exists. The error page takes the theme of a store that is known already. */
  | { kind: 'notFound'; storeSlug?: string };

const housePagePattern = patternOf(...pages.house);
/** Their path holds a token, which must not travel on: it stays as it is while a store is stored. */
const emailedPattern = patternOf(...pages.emailed);

const shortcutCampaign = 'utm_source=campanha&utm_medium=atalho&utm_campaign=';
const storeOfferCampaign = 'utm_source=ofertasvw&utm_medium=referral&utm_campaign=simulacao';

/**
 * The route table for server and browser (spec §2.1; product.md, "Routes"): letter case, shortcut, reserved page names,
 * doubled segment, slug grammar. The store check comes after it. Several rules produce one redirect. Each rule runs
 * once: the cost grows linearly with the URL, and no redirect loops.
 * @param href path, query and hash, relative to the site's base path
 * @param storedStore slug from the store cookie; ignored if it breaks the slug grammar
 */
export function resolveRoute(href: string, storedStore?: string): Resolution {
  const [, typedPath = '/', typedQuery = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const stored = storedStore !== undefined && isStoreSlug(storedStore) ? storedStore : undefined;
  const path = withoutRepeatedPage(inLowerCase(plainPath(typedPath).replaceAll(/\/{2,}/g, '/')));
  const campaign = /^\/(288|840|1008)$/.exec(path)?.[1];
  const query = campaign ? withMissing(typedQuery, shortcutCampaign + campaign) : typedQuery;

  const named = splitStorePath(campaign ? '/ofertasvw/tera' : path);
  const page = folders[named.path] ?? named.path;
  const ownStore = named.storeSlug ?? (isStorePage(page) ? stored : undefined);
  const isStoreOffer = ownStore !== undefined && /^\/ofertasvw\/[^/]+$/.test(page);
  const completed = isStoreOffer ? withMissing(query, storeOfferCampaign) : query;

  const to = joinStorePath({ storeSlug: ownStore, path: page }) + completed + hash;
  if (to !== href) return { kind: 'redirect', to };
  if (ownStore !== undefined) return { kind: 'page', path: page, storeSlug: ownStore, isStoreNamed: true };
  if (isStorePage(page)) return { kind: 'page', path: page, isStoreNamed: false };
  if (isEmbeddedPage(page)) {
    // This page is embedded in other sites. It reads no cookie: its query names the store.
    return { kind: 'page', path: page, storeSlug: slugInQuery(query), isStoreNamed: false };
  }
  if (housePagePattern.test(page) || emailedPattern.test(page)) {
    return { kind: 'page', path: page, storeSlug: stored, isStoreNamed: false };
  }
  return { kind: 'notFound', storeSlug: stored !== undefined && page.startsWith(`/${stored}/`) ? stored : undefined };
}

/**
 * The path with its unreserved characters decoded (RFC 3986 §6.2.2.2), and without slashes and spaces at its end, as
 * typed and copied links have. The router's own URLs are so, too: another one would change during hydration.
 */
function plainPath(path: string): string {
  // Browsers read a backslash as a slash: the target `/\host` would be another site.
  const decoded = path
    .replaceAll('\\', '/')
    .replaceAll(/%(?:2D|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, decodeURIComponent);
  // A match begins only where a run does. Otherwise the cost would grow with the square of the longest run.
  return decoded.replace(/(?<!\/|%20)(?:\/|%20)+$/, '') || '/';
}

/**
 * The path in lower case if a page has it: a visitor who types "/Viaduto" means the store. Other paths are returned
 * unchanged, and so is one with an e-mail's token or an encoded character.
 */
function inLowerCase(path: string): string {
  if (!/^[\w/-]+$/.test(path)) return path;
  const lower = path.toLowerCase();
  const { path: page } = splitStorePath(withoutRepeatedPage(lower));
  return isStorePage(page) || isEmbeddedPage(page) || housePagePattern.test(page) ? lower : path;
}

/** Removes every repetition of a page's name at the start of a path: `/faq/faq/faq` becomes `/faq`. */
function withoutRepeatedPage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (!pageNames.has(first)) return path;
  const next = rest.findIndex((segment) => segment !== first);
  return ['', first, ...(next === -1 ? [] : rest.slice(next))].join('/');
}

/** The slug in the query of an embedded page. */
function slugInQuery(query: string): string | undefined {
  const slug = /[?&]loja=([^&]*)/.exec(query)?.[1];
  return slug !== undefined && isStoreSlug(slug) ? slug : undefined;
}

/** The query with the parameters it has not; the others stay as they were written. */
function withMissing(query: string, parameters: string): string {
  const missing = parameters
    .split('&')
    .filter((parameter) => !new RegExp(`[?&]${parameter.split('=')[0]}(?=[=&]|$)`).test(query));
  if (missing.length === 0) return query;
  return `?${[...missing, ...(query.length > 1 ? [query.slice(1)] : [])].join('&')}`;
}
